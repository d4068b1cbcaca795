import Combine
import Testing
import TrestleExpectations
import TrestleTrials

/// Back pressure, as rules that hold for every chain of operators: never more values than requested, the same values for any demand, one
/// completion and nothing after it, nothing after a cancellation.
@Suite struct DemandTests {
  /// An operator with its effect on a finished list of values.
  private struct Stage {
    let name: String
    let apply: (AnyPublisher<Int, Fault>) -> AnyPublisher<Int, Fault>
    let model: ([Int]) -> [Int]
  }

  private static let stages: [Stage] = [
    Stage(name: "map") {
      $0.map { $0 + 1 }.eraseToAnyPublisher()
    } model: {
      $0.map { $0 + 1 }
    },
    Stage(name: "filter") {
      $0.filter { $0 % 2 == 0 }.eraseToAnyPublisher()
    } model: {
      $0.filter { $0 % 2 == 0 }
    },
    Stage(name: "prefix") {
      $0.prefix(3).eraseToAnyPublisher()
    } model: {
      Array($0.prefix(3))
    },
    Stage(name: "dropFirst") {
      $0.dropFirst(2).eraseToAnyPublisher()
    } model: {
      Array($0.dropFirst(2))
    },
    Stage(name: "scan") {
      $0.scan(0, +).eraseToAnyPublisher()
    } model: { values in
      var sum = 0
      return values.map {
        sum += $0
        return sum
      }
    },
    Stage(name: "reduce") {
      $0.reduce(0, +).eraseToAnyPublisher()
    } model: {
      [$0.reduce(0, +)]
    },
    Stage(name: "collect") {
      $0.collect(2).map { $0.reduce(0, +) }.eraseToAnyPublisher()
    } model: { values in
      stride(from: 0, to: values.count, by: 2).map { values[$0..<min($0 + 2, values.count)].reduce(0, +) }
    },
    Stage(name: "flatMap one by one") {
      $0.flatMap(maxPublishers: .max(1)) { [$0, 1].publisher.setFailureType(to: Fault.self) }.eraseToAnyPublisher()
    } model: {
      $0.flatMap { [$0, 1] }
    },
    Stage(name: "append") {
      $0.append(7, 8).eraseToAnyPublisher()
    } model: {
      $0 + [7, 8]
    },
    Stage(name: "prepend") {
      $0.prepend(5).eraseToAnyPublisher()
    } model: {
      [5] + $0
    },
    Stage(name: "zip") {
      $0.zip((0..<4).publisher.setFailureType(to: Fault.self)) { $0 + $1 }.eraseToAnyPublisher()
    } model: {
      zip($0, 0..<4).map { $0 + $1 }
    },
    Stage(name: "removeDuplicates") {
      $0.removeDuplicates().eraseToAnyPublisher()
    } model: { values in
      values.enumerated().filter { $0 == 0 || values[$0 - 1] != $1 }.map(\.element)
    },
    Stage(name: "replaceEmpty") {
      $0.replaceEmpty(with: 3).eraseToAnyPublisher()
    } model: {
      $0.isEmpty ? [3] : $0
    },
    Stage(name: "catch") {
      $0.map { $0 }.append(Fail<Int, Fault>(error: Fault())).catch { _ in Just(9).setFailureType(to: Fault.self) }
        .eraseToAnyPublisher()
    } model: {
      $0 + [9]
    },
    Stage(name: "buffer") {
      $0.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).eraseToAnyPublisher()
    } model: {
      $0
    },
    Stage(name: "handleEvents") {
      $0.handleEvents().eraseToAnyPublisher()
    } model: {
      $0
    },
    Stage(name: "switchToLatest") {
      $0.collect().map { $0.publisher.setFailureType(to: Fault.self) }.switchToLatest().eraseToAnyPublisher()
    } model: {
      $0
    },
    Stage(name: "flatMap") {
      $0.flatMap { [$0, -$0].publisher.setFailureType(to: Fault.self) }.eraseToAnyPublisher()
    } model: {
      $0.flatMap { [$0, -$0] }
    },
    Stage(name: "share") {
      $0.share().eraseToAnyPublisher()
    } model: {
      $0
    },
  ]

  /// Returns a random chain over a random list, with its expected output.
  private func chain(_ noise: inout Noise) -> (AnyPublisher<Int, Fault>, [Int], String) {
    var values = (0..<noise.below(7)).map { _ in noise.below(4) }
    var publisher = values.publisher.setFailureType(to: Fault.self).eraseToAnyPublisher()
    var names = "\(values)"
    for _ in 0..<noise.below(5) {
      // The last two depend on the demand: a shared publisher drops values that were not requested, and merged sources interleave.
      let stage = Self.stages[noise.below(Self.stages.count - 2)]
      publisher = stage.apply(publisher)
      values = stage.model(values)
      names += "." + stage.name
    }
    return (publisher, values, names)
  }

  @Test("Each operator sends the values of its list model") func models() {
    for stage in Self.stages {
      for count in 0...6 {
        let values = (0..<count).map { $0 * 3 % 4 }
        let result = record(stage.apply(values.publisher.setFailureType(to: Fault.self).eraseToAnyPublisher()))
        expect(result.values, equals: stage.model(values), "\(stage.name) of \(values)")
        expect(result.end, equals: .finished, "\(stage.name) of \(values)")
      }
    }
  }

  @Test("Random chains obey any demand") func randomDemand() {
    let seed: UInt64 = 0xC0FFEE
    var noise = Noise(seed: seed)
    for round in 0..<(isSoaking ? 200_000 : 3_000) {
      let (publisher, expected, names) = chain(&noise)
      var asked = noise.below(3)
      var extra = Noise(seed: UInt64(round))
      let probe = Probe<Int, Fault>(.max(asked))
      probe.onValue = { _ in
        let more = extra.below(3) == 0 ? 1 : 0
        asked += more
        return .max(more)
      }
      publisher.subscribe(probe)
      // Each turn requests one value or more; a chain may begin and end with a demand that yields none.
      for _ in 0..<expected.count + 40 where probe.ends.isEmpty {
        expect(probe.values.count, atMost: asked, "seed \(seed), round \(round): \(names)")
        let more = 1 + noise.below(2)
        asked += more
        probe.subscription?.request(.max(more))
      }
      expect(probe.values, equals: expected, "seed \(seed), round \(round): \(names)")
      expect(probe.ends, equals: [.finished], "seed \(seed), round \(round): \(names)")
      expect(probe.subscriptions, equals: 1, "seed \(seed), round \(round): \(names)")
    }
  }

  @Test("Nothing follows a cancellation, from within a value or between values") func cancellation() {
    let seed: UInt64 = 0xFACADE
    var noise = Noise(seed: seed)
    for round in 0..<(isSoaking ? 100_000 : 2_000) {
      let (publisher, expected, names) = chain(&noise)
      let stop = noise.below(4)
      let probe = Probe<Int, Fault>(.max(1))
      probe.onValue = { [unowned probe] _ in
        if probe.values.count == stop { probe.subscription?.cancel() }
        return .max(1)
      }
      publisher.subscribe(probe)
      if stop > 0, expected.count >= stop {
        expect(probe.values, equals: Array(expected.prefix(stop)), "seed \(seed), round \(round): \(names)")
        expect(probe.ends.isEmpty, "seed \(seed), round \(round): \(names)")
      } else {
        expect(probe.values, equals: expected, "seed \(seed), round \(round): \(names)")
      }
      probe.subscription = nil
    }
  }

  @Test("Demand adds up, saturates and is never negative") func arithmetic() {
    typealias Demand = Subscribers.Demand
    expect(Demand.max(2) + .max(3), equals: .max(5))
    expect(Demand.max(2) - .max(3), equals: .none)
    expect(Demand.unlimited - 5, equals: .unlimited)
    expect(Demand.max(Int.max) + 1, equals: .unlimited)
    expect(Demand.max(3) * 2, equals: .max(6))
    expect(Demand.max(3), below: .unlimited)
    expect(Demand.unlimited.max == nil)
    expect(Demand.max(4) == 4)
  }
}
