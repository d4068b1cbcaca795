import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Logs drags and drops of text.
@MainActor private final class TextWatcher: NSObject, UITextDragDelegate, UITextDropDelegate {
  var log: [String] = []
  var proposal: ((any UITextDropRequest) -> UITextDropProposal)?
  var editability = UITextDropEditability.no

  func textDraggableView(_ view: any UIView & UITextDraggable, itemsForDrag request: any UITextDragRequest) -> [UIDragItem] {
    log.append("drag \(view.text(in: request.dragRange) ?? "")")
    return request.suggestedItems
  }
  func textDraggableView(
    _ view: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession, with operation: UIDropOperation
  ) { log.append("end \(operation.rawValue)") }
  func textDroppableView(_ view: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest)
    -> UITextDropEditability
  { editability }
  func textDroppableView(_ view: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest) -> UITextDropProposal {
    proposal?(drop) ?? drop.suggestedProposal
  }
  func textDroppableView(_ view: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest) {
    log.append("drop same \(drop.isSameView)")
  }
}

@MainActor @Suite struct TextDragTests {
  private let screen = TestScreen()
  private let view = UITextView(frame: CGRect(x: 0, y: 20, width: 300, height: 100))
  private let field = UITextField(frame: CGRect(x: 0, y: 200, width: 300, height: 40))
  private let watcher = TextWatcher()

  init() {
    let container = UIView(frame: screen.window.bounds)
    container.addSubview(view)
    container.addSubview(field)
    view.text = "one two three"
    view.font = .systemFont(ofSize: 20)
    view.textDragDelegate = watcher
    view.textDropDelegate = watcher
    field.textDropDelegate = watcher
    screen.show(container)
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 0, length: 4)
    screen.settle()
  }

  private func place(of offset: Int) -> CGPoint {
    let position = view.position(from: view.beginningOfDocument, offset: offset) ?? view.beginningOfDocument
    let caret = view.caretRect(for: position)
    return view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
  }

  private func drag(from: CGPoint, to: CGPoint) {
    let touch = screen.touchDown(from)
    screen.advance(by: 0.7)
    for step in 1...20 {
      let part = CGFloat(step) / 20
      touch.move(to: CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
      screen.advance(by: 1.0 / 60)
    }
    touch.up()
    screen.settle()
    // The menu of the caret would receive the keys of the next test.
    UIMenuController.shared.hideMenu()
  }

  private var onSelection: CGPoint { CGPoint(x: (place(of: 0).x + place(of: 3).x) / 2, y: place(of: 0).y) }

  @Test("A held finger moves the selection within its text, as one change that is undone immediately")
  func moves() {
    drag(from: onSelection, to: place(of: 8))
    expect(view.text, equals: "two one three")
    expect(view.selectedRange, equals: NSRange(location: 4, length: 4))
    expect(watcher.log, equals: ["drag one ", "drop same true", "end \(UIDropOperation.move.rawValue)"])
    expect(!view.isTextDragActive)
    view.undoManager?.undo()
    expect(view.text, equals: "one two three")
  }

  @Test("Text dropped in another field is copied there and selected")
  func copies() {
    field.text = "[]"
    screen.settle()
    drag(from: onSelection, to: CGPoint(x: 290, y: 220))
    expect(view.text, equals: "one two three")
    expect(field.text, equals: "[]one ")
    expect(field.isFirstResponder)
    expect(field.text(in: field.selectedTextRange ?? UITextRange()), equals: "one ")
  }

  @Test("The mouse drags the selection as soon as it moves, and a click places the caret")
  func mouse() {
    screen.mouseDrag(from: onSelection, to: place(of: 13))
    screen.settle()
    expect(view.text, equals: "two threeone ")
    screen.mouseDrag(from: onSelection, to: onSelection)
    expect(view.selectedRange.length, equals: 0)
  }

  @Test("A finger that is held beside the selection leads the caret")
  func caret() {
    let touch = screen.touchDown(place(of: 10))
    screen.advance(by: 0.7)
    touch.move(to: place(of: 6))
    screen.advance(by: 0.1)
    touch.up()
    expect(view.text, equals: "one two three")
    expect(view.selectedRange, equals: NSRange(location: 6, length: 0))
  }

  @Test("The delegate's proposal replaces the selection or all, or refuses")
  func proposals() {
    field.text = "old"
    watcher.proposal = { _ in
      let proposal = UITextDropProposal(operation: .copy)
      proposal.dropAction = .replaceAll
      return proposal
    }
    view.selectedRange = NSRange(location: 0, length: 13)
    screen.settle()
    drag(from: place(of: 6), to: CGPoint(x: 100, y: 220))
    expect(field.text, equals: "one two three")
    field.text = "old"
    watcher.proposal = { _ in UITextDropProposal(operation: .forbidden) }
    view.becomeFirstResponder()
    screen.settle()
    drag(from: place(of: 6), to: CGPoint(x: 100, y: 220))
    expect(field.text, equals: "old")
    expect(watcher.log.last, equals: "end \(UIDropOperation.cancel.rawValue)")
  }

  @Test("A text that is not editable accepts a drop if the delegate allows it", arguments: [UITextDropEditability.no, .temporary, .yes])
  func editability(_ editability: UITextDropEditability) {
    let other = UITextView(frame: CGRect(x: 0, y: 300, width: 300, height: 60))
    other.isEditable = false
    other.text = "<>"
    other.textDropDelegate = watcher
    watcher.editability = editability
    view.superview?.addSubview(other)
    screen.settle()
    drag(from: onSelection, to: CGPoint(x: 250, y: 320))
    expect(other.text, equals: (editability == .no ? "<>" : "<>one "))
    expect(other.isEditable, equals: (editability == .yes))
  }

  @Test("With its interaction disabled, a held finger on the selection leads the caret")
  func disabled() {
    view.textDragInteraction?.isEnabled = false
    drag(from: onSelection, to: place(of: 8))
    expect(view.text, equals: "one two three")
    expect(watcher.log.isEmpty)
    expect(view.selectedRange, equals: NSRange(location: 8, length: 0))
  }
}
