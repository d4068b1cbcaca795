import CoreGraphics
import Foundation
import TrestlePlatform
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

@MainActor @Suite struct TextViewTests {
  private func make(_ text: String = "", width: CGFloat = 200, height: CGFloat = 200) -> (TestScreen, UITextView, TextViewLog) {
    let screen = TestScreen()
    let view = UITextView(frame: CGRect(x: 20, y: 40, width: width, height: height))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    let log = TextViewLog()
    view.delegate = log
    let parent = UIView()
    parent.backgroundColor = .white
    parent.addSubview(view)
    screen.show(parent)
    return (screen, view, log)
  }

  /// Returns a point of the text, on the screen.
  private func point(_ offset: Int, in view: UITextView) -> CGPoint {
    let caret = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: offset)!)
    return view.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
  }

  @Test("Touches: a tap into the room between two paragraphs places the caret in the nearer one")
  func touchesBetweenParagraphs() {
    let (screen, view, _) = make("one\ntwo\nthree")
    let style = NSMutableParagraphStyle()
    style.paragraphSpacing = 40
    view.attributedText = NSAttributedString(
      string: "one\ntwo\nthree", attributes: [.font: UIFont.systemFont(ofSize: 17), .paragraphStyle: style])
    let above = point(1, in: view)
    screen.tap(CGPoint(x: above.x, y: above.y + 22))
    expect(view.selectedRange, equals: NSRange(location: 0, length: 0))
    screen.advance(by: 1)
    let below = point(5, in: view)
    screen.tap(CGPoint(x: below.x, y: below.y - 22))
    expect(view.selectedRange, equals: NSRange(location: 4, length: 0))
  }

  @Test("Touches: a tap places the caret, two select the word, three the paragraph, a held finger moves the caret")
  func touches() {
    let (screen, view, log) = make("one two three\nfour")
    screen.tap(point(5, in: view))
    expect(log.take(), equals: ["shouldBegin", "didBegin", "selection"])
    expect(view.selectedRange, equals: NSRange(location: 4, length: 0))
    screen.advance(by: 1)
    screen.tap(point(5, in: view), count: 2)
    expect(view.selectedRange, equals: NSRange(location: 4, length: 3))
    expect(UIMenuController.shared.isMenuVisible)
    screen.advance(by: 1)
    screen.tap(point(9, in: view), count: 3)
    expect(view.selectedRange, equals: NSRange(location: 0, length: 13))
    screen.advance(by: 1)
    UIMenuController.shared.hideMenu()
    screen.settle()
    let finger = screen.touchDown(point(15, in: view))
    screen.advance(by: 0.6)
    expect(view.selectedRange, equals: NSRange(location: 15, length: 0))
    finger.move(to: point(16, in: view))
    expect(view.selectedRange, equals: NSRange(location: 16, length: 0))
    finger.up()
    screen.layout()
    expect(UIMenuController.shared.isMenuVisible)
    screen.type("x")
    expect(!UIMenuController.shared.isMenuVisible, "typing takes the menu away")
    expect(view.text, equals: "one two three\nfoxur")
  }

  @Test("An endless text scrolls under the finger while it is edited, and follows the caret")
  func scrolling() {
    let (screen, view, _) = make((1...60).map { "line \($0)" }.joined(separator: "\n"))
    expect(view.contentSize.height, above: 1000)
    view.becomeFirstResponder()
    screen.layout()
    screen.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 100))
    screen.settle()
    expect(view.contentOffset.y, above: 50)
    expect(view.selectedRange.location, equals: view.text.utf16.count, "dragging selects nothing")
    view.selectedRange = NSRange(location: 0, length: 0)
    screen.type("x")
    expect(view.contentOffset.y, equals: 0)
    screen.press(.keyboardEnd, modifiers: .control)
    expect(view.bounds.contains(view.caretRect(for: view.endOfDocument)))
  }

  @Test("A selection across line ends fills its lines to the edges of the text, also empty and right-to-left ones")
  func filledLines() {
    let (_, view, _) = make("one two\n\nשלום\nlong words that go on in another line", width: 200)
    func rects(_ start: Int, _ end: Int) -> [CGRect] {
      let from = view.position(from: view.beginningOfDocument, offset: start)!
      return view.selectionRects(for: view.textRange(from: from, to: view.position(from: from, offset: end - start)!)!).map(\.rect)
    }
    let (left, right) = (CGFloat(5), CGFloat(195))
    func caret(_ offset: Int) -> CGFloat { view.caretRect(for: view.position(from: view.beginningOfDocument, offset: offset)!).midX }
    func isClose(_ found: [CGRect], _ spans: [(CGFloat, CGFloat)]) -> Bool {
      found.count == spans.count && zip(found, spans).allSatisfy { abs($0.minX - $1.0) < 0.1 && abs($0.maxX - $1.1) < 0.1 }
    }
    expect(isClose(rects(4, 7), [(caret(4), caret(7))]), "within a line it ends with its glyphs")
    expect(isClose(rects(4, 8), [(caret(4), right)]))
    expect(isClose(rects(4, 9), [(caret(4), right), (left, right)]))
    expect(isClose(rects(8, 9), [(left, right)]))
    expect(isClose(rects(7, 11), [(caret(7), right), (left, right), (caret(11), right)]), "\(rects(7, 11))")
    expect(isClose(rects(9, 14), [(left, right)]))
    expect(isClose(rects(10, 14), [(left, caret(10))]), "a line from right to left is filled at its left end")
    let wrapped = view.lineRange(at: 14, prefersUpstream: false).range
    let frames = rects(14, wrapped.upperBound + 2)
    expect(frames.count == 2 && abs(frames[0].maxX - right) < 0.1 && abs(frames[1].minX - left) < 0.1)
    expect(rects(14, wrapped.upperBound - 1)[0].maxX, below: right)
  }

  @Test("A view that does not scroll is as high as its text, and grows with it")
  func intrinsicSize() {
    let (screen, view, _) = make("one")
    view.isScrollEnabled = false
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    expect(abs(view.sizeThatFits(CGSize(width: 200, height: 0)).height - (line + 16)), below: 1)
    view.becomeFirstResponder()
    screen.type("\ntwo\nthree")
    expect(abs(view.intrinsicContentSize.height - (3 * line + 16)), below: 1.5)
    let stack = UIStackView(arrangedSubviews: [view])
    stack.axis = .vertical
    let size = stack.systemLayoutSizeFitting(
      CGSize(width: 80, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    expect(size.height, atLeast: view.sizeThatFits(CGSize(width: 80, height: 0)).height - 1)
  }

  @Test("A link is opened in text that is not edited, after the delegate was called")
  func links() {
    let (screen, view, log) = make()
    let text = NSMutableAttributedString(string: "see this page", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(.link, value: URL(string: "https://example.org")!, range: NSRange(location: 4, length: 4))
    view.attributedText = text
    view.isEditable = false
    screen.layout()
    screen.tap(point(6, in: view))
    expect(log.take(), equals: ["link https://example.org 4,4"])
    screen.advance(by: 1)
    screen.tap(point(1, in: view))
    expect(log.take(), equals: [])
    expect(!view.isFirstResponder)
    screen.advance(by: 1)
    screen.tap(point(10, in: view), count: 2)
    expect(view.selectedRange, equals: NSRange(location: 9, length: 4))
    screen.press(.keyboardC, modifiers: .control)
    expect(UIPasteboard.general.string, equals: "page")
    screen.type("x")
    expect(view.text, equals: "see this page")
  }

  @Test("Typed text has typingAttributes, or else the attributes of the text before it")
  func typingAttributes() {
    let (screen, view, _) = make()
    view.attributedText = NSAttributedString(string: "ab", attributes: [.font: UIFont.boldSystemFont(ofSize: 20)])
    view.becomeFirstResponder()
    screen.type("c")
    expect(view.attributedText.attribute(.font, at: 2, effectiveRange: nil) as? UIFont, equals: .boldSystemFont(ofSize: 20))
    view.typingAttributes[.foregroundColor] = UIColor.red
    screen.type("d")
    expect(view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor, equals: .red)
    expect(view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor != .red)
    view.font = .systemFont(ofSize: 12)
    expect(view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont, equals: .systemFont(ofSize: 12))
  }

  @Test("The mouse selects by dragging, by words after a double click, and further with Shift")
  func mouse() {
    let (screen, view, _) = make("one two three")
    func mouse(_ phase: PointerEvent.Phase, _ offset: Int, shift: Bool = false) {
      let event = PointerEvent(phase, at: point(offset, in: view), button: .primary, modifiers: shift ? .shift : [])
      EventDispatcher.shared.handle(.pointer(event), at: screen.now)
      screen.layout()
    }
    mouse(.down, 1)
    expect(view.isFirstResponder && view.selectedRange == NSRange(location: 1, length: 0))
    mouse(.move, 3)
    mouse(.move, 5)
    mouse(.up, 5)
    expect(view.selectedRange, equals: NSRange(location: 1, length: 4))
    expect(!UIMenuController.shared.isMenuVisible)
    screen.type("-")
    expect(view.text, equals: "o-wo three")
    screen.advance(by: 1)
    mouse(.down, 6)
    mouse(.up, 6)
    mouse(.down, 6)
    expect(view.selectedRange, equals: NSRange(location: 5, length: 5))
    mouse(.move, 0)
    expect(view.selectedRange, equals: NSRange(location: 0, length: 10))
    mouse(.up, 0)
    screen.advance(by: 1)
    mouse(.down, 2)
    mouse(.up, 2)
    screen.advance(by: 1)
    mouse(.down, 8, shift: true)
    mouse(.up, 8, shift: true)
    expect(view.selectedRange, equals: NSRange(location: 2, length: 6))
  }

  @Test("Positions, ranges and granularities")
  func positions() {
    let (_, view, _) = make("Hello big world. Second one.\nNext")
    func position(_ offset: Int) -> UITextPosition { view.position(from: view.beginningOfDocument, offset: offset)! }
    func range(_ unit: UITextGranularity, _ offset: Int) -> String? {
      view.tokenizer.rangeEnclosingPosition(position(offset), with: unit, inDirection: .storage(.forward)).flatMap { view.text(in: $0) }
    }
    expect(range(.word, 7), equals: "big")
    expect(range(.word, 5) == nil)
    expect(range(.sentence, 7), equals: "Hello big world. ")
    expect(range(.sentence, 20), equals: "Second one.")
    expect(range(.paragraph, 7), equals: "Hello big world. Second one.\n")
    expect(range(.document, 7), equals: view.text)
    expect(view.tokenizer.isPosition(position(6), atBoundary: .word, inDirection: .storage(.backward)))
    expect(view.tokenizer.isPosition(position(9), atBoundary: .word, inDirection: .storage(.forward)))
    let next = view.tokenizer.position(from: position(6), toBoundary: .word, inDirection: .storage(.forward))
    expect(next.map { view.offset(from: view.beginningOfDocument, to: $0) }, equals: 9)
    expect(view.position(from: view.endOfDocument, offset: 1) == nil)
    expect(view.position(from: view.beginningOfDocument, offset: -1) == nil)
    expect(view.compare(position(1), to: position(2)), equals: .orderedAscending)
    view.replace(view.textRange(from: position(6), to: position(9))!, withText: "wide")
    expect(view.text.hasPrefix("Hello wide world."))
    let rects = view.selectionRects(for: view.textRange(from: position(0), to: view.endOfDocument)!)
    expect(rects.first?.containsStart == true && rects.last?.containsEnd == true)
    expect(view.closestPosition(to: CGPoint(x: 0, y: -100)).map { view.offset(from: view.beginningOfDocument, to: $0) }, equals: 0)
  }

  @Test("VoiceOver reads the content of a view and a field")
  func accessibility() {
    let (screen, view, _) = make("some text")
    view.accessibilityLabel = "Notes"
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
    field.placeholder = "Name"
    view.superview?.addSubview(field)
    let secret = UITextField(frame: CGRect(x: 20, y: 340, width: 200, height: 30))
    secret.accessibilityLabel = "Password"
    secret.isSecureTextEntry = true
    secret.text = "abc"
    view.superview?.addSubview(secret)
    screen.layout()
    #expect(
      screen.accessibilityTree() == """
        text field "Notes" = "some text" (Double tap to edit.)
        text field = "Name" (Double tap to edit.)
        secure text field "Password" = "•••" (Double tap to edit.)
        """)
  }

  @Test("A view without text has no font before one is set") func defaultFont() {
    let view = UITextView()
    expect(view.font == nil)
    view.text = "a"
    expect(view.font?.pointSize, equals: 12)
  }
}
