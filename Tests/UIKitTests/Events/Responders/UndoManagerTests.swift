import Testing
import TrestleExpectations
import UIKit

@MainActor private final class Document {
  let undo = UndoManager()
  var text = "" {
    didSet {
      let old = oldValue
      undo.registerUndo(withTarget: self) { $0.text = old }
    }
  }
}

@Suite("Undo") @MainActor
struct UndoManagerTests {
  private let document = Document()

  init() {
    Interface.begin()
    document.undo.groupsByEvent = false
  }

  private func change(_ text: String, name: String = "") {
    document.undo.beginUndoGrouping()
    document.text = text
    document.undo.setActionName(name)
    document.undo.endUndoGrouping()
  }

  @Test("Changes are undone and redone in order, and a new change clears the redo stack")
  func undoAndRedo() {
    change("a", name: "Typing")
    change("ab")
    expect(document.undo.canUndo && !document.undo.canRedo)
    document.undo.undo()
    expect(document.text == "a" && document.undo.canRedo)
    expect(document.undo.undoMenuItemTitle, equals: "Undo Typing")
    document.undo.undo()
    expect(document.text == "" && !document.undo.canUndo)
    expect(document.undo.redoMenuItemTitle, equals: "Redo Typing")
    document.undo.redo()
    document.undo.redo()
    expect(document.text == "ab" && !document.undo.canRedo)
    document.undo.undo()
    change("x")
    expect(!document.undo.canRedo)
  }

  @Test("What is registered in one group is undone together, nested groups included")
  func groups() {
    document.undo.beginUndoGrouping()
    document.text = "a"
    change("ab")
    document.undo.endUndoGrouping()
    document.undo.undo()
    expect(document.text, equals: "")
  }

  @Test("One pass of the event loop makes one group")
  func byEvent() {
    document.undo.groupsByEvent = true
    document.text = "a"
    document.text = "ab"
    AfterLayout.run()
    document.text = "abc"
    document.undo.undo()
    expect(document.text, equals: "ab")
    document.undo.undo()
    expect(document.text, equals: "")
  }

  @Test("Levels are limited, registration can be switched off, targets can be forgotten")
  func limits() {
    document.undo.levelsOfUndo = 1
    change("a")
    change("b")
    document.undo.undo()
    expect(document.text == "a" && !document.undo.canUndo)
    document.undo.removeAllActions()
    document.undo.disableUndoRegistration()
    document.text = "c"
    document.undo.enableUndoRegistration()
    expect(!document.undo.canUndo)
    change("d")
    document.undo.removeAllActions(withTarget: document)
    expect(!document.undo.canUndo)
  }

  @Test("Mistakes are reported")
  func mistakes() {
    let caught = CaughtError()
    caught.watch { document.undo.endUndoGrouping() }
    expect(caught.message, equals: "endUndoGrouping called with no matching begin")
  }
}
