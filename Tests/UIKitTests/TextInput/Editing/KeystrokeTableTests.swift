import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

/// The effect of keys, typing and input methods on a text: after each step the text, with `|` for the caret or `[` and `]` around the
/// selection, and the calls of the delegate.
@MainActor @Suite struct KeystrokeTableTests {
  enum Step {
    case type(String)
    case key(UIKeyboardHIDUsage, UIKeyModifierFlags = [])
    case compose(String, Int)
    case commit
  }

  /// Returns a text with its selection marked.
  private func marked(_ text: String, _ range: NSRange) -> String {
    let units = Array(text.utf16)
    func part(_ part: Range<Int>) -> String { String(decoding: units[part], as: UTF16.self) }
    let (start, end) = (range.location, range.location + range.length)
    if range.length == 0 { return part(0..<start) + "|" + part(start..<units.count) }
    return part(0..<start) + "[" + part(start..<end) + "]" + part(end..<units.count)
  }

  private func run(_ rows: [(Step, String, [String])], in input: any TextEditorHost, log: @MainActor () -> [String], screen: TestScreen) {
    for (number, (step, expected, calls)) in rows.enumerated() {
      switch step {
      case .type(let text): screen.type(text)
      case .key(let key, let flags): screen.press(key, modifiers: flags)
      case .compose(let text, let caret): screen.compose(text, caret: caret)
      case .commit: screen.commitComposition()
      }
      let state = marked(input.editor.plainText, NSRange(input.editor.selection.range))
      expect(state, equals: expected, "row \(number): \(step)")
      let told = log()
      expect(told, equals: calls, "row \(number): \(step)")
      input.editor.text.checkRuns()
    }
  }

