import Foundation

/// Something dragged from another program and let go over the display.
package enum DropEvent: Equatable, Sendable {
  case file(URL)
  case text(String)
}
