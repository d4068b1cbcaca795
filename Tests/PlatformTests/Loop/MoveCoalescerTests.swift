import Foundation
import TrestlePlatform
import Testing
import TrestleExpectations

@Suite struct MoveCoalescerTests {
  private func flushed(_ moves: inout MoveCoalescer) -> [InputEvent] {
    var events: [InputEvent] = []
    moves.flush { events.append($0) }
    return events
  }

  private func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 0) }

  @Test("Only the last place of each finger and the mouse is kept, in the order they began to move") func keepsLast() {
    var moves = MoveCoalescer()
    let held = [
      moves.hold(.touch(TouchEvent(.moved, id: 1, at: point(1)))), moves.hold(.touch(TouchEvent(.moved, id: 2, at: point(2)))),
      moves.hold(.touch(TouchEvent(.moved, id: 1, at: point(3)))), moves.hold(.hover(point(4))), moves.hold(.hover(point(5))),
    ]
    expect(held, equals: [true, true, true, true, true])
    expect(
      flushed(&moves) == [
        .touch(TouchEvent(.moved, id: 1, at: point(3))), .touch(TouchEvent(.moved, id: 2, at: point(2))), .hover(point(5)),
      ])
    expect(moves.isEmpty)
  }

  @Test("Wheel turns are added up, but a trackpad's and a wheel's are not mixed") func addsWheels() {
    var moves = MoveCoalescer()
    for _ in 0..<3 { _ = moves.hold(.wheel(WheelEvent(at: point(0), delta: Offset(dx: 1, dy: -2)))) }
    _ = moves.hold(.wheel(WheelEvent(at: point(0), delta: Offset(dx: 0, dy: 5), source: .continuous)))
    expect(
      flushed(&moves) == [
        .wheel(WheelEvent(at: point(0), delta: Offset(dx: 3, dy: -6))),
        .wheel(WheelEvent(at: point(0), delta: Offset(dx: 0, dy: 5), source: .continuous)),
      ])
  }

  @Test("Events other than movements are never delayed") func passesOthers() {
    var moves = MoveCoalescer()
    for event: InputEvent in [
      .touch(TouchEvent(.began, id: 1, at: .zero)), .touch(TouchEvent(.ended, id: 1, at: .zero)), .pointer(PointerEvent(.down, at: .zero)),
      .pointer(PointerEvent(.up, at: .zero)), .text("ß"), .quit, .focus(true), .resize(.zero), .key(KeyEvent(.down, usage: 4)),
    ] {
      let isHeld = moves.hold(event)
      expect(!isHeld)
    }
  }
}
