import Combine
import Testing
import TrestleExpectations
import TrestleTrials

/// Subjects and operators used reentrantly from within a value: sent to, subscribed to, canceled and completed. The output of a subject is
/// compared with a naive model; the output of random chains obeys the rules of demand, cancellation and completion.
@Suite struct ReentrancyTests {
  /// The action of a subscriber when it receives a value.
  private enum Act {
    case send(Int)
    case request(Int, Int)
    case cancel(Int)
    case subscribe(Int)
    case finish
  }

  /// The actions of the subscribers of a run. They depend on the seed, the subscriber and the number of values that it has received, so
  /// that the subject and its model perform the same actions.
  private struct Script {
    let seed: UInt64

    private func noise(_ subscriber: Int, _ count: Int) -> Noise { Noise(seed: seed &* 31 &+ UInt64(subscriber * 1_000 + count)) }

    func acts(_ subscriber: Int, _ count: Int) -> [Act] {
      var noise = noise(subscriber, count)
      return (0..<noise.below(3)).map { _ in act(&noise) }
    }

    func demand(_ subscriber: Int, _ count: Int) -> Int {
      var noise = noise(subscriber, count &+ 500)
      return noise.chance(60) ? 1 : noise.below(3)
    }

    func act(_ noise: inout Noise) -> Act {
      switch noise.below(20) {
      case 0..<8: .send(noise.below(100))
      case 8..<12: .request(noise.below(6), 1 + noise.below(3))
      case 12..<15: .cancel(noise.below(6))
      case 15..<19: .subscribe(noise.below(4))
      default: .finish
      }
    }
  }

  /// The maximum number of actions in a run: subscribers that send a value for each value would never end.
  private static let mostActs = 60
  private static let deepest = 6

  /// The common interface of the subject under test and its model.
  private class Stage {
    let script: Script
    var log: [String] = []
    var acts = 0
    var depth = 0
    var received: [Int] = []

    init(_ script: Script) { self.script = script }

    func send(_ value: Int) {}
    func request(_ subscriber: Int, _ count: Int) {}
    func cancel(_ subscriber: Int) {}
    func subscribe(_ demand: Int) {}
    func finish() {}

    final func perform(_ act: Act) {
      guard acts < mostActs, depth < deepest else { return }
      acts += 1
      switch act {
      case .send(let value): send(value)
      case .request(let subscriber, let count): request(subscriber, count)
      case .cancel(let subscriber): cancel(subscriber)
      case .subscribe(let demand): subscribe(demand)
      case .finish: finish()
      }
    }

    /// A subscriber has received a value. Returns the demand that it adds.
    final func receive(_ subscriber: Int, _ value: Int) -> Int {
      log.append("\(subscriber):\(value)")
      received[subscriber] += 1
      let count = received[subscriber]
      depth += 1
      for act in script.acts(subscriber, count) { perform(act) }
      depth -= 1
      return script.demand(subscriber, count)
    }
  }

  private final class Real: Stage {
    let subject: any Subject<Int, Never>
    private var probes: [Probe<Int, Never>] = []

    init(_ script: Script, _ subject: any Subject<Int, Never>) {
      self.subject = subject
      super.init(script)
    }

    override func send(_ value: Int) { subject.send(value) }
    override func finish() { subject.send(completion: .finished) }
    override func cancel(_ subscriber: Int) { if probes.indices.contains(subscriber) { probes[subscriber].subscription?.cancel() } }
    override func request(_ subscriber: Int, _ count: Int) {
      if probes.indices.contains(subscriber) { probes[subscriber].subscription?.request(.max(count)) }
    }
    override func subscribe(_ demand: Int) {
      let number = probes.count
      let probe = Probe<Int, Never>(.max(demand)) { [unowned self] in .max(receive(number, $0)) }
      probe.onEnd = { [unowned self] in log.append("\(number):end") }
      probes.append(probe)
      received.append(0)
      subject.receive(subscriber: probe)
    }
  }

  /// A subject as a list of subscribers with numbers.
  private final class Model: Stage {
    private struct Listener {
      var demand = 0
      var isAlive = true
      var owesCurrent: Bool
    }

    private var listeners: [Listener] = []
    private var attached: [Int] = []
    private var hasEnded = false
    private var current: Int?

    init(_ script: Script, current: Int?) {
      self.current = current
      super.init(script)
    }

