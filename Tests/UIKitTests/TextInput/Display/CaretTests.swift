import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor @Suite struct CaretTests {
  /// The columns, in pixels, in which a row of pixels is not background.
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

  @Test("the caret is where the next glyph will be", arguments: ["ab", "Hello ", "שלום", "a👍🏽", "日本", ""])
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
    // A glyph that fills its place. The Hebrew one comes at the left of the others, which move away to the right.
    let glyph = text == "שלום" ? "ש" : "\u{2588}"
    screen.type(glyph)
    let after = screen.snapshot()
    var columns: [Int] = []
    for x in 0..<after.width where rows.contains(where: { before.pixel(x: x, y: $0) != after.pixel(x: x, y: $0) }) { columns.append(x) }
    #expect(
      abs(columns.first! - caret.lowerBound) <= 4, "the caret stood at \(caret), the glyph came at \(columns.first!)...\(columns.last!)")
  }

  @Test("the caret blinks in virtual time, and nothing else makes frames")
  func blinking() {
    let screen = TestScreen()
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 34))
    screen.show(field)
    field.becomeFirstResponder()
    screen.settle()
    let before = screen.work.frames
    screen.advance(by: 5)
    let frames = screen.work.frames - before
    #expect((9...22).contains(frames), "\(frames) frames in five seconds")
    let start = screen.now
    screen.settle()
    #expect(screen.now - start < 1, "waiting for rest does not wait for the caret")
    field.resignFirstResponder()
    screen.settle()
    let rest = screen.work.frames
    screen.advance(by: 5)
    #expect(screen.work.frames == rest)
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
      #expect(abs(back.midX - caret.midX) < 0.6 && abs(back.midY - caret.midY) < 1, "offset \(offset)")
      offset = max(prepared.nextCaret(after: offset), offset + 1)
    }
  }
}
