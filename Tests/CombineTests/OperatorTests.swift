import Combine
import Testing
import TrestleExpectations

@Suite struct OperatorTests {
  @Test("Operators of one value") func steps() {
    let numbers = (1...6).publisher
    expect(record(numbers.map { $0 * 2 }).values, equals: [2, 4, 6, 8, 10, 12])
    expect(record(numbers.filter { $0 % 2 == 0 }).values, equals: [2, 4, 6])
    expect(record(numbers.compactMap { $0 > 4 ? "\($0)" : nil }).values, equals: ["5", "6"])
    expect(record(numbers.scan(0, +)).values, equals: [1, 3, 6, 10, 15, 21])
    expect(record(numbers.prefix(2)).values, equals: [1, 2])
    expect(record(numbers.prefix(0)).values, equals: [])
    expect(record(numbers.prefix { $0 < 4 }).values, equals: [1, 2, 3])
    expect(record(numbers.dropFirst(4)).values, equals: [5, 6])
    expect(record(numbers.drop { $0 < 4 }).values, equals: [4, 5, 6])
    expect(record(numbers.output(at: 2)).values, equals: [3])
    expect(record(numbers.output(in: 1...2)).values, equals: [2, 3])
    expect(record(numbers.output(in: 4...)).values, equals: [5, 6])
    expect(record(numbers.first()).values, equals: [1])
    expect(record(numbers.first { $0 > 3 }).values, equals: [4])
    expect(record([1, 1, 2, 2, 1].publisher.removeDuplicates()).values, equals: [1, 2, 1])
    expect(record(numbers.ignoreOutput()).end, equals: .finished)
    expect(record([1, nil, 2].publisher.replaceNil(with: 9)).values, equals: [1, 9, 2])
    expect(record(["ab", "c"].publisher.map(\.count)).values, equals: [2, 1])
  }

  @Test("Operators of all values") func folds() {
    let numbers = [3, 1, 2].publisher
    expect(record(numbers.reduce(10, +)).values, equals: [16])
    expect(record(numbers.collect()).values, equals: [[3, 1, 2]])
    expect(record(numbers.collect(2)).values, equals: [[3, 1], [2]])
    expect(record(numbers.count()).values, equals: [3])
    expect(record(numbers.last()).values, equals: [2])
    expect(record(numbers.last { $0 > 2 }).values, equals: [3])
    expect(record(numbers.max()).values, equals: [3])
    expect(record(numbers.min()).values, equals: [1])
    expect(record(numbers.contains(1)).values, equals: [true])
    expect(record(numbers.contains { $0 > 5 }).values, equals: [false])
    expect(record(numbers.allSatisfy { $0 > 0 }).values, equals: [true])
    expect(record(Empty<Int, Never>().max()).values, equals: [])
    expect(record(Empty<Int, Never>().collect()).values, equals: [[]])
    expect(record(Empty<Int, Never>().replaceEmpty(with: 7)).values, equals: [7])
  }

  @Test("An operator that ends early cancels its upstream once") func earlyEnd() {
    var cancelled = 0
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>(.unlimited)
    subject.handleEvents(receiveCancel: { cancelled += 1 }).first { $0 > 1 }.subscribe(probe)
    for value in 0..<4 { subject.send(value) }
    expect(probe.values, equals: [2])
    expect(probe.ends, equals: [.finished])
    expect(cancelled, equals: 1)
  }

  @Test("A thrown error ends the stream") func throwing() {
    let result = record((1...5).publisher.tryMap { if $0 == 3 { throw Fault(number: 3) } else { $0 } })
    expect(result.values, equals: [1, 2])
    guard case .failure(let error) = result.end else { return expect(Bool(false), "must fail") }
    expect(error as? Fault, equals: Fault(number: 3))
  }

  @Test("Failures are caught, replaced, retried and mapped") func failures() {
    let failing = Fail<Int, Fault>(error: Fault(number: 1))
    expect(record(failing.catch { Just($0.number) }).values, equals: [1])
    expect(record(failing.replaceError(with: 8)).values, equals: [8])
    expect(record(failing.mapError { Fault(number: $0.number + 1) }).end, equals: .failure(Fault(number: 2)))
    var attempts = 0
    let flaky = Deferred { () -> AnyPublisher<Int, Fault> in
      attempts += 1
      return attempts < 3
        ? Fail(error: Fault()).eraseToAnyPublisher() : Just(5).setFailureType(to: Fault.self).eraseToAnyPublisher()
    }
    expect(record(flaky.retry(2)).values, equals: [5])
    expect(attempts, equals: 3)
    attempts = 0
    expect(record(flaky.retry(1)).end, equals: .failure(Fault()))
  }

