import Foundation
import Testing
import TrestleExpectations
import UIKit

/// Timers are fired explicitly: there is no waiting.
@Suite("Timers with a target") @MainActor
struct TimerTargetTests {
  private final class Clock: NSObject {
    var ticks = 0
    var last: Timer?
    func tick(_ timer: Timer) {
      ticks += 1
      last = timer
    }
    func count() { ticks += 10 }
  }

  @Test("A method of the target is called, in both forms")
  func target() {
    let clock = Clock()
    let ticking = Timer.scheduledTimer(timeInterval: 3600, target: clock, action: Clock.tick, repeats: true)
    let counting = Timer.scheduledTimer(timeInterval: 3600, target: clock, action: Clock.count, repeats: true)
    ticking.fire()
    expect(clock.ticks == 1 && clock.last === ticking)
    counting.fire()
    ticking.fire()
    expect(clock.ticks, equals: 12)
    ticking.invalidate()
    counting.invalidate()
  }

  @Test("The target is not kept, and with it the timer ends")
  func goneTarget() {
    var clock: Clock? = Clock()
    weak let seen = clock
    let timer = Timer.scheduledTimer(timeInterval: 3600, target: clock!, action: Clock.count, repeats: true)
    clock = nil
    expect(seen == nil && timer.isValid)
    timer.fire()
    expect(!timer.isValid)
  }
}
