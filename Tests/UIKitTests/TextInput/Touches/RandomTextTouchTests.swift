import CoreGraphics
import Foundation
import TrestlePlatform
import Testing
import TrestleExpectations
import TrestleTrials
import UIKitTesting

import UIKit
@testable import UIKitViews

/// Random fingers, mouse and keys in texts: the selection always remains valid, and no state is left behind.
@MainActor @Suite struct RandomTextTouchTests {
  private static let text =
    "Mars is half again as far\n\nשלום עולם, זה טקסט\nmixed שלום text and 日本語 👨‍👩‍👧‍👦 emoji that goes over more than one line of it\n"

  @Test("Random fingers, mice and keys in a text view", arguments: [UIDesign.modern, .classic])
  func view(design: UIDesign) {
    let screen = TestScreen(size: CGSize(width: 240, height: 300), scale: 1, design: design)
    let view = UITextView(frame: CGRect(x: 10, y: 60, width: 220, height: 120))
    view.text = String(repeating: Self.text, count: 4)
    run(view, on: screen, seed: 20261122)
  }

  @Test("Random fingers, mice and keys in a field", arguments: [false, true])
  func field(isSecure: Bool) {
    let screen = TestScreen(size: CGSize(width: 240, height: 300), scale: 1)
    let field = UITextField(frame: CGRect(x: 10, y: 100, width: 220, height: 34))
    field.borderStyle = .roundedRect
    field.text = Self.text
    field.isSecureTextEntry = isSecure
    run(field, on: screen, seed: 20261123)
  }

  private func run(_ view: any TextEditorHost, on screen: TestScreen, seed: UInt64) {
    var noise = Noise(seed: seed)
    let parent = UIView()
    parent.backgroundColor = .white
    parent.addSubview(view)
    screen.show(parent)
    func number(_ count: Int) -> Int { Int(noise.next() % UInt64(count)) }
    func point() -> CGPoint {
      if let handles = view.editor.touches.handles, number(2) == 0 {
        let handle = number(2) == 0 ? handles.start : handles.end
        if !handle.isHidden { return view.convert(CGPoint(x: handle.frame.midX, y: handle.frame.midY), to: nil) }
      }
      return CGPoint(x: CGFloat(number(240)), y: CGFloat(40 + number(160)))
    }
    func mouse(_ phase: PointerEvent.Phase, _ point: CGPoint) {
      EventDispatcher.shared.handle(.pointer(PointerEvent(phase, at: point, button: .primary)), at: screen.now)
      screen.layout()
    }
    for step in 0..<(ProcessInfo.processInfo.environment["TRESTLE_SOAK"] == nil ? 120 : 5_000) {
      switch number(10) {
      case 0, 1: screen.tap(point(), count: 1 + number(3))
      case 2, 3, 4:
        let finger = screen.touchDown(point())
        if number(2) == 0 { screen.advance(by: 0.6, fps: 10) }
        for _ in 0..<number(4) {
          finger.move(to: point())
          screen.advance(by: 0.2, fps: 10)
        }
        if number(5) == 0 { finger.cancel() } else { finger.up() }
      case 5:
        mouse(.down, point())
        for _ in 0..<number(3) { mouse(.move, point()) }
        mouse(.up, point())
      case 6: screen.type(["a", "ש", "👍🏽", "\n"][number(4)])
      case 7:
        screen.press(
          [.keyboardLeftArrow, .keyboardRightArrow, .keyboardDeleteOrBackspace][number(3)], modifiers: number(2) == 0 ? [] : .shift)
      case 8: screen.flick(from: point(), to: point())
      default: screen.press(.keyboardZ, modifiers: .control)
      }
      screen.settle()
      check(view, step: step)
    }
    expectSameBits(screen)
  }

  private func check(_ view: any TextEditorHost, step: Int) {
    let (editor, touches) = (view.editor, view.editor.touches)
    let range = editor.selection.range
    expect(range.lowerBound >= 0 && range.upperBound <= editor.text.count, "step \(step)")
    for offset in [range.lowerBound, range.upperBound] where offset > 0 && offset < editor.text.count {
      expect(editor.prepared.previousCaret(before: editor.prepared.nextCaret(after: offset)) == offset, "step \(step): a character is cut")
    }
    expect(touches.drag == nil && !touches.loupe.isShown && touches.scroller == nil, "step \(step)")
    if range.isEmpty || !view.isFirstResponder, let handles = touches.handles {
      expect(handles.start.isHidden && handles.end.isHidden, "step \(step)")
    }
  }
}
