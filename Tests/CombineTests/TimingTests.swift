import Combine
import Testing
import TrestleExpectations

/// A scheduler whose time is controlled by a test.
private final class Clock: Scheduler {
  struct Moment: Strideable {
    var seconds: Double
    func distance(to other: Moment) -> SchedulerSeconds { SchedulerSeconds(other.seconds - seconds) }
    func advanced(by n: SchedulerSeconds) -> Moment { Moment(seconds: seconds + n.timeInterval) }
  }

  var now = Moment(seconds: 0)
  let minimumTolerance: SchedulerSeconds = 0
  private var due: [(time: Double, number: Int, action: () -> Void)] = []
  private var number = 0

  func schedule(options: Never?, _ action: @escaping () -> Void) {
    schedule(after: now, tolerance: 0, options: nil, action)
  }

  func schedule(after date: Moment, tolerance: SchedulerSeconds, options: Never?, _ action: @escaping () -> Void) {
    number += 1
    due.append((date.seconds, number, action))
  }

  func schedule(
    after date: Moment, interval: SchedulerSeconds, tolerance: SchedulerSeconds, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    var isLive = true
    func turn(_ time: Moment) {
      schedule(after: time, tolerance: 0, options: nil) {
        guard isLive else { return }
        action()
        turn(time.advanced(by: interval))
      }
    }
    turn(date)
    return AnyCancellable { isLive = false }
  }

  func advance(to time: Double) {
    while let next = due.indices.filter({ due[$0].time <= time }).min(by: {
      (due[$0].time, due[$0].number) < (due[$1].time, due[$1].number)
    }) {
      let item = due.remove(at: next)
      now.seconds = max(now.seconds, item.time)
      item.action()
    }
    now.seconds = time
  }
}

@Suite struct TimingTests {
  @Test("Debounce sends a value once no other has followed") func debounce() {
    let clock = Clock()
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let stream = subject.debounce(for: 1, scheduler: clock).sink { seen.append($0) }
    subject.send(1)
    clock.advance(to: 0.5)
    subject.send(2)
    clock.advance(to: 1.2)
    expect(seen, equals: [])
    clock.advance(to: 1.6)
    expect(seen, equals: [2])
    stream.cancel()
  }

  @Test("Throttle sends the first value and then one an interval", arguments: [(true, [1, 4, 5]), (false, [1, 2, 5])])
  func throttle(latest: Bool, expected: [Int]) {
    let clock = Clock()
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let stream = subject.throttle(for: 1, scheduler: clock, latest: latest).sink { seen.append($0) }
    for value in 1...4 {
      subject.send(value)
      clock.advance(to: Double(value) * 0.2)
    }
    clock.advance(to: 3)
    subject.send(5)
    clock.advance(to: 5)
    expect(seen, equals: expected)
    stream.cancel()
  }

  @Test("Delay, timeout and measureInterval follow the scheduler") func others() {
    let clock = Clock()
    let subject = PassthroughSubject<Int, Fault>()
    let (delayed, timed) = (Probe<Int, Fault>(.unlimited), Probe<Int, Fault>(.unlimited))
    subject.delay(for: 2, scheduler: clock).subscribe(delayed)
    subject.timeout(3, scheduler: clock, customError: { Fault(number: 7) }).subscribe(timed)
    let intervals = Probe<SchedulerSeconds, Fault>(.unlimited)
    subject.measureInterval(using: clock).subscribe(intervals)
    clock.advance(to: 1)
    subject.send(1)
    expect(delayed.values, equals: [])
    clock.advance(to: 3)
    expect(delayed.values, equals: [1])
    expect(timed.ends, equals: [])
    clock.advance(to: 4.5)
    expect(timed.ends, equals: [.failure(Fault(number: 7))])
    expect(intervals.values, equals: [1])
  }

  @Test("Collect by time or count sends arrays") func collecting() {
    let clock = Clock()
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<[Int], Never>(.unlimited)
    subject.collect(.byTimeOrCount(clock, 1, 2)).subscribe(probe)
    for value in 1...3 { subject.send(value) }
    clock.advance(to: 1)
    subject.send(4)
    subject.send(completion: .finished)
    expect(probe.values, equals: [[1, 2], [3], [4]])
    expect(probe.ends, equals: [.finished])
  }

  @Test("receive(on:) keeps the order and drops elements after a cancellation") func receiveOn() {
    let clock = Clock()
    let subject = PassthroughSubject<Int, Never>()
    var seen: [Int] = []
    let stream = subject.receive(on: clock).sink { seen.append($0) }
    subject.send(1)
    subject.send(2)
    clock.advance(to: 0)
    expect(seen, equals: [1, 2])
    subject.send(3)
    stream.cancel()
    clock.advance(to: 0)
    expect(seen, equals: [1, 2])
  }

  @Test("A cancellation reaches values that wait after their upstream has ended") func cancelledWhileWaiting() {
    let clock = Clock()
    let scheduled = Probe<Int, Never>(.unlimited)
    Just(1).receive(on: clock).subscribe(scheduled)
    scheduled.subscription?.cancel()
    clock.advance(to: 1)
    expect(scheduled.values, equals: [])
    expect(scheduled.ends, equals: [])
    let folded = Probe<Int, Never>(.none)
    [1, 2].publisher.reduce(0, +).subscribe(folded)
    folded.subscription?.cancel()
    folded.subscription?.request(.unlimited)
    expect(folded.values, equals: [])
  }
}
