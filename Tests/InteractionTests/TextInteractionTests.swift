import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// A text that draws itself in lines of ten characters of 20 × 30 points, and adopts `UITextInput` with custom positions.
private final class GridText: UIView, UITextInput {
  final class Place: UITextPosition {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
  }
  final class Span: UITextRange {
    let range: Range<Int>
    init(_ range: Range<Int>) { self.range = range }
    override var start: UITextPosition { Place(range.lowerBound) }
    override var end: UITextPosition { Place(range.upperBound) }
    override var isEmpty: Bool { range.isEmpty }
  }
  final class Rect: UITextSelectionRect {
    let frame: CGRect
    let ends: (Bool, Bool)
    init(_ frame: CGRect, _ ends: (Bool, Bool)) {
      self.frame = frame
      self.ends = ends
    }
    override var rect: CGRect { frame }
    override var writingDirection: NSWritingDirection { .leftToRight }
    override var containsStart: Bool { ends.0 }
    override var containsEnd: Bool { ends.1 }
  }

  var characters = Array("one two three four five six")
  var selection = 0..<0
  weak var inputDelegate: (any UITextInputDelegate)?
  lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)
  private let perLine = 10
  private let cell = CGSize(width: 20, height: 30)

  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == "copy:" && !selection.isEmpty }
  override func copy(_ sender: Any?) { UIPasteboard.general.string = String(characters[selection]) }
  override func draw(_ rect: CGRect) {
    for (index, character) in characters.enumerated() {
      (String(character) as NSString).draw(at: frame(of: index).origin, withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
    }
  }

  private func frame(of index: Int) -> CGRect {
    CGRect(x: CGFloat(index % perLine) * cell.width, y: CGFloat(index / perLine) * cell.height, width: cell.width, height: cell.height)
  }
  private func offset(_ position: UITextPosition) -> Int { (position as? Place)?.offset ?? 0 }
  private func range(_ range: UITextRange) -> Range<Int> { offset(range.start)..<offset(range.end) }

  var hasText: Bool { !characters.isEmpty }
  func insertText(_ text: String) {
    characters.replaceSubrange(selection, with: text)
    selection = selection.lowerBound + text.count..<selection.lowerBound + text.count
    setNeedsDisplay()
  }
  func deleteBackward() {
    if selection.isEmpty, selection.lowerBound > 0 { selection = selection.lowerBound - 1..<selection.upperBound }
    characters.removeSubrange(selection)
    selection = selection.lowerBound..<selection.lowerBound
    setNeedsDisplay()
  }
  func text(in range: UITextRange) -> String? { String(characters[self.range(range)]) }
  func replace(_ range: UITextRange, withText text: String) { characters.replaceSubrange(self.range(range), with: text) }
  var selectedTextRange: UITextRange? {
    get { Span(selection) }
    set { if let newValue { selection = range(newValue) } }
  }
  var markedTextRange: UITextRange? { nil }
  var markedTextStyle: [NSAttributedString.Key: Any]?
  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  func unmarkText() {}
  var beginningOfDocument: UITextPosition { Place(0) }
  var endOfDocument: UITextPosition { Place(characters.count) }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (first, second) = (offset(fromPosition), offset(toPosition))
    return Span(min(first, second)..<max(first, second))
  }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = self.offset(position) + offset
    return (0...characters.count).contains(place) ? Place(place) : nil
  }
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
    self.position(from: position, offset: direction == .left ? -offset : offset)
  }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (offset(position), offset(other))
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { offset(toPosition) - offset(from) }
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? { range.end }
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? { nil }
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection { .leftToRight }
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  func firstRect(for range: UITextRange) -> CGRect { frame(of: offset(range.start)) }
  func caretRect(for position: UITextPosition) -> CGRect {
    let frame = frame(of: offset(position))
    return CGRect(x: frame.minX - 1, y: frame.minY, width: 2, height: frame.height)
  }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let range = self.range(range)
    guard !range.isEmpty else { return [] }
    return Dictionary(grouping: Array(range), by: { $0 / perLine }).sorted { $0.key < $1.key }.map { _, indices in
      Rect(
        frame(of: indices[0]).union(frame(of: indices[indices.count - 1])),
        (indices.contains(range.lowerBound), indices.contains(range.upperBound - 1)))
    }
  }
  func closestPosition(to point: CGPoint) -> UITextPosition? {
    let line = min(max(Int(point.y / cell.height), 0), (characters.count - 1) / perLine)
    let column = min(max(Int((point.x / cell.width).rounded()), 0), perLine)
    return Place(min(line * perLine + column, characters.count))
  }
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { closestPosition(to: point) }
  func characterRange(at point: CGPoint) -> UITextRange? { nil }
}

