import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct TextStorageTests {
  private final class Log: NSObject, NSTextStorageDelegate {
    var calls: [String] = []

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
      changeInLength delta: Int
    ) { calls.append("will \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)") }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
      changeInLength delta: Int
    ) { calls.append("did \(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)") }

    func take() -> [String] {
      defer { calls = [] }
      return calls
    }
  }

  private func show(_ view: UIView) -> TestScreen {
    let screen = TestScreen()
    let parent = UIView()
    parent.backgroundColor = .white
    parent.addSubview(view)
    screen.show(parent)
    return screen
  }

  private func view(over storage: NSTextStorage) -> UITextView {
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude))
    container.widthTracksTextView = true
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return UITextView(frame: CGRect(x: 20, y: 60, width: 220, height: 200), textContainer: container)
  }

  @Test("Edits in a group are one, with the union of their ranges")
  func groups() {
    let storage = NSTextStorage(string: "one two three")
    let log = Log()
    storage.delegate = log
    storage.replaceCharacters(in: NSRange(location: 4, length: 3), with: "2")
    expect(log.take(), equals: ["will 2 4 1 -2", "did 2 4 1 -2"])
    storage.beginEditing()
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 3))
    storage.append(NSAttributedString(string: "!!"))
    storage.endEditing()
    expect(storage.string, equals: "one 2 three!!")
    expect(log.take(), equals: ["will 3 0 13 2", "did 3 0 13 2"])
    expect(storage.editedMask == [] && storage.changeInLength == 0 && storage.editedRange.location == NSNotFound)
    storage.setAttributedString(NSAttributedString(string: ""))
    expect(storage.length == 0 && log.take() == ["will 2 0 0 -13", "did 2 0 0 -13"])
  }

  @Test("Everything that reads a storage reads the text of a subclass")
  func reading() {
    let storage = HighlightingStorage()
    storage.append(NSAttributedString(string: "plain *red* plain", attributes: [.kern: 1]))
    expect(storage.length, equals: 17)
    var range = NSRange()
    expect(storage.attribute(.foregroundColor, at: 7, effectiveRange: &range) as? UIColor, equals: .red)
    expect(range, equals: NSRange(location: 6, length: 5))
    expect(storage.attributedSubstring(from: NSRange(location: 6, length: 5)).string, equals: "*red*")
    let copy = NSMutableAttributedString(attributedString: storage)
    expect(copy.string == storage.string && copy.attribute(.foregroundColor, at: 8, effectiveRange: nil) as? UIColor == .red)
    var colored: [NSRange] = []
    storage.enumerateAttribute(.foregroundColor, in: NSRange(location: 0, length: storage.length)) { value, range, _ in
      if value != nil { colored.append(range) }
    }
    expect(colored, equals: [NSRange(location: 6, length: 5)])
    storage.deleteCharacters(in: NSRange(location: 10, length: 1))
    expect(storage.attribute(.foregroundColor, at: 7, effectiveRange: nil) == nil && storage.string == "plain *red plain")
    storage.insert(NSAttributedString(string: "*"), at: 10)
    expect(storage.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor, equals: .red)
    expect(storage.attribute(.kern, at: 2, effectiveRange: nil) != nil)
  }

  @Test("Random edits leave a subclass and a plain text the same")
  func randomEdits() {
    let storage = HighlightingStorage()
    let plain = NSMutableAttributedString(string: "")
    var state: UInt64 = 7
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(limit, 1)
    }
    for _ in 0..<400 {
      let location = next(plain.length + 1)
      let range = NSRange(location: location, length: next(min(6, plain.length - location + 1)))
      let new = ["", "a", "*", "éü", "\n", "word *x*"][next(6)]
      storage.replaceCharacters(in: range, with: new)
      plain.replaceCharacters(in: range, with: new)
      expect(storage.string == plain.string && storage.length == plain.length)
    }
    expect(NSAttributedString(attributedString: storage).string, equals: plain.string)
  }

  @Test("Typed text passes through the storage and is displayed with the storage's colors")
  func typing() {
    let storage = HighlightingStorage()
    let view = view(over: storage)
    view.font = .systemFont(ofSize: 17)
    let screen = show(view)
    view.becomeFirstResponder()
    screen.type("go *on")
    expect(storage.string == "go *on" && view.text == "go *on")
    expect(storage.attribute(.foregroundColor, at: 4, effectiveRange: nil) == nil)
    screen.type("* x")
    expect(view.text, equals: "go *on* x")
    expect(view.attributedText.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? UIColor, equals: .red)
    expect(storage.processed.count, atLeast: 9)
    screen.press(.keyboardDeleteOrBackspace)
    screen.press(.keyboardZ, modifiers: .control)
    expect(view.text, equals: storage.string)
    view.undoManager?.undo()
    expect(view.text == storage.string && storage.length < 9)
    view.undoManager?.redo()
    expect(view.text == storage.string && storage.length > 0)
  }

  @Test("Edits of a view's own storage show, and move the selection along")
  func programEdits() {
    let view = UITextView(frame: CGRect(x: 20, y: 60, width: 220, height: 200))
    view.text = "Hello world"
    view.font = .systemFont(ofSize: 20)
    let screen = show(view)
    view.selectedRange = NSRange(location: 6, length: 5)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 5), with: "Hi")
    expect(view.text == "Hi world" && view.selectedRange == NSRange(location: 3, length: 5))
    view.textStorage.addAttribute(.foregroundColor, value: UIColor.green, range: NSRange(location: 0, length: 2))
    screen.layout()
    let picture = screen.snapshot()
    let scale = CGFloat(picture.width) / screen.window.bounds.width
    var green = 0
    for y in Int(66 * scale)..<Int(100 * scale) {
      for x in Int(24 * scale)..<Int(60 * scale) {
        let pixel = picture.pixel(x: x, y: y)
        if pixel.green > 200, pixel.red < 120 { green += 1 }
      }
    }
    expect(green, above: 20)
    expect(view.textStorage.attribute(.font, at: 4, effectiveRange: nil) as? UIFont, equals: .systemFont(ofSize: 20))
    view.text = "other"
    expect(view.textStorage.string, equals: "other")
    view.font = .systemFont(ofSize: 30)
    expect(view.textStorage.attribute(.font, at: 4, effectiveRange: nil) as? UIFont, equals: .systemFont(ofSize: 30))
    view.textStorage.append(NSAttributedString(string: " end"))
    expect(view.text == "other end" && view.layoutManager.textStorage === view.textStorage)
  }

  @Test("Two views over one storage show the same")
  func sharedStorage() {
    let storage = NSTextStorage(string: "shared")
    let (first, second) = (view(over: storage), view(over: storage))
    second.frame.origin.y = 300
    let screen = show(first)
    first.superview?.addSubview(second)
    screen.layout()
    first.becomeFirstResponder()
    first.selectedRange = NSRange(location: 6, length: 0)
    screen.type(" text")
    expect(first.text == "shared text" && second.text == "shared text" && storage.string == "shared text")
    second.textStorage.deleteCharacters(in: NSRange(location: 0, length: 7))
    expect(first.text == "text" && first.selectedRange == NSRange(location: 4, length: 0))
  }
}
