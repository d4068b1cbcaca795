import Foundation
import TrestleLayoutSolver
import Testing
import TrestleExpectations
import TrestleTrials

/// Compares with the results of kiwisolver for 20,000 random systems (see `Tests/Oracles/layout_solver.py`).
@Suite struct KiwiOracleTests {
  struct Answer {
    var cost: Double
    var held: UInt64
  }

  static func answers() throws -> [Answer] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appendingPathComponent("Oracles/layout_solver.bin")
    let data = try Data(contentsOf: file)
    return data.withUnsafeBytes { bytes in
      (0..<bytes.count / 16).map {
        Answer(
          cost: Double(bitPattern: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 16, as: UInt64.self))),
          held: UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 16 + 8, as: UInt64.self)))
      }
    }
  }

  @Test("AU The strength-weighted error equals kiwisolver's, and so do the values if the optimum is unique")
  func replay() throws {
    let answers = try Self.answers()
    expect(answers.count, equals: KiwiSystems.count)
    let step = isSoaking ? 1 : 4
    var unique = 0
    var solved = 0
    for number in stride(from: 0, to: answers.count, by: step) {
      let (cost, held, isUnique) = Self.solve(KiwiSystems.system(number))
      let expected = answers[number]
      let tolerance = max(0.01, expected.cost * 1e-9)
      expect(abs(cost - expected.cost), atMost: tolerance, "system \(number)")
      if isUnique {
        expect(held, equals: expected.held, "system \(number)")
        unique += 1
      }
      solved += 1
    }
    expect(unique, above: solved / 20, "too few systems have a unique optimum for the comparison to mean much")
  }

  static func solve(_ system: LinearSystem) -> (cost: Double, held: UInt64, isUnique: Bool) {
    let filled = FilledSolver(system, adding: Array(system.constraints.indices))
    _ = filled.solved()
    var cost = 0.0
    var held: UInt64 = 0
    for (index, constraint) in system.constraints.enumerated() {
      let violation = filled.violation(of: index)
      if !constraint.strength.isRequired { cost += constraint.strength.weight * violation }
      if filled.constraints[index].map({ filled.solver.isBroken($0) }) == false, violation < 1e-6 { held |= 1 << UInt64(index) }
    }
    var isUnique = true
    for variable in filled.variables where filled.solver.isAmbiguous(variable) {
      isUnique = false
      break
    }
    return (cost, held, isUnique)
  }
}
