import Foundation
import QuartzCore
import Testing

/// The timing of animations: repetition, fill modes, accumulation, groups.
@Suite(.serialized) @MainActor
final class AnimationTimingTests: ClosedFormSuite {
  @Test("Repeating, reversing, speed, offset and fill follow the timing's definition")
  func timing() {
    func sawtooth(_ x: Double) -> Double { x - x.rounded(.down) }
    let repeating = basic("zPosition", from: 0, to: 1)
    repeating.duration = 0.7
    repeating.repeatCount = 2.5
    compare(repeating, span: 2.5, read: { $0.zPosition }) { $0 < 1.75 ? sawtooth($0 / 0.7) : 0 }

    let reversing = basic("zPosition", from: 0, to: 1)
    reversing.duration = 0.5
    reversing.autoreverses = true
    reversing.repeatDuration = 3
    compare(reversing, span: 3, read: { $0.zPosition }) { 1 - abs(1 - 2 * sawtooth($0)) }

    let fast = basic("zPosition", from: 0, to: 1)
    fast.speed = 2
    fast.fillMode = .forwards
    fast.isRemovedOnCompletion = false
    compare(fast, span: 2, read: { $0.zPosition }) { min($0, 1) }

    let backwards = basic("zPosition", from: 0, to: 1)
    backwards.speed = -1
    compare(backwards, span: 2, read: { $0.zPosition }) { 1 - $0 / 2 }

    let offset = basic("zPosition", from: 0, to: 1)
    offset.timeOffset = 0.5
    compare(offset, span: 2, read: { $0.zPosition }) { sawtooth(($0 + 0.5) / 2) }

    let late = basic("zPosition", from: 3, to: 5)
    late.beginTime = time.now + 1
    late.fillMode = .backwards
    compare(late, span: 3, read: { $0.zPosition }) { $0 < 1 ? 3 : 3 + ($0 - 1) }

    let unfilled = basic("zPosition", from: 3, to: 5)
    unfilled.beginTime = time.now + 1
    compare(unfilled, span: 4, read: { $0.zPosition }) { $0 < 1 || $0 >= 3 ? 0 : 3 + ($0 - 1) }
  }

  @Test("Additive animations add up, cumulative ones continue from where they were")
  func additiveAndCumulative() {
    let layer = CALayer()
    layer.zPosition = 10
    let first = basic("zPosition", from: 0, to: 4)
    first.isAdditive = true
    layer.add(first, forKey: "first")
    let second = basic("zPosition", by: -6)
    second.isAdditive = true
    compare(second, span: 2, on: layer, read: { $0.zPosition }) { 10 + 2 * $0 - 3 * $0 }

    let steps = basic("zPosition", from: 0, to: 3)
    steps.duration = 0.5
    steps.repeatCount = 4
    steps.isCumulative = true
    compare(steps, span: 2, read: { $0.zPosition }) { 6 * $0 }
  }

  @Test("A group runs its members in its own time and ends with it")
  func groups() {
    let move = basic("position.x", from: 0, to: 10)
    move.duration = 1
    move.beginTime = 0.5
    move.fillMode = .both
    let fade = basic("zPosition", from: 0, to: 8)
    fade.duration = 0
    let cut = basic("position.y", from: 0, to: 10)
    cut.duration = 10
    let group = CAAnimationGroup()
    group.animations = [move, fade, cut]
    group.duration = 2
    group.timingFunction = CAMediaTimingFunction(name: .easeIn)
    compare(group, span: 2, read: { $0.position.x + 100 * $0.zPosition + 10_000 * $0.position.y }) {
      let local = 2 * bezier($0 / 2, 0.42, 0, 1, 1)
      return min(max(10 * (local - 0.5), 0), 10) + 100 * 4 * local + 10_000 * local
    }
  }
}
