import Foundation
import TrestlePlatform
import Testing
import TrestleExpectations
import UIKit

/// A view with text input, with the marked text separate.
@MainActor private final class Field: UIView, UITextInput {
  var text = ""
  var marked: String?
  var markedSelection = NSRange()
  var presses: [UIKeyboardHIDUsage] = []
  var commands: [UIKeyCommand] = []
  var copies = 0

  override var canBecomeFirstResponder: Bool { true }
  override var keyCommands: [UIKeyCommand]? { commands }
  override func copy(_ sender: Any?) { copies += 1 }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    self.presses += presses.compactMap { $0.key?.keyCode }
  }

  var hasText: Bool { !text.isEmpty }
  func insertText(_ new: String) {
    marked = nil
    text += new
  }
  func deleteBackward() { text = String(text.dropLast()) }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    marked = markedText.flatMap { $0.isEmpty ? nil : $0 }
    markedSelection = selectedRange
  }
  func unmarkText() {
    text += marked ?? ""
    marked = nil
  }
  func text(in range: UITextRange) -> String? { text }
  func replace(_ range: UITextRange, withText text: String) {}
  var selectedTextRange: UITextRange?
  var markedTextRange: UITextRange? { marked == nil ? nil : UITextRange() }
  var markedTextStyle: [NSAttributedString.Key: Any]?
  var beginningOfDocument: UITextPosition { UITextPosition() }
  var endOfDocument: UITextPosition { UITextPosition() }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { nil }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition? { nil }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { .orderedSame }
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
  weak var inputDelegate: (any UITextInputDelegate)?
  lazy var tokenizer: any UITextInputTokenizer = Tokenizer()
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? { nil }
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? { nil }
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection { .natural }
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  func firstRect(for range: UITextRange) -> CGRect { .zero }
  func caretRect(for position: UITextPosition) -> CGRect { .zero }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
  func characterRange(at point: CGPoint) -> UITextRange? { nil }

  final class Tokenizer: UITextInputTokenizer {
    func rangeEnclosingPosition(
      _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? { nil }
    func isPosition(
      _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool { false }
    func position(
      from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? { nil }
    func isPosition(
      _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool { false }
  }
}

@Suite("Keys, text and first responders") @MainActor
struct KeyTests {
  private let stage = Stage()
  private let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30))

  init() {
    stage.root.addSubview(field)
    stage.layout()
  }

  private func press(_ key: UIKeyboardHIDUsage, _ characters: String = "", _ modifiers: KeyModifiers = []) {
    let event = KeyEvent(.down, usage: key.rawValue, characters: characters, modifiers: modifiers)
    EventDispatcher.shared.handle(.key(event), at: stage.now)
    EventDispatcher.shared.handle(.key(KeyEvent(.up, usage: key.rawValue)), at: stage.now)
  }

  @Test("One responder is first; it may refuse to resign, and resigns when it leaves the window")
  func firstResponder() {
    final class Stubborn: UIView {
      var goes = false
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { goes }
    }
    let stubborn = Stubborn()
    stage.root.addSubview(stubborn)
    expect(!stage.root.becomeFirstResponder())
    expect(field.becomeFirstResponder() && field.isFirstResponder)
    expect(stubborn.becomeFirstResponder() && !field.isFirstResponder)
    expect(!field.becomeFirstResponder() && stubborn.isFirstResponder)
    expect(!stage.window.endEditing(false))
    expect(stage.window.endEditing(true) && !stubborn.isFirstResponder)
    stubborn.goes = true
    expect(field.becomeFirstResponder())
    field.removeFromSuperview()
    expect(!field.isFirstResponder)
    expect(!Field().becomeFirstResponder())
  }

  @Test("Typed text, of any script, and the keys of editing reach the first responder")
  func typing() {
    field.becomeFirstResponder()
    EventDispatcher.shared.handle(.text("Grüße 日本"), at: stage.now)
    press(.keyboardReturnOrEnter, "\r")
    press(.keyboardDeleteOrBackspace)
    press(.keyboardDeleteOrBackspace)
    expect(field.text, equals: "Grüße 日")
    field.resignFirstResponder()
    EventDispatcher.shared.handle(.text("x"), at: stage.now)
    expect(field.text, equals: "Grüße 日")
  }

  @Test("Text composed by an input method is marked until it is committed or canceled")
  func composition() {
    field.becomeFirstResponder()
    EventDispatcher.shared.handle(.composition(CompositionEvent(preedit: "に😀ほ", caret: 2, selected: 1)), at: stage.now)
    expect(field.marked == "に😀ほ" && field.text.isEmpty)
    expect(field.markedSelection, equals: NSRange(location: 3, length: 1))
    EventDispatcher.shared.handle(.text("日本"), at: stage.now)
    expect(field.marked == nil && field.text == "日本")
    EventDispatcher.shared.handle(.composition(CompositionEvent(preedit: "x", caret: 1)), at: stage.now)
    EventDispatcher.shared.handle(.composition(CompositionEvent(preedit: "", caret: 0)), at: stage.now)
    expect(field.marked == nil && field.text == "日本")
  }

  @Test("A key command takes precedence over presses, with Control for Command; a text keeps its own keys unless the command has priority")
  func keyCommands() {
    var log: [String] = []
    field.commands = [
      UIKeyCommand(input: "s", modifierFlags: .command) { _ in log.append("save") },
      UIKeyCommand(input: UIKeyCommand.inputUpArrow) { _ in log.append("up") },
    ]
    field.becomeFirstResponder()
    press(.keyboardS, "s", .control)
    press(.keyboardS, "s", .command)
    press(.keyboardS, "s", [.control, .shift])
    expect(log, equals: ["save", "save"])
    press(.keyboardUpArrow)
    expect(log, equals: ["save", "save"])
    field.commands[1].wantsPriorityOverSystemBehavior = true
    press(.keyboardUpArrow)
    expect(log, equals: ["save", "save", "up"])
    press(.keyboardF5)
    expect(field.presses, equals: [.keyboardS, .keyboardUpArrow, .keyboardF5])
  }

  @Test("Edit shortcuts reach responders that implement the action, and no others")
  func editActions() {
    field.becomeFirstResponder()
    press(.keyboardC, "c", .control)
    expect(field.copies, equals: 1)
    expect(field.canPerformAction("copy:", withSender: nil))
    expect(!field.canPerformAction("paste:", withSender: nil))
    expect(!stage.root.canPerformAction("copy:", withSender: nil))
    expect(field.target(forAction: "paste:", withSender: nil) == nil)
  }

  @Test("The edit menu offers the available actions, performs them, and is dismissed by a touch elsewhere")
  func editMenu() throws {
    field.becomeFirstResponder()
    let menu = UIMenuController.shared
    menu.showMenu(from: field, rect: field.bounds)
    expect(menu.isMenuVisible)
    stage.layout()
    expect(AccessibilityTree.describe(stage.window).contains("button \"Copy\""))
    let frame = menu.menuFrame
    stage.tap(frame.midX, frame.midY + 4)
    expect(field.copies == 1 && !menu.isMenuVisible)
    menu.showMenu(from: field, rect: field.bounds)
    stage.touch(.began, 300, 400)
    stage.touch(.ended, 300, 400)
    expect(!menu.isMenuVisible && field.copies == 1)
    menu.showMenu(from: stage.root, rect: .zero)
    field.resignFirstResponder()
    menu.hideMenu()
    menu.showMenu(from: stage.root, rect: .zero)
    expect(!menu.isMenuVisible)
  }
}