@MainActor @Suite(.serialized) struct TextInteractionTests {
  private final class Watcher: NSObject, UITextInteractionDelegate {
    var log: [String] = []
    var allows = true
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { allows }
    func interactionWillBegin(_ interaction: UITextInteraction) { log.append("begin") }
    func interactionDidEnd(_ interaction: UITextInteraction) { log.append("end") }
  }

  private func show(_ mode: UITextInteractionMode = .editable) -> (screen: TestScreen, text: GridText, watcher: Watcher) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let page = UIView()
    page.backgroundColor = .white
    let text = GridText(frame: CGRect(x: 40, y: 100, width: 220, height: 120))
    text.backgroundColor = .white
    page.addSubview(text)
    screen.show(page)
    let interaction = UITextInteraction(for: mode)
    let watcher = Watcher()
    interaction.delegate = watcher
    interaction.textInput = text
    text.addInteraction(interaction)
    expect(!interaction.gesturesForFailureRequirements.isEmpty)
    return (screen, text, watcher)
  }

  /// Returns whether a point of the text has the color of a caret, a handle or a selection.
  private func isTinted(_ screen: TestScreen, _ x: Int, _ y: Int) -> Bool {
    let pixel = screen.snapshot().pixel(x: 40 + x, y: 100 + y)
    return pixel.blue > 0xc0 && pixel.red < pixel.blue && pixel.red < 0xf0
  }

  @Test("A tap makes the text first responder and places the caret at the nearer edge of the word; typing moves it")
  func caret() {
    let (screen, text, watcher) = show()
    expect(!isTinted(screen, 80, 10))
    screen.tap(CGPoint(x: 40 + 92, y: 115))
    screen.advance(by: 0.1)
    expect(text.isFirstResponder && text.selection == 4..<4 && watcher.log == ["begin", "end"])
    expect(isTinted(screen, 80, 10))
    screen.type("x")
    screen.advance(by: 0.1)
    expect(String(text.characters.prefix(5)) == "one x" && isTinted(screen, 100, 10) && !isTinted(screen, 80, 25))
    text.resignFirstResponder()
    screen.advance(by: 0.1)
    expect(!isTinted(screen, 100, 10))
  }

  @Test("A double tap selects a word, with a background, handles and the edit menu; a handle extends the selection")
  func word() {
    let (screen, text, _) = show()
    screen.tap(CGPoint(x: 40 + 92, y: 115), count: 2)
    screen.settle()
    expect(text.selection, equals: 4..<7)
    expect(isTinted(screen, 90, 2) && isTinted(screen, 135, 2) && !isTinted(screen, 150, 2))
    expect(UIMenuController.shared.isMenuVisible && screen.reader.activate("Copy"))
    expect(UIPasteboard.general.string, equals: "two")
    screen.settle()
    let touch = screen.touchDown(CGPoint(x: 40 + 140, y: 128))
    screen.advance(by: 0.1)
    for step in 1...6 {
      touch.move(to: CGPoint(x: 40 + 140 - step * 10, y: 128 + step * 5))
      screen.advance(by: 1 / 60)
    }
    touch.up()
    screen.settle()
    expect(text.selection, equals: 4..<14, "\(text.selection)")
    expect(isTinted(screen, 190, 2) && isTinted(screen, 70, 32))
  }

  @Test("A long press moves the caret under a loupe; text that is not editable selects words instead, and has no caret")
  func hold() {
    let (screen, text, _) = show()
    let before = UIApplication.shared.windows.count
    let touch = screen.touchDown(CGPoint(x: 40 + 92, y: 115))
    screen.advance(by: 0.7)
    touch.move(to: CGPoint(x: 40 + 122, y: 115))
    screen.advance(by: 0.1)
    expect(text.selection == 6..<6 && UIApplication.shared.windows.count > before)
    touch.up()
    screen.settle()
    let (other, readable, _) = show(.nonEditable)
    other.longPress(CGPoint(x: 40 + 92, y: 115))
    other.settle()
    expect(readable.selection, equals: 4..<7)
    UIMenuController.shared.hideMenu()
    readable.selection = 2..<2
    readable.inputDelegate?.selectionDidChange(readable)
    other.advance(by: 0.1)
    expect(readable.isFirstResponder && !isTinted(other, 40, 10))
  }

  @Test("A mouse places the caret exactly, and selects by dragging")
  func mouse() {
    let (screen, text, _) = show()
    screen.mouseDrag(from: CGPoint(x: 40 + 22, y: 115), to: CGPoint(x: 40 + 102, y: 115))
    screen.settle()
    expect(text.selection == 1..<5 && isTinted(screen, 50, 2) && !UIMenuController.shared.isMenuVisible)
  }

  @Test("A touch that the delegate refuses changes nothing")
  func refused() {
    let (screen, text, watcher) = show()
    watcher.allows = false
    screen.tap(CGPoint(x: 40 + 92, y: 115))
    screen.settle()
    expect(!text.isFirstResponder && watcher.log.isEmpty)
  }

  private final class Bar: UIView, UITextCursorView {
    var isBlinking = false
    var resets = 0
    func resetBlinkAnimation() { resets += 1 }
  }

  @Test("A display interaction shows the selection in views of the app's own while it is active")
  func display() {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let text = GridText(frame: CGRect(x: 40, y: 100, width: 220, height: 120))
    screen.show(text)
    let display = UITextSelectionDisplayInteraction(textInput: text, delegate: nil)
    let bar = Bar()
    display.cursorView = bar
    text.addInteraction(display)
    text.selection = 3..<3
    display.isActivated = true
    screen.advance(by: 0.1)
    expect(bar.superview === text && bar.frame == CGRect(x: 59, y: 0, width: 2, height: 30) && bar.resets > 0)
    text.selection = 3..<12
    display.setNeedsSelectionUpdate()
    screen.advance(by: 0.1)
    expect(bar.isHidden && display.highlightView.selectionRects.count == 2 && !display.highlightView.isHidden)
    expect(display.handleViews.map(\.direction) == [.leading, .trailing] && display.handleViews.allSatisfy { !$0.isHidden })
    display.isActivated = false
    display.layoutManagedSubviews()
    expect(display.highlightView.isHidden && display.handleViews.allSatisfy(\.isHidden))
    text.removeInteraction(display)
    expect(bar.superview == nil)
  }

  @Test("A loupe session magnifies a view above the touch until it is invalidated")
  func loupe() throws {
    let (screen, text, _) = show()
    let loose = UIView()
    expect(UITextLoupeSession.begin(at: .zero, fromSelectionWidgetView: nil, in: loose) == nil)
    let plain = screen.snapshot()
    let session = try #require(UITextLoupeSession.begin(at: CGPoint(x: 100, y: 15), fromSelectionWidgetView: nil, in: text))
    session.move(to: CGPoint(x: 110, y: 15), withCaretRect: CGRect(x: 109, y: 0, width: 2, height: 30), trackingCaret: true)
    screen.settle()
    expect(!screen.snapshot().hasSamePixels(as: plain))
    session.invalidate()
    screen.settle()
    expect(screen.snapshot().hasSamePixels(as: plain))
  }
}
