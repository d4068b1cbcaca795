import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct DocumentTests {
  final class Note: UIDocument {
    var text = ""
    var errors = 0
    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {
      guard let data = contents as? Data, let text = String(data: data, encoding: .utf8) else { throw CocoaError(.fileReadCorruptFile) }
      self.text = text
    }
    override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors += 1 }
  }

  private func file(_ text: String?) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("notes-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent("Note.txt")
    if let text { try Data(text.utf8).write(to: url) }
    return url
  }

  private func read(_ url: URL) -> String? { try? String(contentsOf: url, encoding: .utf8) }

  @Test("A document opens, saves itself some seconds after a change, and closes")
  func autosaves() async throws {
    let screen = TestScreen()
    let url = try file("one")
    let note = Note(fileURL: url)
    expect(note.documentState.contains(.closed) && note.localizedName == "Note")
    var calls: [Bool] = []
    note.open { calls.append($0) }
    await screen.settle()
    expect(calls == [true] && note.text == "one" && note.documentState == .normal)
    note.text = "two"
    note.updateChangeCount(.done)
    expect(note.hasUnsavedChanges)
    await screen.advance(by: 1)
    expect(read(url), equals: "one")
    await screen.advance(by: 3)
    expect(read(url) == "two" && !note.hasUnsavedChanges)
    note.text = "three"
    note.updateChangeCount(.done)
    note.close { calls.append($0) }
    await screen.settle()
    expect(calls == [true, true] && read(url) == "three" && note.documentState.contains(.closed))
  }

  @Test("A file that is missing does not open, and creating it does")
  func creates() async throws {
    let screen = TestScreen()
    let url = try file(nil)
    let note = Note(fileURL: url)
    var calls: [Bool] = []
    note.open { calls.append($0) }
    await screen.settle()
    expect(calls == [false] && note.errors == 1)
    note.text = "new"
    note.save(to: url, for: .forCreating) { calls.append($0) }
    await screen.settle()
    expect(calls == [false, true] && read(url) == "new")
  }

  @Test("A file that another program changed is not written over, and can be reverted to")
  func conflict() async throws {
    let screen = TestScreen()
    let url = try file("mine")
    let note = Note(fileURL: url)
    await expect(note.open())
    try Data("theirs".utf8).write(to: url)
    try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: url.path)
    note.text = "mine too"
    note.updateChangeCount(.done)
    var saved: [Bool] = []
    note.autosave { saved.append($0) }
    await screen.settle()
    expect(saved == [false] && read(url) == "theirs" && note.documentState.contains(.inConflict))
    await expect(note.revert(toContentsOf: url))
    expect(note.text == "theirs" && note.documentState == .normal && !note.hasUnsavedChanges)
  }

  @Test("Undo reverts a change, and redo counts it again")
  func undo() throws {
    _ = TestScreen()
    let note = Note(fileURL: try file(""))
    note.undoManager.groupsByEvent = false
    note.undoManager.beginUndoGrouping()
    note.undoManager.registerUndo(withTarget: note) { $0.text = "" }
    note.undoManager.endUndoGrouping()
    expect(note.hasUnsavedChanges)
    note.undoManager.undo()
    expect(!note.hasUnsavedChanges)
  }

  final class Dated: UIDocument {
    static let date = Date(timeIntervalSinceReferenceDate: 1000)
    override func contents(forType typeName: String) throws -> Any { Data("x".utf8) }
    override func load(fromContents contents: Any, ofType typeName: String?) throws {}
    override func fileAttributesToWrite(to url: URL, for saveOperation: UIDocument.SaveOperation) throws -> [AnyHashable: Any] {
      var attributes = try super.fileAttributesToWrite(to: url, for: saveOperation)
      attributes[FileAttributeKey.modificationDate] = Self.date
      attributes[URLResourceKey.hasHiddenExtensionKey] = true
      return attributes
    }
  }

  @Test("A document writes the attributes that it returns, and follows its file to another place")
  func attributes() async throws {
    let screen = TestScreen()
    let url = try file(nil)
    let note = Dated(fileURL: url)
    expect(note.presentedItemURL == nil)
    note.save(to: url, for: .forCreating, completionHandler: nil)
    await screen.settle()
    try expect(FileManager.default.attributesOfItem(atPath: url.path)[.modificationDate] as? Date, equals: Dated.date)
    expect(note.presentedItemURL, equals: url)
    let moved = url.deletingLastPathComponent().appendingPathComponent("Moved.txt")
    note.presentedItemDidMove(to: moved)
    expect(note.fileURL == moved && note.localizedName == "Moved")
  }
}
