import CoreGraphics
import Foundation
import TrestlePlatform
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

/// The effect of fingers in a text: taps, handles, the loupe, scrolling at the edges.
@MainActor @Suite struct TextTouchTests {
  private func view(
    _ text: String, size: CGSize = CGSize(width: 280, height: 160), design: UIDesign = .modern
  ) -> (TestScreen, UITextView, TextViewLog) {
    let screen = TestScreen(design: design)
    let view = UITextView(frame: CGRect(origin: CGPoint(x: 20, y: 140), size: size))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    let log = TextViewLog()
    view.delegate = log
    show(view, on: screen)
    return (screen, view, log)
  }

  private func field(_ text: String, design: UIDesign = .modern) -> (TestScreen, UITextField, FieldLog) {
    let screen = TestScreen(design: design)
    let field = UITextField(frame: CGRect(x: 20, y: 140, width: 280, height: 34))
    field.text = text
    show(field, on: screen)
    let log = FieldLog()
    log.listen(to: field)
    return (screen, field, log)
  }

  private func show(_ view: UIView, on screen: TestScreen) {
    let parent = UIView()
    parent.backgroundColor = .systemBackground
    parent.addSubview(view)
    screen.show(parent)
  }

  /// Returns the position of an offset of the text on the screen.
  private func point(_ offset: Int, in host: any TextEditorHost, upstream: Bool = false) -> CGPoint {
    let caret = host.caretFrame(at: offset, prefersUpstream: upstream)
    return host.convert(CGPoint(x: caret.midX, y: caret.midY), to: nil)
  }

  private func handles(_ host: any TextEditorHost) -> SelectionHandles? {
    guard let handles = host.editor.touches.handles, !handles.start.isHidden || !handles.end.isHidden else { return nil }
    return handles
  }

  /// Returns the touch location of a handle on the screen.
  private func knob(_ handle: SelectionHandleView, in host: UIView) -> CGPoint {
    host.convert(CGPoint(x: handle.frame.midX, y: handle.isStart ? handle.frame.minY + 5 : handle.frame.maxY - 5), to: nil)
  }

  private var loupe: LoupeView? {
    for window in UIScreen.main.windows {
      if let window = window as? LoupeWindow, !window.isHidden { return window.subviews.first as? LoupeView }
    }
    return nil
  }

  private func range(_ host: any TextEditorHost) -> Range<Int> { host.editor.selection.range }

  // MARK: Taps

  @Test("A tap moves the caret to the nearer edge of a word, and without word boundaries or in a secure field to the finger")
  func tapAtWordEdge() {
    let (screen, view, _) = view("extraordinary words\n日本語の文章\nשלום")
    view.becomeFirstResponder()
    for (tapped, expected) in [(2, 0), (11, 13), (13, 13), (14, 14), (15, 14), (18, 19), (22, 22), (23, 23)] {
      view.selectedRange = NSRange(location: tapped < 19 ? view.text.utf16.count : 0, length: 0)
      screen.layout()
      screen.tap(point(tapped, in: view))
      expect(range(view), equals: expected..<expected, "tapped at \(tapped)")
      screen.advance(by: 1)
    }
    let (other, field, _) = field("extraordinary")
    other.tap(point(3, in: field))
    expect(range(field), equals: 0..<0)
    field.isSecureTextEntry = true
    other.advance(by: 1)
    other.tap(point(3, in: field))
    expect(range(field), equals: 3..<3)
  }

  @Test("A secure field does not reveal its words: a double tap selects all of it, and Control moves to its ends")
  func secret() {
    let (screen, field, _) = field("correct horse battery")
    field.isSecureTextEntry = true
    screen.tap(point(9, in: field), count: 2)
    expect(range(field), equals: 0..<21)
    expect(!field.canPerformAction("copy:", withSender: nil))
    screen.press(.keyboardRightArrow)
    screen.press(.keyboardLeftArrow, modifiers: .control)
    expect(range(field), equals: 0..<0)
    screen.press(.keyboardRightArrow, modifiers: .control)
    expect(range(field), equals: 21..<21)
  }

