import Foundation

/// The contents of a pasteboard, shared by all objects that represent it.
@MainActor final class PasteboardContents {
  var items: [[String: Any]] = []
  var changes = 0
  var expiration: Date?
  /// The text last written to or read from the desktop's clipboard.
  var exchanged: String?
  /// The number of the desktop's clipboard whose content was last written or read.
  var serial: Int?
}
