import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import UIKitViews

/// The marks below misspelled words and their replacements. Test screens have none by themselves.
@MainActor @Suite(.serialized, .enabled(if: hasEnglishDictionary, withoutDictionary)) struct SpellingMarkTests {
  private let screen = TestScreen(size: CGSize(width: 320, height: 480))
  private let view = UITextView(frame: CGRect(x: 0, y: 60, width: 320, height: 200))

  init() {
    SpellingMarks.isAllowed = true
    UITextChecker.load("en-US")
    view.font = .systemFont(ofSize: 17)
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = 0
    let parent = UIView()
    parent.backgroundColor = .white
    parent.addSubview(view)
    screen.show(parent)
  }

  /// The words that are marked in the view.
  private var marked: [String] {
    screen.layout()
    return view.editor.markedWords(in: 0..<view.editor.text.count).map { view.editor.text.string(in: $0) }
  }

  /// The number of red pixels in the first line of the view, or in the field.
  private func redPixels(below top: Int = 60) -> Int {
    screen.advance(by: 0.1)
    let image = screen.snapshot()
    let scale = image.width / 320
    var count = 0
    for y in top * scale..<(top + 40) * scale {
      for x in 0..<160 * scale {
        let pixel = image.pixel(x: x, y: y)
        if pixel.red > 200, pixel.green < 150, pixel.blue < 150 { count += 1 }
      }
    }
    return count
  }

  private func frame(of word: String) throws -> CGRect {
    let range = try #require(view.text.range(of: word))
    let place = NSRange(range, in: view.text)
    let rect = try #require(view.editor.host.selectionFrames(place.location..<NSMaxRange(place)).first)
    return view.convert(rect, to: nil)
  }

  private func titles() -> [String] {
    func labels(_ view: UIView) -> [String] {
      (view.isAccessibilityElement ? [view.accessibilityLabel].compactMap { $0 } : []) + view.subviews.flatMap(labels)
    }
    return labels(screen.window)
  }

  @Test("Words are marked in red while the text is edited, and not afterwards")
  func whileEditing() {
    view.text = "A quik fox"
    expect(marked == [] && redPixels() == 0)
    view.becomeFirstResponder()
    view.tintColor = .blue
    expect(marked, equals: ["quik"])
    expect(redPixels(), above: 10)
    view.resignFirstResponder()
    expect(redPixels(), equals: 0)
  }

  @Test("The word that is typed is marked once it is complete")
  func typing() {
    view.becomeFirstResponder()
    screen.type("teh")
    expect(marked, equals: [])
    screen.type(" ")
    expect(marked, equals: ["teh"])
  }

  @Test("Spelling is not checked in secure text, addresses, and where the app switches it or corrections off")
  func traits() {
    view.text = "quik"
    view.becomeFirstResponder()
    expect(marked, equals: ["quik"])
    view.spellCheckingType = .no
    expect(marked, equals: [])
    view.spellCheckingType = .default
    view.autocorrectionType = .no
    expect(marked, equals: [])
    view.spellCheckingType = .yes
    expect(marked, equals: ["quik"])
    view.autocorrectionType = .default
    view.spellCheckingType = .default
    view.keyboardType = .emailAddress
    expect(marked, equals: [])
    view.keyboardType = .default
    view.textContentType = .username
    expect(marked, equals: [])
    view.textContentType = nil
    expect(marked, equals: ["quik"])
    view.isSecureTextEntry = true
    expect(marked, equals: [])
  }

  @Test("A tap on a marked word selects it and offers replacements, of which one replaces the word and can be undone")
  func replaces() throws {
    view.text = "I recieve it"
    view.becomeFirstResponder()
    screen.layout()
    let place = try frame(of: "recieve")
    screen.tap(CGPoint(x: place.midX, y: place.midY))
    screen.settle()
    expect(view.selectedRange, equals: NSRange(location: 2, length: 7))
    expect(titles().contains("receive"))
    let entries = EditMenuContents.suggestedActions(in: view, sender: nil)
    let action = try #require(entries.first as? UIAction)
    expect(action.title, equals: "receive")
    action.performWithSender(nil, target: nil)
    expect(view.text == "I receive it" && marked == [])
    view.undoManager?.undo()
    expect(view.text == "I recieve it" && marked == ["recieve"])
  }

  @Test("A field marks its words, too")
  func field() {
    let field = UITextField(frame: CGRect(x: 0, y: 300, width: 320, height: 40))
    view.superview?.addSubview(field)
    field.text = "A quik fox"
    field.tintColor = .blue
    field.becomeFirstResponder()
    expect(field.editor.markedWords(in: 0..<10).count, equals: 1)
    expect(redPixels(below: 300), above: 10)
  }

  @Test("Without permission, as on other test screens, nothing is marked")
  func headless() {
    SpellingMarks.isAllowed = false
    view.text = "quik"
    view.becomeFirstResponder()
    expect(marked == [] && redPixels() == 0)
  }
}