  @Test("A field with a long text keeps its scroll position when it is tapped")
  func tapInLongField() {
    let (screen, field, _) = field("Mars is half again as far from the sun as we are")
    let seen = point(5, in: field)
    screen.tap(seen)
    expect(range(field), equals: 5..<5)
    expect(abs(point(5, in: field).x - seen.x), below: 1)
    screen.advance(by: 1)
    screen.press(.keyboardEnd)
    expect(field.display.scroll, above: 0)
  }

  @Test("A tap on the caret or the selection opens the edit menu, the next one closes it; the selection is kept")
  func menuByTap() {
    let (screen, view, log) = view("one two three")
    screen.tap(point(7, in: view))
    screen.advance(by: 1)
    _ = log.take()
    for isVisible in [true, false, true] {
      screen.tap(point(7, in: view))
      expect(UIMenuController.shared.isMenuVisible, equals: isVisible)
      screen.advance(by: 1)
    }
    screen.tap(point(5, in: view), count: 2)
    expect(range(view), equals: 4..<7)
    expect(UIMenuController.shared.isMenuVisible)
    for isVisible in [false, true] {
      screen.advance(by: 1)
      screen.tap(point(6, in: view))
      expect(range(view), equals: 4..<7)
      expect(UIMenuController.shared.isMenuVisible, equals: isVisible)
    }
    screen.advance(by: 1)
    screen.tap(point(13, in: view))
    expect(range(view), equals: 13..<13)
    expect(handles(view) == nil)
    expect(log.take(), equals: ["selection", "selection", "selection"])
  }

  @Test("Three taps select the paragraph, even if the third is on a handle", arguments: [UIDesign.modern, .classic])
  func paragraph(design: UIDesign) {
    let (screen, view, _) = view("one two\nthree", design: design)
    screen.tap(point(4, in: view), count: 3)
    expect(range(view), equals: 0..<7)
    expect(UIMenuController.shared.isMenuVisible)
  }

  // MARK: Handles

  @Test("The handles are dragged by fingers, past each other too; the delegate is notified of each step, and the menu appears at the end")
  func dragHandles() throws {
    let (screen, view, log) = view("one two three\nfour five")
    screen.tap(point(5, in: view), count: 2)
    let handles = try #require(self.handles(view))
    expect(!handles.start.isHidden && !handles.end.isHidden)
    expect(abs(handles.start.edge.midX - view.caretFrame(at: 4).midX), below: 0.01)
    expect(abs(handles.end.edge.midX - view.caretFrame(at: 7).midX), below: 0.01)
    screen.advance(by: 1)
    _ = log.take()
    let finger = screen.touchDown(knob(handles.end, in: view))
    expect(!UIMenuController.shared.isMenuVisible)
    expect(loupe == nil, "a finger at rest shows no loupe")
    func move(to offset: Int) {
      let delta = CGPoint(x: 0, y: handles.end.frame.height / 2)
      let target = point(offset, in: view)
      finger.move(to: CGPoint(x: target.x, y: target.y + delta.y - 5))
      screen.layout()
    }
    move(to: 10)
    expect(range(view), equals: 4..<10)
    expect(loupe != nil)
    move(to: 20)
    expect(range(view), equals: 4..<20)
    move(to: 4)
    expect(range(view), equals: 4..<20, "something stays selected")
    move(to: 1)
    expect(range(view), equals: 1..<4)
    expect(view.editor.selection.head, equals: 1)
    finger.up()
    screen.settle()
    expect(loupe == nil)
    expect(UIMenuController.shared.isMenuVisible)
    expect(log.take(), equals: ["selection", "selection", "selection"])
    expect(view.contentOffset, equals: .zero, "a handle does not scroll")
    screen.tap(knob(handles.start, in: view))
    expect(range(view), equals: 1..<4, "a tap on a handle moves nothing")
  }

