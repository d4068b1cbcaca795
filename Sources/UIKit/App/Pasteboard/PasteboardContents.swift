import Foundation

/// What lies on a pasteboard, however many objects show it.
@MainActor final class PasteboardContents {
  var items: [[String: Any]] = []
  var changes = 0
  var expiration: Date?
  /// What was last written to the desktop's clipboard or read from it.
  var exchanged: String?

  func clear() {
    items = []
    changes = 0
    expiration = nil
    exchanged = nil
  }
}