    override func send(_ value: Int) {
      guard !hasEnded else { return }
      if current != nil { current = value }
      for number in attached { offer(number, value) }
    }

    private func offer(_ number: Int, _ value: Int) {
      guard listeners[number].isAlive else { return }
      guard listeners[number].demand > 0 else {
        listeners[number].owesCurrent = current != nil
        return
      }
      listeners[number].owesCurrent = false
      deliver(number, value)
    }

    private func deliver(_ number: Int, _ value: Int) {
      listeners[number].demand -= 1
      request(number, receive(number, value))
    }

    override func request(_ number: Int, _ count: Int) {
      guard listeners.indices.contains(number), listeners[number].isAlive, count > 0 else { return }
      listeners[number].demand += count
      if listeners[number].owesCurrent, let current {
        listeners[number].owesCurrent = false
        deliver(number, current)
      }
    }

    override func cancel(_ number: Int) {
      guard listeners.indices.contains(number) else { return }
      listeners[number].isAlive = false
      attached.removeAll { $0 == number }
    }

    override func subscribe(_ demand: Int) {
      let number = listeners.count
      listeners.append(Listener(isAlive: !hasEnded, owesCurrent: current != nil))
      received.append(0)
      if hasEnded { return log.append("\(number):end") }
      attached.append(number)
      request(number, demand)
    }

    override func finish() {
      guard !hasEnded else { return }
      hasEnded = true
      let ending = attached
      attached = []
      for number in ending where listeners[number].isAlive {
        listeners[number].isAlive = false
        log.append("\(number):end")
      }
    }
  }

  @Test("A subject used reentrantly equals its model", arguments: [true, false])
  func subjects(keepsCurrent: Bool) {
    for round in 0..<(isSoaking ? 100_000 : 3_000) {
      let script = Script(seed: UInt64(round) &* 2 &+ (keepsCurrent ? 1 : 0))
      let subject: any Subject<Int, Never> =
        keepsCurrent ? CurrentValueSubject<Int, Never>(-1) : PassthroughSubject<Int, Never>()
      let (real, model) = (Real(script, subject), Model(script, current: keepsCurrent ? -1 : nil))
      for stage in [real, model] as [Stage] {
        var noise = Noise(seed: script.seed)
        stage.subscribe(2)
        for _ in 0..<8 { stage.perform(script.act(&noise)) }
      }
      expect(real.log, equals: model.log, "round \(round)")
      expect(real.received == model.received && real.acts == model.acts, "round \(round)")
      if real.log != model.log { return }
    }
  }

  // MARK: Chains

  private typealias Stream = AnyPublisher<Int, Fault>

  /// Operators of one or two streams. The values they send while they are reentered are not specified; the rules hold for all.
  private static let operators: [(name: String, apply: (Stream, Stream) -> Stream)] = [
    ("map", { a, _ in a.map { $0 + 1 }.eraseToAnyPublisher() }),
    ("filter", { a, _ in a.filter { $0 % 3 != 0 }.eraseToAnyPublisher() }),
    ("scan", { a, _ in a.scan(0) { ($0 + $1) % 50 }.eraseToAnyPublisher() }),
    ("prefix", { a, _ in a.prefix(4).eraseToAnyPublisher() }),
    ("first", { a, _ in a.first { $0 > 20 }.eraseToAnyPublisher() }),
    ("dropFirst", { a, _ in a.dropFirst().eraseToAnyPublisher() }),
    ("removeDuplicates", { a, _ in a.removeDuplicates().eraseToAnyPublisher() }),
    ("append", { a, b in a.append(b.prefix(2)).eraseToAnyPublisher() }),
    ("prepend", { a, _ in a.prepend(1, 2, 3).eraseToAnyPublisher() }),
    ("merge", { a, b in a.merge(with: b).eraseToAnyPublisher() }),
    ("zip", { a, b in a.zip(b) { $0 + $1 }.eraseToAnyPublisher() }),
    ("combineLatest", { a, b in a.combineLatest(b) { $0 + $1 }.eraseToAnyPublisher() }),
    ("flatMap", { a, _ in a.flatMap { [$0, 1, 2].publisher.setFailureType(to: Fault.self) }.eraseToAnyPublisher() }),
    ("flatMap of streams", { a, b in a.flatMap(maxPublishers: .max(2)) { _ in b.prefix(2) }.eraseToAnyPublisher() }),
    ("switchToLatest", { a, b in a.map { _ in b.prefix(3) }.switchToLatest().eraseToAnyPublisher() }),
    ("buffer", { a, _ in a.buffer(size: 3, prefetch: .byRequest, whenFull: .dropOldest).eraseToAnyPublisher() }),
    ("share", { a, _ in a.share().eraseToAnyPublisher() }),
    ("catch", { a, b in a.catch { _ in b.prefix(2) }.eraseToAnyPublisher() }),
    ("tryMap", { a, _ in a.tryMap { if $0 == 7 { throw Fault() } else { $0 } }.mapError { _ in Fault() }.eraseToAnyPublisher() }),
    ("until", { a, b in a.prefix(untilOutputFrom: b.dropFirst(3)).eraseToAnyPublisher() }),
    ("from", { a, b in a.drop(untilOutputFrom: b).eraseToAnyPublisher() }),
    ("replaceError", { a, _ in a.replaceError(with: 5).setFailureType(to: Fault.self).eraseToAnyPublisher() }),
  ]