  @Test("In text from right to left, and where directions mix, the handles stand at the logical ends")
  func directions() throws {
    let (screen, view, _) = view("שלום עולם טוב\nab שלום cd")
    screen.tap(point(7, in: view), count: 2)
    expect(range(view), equals: 5..<9)
    var handles = try #require(self.handles(view))
    expect(handles.start.frame.midX, above: handles.end.frame.midX, "the beginning is at the right")
    expect(abs(handles.start.edge.midX - view.caretFrame(at: 5).midX), below: 0.01)
    screen.advance(by: 1)
    let finger = screen.touchDown(knob(handles.end, in: view))
    finger.move(to: CGPoint(x: point(11, in: view).x, y: knob(handles.end, in: view).y))
    finger.up()
    screen.settle()
    expect(range(view), equals: 5..<11)
    // From within the Latin letters into the Hebrew ones: the end is at the left edge of the last selected Hebrew letter.
    view.selectedRange = NSRange(location: 15, length: 4)
    screen.layout()
    handles = try #require(self.handles(view))
    let frames = view.selectionFrames(15..<19)
    expect(frames.count, equals: 2)
    let hebrew = try #require(frames.max { $0.minX < $1.minX })
    expect(abs(handles.end.edge.midX - hebrew.minX), below: 0.01, "\(handles.end.edge) of \(frames)")
    expect(abs(handles.start.edge.midX - view.caretFrame(at: 15).midX), below: 0.01)
  }

  @Test("The end of a wrapped line is where its selection ends, not where the next line begins")
  func wrapped() throws {
    let (screen, view, _) = view("some words that go over the end of one line and on", size: CGSize(width: 120, height: 200))
    view.becomeFirstResponder()
    let line = view.lineRange(at: 0, prefersUpstream: false).range
    screen.tap(point(1, in: view), count: 2)
    view.selectedRange = NSRange(location: 0, length: line.upperBound)
    screen.layout()
    let handles = try #require(self.handles(view))
    expect(abs(handles.end.edge.midY - handles.start.edge.midY), below: 1)
    expect(handles.end.edge.midX, above: 60)
  }

  @Test("A handle at the edge of a text view scrolls it while it is held there")
  func scrollView() throws {
    let (screen, view, _) = view((1...60).map { "line \($0)" }.joined(separator: "\n"))
    screen.tap(point(1, in: view), count: 2)
    let handles = try #require(self.handles(view))
    screen.advance(by: 1)
    let finger = screen.touchDown(knob(handles.end, in: view))
    finger.move(to: CGPoint(x: 60, y: 297))
    let before = range(view)
    screen.advance(by: 1)
    let offset = view.contentOffset.y
    expect(offset, above: 50)
    expect(range(view).lowerBound == 0 && range(view).upperBound > before.upperBound + 20)
    expect(handles.start.isHidden, "an end that was scrolled away has no handle")
    screen.advance(by: 15)
    expect(view.contentOffset.y, equals: view.contentSize.height - view.bounds.height)
    let end = view.caretFrame(at: range(view).upperBound)
    expect(view.bounds.contains(CGPoint(x: end.midX, y: end.midY)))
    finger.move(to: CGPoint(x: 60, y: 220))
    finger.up()
    screen.settle()
    let rest = view.contentOffset
    screen.advance(by: 1)
    expect(view.contentOffset, equals: rest)
    view.contentOffset = .zero
    screen.layout()
    expect(!handles.start.isHidden && handles.end.isHidden)
  }

  @Test("A handle at the edge of a field scrolls the line", arguments: [false, true])
  func scrollField(isRightToLeft: Bool) throws {
    let text = isRightToLeft ? String(repeating: "שלום עולם ", count: 12) : String(repeating: "some words ", count: 12)
    let (screen, field, _) = field(text)
    if isRightToLeft { field.semanticContentAttribute = .forceRightToLeft }
    field.becomeFirstResponder()
    screen.press(.keyboardHome)
    screen.tap(point(2, in: field), count: 2)
    let handles = try #require(self.handles(field))
    expect(range(field), equals: 0..<4)
    screen.advance(by: 1)
    let finger = screen.touchDown(knob(handles.end, in: field))
    finger.move(to: CGPoint(x: isRightToLeft ? 10 : 310, y: knob(handles.end, in: field).y))
    screen.advance(by: 0.5)
    let middle = range(field)
    expect(middle.lowerBound == 0 && middle.upperBound > 30 && middle.upperBound < 110, "\(middle)")
    expect(handles.start.isHidden)
    screen.advance(by: 6)
    expect(range(field).upperBound, atLeast: 119, "\(range(field))")
    finger.up()
    screen.settle()
    expect(UIMenuController.shared.isMenuVisible)
    expect(!handles.end.isHidden)
    expect(field.bounds.insetBy(dx: -1, dy: 0).contains(CGPoint(x: handles.end.edge.midX, y: handles.end.edge.midY)))
  }

