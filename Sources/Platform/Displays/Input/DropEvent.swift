import Foundation

/// Items dragged from another program and dropped on the display.
package enum DropEvent: Equatable, Sendable {
  case file(URL)
  case text(String)
}
