import Foundation
import QuartzCore
import Testing
import TrestleExpectations

@MainActor
@Suite(.serialized)
struct CADisplayLinkTests {
  let time = VirtualTime()

  @MainActor final class Target {
    var stamps: [CFTimeInterval] = []
    var plain = 0
    func step(_ link: CADisplayLink) { stamps.append(link.timestamp) }
    func tick() { plain += 1 }
  }

  @Test("A display link calls before every frame with the times of this frame and the next")
  func everyFrame() {
    let target = Target()
    let link = CADisplayLink(target: target, action: Target.step)
    expect(!FrameScheduler.hasWork)
    link.add(to: .main, forMode: .common)
    expect(FrameScheduler.hasWork)
    for _ in 0..<3 { time.advance(1.0 / 60) }
    expect(target.stamps.count, equals: 3)
    expect(target.stamps.last, equals: time.now)
    expect(link.targetTimestamp, equals: time.now + 1.0 / 60)
    expect(link.duration, equals: 1.0 / 60)
    link.isPaused = true
    expect(!FrameScheduler.hasWork)
    time.advance(1.0 / 60)
    expect(target.stamps.count, equals: 3)
    link.isPaused = false
    time.advance(1.0 / 60)
    expect(target.stamps.count, equals: 4)
    link.invalidate()
    time.advance(1.0 / 60)
    expect(target.stamps.count, equals: 4)
    expect(!FrameScheduler.hasWork)
  }

  @Test("A preferred rate skips frames; a range's preferred rate takes precedence")
  func rate() {
    let target = Target()
    let link = CADisplayLink(target: target, action: Target.tick)
    link.preferredFramesPerSecond = 20
    link.add(to: .main, forMode: .common)
    for _ in 0..<60 { time.advance(1.0 / 60) }
    expect(target.plain, equals: 20)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 60, preferred: 30)
    target.plain = 0
    for _ in 0..<60 { time.advance(1.0 / 60) }
    expect((29...31).contains(target.plain))
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: .infinity)
    target.plain = 0
    for _ in 0..<60 { time.advance(1.0 / 60) }
    expect(target.plain, equals: 60)
    link.invalidate()
  }

  @Test("A frame interval of two halves the rate, and is read back from a rate")
  func frameInterval() {
    let target = Target()
    let link = CADisplayLink(target: target, action: Target.tick)
    expect(link.frameInterval, equals: 1)
    link.frameInterval = 2
    expect(link.preferredFramesPerSecond, equals: 30)
    link.add(to: .main, forMode: .common)
    for _ in 0..<60 { time.advance(1.0 / 60) }
    expect(target.plain, equals: 30)
    link.preferredFramesPerSecond = 20
    expect(link.frameInterval, equals: 3)
    link.invalidate()
  }

  @Test("A link has a weak target and ends with it")
  func weakTarget() {
    var target: Target? = Target()
    let link = CADisplayLink(target: target!, action: Target.tick)
    link.add(to: .main, forMode: .common)
    target = nil
    time.advance(1.0 / 60)
    expect(!FrameScheduler.hasWork)
    _ = link
  }

  @Test("A link may end itself or another while links are called")
  func invalidationWhileFiring() {
    var calls: [String] = []
    var other: CADisplayLink?
    let first = CADisplayLink { link in
      calls.append("first")
      link.invalidate()
      other?.invalidate()
    }
    other = CADisplayLink { _ in calls.append("other") }
    first.add(to: .main, forMode: .common)
    other!.add(to: .main, forMode: .common)
    time.advance(1.0 / 60)
    time.advance(1.0 / 60)
    expect(calls, equals: ["first"])
  }
}
