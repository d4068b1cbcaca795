import Foundation
import Testing
import TrestleExpectations

import ObjectiveCTranslator

@Suite struct MutationTests {
  /// SplitMix64, so that a failing copy can be made again.
  private struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private func mutate(_ bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<7, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(Array("{}();=\"'\\/*<>[]@#^:,.?+-\n".utf8).randomElement(using: &generator)!, at: place)
      case 3: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...80, using: &generator)))
      case 4:
        // A piece from elsewhere: unbalanced brackets, types in place of values, macros that use themselves.
        let from = Int.random(in: 0..<bytes.count, using: &generator)
        bytes.insert(contentsOf: Array(bytes[from..<min(bytes.count, from + Int.random(in: 1...60, using: &generator))]), at: place)
      case 5:
        let piece = ["((((((((((((", "[[[[[[", "{{{{{{", "@end\n", "^{", "#if 0\n", "#endif\n", "<<<<", "##", "#define self [self\n"]
        bytes.insert(contentsOf: Array(piece.randomElement(using: &generator)!.utf8), at: place)
      default: bytes.removeSubrange(place...)
      }
    }
    return bytes
  }

  @Test("Damaged sources are read as far as they are understood", arguments: Array(Sample.all.enumerated()))
  func mutations(index: Int, sample: Sample) {
    var generator = SeededGenerator(state: UInt64(20 + index))
    let whole = Array((sample.header + "\n" + sample.source).utf8)
    let lines = whole.count { $0 == 10 } + 200
    // A part of the source, so that the copies are many.
    let length = min(whole.count, 1_500)
    var bodies = 0
    // 3,000 in all, 30,000 with `TRESTLE_SOAK`.
    let rounds = (ProcessInfo.processInfo.environment["TRESTLE_SOAK"] == nil ? 3_000 : 30_000) / Sample.all.count
    for round in 0...rounds {
      var reader = CReader()
      let start = Int.random(in: 0...(whole.count - length), using: &generator)
      let copy = mutate(Array(whole[start..<start + length]), using: &generator)
      let file = reader.read(path: "Sample.m", text: "@implementation A\n" + String(decoding: copy, as: UTF8.self))
      for problem in file.problems where problem.line < 1 || problem.line > lines || problem.text.isEmpty {
        Issue.record("round \(round): \(problem)")
      }
      for case .implementation(let value) in file.declarations { bodies += value.methods.count { $0.body != nil } }
    }
    expect(bodies > rounds / 8 || sample.name == Sample.parser.name)
  }

  @Test("Texts that nest or repeat without an end are read", .timeLimit(.minutes(10)), arguments: Extreme.all)
  func extreme(extreme: Extreme) {
    var reader = CReader()
    let file = reader.read(path: "Extreme.m", text: extreme.text)
    expect(file.path, equals: "Extreme.m")
  }
}