  @Test("Random reentrant chains send no more than the demand, end once, are silent afterwards and are deallocated")
  func chains() {
    for round in 0..<(isSoaking ? 100_000 : 3_000) {
      var noise = Noise(seed: UInt64(round) &+ 0xBEEF)
      let subjects = (PassthroughSubject<Int, Fault>(), CurrentValueSubject<Int, Fault>(3))
      var cancels = 0
      var ends = 0
      let source = subjects.0.handleEvents(receiveCompletion: { _ in ends += 1 }, receiveCancel: { cancels += 1 })
      var stream: Stream = source.eraseToAnyPublisher()
      var names: [String] = []
      for _ in 0..<1 + noise.below(4) {
        let step = Self.operators[noise.below(Self.operators.count)]
        names.append(step.name)
        stream = step.apply(stream, subjects.1.eraseToAnyPublisher())
      }
      let what = Comment(rawValue: "round \(round): \(names)")
      weak var freed: Probe<Int, Fault>?
      do {
        var asked = noise.below(3)
        var acts = 0
        var depth = 0
        var isCancelled = false
        let probe = Probe<Int, Fault>(.max(asked))
        freed = probe
        func act() {
          guard acts < Self.mostActs, depth < Self.deepest else { return }
          acts += 1
          switch noise.below(24) {
          case 0..<9: subjects.0.send(noise.below(30))
          case 9..<15: subjects.1.send(noise.below(30))
          case 15..<21:
            let more = 1 + noise.below(2)
            if !isCancelled { asked += more }
            probe.subscription?.request(.max(more))
          case 21:
            isCancelled = true
            probe.subscription?.cancel()
          case 22: subjects.0.send(completion: noise.chance(50) ? .finished : .failure(Fault()))
          default: subjects.1.send(completion: .finished)
          }
        }
        probe.onValue = { [unowned probe] _ in
          expect(!isCancelled && probe.ends.isEmpty, what)
          expect(probe.values.count, atMost: asked, what)
          depth += 1
          for _ in 0..<noise.below(3) { act() }
          depth -= 1
          let more = noise.below(2)
          asked += more
          return .max(more)
        }
        probe.onEnd = { [unowned probe] in
          expect(!isCancelled, what)
          expect(probe.ends.count, equals: 1, what)
        }
        stream.subscribe(probe)
        for _ in 0..<12 { act() }
        expect(probe.subscriptions, equals: 1, what)
        isCancelled = true
        probe.subscription?.cancel()
        let count = probe.values.count
        subjects.0.send(1)
        subjects.1.send(2)
        expect(probe.values.count, equals: count, what)
        expect(cancels, atMost: 1, what)
        probe.subscription = nil
        probe.onValue = { _ in .none }
        probe.onEnd = {}
      }
      expect(freed == nil, what)
    }
  }

  @Test("A demand that a subscriber makes from within its subscription is met once") func fromSubscription() {
    for count in 0...6 {
      let probe = Probe<Int, Never>(.max(count))
      (0..<5).publisher.map { $0 }.filter { _ in true }.subscribe(probe)
      expect(probe.values, equals: Array(0..<min(count, 5)))
      expect(probe.ends.isEmpty, equals: (count < 5))
    }
  }
}