  private func field(_ text: String) -> (TestScreen, UITextField, FieldLog) {
    let screen = TestScreen()
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 34))
    field.text = text
    let view = UIView()
    view.addSubview(field)
    screen.show(view)
    field.becomeFirstResponder()
    let log = FieldLog()
    log.listen(to: field)
    return (screen, field, log)
  }

  private func textView(_ text: String) -> (TestScreen, UITextView, TextViewLog) {
    let screen = TestScreen()
    let view = UITextView(frame: CGRect(x: 0, y: 40, width: 200, height: 200))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    let log = TextViewLog()
    view.delegate = log
    let parent = UIView()
    parent.addSubview(view)
    screen.show(parent)
    view.becomeFirstResponder()
    _ = log.take()
    return (screen, view, log)
  }

  private func viewChanges(_ change: String) -> [String] { ["shouldChange \(change)", "selection", "change"] }

  private func changes(_ change: String) -> [String] { ["shouldChange \(change)", "selection", "editingChanged"] }

  @Test("Typing, moving, selecting and deleting in a field")
  func latin() {
    let (screen, field, log) = field("")
    let rows: [(Step, String, [String])] = [
      (.type("one"), "one|", changes("0,0 o") + changes("1,0 n") + changes("2,0 e")),
      (.type(" two"), "one two|", changes("3,0  ") + changes("4,0 t") + changes("5,0 w") + changes("6,0 o")),
      (.key(.keyboardLeftArrow), "one tw|o", ["selection"]),
      (.key(.keyboardLeftArrow, .shift), "one t[w]o", ["selection"]),
      (.key(.keyboardLeftArrow, .shift), "one [tw]o", ["selection"]),
      (.key(.keyboardRightArrow), "one tw|o", ["selection"]),
      (.key(.keyboardDeleteOrBackspace), "one t|o", changes("5,1 ")),
      (.key(.keyboardDeleteForward), "one t|", changes("5,1 ")),
      (.key(.keyboardHome), "|one t", ["selection"]),
      (.key(.keyboardDeleteOrBackspace), "|one t", []),
      (.key(.keyboardRightArrow, .control), "one| t", ["selection"]),
      (.key(.keyboardEnd, .shift), "one[ t]", ["selection"]),
      (.type("!"), "one!|", changes("3,2 !")),
      (.key(.keyboardLeftArrow, [.control, .shift]), "[one!]", ["selection"]),
      (.key(.keyboardX, .control), "|", changes("0,4 ")),
      (.key(.keyboardV, .control), "one!|", changes("0,0 one!")),
      (.key(.keyboardV, .control), "one!one!|", changes("4,0 one!")),
      (.key(.keyboardA, .control), "[one!one!]", ["selection"]),
      (.key(.keyboardC, .control), "[one!one!]", []),
      (.key(.keyboardEnd), "one!one!|", ["selection"]),
      (.key(.keyboardUpArrow), "|one!one!", ["selection"]),
      (.key(.keyboardDownArrow, .shift), "[one!one!]", ["selection"]),
      (.key(.keyboardRightArrow), "one!one!|", ["selection"]),
      (.key(.keyboardDeleteOrBackspace, .control), "one!|", changes("4,4 ")),
      (.key(.keyboardTab), "one!|", []),
    ]
    run(rows, in: field, log: { log.take() }, screen: screen)
  }

  @Test("Undo reverts the text typed in sequence, and redo restores it")
  func undo() {
    let (screen, field, log) = field("")
    let rows: [(Step, String, [String])] = [
      (.type("ab"), "ab|", changes("0,0 a") + changes("1,0 b")),
      (.key(.keyboardLeftArrow), "a|b", ["selection"]),
      (.type("x"), "ax|b", changes("1,0 x")),
      (.type("y"), "axy|b", changes("2,0 y")),
      (.key(.keyboardDeleteOrBackspace), "ax|b", changes("2,1 ")),
      (.key(.keyboardZ, .control), "a|b", changes("1,1 ")),
      (.key(.keyboardZ, .control), "|", changes("0,2 ")),
      (.key(.keyboardZ, .control), "|", []),
      (.key(.keyboardZ, [.control, .shift]), "ab|", changes("0,0 ab")),
      (.key(.keyboardZ, [.control, .shift]), "ax|b", changes("1,0 x")),
      (.key(.keyboardA, .control), "[axb]", ["selection"]),
      (.key(.keyboardDeleteOrBackspace), "|", changes("0,3 ")),
      (.key(.keyboardZ, .control), "[axb]", changes("0,0 axb")),
      (.key(.keyboardHome), "|axb", ["selection"]),
      (.key(.keyboardDeleteForward), "|xb", changes("0,1 ")),
      (.key(.keyboardDeleteForward), "|b", changes("0,1 ")),
      (.key(.keyboardZ, .control), "|axb", changes("0,0 ax")),
    ]
    run(rows, in: field, log: { log.take() }, screen: screen)
  }

  @Test("Dead keys and input methods: marked text replaces itself, and is one change")
  func composing() {
    let (screen, field, log) = field("")
    let rows: [(Step, String, [String])] = [
      (.type("caf"), "caf|", changes("0,0 c") + changes("1,0 a") + changes("2,0 f")),
      (.compose("´", 1), "caf´|", changes("3,0 ´")),
      (.compose("", 0), "caf|", changes("3,1 ")),
      (.type("é"), "café|", changes("3,0 é")),
      (.type(" "), "café |", changes("4,0  ")),
      (.compose("ni", 2), "café ni|", changes("5,0 ni")),
      (.compose("nihon", 5), "café nihon|", changes("5,2 nihon")),
      (.compose("日本", 1), "café 日|本", changes("5,5 日本")),
      (.compose("日本", 2), "café 日本|", changes("5,2 日本")),
      (.commit, "café 日本|", changes("5,2 ") + changes("5,0 日本")),
      (.key(.keyboardLeftArrow, .shift), "café 日[本]", ["selection"]),
      (.compose("x", 1), "café 日x|", changes("6,1 x")),
      (.compose("", 0), "café 日|", changes("6,1 ")),
      (.key(.keyboardZ, .control), "café 日[本]", changes("6,0 本")),
    ]
    run(rows, in: field, log: { log.take() }, screen: screen)
    expect(field.markedTextRange == nil)
    screen.compose("ab", caret: 1)
    expect(field.markedTextRange.flatMap { field.text(in: $0) }, equals: "ab")
    field.unmarkText()
    expect(field.markedTextRange == nil && field.text == "café 日ab")
  }

  @Test("Marked text can be canceled, committed by a tap, or refused, and remains one step of undo at any position")
  func composingOnTheWay() {
    let (screen, field, log) = field("ab")
    screen.press(.keyboardLeftArrow)
    _ = log.take()
    var rows: [(Step, String, [String])] = [
      (.compose("k", 1), "ak|b", changes("1,0 k")),
      (.compose("か", 1), "aか|b", changes("1,1 か")),
      (.compose("かn", 2), "aかn|b", changes("1,1 かn")),
      (.compose("かな", 0), "a|かなb", changes("1,2 かな")),
      (.compose("かな", 1), "aか|なb", changes("1,2 かな")),
      (.compose("", 0), "a|b", changes("1,2 ")),
      (.key(.keyboardZ, .control), "a|b", []),
      (.compose("仮", 1), "a仮|b", changes("1,0 仮")),
      (.key(.keyboardRightArrow), "a仮b|", ["selection"]),
      (.type("!"), "a仮b!|", changes("3,0 !")),
      (.key(.keyboardZ, .control), "a仮b|", changes("3,1 ")),
      (.key(.keyboardZ, .control), "a|b", changes("1,1 ")),
      (.key(.keyboardZ, [.control, .shift]), "a仮|b", changes("1,0 仮")),
    ]
    run(rows, in: field, log: { log.take() }, screen: screen)
    expect(field.markedTextRange == nil)
    log.refuses = ["shouldChange 2,0 q"]
    rows = [
      (.compose("q", 1), "a仮|b", ["shouldChange 2,0 q"]),
      (.compose("w", 1), "a仮w|b", changes("2,0 w")),
      (.key(.keyboardDeleteOrBackspace), "a仮|b", changes("2,1 ")),
      (.type("´"), "a仮´|b", changes("2,0 ´")),
    ]
    run(rows, in: field, log: { log.take() }, screen: screen)
    screen.compose("xyz", caret: 3)
    screen.tap(CGPoint(x: 25, y: 57))
    expect(field.text == "a仮´xyzb" && field.markedTextRange == nil, "a tap keeps what was composed")
    screen.compose("m", caret: 1)
    field.resignFirstResponder()
    expect(field.markedTextRange == nil && field.text?.contains("m") == true)
  }

  @Test("Dead keys and composed text in a view of several lines")
  func composingInView() {
    let (screen, view, log) = textView("one\ntwo")
    view.selectedRange = NSRange(location: 3, length: 1)
    screen.layout()
    _ = log.take()
    let rows: [(Step, String, [String])] = [
      (.compose("¨", 1), "one¨|two", viewChanges("3,1 ¨")),
      (.compose("", 0), "one|two", viewChanges("3,1 ")),
      (.type("ö"), "oneö|two", viewChanges("3,0 ö")),
      (.key(.keyboardZ, .control), "one[\n]two", viewChanges("3,1 \\n")),
    ]
    run(rows, in: view, log: { log.take() }, screen: screen)
  }

  @Test("Families, flags, keycaps and tones of skin are deleted whole, from either side")
  func deletingEmoji() {
    let family = "👨‍👩‍👧‍👦", rainbow = "🏳️‍🌈", keycap = "1️⃣", heart = "❤️", thumb = "👍🏽", scotland = "🏴󠁧󠁢󠁳󠁣󠁴󠁿"
    for emoji in [family, rainbow, keycap, heart, thumb, scotland, "🇩🇪", "n\u{303}", "각"] {
      let (screen, field, log) = self.field("a\(emoji)b")
      let count = emoji.utf16.count
      let rows: [(Step, String, [String])] = [
        (.key(.keyboardLeftArrow), "a\(emoji)|b", ["selection"]),
        (.key(.keyboardDeleteOrBackspace), "a|b", changes("1,\(count) ")),
        (.key(.keyboardZ, .control), "a\(emoji)|b", changes("1,0 \(emoji)")),
        (.key(.keyboardLeftArrow), "a|\(emoji)b", ["selection"]),
        (.key(.keyboardDeleteForward), "a|b", changes("1,\(count) ")),
        (.type(emoji), "a\(emoji)|b", changes("1,0 \(emoji)")),
      ]
      run(rows, in: field, log: { log.take() }, screen: screen)
    }
    // Two adjacent flags are not three halves.
    let (screen, field, _) = self.field("🇩🇪🇫🇷")
    screen.press(.keyboardDeleteOrBackspace)
    expect(field.text, equals: "🇩🇪")
  }

  @Test("Emoji are one character each, independent of their number of units")
  func emoji() {
    let (screen, field, log) = field("a👨‍👩‍👧‍👦🇩🇪👍🏽e\u{301}b")
    let family = "👨‍👩‍👧‍👦", flag = "🇩🇪", thumb = "👍🏽", accent = "e\u{301}"
    let rows: [(Step, String, [String])] = [
      (.key(.keyboardLeftArrow), "a\(family)\(flag)\(thumb)\(accent)|b", ["selection"]),
      (.key(.keyboardLeftArrow), "a\(family)\(flag)\(thumb)|\(accent)b", ["selection"]),
      (.key(.keyboardLeftArrow), "a\(family)\(flag)|\(thumb)\(accent)b", ["selection"]),
      (.key(.keyboardDeleteOrBackspace), "a\(family)|\(thumb)\(accent)b", changes("12,4 ")),
      (.key(.keyboardLeftArrow), "a|\(family)\(thumb)\(accent)b", ["selection"]),
      (.key(.keyboardRightArrow, .shift), "a[\(family)]\(thumb)\(accent)b", ["selection"]),
      (.type("x"), "ax|\(thumb)\(accent)b", changes("1,11 x")),
      (.key(.keyboardDeleteForward), "ax|\(accent)b", changes("2,4 ")),
      (.key(.keyboardRightArrow), "ax\(accent)|b", ["selection"]),
      (.key(.keyboardDeleteOrBackspace), "ax|b", changes("2,2 ")),
    ]
    run(rows, in: field, log: { log.take() }, screen: screen)
  }

  @Test("In text from right to left the arrows go the way they point")
  func rightToLeft() {
    let (screen, field, log) = field("")
    // Letters are counted from the right: "שלום" begins at its right end.
    let rows: [(Step, String, [String])] = [
      (.type("שלום"), "שלום|", changes("0,0 ש") + changes("1,0 ל") + changes("2,0 ו") + changes("3,0 ם")),
      (.key(.keyboardRightArrow), "שלו|ם", ["selection"]),
      (.key(.keyboardRightArrow), "של|ום", ["selection"]),
      (.key(.keyboardLeftArrow), "שלו|ם", ["selection"]),
      (.key(.keyboardHome), "|שלום", ["selection"]),
      (.key(.keyboardRightArrow), "|שלום", []),
      (.key(.keyboardLeftArrow, .shift), "[ש]לום", ["selection"]),
      (.key(.keyboardDeleteOrBackspace), "|לום", changes("0,1 ")),
      (.key(.keyboardEnd), "לום|", ["selection"]),
      (.key(.keyboardDeleteOrBackspace), "לו|", changes("2,1 ")),
    ]
    run(rows, in: field, log: { log.take() }, screen: screen)
  }

  @Test("Arabic: arrows by letters though they are joined, words by Control, and lines of digits among letters")
  func arabic() {
    let (screen, field, log) = field("سلام لا 12")
    let rows: [(Step, String, [String])] = [
      (.key(.keyboardHome), "|سلام لا 12", ["selection"]),
      (.key(.keyboardLeftArrow), "س|لام لا 12", ["selection"]),
      (.key(.keyboardLeftArrow), "سل|ام لا 12", ["selection"]),
      (.key(.keyboardRightArrow), "س|لام لا 12", ["selection"]),
      (.key(.keyboardLeftArrow, .control), "سلام| لا 12", ["selection"]),
      (.key(.keyboardLeftArrow, [.control, .shift]), "سلام[ لا] 12", ["selection"]),
      (.key(.keyboardDeleteOrBackspace), "سلام| 12", changes("4,3 ")),
      (.key(.keyboardRightArrow, .control), "|سلام 12", ["selection"]),
      (.key(.keyboardLeftArrow, .shift), "[س]لام 12", ["selection"]),
      (.key(.keyboardLeftArrow), "س|لام 12", ["selection"]),
      (.key(.keyboardDeleteOrBackspace), "|لام 12", changes("0,1 ")),
      (.key(.keyboardEnd), "لام 12|", ["selection"]),
      (.key(.keyboardDeleteOrBackspace), "لام 1|", changes("5,1 ")),
    ]
    run(rows, in: field, log: { log.take() }, screen: screen)
  }

  @Test("Where directions mix, each arrow moves to the next visual position")
  func mixed() {
    let (screen, field, _) = field("abשלcd")
    screen.press(.keyboardHome)
    var seen: [CGFloat] = []
    var offsets: Set<Int> = []
    for _ in 0..<7 {
      let caret = field.caretRect(for: field.selectedTextRange!.end)
      seen.append(caret.midX)
      offsets.insert(field.offset(from: field.beginningOfDocument, to: field.selectedTextRange!.end))
      screen.press(.keyboardRightArrow)
    }
    expect(zip(seen, seen.dropFirst()).allSatisfy { $0 < $1 }, "\(seen)")
    expect(offsets, equals: [0, 1, 2, 3, 4, 5, 6])
  }

  @Test("Lines in a text view: up and down keep the place, Home and End are the line's, Return and Tab are typed")
  func lines() {
    let (screen, view, log) = textView("")
    let rows: [(Step, String, [String])] = [
      (.type("ab\n"), "ab\n|", viewChanges("0,0 a") + viewChanges("1,0 b") + viewChanges("2,0 \\n")),
      (.type("\tx"), "ab\n\tx|", viewChanges("3,0 \\t") + viewChanges("4,0 x")),
      (.key(.keyboardUpArrow), "ab|\n\tx", ["selection"]),
      (.key(.keyboardDownArrow), "ab\n\tx|", ["selection"]),
      (.key(.keyboardHome), "ab\n|\tx", ["selection"]),
      (.key(.keyboardHome, .control), "|ab\n\tx", ["selection"]),
      (.key(.keyboardEnd), "ab|\n\tx", ["selection"]),
      (.key(.keyboardRightArrow), "ab\n|\tx", ["selection"]),
      (.key(.keyboardDeleteOrBackspace), "ab|\tx", viewChanges("2,1 ")),
      (.key(.keyboardEnd, [.control, .shift]), "ab[\tx]", ["selection"]),
      (.key(.keyboardUpArrow), "|ab\tx", ["selection"]),
      (.key(.keyboardZ, .control), "ab\n|\tx", viewChanges("2,0 \\n")),
      (.key(.keyboardDownArrow, .control), "ab\n\tx|", ["selection"]),
      (.key(.keyboardUpArrow, .control), "ab\n|\tx", ["selection"]),
    ]
    run(rows, in: view, log: { log.take() }, screen: screen)
  }

  @Test("Undo in a view reverts lines, pastes and cuts one by one, and typing after an undo clears the redo stack")
  func undoInView() {
    let (screen, view, log) = textView("")
    let rows: [(Step, String, [String])] = [
      (.type("ab"), "ab|", viewChanges("0,0 a") + viewChanges("1,0 b")),
      (.type("\n"), "ab\n|", viewChanges("2,0 \\n")),
      (.type("c"), "ab\nc|", viewChanges("3,0 c")),
      (.key(.keyboardA, .control), "[ab\nc]", ["selection"]),
      (.key(.keyboardX, .control), "|", viewChanges("0,4 ")),
      (.key(.keyboardV, .control), "ab\nc|", viewChanges("0,0 ab\\nc")),
      (.key(.keyboardV, .control), "ab\ncab\nc|", viewChanges("4,0 ab\\nc")),
      (.key(.keyboardZ, .control), "ab\nc|", viewChanges("4,4 ")),
      (.key(.keyboardZ, .control), "|", viewChanges("0,4 ")),
      (.key(.keyboardZ, .control), "[ab\nc]", viewChanges("0,0 ab\\nc")),
      (.key(.keyboardZ, .control), "ab\n|", viewChanges("3,1 ")),
      (.key(.keyboardZ, .control), "|", viewChanges("0,3 ")),
      (.key(.keyboardZ, [.control, .shift]), "ab\n|", viewChanges("0,0 ab\\n")),
      (.type("x"), "ab\nx|", viewChanges("3,0 x")),
      (.key(.keyboardZ, [.control, .shift]), "ab\nx|", []),
    ]
    run(rows, in: view, log: { log.take() }, screen: screen)
  }

  @Test("A megabyte pasted into a text view is there immediately, and typing in it continues")
  func megabyte() {
    let screen = TestScreen()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    screen.show(view)
    view.becomeFirstResponder()
    let line = "The quick brown fox jumps over the lazy dog; el veloz murciélago hindú comía feliz.\n"
    let text = String(repeating: line, count: 1_000_000 / line.utf8.count + 1)
    UIPasteboard.general.string = text
    screen.press(.keyboardV, modifiers: .control)
    expect(view.text, equals: text)
    expect(view.selectedRange, equals: NSRange(location: text.utf16.count, length: 0))
    let shapings = screen.work.shapings
    screen.type("abc")
    expect(view.text.hasSuffix(".\nabc"))
    expect(screen.work.shapings - shapings, below: 400, "only what is in sight is shaped: \(screen.work.shapings - shapings)")
    let caret = view.caretRect(for: view.selectedTextRange!.end)
    expect(view.bounds.contains(caret), "the caret is in sight: \(caret) in \(view.bounds)")
    screen.press(.keyboardZ, modifiers: .control)
    screen.press(.keyboardZ, modifiers: .control)
    expect(view.text, equals: "")
  }

  @Test("A megabyte pasted into a field becomes one line, and typing in it continues")
  func megabyteInField() {
    let (screen, field, log) = field("")
    let text = String(repeating: "some words of a very long line\n", count: 33_000)
    UIPasteboard.general.string = text
    screen.press(.keyboardV, modifiers: .control)
    expect(field.text, equals: text.replacingOccurrences(of: "\n", with: " "))
    _ = log.take()
    let shapings = screen.work.shapings
    screen.type("x")
    expect(log.take(), equals: changes("\(text.utf16.count),0 x"))
    expect(field.intrinsicContentSize.width, above: 10_000)
    screen.press(.keyboardDeleteOrBackspace)
    screen.press(.keyboardLeftArrow, modifiers: .control)
    screen.press(.keyboardRightArrow, modifiers: .control)
    expect(screen.work.shapings - shapings, below: 400, "only what is in sight is shaped: \(screen.work.shapings - shapings)")
    _ = log.take()
    let end = field.caretRect(for: field.selectedTextRange!.end)
    expect(field.bounds.contains(end))
    screen.press(.keyboardHome)
    expect(field.selectedTextRange, equals: field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument))
    expect(field.bounds.insetBy(dx: -2, dy: 0).contains(field.caretRect(for: field.beginningOfDocument)))
  }

  @Test("Random editing: text, selection and undo agree with a plain model")
  func random() {
    var noise = Noise(seed: 20261121)
    let (screen, field, _) = field("")
    let pieces = ["a", "é", "שלום", "👍🏽", " ", "word ", "本", "🇩🇪"]
    for _ in 0..<(isSoaking ? 20_000 : 300) {
      let before = field.text ?? ""
      let range = field.editor.selection.range
      switch Int(noise.next() % 8) {
      case 0, 1, 2:
        let piece = pieces[Int(noise.next() % UInt64(pieces.count))]
        field.insertText(piece)
        let units = Array(before.utf16)
        let wanted = String(decoding: units[..<range.lowerBound] + Array(piece.utf16) + units[range.upperBound...], as: UTF16.self)
        expect(field.text, equals: wanted)
      case 3: screen.press(.keyboardDeleteOrBackspace)
      case 4: screen.press(.keyboardLeftArrow, modifiers: noise.next() % 2 == 0 ? [] : .shift)
      case 5: screen.press(.keyboardRightArrow, modifiers: noise.next() % 2 == 0 ? [] : [.shift, .control])
      case 6: screen.press(.keyboardZ, modifiers: .control)
      default: screen.press(noise.next() % 2 == 0 ? .keyboardHome : .keyboardDeleteForward)
      }
      let text = field.text ?? ""
      expect(!text.unicodeScalars.contains("\u{fffd}"), "no character is cut in half")
      expect(field.editor.selection.head <= text.utf16.count && field.editor.selection.anchor <= text.utf16.count)
      field.editor.text.checkRuns()
    }
    for _ in 0..<400 { screen.press(.keyboardZ, modifiers: .control) }
    expect(field.text, equals: "")
  }
}

/// Logs the calls of a text view's delegate.
@MainActor final class TextViewLog: UITextViewDelegate {
  var lines: [String] = []
  var refuses: Set<String> = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  private func answer(_ line: String) -> Bool {
    lines.append(line)
    return !refuses.contains(line)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { answer("shouldBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { answer("shouldEnd") }
  func textViewDidBeginEditing(_ textView: UITextView) { lines.append("didBegin") }
  func textViewDidEndEditing(_ textView: UITextView) { lines.append("didEnd") }
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    let shown = text.replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(of: "\t", with: "\\t")
    return answer("shouldChange \(range.location),\(range.length) \(shown)")
  }
  func textViewDidChange(_ textView: UITextView) { lines.append("change") }
  func textViewDidChangeSelection(_ textView: UITextView) { lines.append("selection") }
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool {
    lines.append("link \(URL) \(characterRange.location),\(characterRange.length)")
    return false
  }
}

extension EditableText {
  /// Runs cover the text, in order, without gaps.
  func checkRuns() {
    expect(!runs.isEmpty && runs.last?.end == count)
    expect(zip(runs, runs.dropFirst()).allSatisfy { $0.end < $1.end })
  }
}