  @Test("In a text view that does not scroll, a handle scrolls the enclosing scroll view")
  func scrollAround() throws {
    let screen = TestScreen()
    let scroll = UIScrollView()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 1200))
    view.font = .systemFont(ofSize: 17)
    view.isScrollEnabled = false
    view.text = (1...50).map { "line \($0)" }.joined(separator: "\n")
    scroll.addSubview(view)
    scroll.contentSize = view.bounds.size
    screen.show(scroll)
    screen.tap(point(1, in: view), count: 2)
    let handles = try #require(self.handles(view))
    screen.advance(by: 1)
    let finger = screen.touchDown(knob(handles.end, in: view))
    finger.move(to: CGPoint(x: 60, y: 478))
    screen.advance(by: 1)
    expect(scroll.contentOffset.y, above: 50)
    expect(range(view).upperBound, above: 150)
    finger.up()
  }

  @Test("A selection in code shows handles on a touch device, and none with a hardware keyboard")
  func byProgram() {
    for isTouched in [false, true] {
      let (screen, view, _) = view("one two")
      screen.showsOnScreenKeyboard = isTouched
      view.becomeFirstResponder()
      view.selectAll(nil)
      screen.layout()
      expect((handles(view) != nil), equals: isTouched)
      view.resignFirstResponder()
      screen.layout()
      expect(handles(view) == nil)
    }
  }

  @Test("Scrolling hides the edit menu and shows it again at rest; handles follow the text")
  func menuAfterScrolling() throws {
    let (screen, view, _) = view((1...60).map { "line \($0)" }.joined(separator: "\n"))
    screen.tap(point(22, in: view), count: 2)
    let handles = try #require(self.handles(view))
    screen.settle()
    let before = UIMenuController.shared.menuFrame
    let place = view.convert(handles.start.frame, to: nil)
    let finger = screen.touchDown(CGPoint(x: 200, y: 280))
    expect(!UIMenuController.shared.isMenuVisible)
    finger.move(to: CGPoint(x: 200, y: 265))
    finger.move(to: CGPoint(x: 200, y: 235))
    screen.advance(by: 1)
    expect(!UIMenuController.shared.isMenuVisible, "not while the finger is down")
    finger.up()
    screen.settle()
    expect(UIMenuController.shared.isMenuVisible)
    let moved = view.contentOffset.y
    expect(moved > 10 && range(view) == 21..<25)
    expect(abs(view.convert(handles.start.frame, to: nil).minY - (place.minY - moved)), below: 0.5)
    expect(UIMenuController.shared.menuFrame != before)
  }

  // MARK: Holding

  @Test("A held finger moves the caret under a loupe, which follows it", arguments: [UIDesign.modern, .classic])
  func hold(design: UIDesign) throws {
    let (screen, view, _) = view("one two three\nfour", design: design)
    let finger = screen.touchDown(point(2, in: view))
    screen.advance(by: 0.6)
    expect(range(view), equals: 2..<2, "a held finger points exactly")
    let loupe = try #require(self.loupe)
    let line = view.convert(view.caretFrame(at: 2), to: nil)
    expect(loupe.frame.maxY <= line.minY && abs(loupe.frame.midX - max(line.midX, loupe.frame.width / 2)) < 1)
    finger.move(to: point(15, in: view))
    screen.advance(by: 0.2)
    expect(range(view), equals: 15..<15)
    expectSameBits(screen)
    finger.up()
    screen.settle()
    expect(self.loupe == nil)
    expect(UIMenuController.shared.isMenuVisible)
  }

  @Test("The loupe shows the area below the finger, enlarged")
  func enlarged() throws {
    let (screen, view, _) = view("")
    let marker = UIView(frame: CGRect(x: 96, y: 4, width: 8, height: 8))
    marker.backgroundColor = .red
    view.addSubview(marker)
    let finger = screen.touchDown(CGPoint(x: 120, y: 158))
    screen.advance(by: 0.8)
    let loupe = try #require(self.loupe)
    let image = screen.snapshot()
    var red = 0
    for x in Int(loupe.frame.minX * 2)..<Int(loupe.frame.maxX * 2) {
      for y in Int(loupe.frame.minY * 2)..<Int(loupe.frame.maxY * 2) {
        let pixel = image.pixel(x: x, y: y)
        if pixel.red > 200, pixel.green < 90 { red += 1 }
      }
    }
    // Eight points are ten, at two pixels each.
    expect((340...460).contains(red), "\(red) pixels of 400")
    finger.up()
  }

  @Test("In text that is only read a held finger selects words; handles and menu stay")
  func holdInReadText() throws {
    let (screen, view, _) = view("one two three four")
    view.isEditable = false
    let finger = screen.touchDown(point(5, in: view))
    screen.advance(by: 0.6)
    expect(range(view), equals: 4..<7)
    finger.move(to: point(10, in: view))
    expect(range(view), equals: 4..<13)
    finger.up()
    screen.settle()
    expect(handles(view) != nil && UIMenuController.shared.isMenuVisible)
  }

  @Test("In the modern design a finger on the caret drags it immediately; in the classic one it scrolls")
  func dragCaret() {
    for design in [UIDesign.modern, .classic] {
      let (screen, view, _) = view((1...40).map { "line \($0)" }.joined(separator: "\n"), design: design)
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 17, length: 0)
      screen.layout()
      let start = point(17, in: view)
      let finger = screen.touchDown(start)
      for step in 1...10 {
        finger.move(to: CGPoint(x: start.x + 2, y: start.y - CGFloat(step) * 4))
        screen.advance(by: 1.0 / 60)
      }
      if design.name == UIDesign.modern.name {
        expect(range(view), equals: 3..<3)
        expect(loupe != nil && view.contentOffset.y == 0)
      } else {
        expect(range(view), equals: 17..<17)
        expect(loupe == nil && view.isDragging)
      }
      finger.up()
      screen.settle()
      expect(loupe == nil)
    }
  }

  @Test("A canceled touch leaves no loupe and does not scroll on")
  func cancelled() {
    let (screen, view, _) = view("one two")
    let finger = screen.touchDown(point(2, in: view))
    screen.advance(by: 0.6)
    expect(loupe != nil)
    finger.cancel()
    screen.settle()
    expect(loupe == nil)
    expect(view.editor.touches.drag == nil)
  }

  // MARK: The mouse

  @Test("A mouse gets no handles; held beyond the edge it scrolls on")
  func mouse() {
    let (screen, view, _) = view((1...60).map { "line \($0)" }.joined(separator: "\n"))
    func mouse(_ phase: PointerEvent.Phase, _ point: CGPoint) {
      EventDispatcher.shared.handle(.pointer(PointerEvent(phase, at: point, button: .primary)), at: screen.now)
      screen.layout()
    }
    mouse(.down, point(2, in: view))
    expect(range(view), equals: 2..<2, "a mouse points exactly")
    mouse(.move, CGPoint(x: 60, y: 340))
    screen.advance(by: 1)
    expect(view.contentOffset.y, above: 100)
    expect(range(view).lowerBound == 2 && range(view).upperBound > 100)
    mouse(.up, CGPoint(x: 60, y: 340))
    expect(handles(view) == nil)
    expect(!UIMenuController.shared.isMenuVisible && loupe == nil)
    let rest = view.contentOffset
    screen.advance(by: 1)
    expect(view.contentOffset, equals: rest)
  }

  @Test("A mouse that is configured to act as a finger gets handles")
  func mouseAsFinger() {
    let (screen, view, _) = view("one two three")
    EventDispatcher.shared.pointerIsFinger = true
    for _ in 0..<2 {
      for phase in [PointerEvent.Phase.down, .up] {
        EventDispatcher.shared.handle(.pointer(PointerEvent(phase, at: point(5, in: view), button: .primary)), at: screen.now)
        screen.layout()
      }
    }
    expect(range(view) == 4..<7 && handles(view) != nil)
    _ = TestScreen()
    expect(!EventDispatcher.shared.pointerIsFinger)
  }

  @Test("The secondary button lists the actions of the selection")
  func secondaryButton() {
    let (screen, view, _) = view("one two three")
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 3)
    screen.rightClick(point(5, in: view))
    screen.settle()
    expect(range(view), equals: 4..<7)
    expect(screen.accessibilityTree().contains("Copy"))
    screen.press(.keyboardEscape)
    screen.settle()
    screen.rightClick(point(11, in: view))
    screen.settle()
    expect(range(view), equals: 11..<11)
    expect(!screen.accessibilityTree().contains("Copy"))
    expect(screen.accessibilityTree().contains("Select All"))
  }
}
