import UIKit

/// A text in a file.
final class NoteDocument: UIDocument {
  var text = ""

  override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }

  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    guard let data = contents as? Data, let words = String(data: data, encoding: .utf8) else { throw CocoaError(.fileReadCorruptFile) }
    text = words
  }
}
