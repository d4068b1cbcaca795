import Combine
import Testing

@Suite struct OperatorTests {
  @Test("Operators of one value") func steps() {
    let numbers = (1...6).publisher
    #expect(record(numbers.map { $0 * 2 }).values == [2, 4, 6, 8, 10, 12])
    #expect(record(numbers.filter { $0 % 2 == 0 }).values == [2, 4, 6])
    #expect(record(numbers.compactMap { $0 > 4 ? "\($0)" : nil }).values == ["5", "6"])
    #expect(record(numbers.scan(0, +)).values == [1, 3, 6, 10, 15, 21])
    #expect(record(numbers.prefix(2)).values == [1, 2])
    #expect(record(numbers.prefix(0)).values == [])
    #expect(record(numbers.prefix { $0 < 4 }).values == [1, 2, 3])
    #expect(record(numbers.dropFirst(4)).values == [5, 6])
    #expect(record(numbers.drop { $0 < 4 }).values == [4, 5, 6])
    #expect(record(numbers.output(at: 2)).values == [3])
    #expect(record(numbers.output(in: 1...2)).values == [2, 3])
    #expect(record(numbers.output(in: 4...)).values == [5, 6])
    #expect(record(numbers.first()).values == [1])
    #expect(record(numbers.first { $0 > 3 }).values == [4])
    #expect(record([1, 1, 2, 2, 1].publisher.removeDuplicates()).values == [1, 2, 1])
    #expect(record(numbers.ignoreOutput()).end == .finished)
    #expect(record([1, nil, 2].publisher.replaceNil(with: 9)).values == [1, 9, 2])
    #expect(record(["ab", "c"].publisher.map(\.count)).values == [2, 1])
  }

  @Test("Operators of all values") func folds() {
    let numbers = [3, 1, 2].publisher
    #expect(record(numbers.reduce(10, +)).values == [16])
    #expect(record(numbers.collect()).values == [[3, 1, 2]])
    #expect(record(numbers.collect(2)).values == [[3, 1], [2]])
    #expect(record(numbers.count()).values == [3])
    #expect(record(numbers.last()).values == [2])
    #expect(record(numbers.last { $0 > 2 }).values == [3])
    #expect(record(numbers.max()).values == [3])
    #expect(record(numbers.min()).values == [1])
    #expect(record(numbers.contains(1)).values == [true])
    #expect(record(numbers.contains { $0 > 5 }).values == [false])
    #expect(record(numbers.allSatisfy { $0 > 0 }).values == [true])
    #expect(record(Empty<Int, Never>().max()).values == [])
    #expect(record(Empty<Int, Never>().collect()).values == [[]])
    #expect(record(Empty<Int, Never>().replaceEmpty(with: 7)).values == [7])
  }

  @Test("An operator that ends early cancels its upstream once") func earlyEnd() {
    var cancelled = 0
    let subject = PassthroughSubject<Int, Never>()
    let probe = Probe<Int, Never>(.unlimited)
    subject.handleEvents(receiveCancel: { cancelled += 1 }).first { $0 > 1 }.subscribe(probe)
    for value in 0..<4 { subject.send(value) }
    #expect(probe.values == [2])
    #expect(probe.ends == [.finished])
    #expect(cancelled == 1)
  }

  @Test("A thrown error ends the stream") func throwing() {
    let result = record((1...5).publisher.tryMap { if $0 == 3 { throw Fault(number: 3) } else { $0 } })
    #expect(result.values == [1, 2])
    guard case .failure(let error) = result.end else { return #expect(Bool(false), "must fail") }
    #expect(error as? Fault == Fault(number: 3))
  }

  @Test("Failures are caught, replaced, retried and mapped") func failures() {
    let failing = Fail<Int, Fault>(error: Fault(number: 1))
    #expect(record(failing.catch { Just($0.number) }).values == [1])
    #expect(record(failing.replaceError(with: 8)).values == [8])
    #expect(record(failing.mapError { Fault(number: $0.number + 1) }).end == .failure(Fault(number: 2)))
    var attempts = 0
    let flaky = Deferred { () -> AnyPublisher<Int, Fault> in
      attempts += 1
      return attempts < 3
        ? Fail(error: Fault()).eraseToAnyPublisher() : Just(5).setFailureType(to: Fault.self).eraseToAnyPublisher()
    }
    #expect(record(flaky.retry(2)).values == [5])
    #expect(attempts == 3)
    attempts = 0
    #expect(record(flaky.retry(1)).end == .failure(Fault()))
  }

  @Test("Publishers are joined in order, side by side and by pairs") func joining() {
    #expect(record([1, 2].publisher.append(3, 4).prepend(0)).values == [0, 1, 2, 3, 4])
    #expect(record([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }).values == [1, 10, 2, 20])
    #expect(record([1, 2].publisher.merge(with: [3, 4].publisher)).values == [1, 2, 3, 4])
    #expect(record([1, 2].publisher.zip(["a", "b", "c"].publisher) { "\($0)\($1)" }).values == ["1a", "2b"])
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
    #expect(pairs.values == ["1x", "2x", "2y", "2z"])
    #expect(pairs.ends == [.finished])
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
    #expect(probe.ends.isEmpty)
    second.send(completion: .finished)
    #expect(probe.values == [1, 3])
    #expect(probe.ends == [.finished])
  }

  @Test("combineLatest ends when a source ends without a value") func impossibleCombination() {
    let never = PassthroughSubject<Int, Never>()
    let result = record(Empty<Int, Never>().combineLatest(never))
    #expect(result.end == .finished)
  }

  @Test("untilOutputFrom opens and closes a stream") func gates() {
    let (values, signal) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    let (after, before) = (Probe<Int, Never>(.unlimited), Probe<Int, Never>(.unlimited))
    values.drop(untilOutputFrom: signal).subscribe(after)
    values.prefix(untilOutputFrom: signal).subscribe(before)
    values.send(1)
    signal.send()
    values.send(2)
    #expect(after.values == [2])
    #expect(before.values == [1])
    #expect(before.ends == [.finished])
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
    #expect(run(.dropNewest).values == [1, 2])
    #expect(run(.dropOldest).values == [3, 4])
    #expect(run(.customError { Fault(number: 9) }).ends == [.failure(Fault(number: 9))])
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
    #expect(started == 1)
    #expect(first == [1, 2])
    #expect(second == [2, 3])
    let connectable = [1, 2].publisher.makeConnectable()
    let probe = Probe<Int, Never>(.unlimited)
    connectable.subscribe(probe)
    #expect(probe.values == [])
    let connection = connectable.connect()
    #expect(probe.values == [1, 2])
    connection.cancel()
  }
}
