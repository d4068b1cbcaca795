import Foundation

/// One form of what was copied or is dragged: bytes of a media type, such as `image/png`, or of another type's name.
package struct SelectionContent: Equatable, Sendable {
  package var type: String
  package var bytes: Data

  package init(type: String, bytes: Data) {
    self.type = type
    self.bytes = bytes
  }

  package static let text = "text/plain;charset=utf-8"
}
