import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitViews

@Suite("Dictation", .serialized) @MainActor
final class DictationTests {
  private var heard: (@MainActor (String) -> Void)?
  private var ended: (@MainActor (Bool) -> Void)?
  private var languages: [String] = []
  private var stops = 0

  /// Listens for the keyboard of the present screen.
  private func listen() {
    Dictation.shared.listener = { [weak self] language, heard, ended in
      self?.languages.append(language)
      self?.heard = heard
      self?.ended = ended
      return { self?.stops += 1 }
    }
  }

  private var keyboard: KeyboardView? { KeyboardPresenter.shared.keyboard }

  private func key(_ name: String) -> KeyboardKeyView? { keyboard?.keys.first { $0.accessibilityLabel == name } }

  private func press(_ name: String, _ screen: TestScreen) throws {
    let view = try #require(key(name), "\(name)")
    screen.tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    screen.settle()
  }

  private func show(_ view: UIView & UITextInput, design: UIDesign = .modern) -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2, design: design)
    screen.showsOnScreenKeyboard = true
    listen()
    KeyboardPresenter.shared.language = "en"
    view.frame = CGRect(x: 20, y: 20, width: 280, height: 60)
    let root = UIView()
    root.addSubview(view)
    screen.show(root)
    view.becomeFirstResponder()
    screen.settle()
    return screen
  }

  @Test("A microphone key beside the space bar begins dictation; phrases are inserted on arrival, until it is pressed again")
  func phrases() throws {
    for design in [UIDesign.modern, .classic] {
      let field = UITextField()
      let screen = show(field, design: design)
      let others = try #require(keyboard).keys
      let microphone = try #require(key("Dictate")), space = try #require(key("space")), page = try #require(key("numbers"))
      expect(microphone.frame.minY == space.frame.minY && microphone.frame.height == space.frame.height)
      expect(page.frame.maxX < microphone.frame.minX && microphone.frame.maxX < space.frame.minX)
      expect(others.contains { $0.accessibilityLabel == "q" || $0.accessibilityLabel == "Q" })
      stops = 0
      try press("Dictate", screen)
      expect(Dictation.shared.isListening && languages.last == "en")
      heard?("Two words")
      heard?("  and more \n")
      heard?("")
      expect(field.text, equals: "Two words and more")
      try press("Dictate", screen)
      expect(!Dictation.shared.isListening && stops == 1)
      heard?("too late")
      expect(field.text, equals: "Two words and more")
    }
  }

  @Test("The key is drawn, and as an active one while it listens")
  func drawing() throws {
    let screen = show(UITextField())
    func face() throws -> (ground: UInt8, ink: Int) {
      let image = screen.snapshot()
      let frame = try #require(key("Dictate")).convert(try #require(key("Dictate")).bounds, to: nil).insetBy(dx: 2, dy: 4)
      let ground = image.pixel(x: Int(frame.minX * 2), y: Int(frame.midY * 2))
      var ink = 0
      for y in Int(frame.minY * 2)..<Int(frame.maxY * 2) {
        for x in Int(frame.minX * 2)..<Int(frame.maxX * 2) where image.pixel(x: x, y: y) != ground { ink += 1 }
      }
      return (ground.red, ink)
    }
    let idle = try face()
    try press("Dictate", screen)
    let active = try face()
    expect(idle.ink > 60 && active.ink > 60)
    expect(idle.ground == 0xab && active.ground == 0xff, "\(idle) \(active)")
  }

  @Test("Fields for passwords, addresses and numbers have no dictation, nor has any field without a recognizer")
  func withheld() throws {
    let field = UITextField()
    let screen = show(field)
    expect(key("Dictate") != nil)
    for change: @MainActor (UITextField) -> Void in [
      { $0.isSecureTextEntry = true }, { $0.keyboardType = .emailAddress }, { $0.keyboardType = .URL }, { $0.keyboardType = .numberPad },
    ] {
      let other = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
      change(other)
      field.superview?.addSubview(other)
      other.becomeFirstResponder()
      screen.settle()
      expect(keyboard?.keys.isEmpty == false && key("Dictate") == nil)
    }
    Dictation.shared.listener = nil
    field.becomeFirstResponder()
    screen.settle()
    expect(keyboard?.keys.isEmpty == false && key("Dictate") == nil)
  }

  @Test("Dictation ends with editing, and when the text is another")
  func ending() throws {
    let field = UITextField()
    let screen = show(field)
    try press("Dictate", screen)
    field.resignFirstResponder()
    screen.settle()
    expect(!Dictation.shared.isListening && stops == 1)
    field.becomeFirstResponder()
    screen.settle()
    try press("Dictate", screen)
    let other = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    field.superview?.addSubview(other)
    other.becomeFirstResponder()
    screen.settle()
    expect(!Dictation.shared.isListening && stops == 2)
  }

  @MainActor private final class LoggingTextView: UITextView {
    var log: [String] = []

    override func insertDictationResult(_ dictationResult: [UIDictationPhrase]) {
      log.append(dictationResult.map(\.text).joined(separator: "|"))
      super.insertDictationResult(dictationResult)
    }
    override func dictationRecordingDidEnd() { log.append("end") }
    override func dictationRecognitionFailed() { log.append("failed") }
  }

  @Test("A text view is notified of phrases, of the end and of a failure")
  func calls() throws {
    let view = LoggingTextView()
    let screen = show(view)
    try press("Dictate", screen)
    heard?("One")
    heard?("two")
    ended?(true)
    try press("Dictate", screen)
    ended?(false)
    expect(view.log, equals: ["One", "two", "end", "failed"])
    expect(view.text == "One two" && !Dictation.shared.isListening)
  }
}
