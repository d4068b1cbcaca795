import Foundation

/// Asynchronous forms of a document's methods.
extension UIDocument {
  /// Reads the file; returns whether this succeeded.
  @discardableResult public final func open() async -> Bool {
    await withCheckedContinuation { end in open { end.resume(returning: $0) } }
  }

  /// Saves the changes and closes the document; returns whether this succeeded.
  @discardableResult public final func close() async -> Bool {
    await withCheckedContinuation { end in close { end.resume(returning: $0) } }
  }

  /// Writes the document; returns whether this succeeded.
  @discardableResult public final func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { end in save(to: url, for: saveOperation) { end.resume(returning: $0) } }
  }

  /// Replaces the content by that of another file; returns whether this succeeded.
  @discardableResult public final func revert(toContentsOf url: URL) async -> Bool {
    await withCheckedContinuation { end in revert(toContentsOf: url) { end.resume(returning: $0) } }
  }

  /// Saves the changes; returns whether this succeeded.
  @discardableResult public final func autosave() async -> Bool {
    await withCheckedContinuation { end in autosave { end.resume(returning: $0) } }
  }
}
