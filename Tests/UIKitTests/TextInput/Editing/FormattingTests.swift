import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct FormattingTests {
  private func make(_ text: String) -> (TestScreen, UITextView, TextViewLog) {
    let screen = TestScreen()
    let view = UITextView(frame: CGRect(x: 0, y: 40, width: 300, height: 200))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    view.allowsEditingTextAttributes = true
    let log = TextViewLog()
    view.delegate = log
    let parent = UIView()
    parent.addSubview(view)
    screen.show(parent)
    view.becomeFirstResponder()
    _ = log.take()
    return (screen, view, log)
  }

  private func isBold(_ view: UITextView, _ offset: Int) -> Bool {
    let font = view.attributedText.attribute(.font, at: offset, effectiveRange: nil) as? UIFont
    return font?.fontDescriptor.symbolicTraits.contains(.traitBold) ?? false
  }

  @Test("Control-B, -I and -U change the selection, or the attributes of typing; undo reverts that")
  func keys() {
    let (screen, view, log) = make("one two")
    view.selectedRange = NSRange(location: 4, length: 3)
    _ = log.take()
    screen.press(.keyboardB, modifiers: .control)
    expect(!isBold(view, 3) && isBold(view, 4) && isBold(view, 6))
    expect(log.take(), equals: ["change"])
    expect(view.selectedRange, equals: NSRange(location: 4, length: 3))
    view.selectedRange = NSRange(location: 0, length: 7)
    screen.press(.keyboardB, modifiers: .control)
    expect(isBold(view, 0) && isBold(view, 6), "what is bold in part becomes bold")
    screen.press(.keyboardB, modifiers: .control)
    expect(!isBold(view, 0) && !isBold(view, 6))
    screen.press(.keyboardZ, modifiers: .control)
    screen.press(.keyboardZ, modifiers: .control)
    expect(!isBold(view, 0) && isBold(view, 6))
    screen.press(.keyboardU, modifiers: .control)
    expect(view.attributedText.attribute(.underlineStyle, at: 5, effectiveRange: nil) as? Int, equals: 1)
    view.selectedRange = NSRange(location: 0, length: 0)
    screen.press(.keyboardI, modifiers: .control)
    screen.type("x")
    let font = view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    expect(font?.fontDescriptor.symbolicTraits.contains(.traitItalic), equals: true)
    expect(font?.pointSize, equals: 17)
    expect(view.text, equals: "xone two")
  }

  @Test("The edit menu offers it, where the text allows it")
  func menu() {
    let (screen, view, _) = make("one two")
    view.selectAll(UIMenuController.shared)
    screen.settle()
    expect(screen.accessibilityTree().contains("Bold"))
    view.toggleBoldface(nil)
    expect(isBold(view, 0))
    view.allowsEditingTextAttributes = false
    expect(!view.canPerformAction("toggleBoldface:", withSender: nil))
    view.toggleBoldface(nil)
    expect(isBold(view, 0), "nothing changes")
    view.selectedRange = NSRange(location: 0, length: 1)
    screen.press(.keyboardB, modifiers: .control)
    expect(isBold(view, 0) && view.text == "one two")
  }

  @Test("Positions, styling, affinity and the floating cursor")
  func answers() {
    let (screen, view, _) = make("one two three")
    let range = view.textRange(
      from: view.position(from: view.beginningOfDocument, offset: 4)!, to: view.position(from: view.beginningOfDocument, offset: 7)!)!
    expect(view.position(within: range, atCharacterOffset: 2).map { view.characterOffset(of: $0, within: range) }, equals: 2)
    expect(view.position(within: range, atCharacterOffset: 4) == nil)
    expect(view.textStyling(at: view.beginningOfDocument, in: .forward)?[.font] as? UIFont, equals: .systemFont(ofSize: 17))
    expect(view.textInputView === view)
    expect(view.selectionAffinity, equals: .forward)
    view.selectionAffinity = .backward
    expect(view.selectionAffinity, equals: .backward)
    view.selectedRange = NSRange(location: 2, length: 0)
    screen.layout()
    func caret(_ offset: Int) -> CGRect { view.caretRect(for: view.position(from: view.beginningOfDocument, offset: offset)!) }
    let (from, to) = (caret(2), caret(9))
    view.beginFloatingCursor(at: CGPoint(x: 100, y: 100))
    view.updateFloatingCursor(at: CGPoint(x: 100 + to.midX - from.midX, y: 100))
    view.endFloatingCursor()
    expect(view.selectedRange, equals: NSRange(location: 9, length: 0))
  }
}
