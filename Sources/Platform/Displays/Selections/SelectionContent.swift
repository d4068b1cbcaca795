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
  /// The names under which texts are offered and asked for, the best first.
  static let textNames = ["UTF8_STRING", text, "text/plain", "TEXT", "STRING"]

  // Contents of other programs are limited. A picture of 8 000 × 8 000 pixels is shorter.
  static let longest = 256 << 20
  /// The seconds in which a program has to begin its answer, and to continue it.
  static let patience = 1.0
  /// The seconds in which an answer has to be complete.
  static let longestTime = 10.0

  /// Returns the known types among those that another program offers. Of several formats of a picture the first of the list is taken.
  static func known(among names: [String]) -> [String] {
    var known = ["text/html", "text/uri-list", "text/rtf"].filter(names.contains)
    if let picture = ["image/png", "image/webp", "image/jpeg", "image/gif", "image/tiff", "image/bmp"].first(where: names.contains) {
      known.append(picture)
    }
    // Names of uniform types are those of other programs made with this library.
    known += names.filter { name in ["public.", "com.", "org.", "net."].contains { name.hasPrefix($0) } }.prefix(16)
    return (names.contains { $0 != "TEXT" && textNames.contains($0) } ? [text] : []) + known
  }
}