  @Test("Publishers are joined in order, side by side and by pairs") func joining() {
    expect(record([1, 2].publisher.append(3, 4).prepend(0)).values, equals: [0, 1, 2, 3, 4])
    expect(record([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }).values, equals: [1, 10, 2, 20])
    expect(record([1, 2].publisher.merge(with: [3, 4].publisher)).values, equals: [1, 2, 3, 4])
    expect(record([1, 2].publisher.zip(["a", "b", "c"].publisher) { "\($0)\($1)" }).values, equals: ["1a", "2b"])
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let pairs = Probe<String, Never>(.unlimited)
    a.combineLatest(b) { "\($0)\($1)" }.subscribe(pairs)
    a.send(1)
    b.send("x")
    a.send(2)
    b.send("y")
    a.send(completion: .finished)
    b.send("z")
    b.send(completion: .finished)
    expect(pairs.values, equals: ["1x", "2x", "2y", "2z"])
    expect(pairs.ends, equals: [.finished])
  }

  @Test("switchToLatest cancels the previous publisher") func switching() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let outer = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
    let probe = Probe<Int, Never>(.unlimited)
    outer.switchToLatest().subscribe(probe)
    outer.send(first)
    first.send(1)
    outer.send(second)
    first.send(2)
    second.send(3)
    outer.send(completion: .finished)
    expect(probe.ends.isEmpty)
    second.send(completion: .finished)
    expect(probe.values, equals: [1, 3])
    expect(probe.ends, equals: [.finished])
  }

  @Test("combineLatest ends when a source ends without a value") func impossibleCombination() {
    let never = PassthroughSubject<Int, Never>()
    let result = record(Empty<Int, Never>().combineLatest(never))
    expect(result.end, equals: .finished)
  }

  @Test("untilOutputFrom opens and closes a stream") func gates() {
    let (values, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let (after, before) = (Probe<Int, Never>(.unlimited), Probe<Int, Never>(.unlimited))
    values.drop(untilOutputFrom: signal).subscribe(after)
    values.prefix(untilOutputFrom: signal).subscribe(before)
    values.send(1)
    signal.send()
    values.send(2)
    expect(after.values, equals: [2])
    expect(before.values, equals: [1])
    expect(before.ends, equals: [.finished])
  }

  @Test("A full buffer drops or fails") func buffers() {
    func run(_ strategy: Publishers.BufferingStrategy<Fault>) -> Probe<Int, Fault> {
      let subject = PassthroughSubject<Int, Fault>()
      let probe = Probe<Int, Fault>(.none)
      subject.buffer(size: 2, prefetch: .byRequest, whenFull: strategy).subscribe(probe)
      for value in 1...4 { subject.send(value) }
      probe.subscription?.request(.unlimited)
      return probe
    }
    expect(run(.dropNewest).values, equals: [1, 2])
    expect(run(.dropOldest).values, equals: [3, 4])
    expect(run(.customError { Fault(number: 9) }).ends, equals: [.failure(Fault(number: 9))])
  }

  @Test("Shared publishers connect once and for the time that someone listens") func sharing() {
    var started = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in started += 1 }).share()
    var (first, second): ([Int], [Int]) = ([], [])
    let one = shared.sink { first.append($0) }
    subject.send(1)
    let two = shared.sink { second.append($0) }
    subject.send(2)
    one.cancel()
    subject.send(3)
    two.cancel()
    subject.send(4)
    expect(started, equals: 1)
    expect(first, equals: [1, 2])
    expect(second, equals: [2, 3])
    let connectable = [1, 2].publisher.makeConnectable()
    let probe = Probe<Int, Never>(.unlimited)
    connectable.subscribe(probe)
    expect(probe.values, equals: [])
    let connection = connectable.connect()
    expect(probe.values, equals: [1, 2])
    connection.cancel()
  }
}
