import Combine
import Testing
import TrestleExpectations

@Suite struct SubjectTests {
  @Test("A passthrough subject drops values without demand") func passthrough() {
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>(.max(1))
    subject.subscribe(probe)
    subject.send(1)
    subject.send(2)
    probe.subscription?.request(.max(1))
    subject.send(3)
    subject.send(completion: .finished)
    subject.send(4)
    expect(probe.values, equals: [1, 3])
    expect(probe.ends, equals: [.finished])
    expect(record(subject).end, equals: .finished)
  }

  @Test("A current value subject sends its newest value first") func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let slow = Probe<Int, Never>(.none)
    subject.subscribe(slow)
    subject.value = 2
    subject.send(3)
    slow.subscription?.request(.max(1))
    expect(slow.values, equals: [3])
    var seen: [Int] = []
    let stream = subject.sink { seen.append($0) }
    subject.value += 1
    stream.cancel()
    subject.send(9)
    expect(seen, equals: [3, 4])
    expect(subject.value, equals: 9)
  }

  @Test("A subject may be sent to, canceled and subscribed to from within a value") func reentrancy() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    var late: AnyCancellable?
    var self1: AnyCancellable?
    self1 = subject.sink { value in
      log.append("a\(value)")
      if value == 1 {
        late = subject.sink { log.append("c\($0)") }
        subject.send(2)
      }
      if value == 2 { self1?.cancel() }
    }
    let other = subject.sink { log.append("b\($0)") }
    subject.send(1)
    subject.send(3)
    expect(log, equals: ["a1", "a2", "b2", "c2", "b1", "b3", "c3"])
    _ = (late, other)
  }

  @Test("A canceled sink receives nothing and frees its closures") func freeing() {
    final class Token {}
    weak var token: Token?
    let subject = PassthroughSubject<Int, Never>()
    var stream: AnyCancellable?
    do {
      let strong = Token()
      token = strong
      stream = subject.sink { _ in _ = strong }
    }
    expect(token != nil)
    stream?.cancel()
    expect(token == nil)
    stream = nil
  }

  @Test("The last reference to a stream cancels it") func lastReference() {
    var cancelled = false
    var set: Set<AnyCancellable> = []
    PassthroughSubject<Int, Never>().handleEvents(receiveCancel: { cancelled = true }).sink { _ in }.store(in: &set)
    expect(!cancelled)
    set = []
    expect(cancelled)
  }

  @Test("A future runs once and keeps its result") func futures() {
    var runs = 0
    var promise: ((Result<Int, Fault>) -> Void)?
    let future = Future<Int, Fault> {
      runs += 1
      promise = $0
    }
    let early = Probe<Int, Fault>(.unlimited)
    future.subscribe(early)
    promise?(.success(4))
    promise?(.success(5))
    expect(early.values, equals: [4])
    expect(record(future).values, equals: [4])
    expect(runs, equals: 1)
  }
}
