import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitViews

@MainActor @Suite struct CaretTests {
  /// Returns the columns, in pixels, in which a row of pixels is not background.
  private func ink(_ image: CGImage, rows: Range<Int>, _ matches: (UInt8, UInt8, UInt8) -> Bool) -> ClosedRange<Int>? {
    var found: ClosedRange<Int>?
    for x in 0..<image.width {
      for y in rows {
        let pixel = image.pixel(x: x, y: y)
        if matches(pixel.red, pixel.green, pixel.blue) {
          found = found.map { $0.lowerBound...x } ?? x...x
          break
        }
      }
    }
    return found
  }

  @Test("The caret is where the next glyph will be", arguments: ["ab", "Hello ", "שלום", "a👍🏽", "日本", ""])
  func caretMeetsGlyph(text: String) {
    let screen = TestScreen()
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 34))
    field.tintColor = .red
    field.text = text
    let view = UIView()
    view.backgroundColor = .white
    view.addSubview(field)
    screen.show(view)
    field.becomeFirstResponder()
    let rows = 80..<148
    let isRed: (UInt8, UInt8, UInt8) -> Bool = { $0 > 200 && $1 < 90 && $2 < 90 }
    guard let caret = ink(screen.snapshot(), rows: rows, isRed) else {
      Issue.record("no caret is seen")
      return
    }
    let before = screen.snapshot()
    // A glyph that fills its advance. The Hebrew one is inserted at the left of the others, which move to the right.
    let glyph = text == "שלום" ? "ש" : "\u{2588}"
    screen.type(glyph)
    let after = screen.snapshot()
    var columns: [Int] = []
    for x in 0..<after.width where rows.contains(where: { before.pixel(x: x, y: $0) != after.pixel(x: x, y: $0) }) { columns.append(x) }
    expect(
      abs(columns.first! - caret.lowerBound) <= 4, "the caret stood at \(caret), the glyph came at \(columns.first!)...\(columns.last!)")
  }

  private nonisolated static let everyPlace = [
    "Hello, world", "office flat", "ab שלום cd", "שלום עולם", "שלום abc 12 עולם", "ab 123 שלום 45", "اللغة", "سلام",
    "e\u{301}a\u{308}\u{302}x",
    "a👨‍👩‍👧‍👦b🇩🇪", "日本語", "  a  ",
  ]

  @Test("At every position of a text, whatever its directions, the next glyph is inserted at the caret", arguments: everyPlace)
  func everyPlace(text: String) {
    let screen = TestScreen()
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 34))
    // A color that no emoji has.
    field.tintColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    let view = UIView()
    view.backgroundColor = .white
    view.addSubview(field)
    screen.show(view)
    field.becomeFirstResponder()
    let units = Array(text.utf16)
    let base = units.first(where: isStrong).map(isRightToLeft) ?? false
    let isArabic = units.contains { (0x600...0x6ff).contains($0) }
    var offset = 0
    for character in Array(text).map({ $0.utf16.count }) + [0] {
      field.text = text
      field.editor.select(TextSelection(offset))
      field.typingAttributes?[.foregroundColor] = UIColor(red: 0, green: 0.7, blue: 0, alpha: 1)
      let rows = 80..<148
      guard let caret = ink(screen.snapshot(), rows: rows, { $0 > 200 && $1 < 90 && $2 > 200 }) else {
        Issue.record("no caret is seen at \(offset)")
        return
      }
      // Within a run of the other direction, typed text has that direction; at its edges, that of the line.
      let neighbours = [offset > 0 ? units[offset - 1] : nil, offset < units.count ? units[offset] : nil].compactMap { $0 }
      // The direction of digits among right-to-left letters depends on the text typed beside them.
      let digits = neighbours.filter { (0x30...0x39).contains($0) }.count
      if digits == 1, units.contains(where: isRightToLeft) {
        offset += character
        continue
      }
      let (before, after) = (direction(before: offset, in: units), direction(after: offset, in: units))
      let isOther = before != nil && before == after && before != base
      screen.type(digits == 2 ? "8" : base != isOther ? (isArabic ? "ر" : "ש") : "H")
      let glyph = ink(screen.snapshot(), rows: rows) { $0 < 60 && $1 > 130 && $2 < 60 }
      let distance = glyph.map { Double($0.lowerBound) - Double(caret.lowerBound + caret.upperBound) / 2 }
      // A tolerance of two points on each side for the bearings of a glyph; Arabic neighbors also change their shapes.
      expect(distance.map { abs($0) <= (isArabic ? 12 : 5) } ?? false, "at \(offset): \(caret), \(String(describing: glyph))")
      offset += character
    }
  }

  /// Returns whether the letters before, or after, a position run from right to left; nil if there are none. Digits belong to the letters
  /// before them.
  private func direction(before offset: Int, in units: [UInt16]) -> Bool? { units[..<offset].last(where: isStrong).map(isRightToLeft) }
  private func direction(after offset: Int, in units: [UInt16]) -> Bool? {
    guard let next = units[offset...].firstIndex(where: { isStrong($0) || (0x30...0x39).contains($0) }) else { return nil }
    return isStrong(units[next]) ? isRightToLeft(units[next]) : direction(before: next, in: units)
  }

  private func isRightToLeft(_ unit: UInt16) -> Bool { (0x590..<0x900).contains(unit) }
  private func isStrong(_ unit: UInt16) -> Bool { isRightToLeft(unit) || (0x41...0x5a).contains(unit) || (0x61...0x7a).contains(unit) }

  @Test("Within a ligature the caret is at a share of it")
  func ligature() {
    let screen = TestScreen()
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 34))
    field.text = "بلا"
    screen.show(field)
    field.becomeFirstResponder()
    let places = (0...3).map { field.caretRect(for: field.position(from: field.beginningOfDocument, offset: $0)!).midX }
    expect(places[0] > places[1] && places[1] > places[2] && places[2] > places[3], "\(places)")
    expect(abs(places[1] - places[2] - (places[2] - places[3])), below: 0.1, "lam and alef share their glyph evenly: \(places)")
  }

  @Test("The caret blinks in virtual time, and nothing else makes frames")
  func blinking() {
    let screen = TestScreen()
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 34))
    screen.show(field)
    field.becomeFirstResponder()
    screen.settle()
    let before = screen.work.frames
    screen.advance(by: 5)
    let frames = screen.work.frames - before
    expect((9...22).contains(frames), "\(frames) frames in five seconds")
    let start = screen.now
    screen.settle()
    expect(screen.now - start, below: 1, "waiting for rest does not wait for the caret")
    field.resignFirstResponder()
    screen.settle()
    let rest = screen.work.frames
    screen.advance(by: 5)
    expect(screen.work.frames, equals: rest)
  }

  @Test("caretRect, hit testing and selection agree in every direction")
  func agreement() {
    let screen = TestScreen()
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.font = .systemFont(ofSize: 17)
    view.text = "plain words\nשלום עולם\nmixed שלום text and 日本語 and 👨‍👩‍👧‍👦 emoji that goes over more than one line of it\n\nend"
    screen.show(view)
    let prepared = view.editor.prepared
    var offset = 0
    while offset < view.editor.text.count {
      let position = view.position(from: view.beginningOfDocument, offset: offset)!
      let caret = view.caretRect(for: position)
      let found = view.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY))!
      let back = view.caretRect(for: found)
      expect(abs(back.midX - caret.midX) < 0.6 && abs(back.midY - caret.midY) < 1, "offset \(offset)")
      offset = max(prepared.nextCaret(after: offset), offset + 1)
    }
  }
}
