import Foundation
import TrestleLayoutSolver
import Testing
import TrestleExpectations
import TrestleTrials

/// The same constraints give the same values, independent of the order of changes.
@Suite struct OrderIndependenceTests {
  @Test("AU Adding and removing in any of 200 random orders yields the same values", arguments: 0..<6)
  func twoHundredOrders(seed: Int) {
    var random = Noise(seed: UInt64(seed) &+ 500)
    let variables = 8 + random.below(14)
    let count = variables + random.below(2 * variables)
    let strengths: [Strength] = [
      .required, Strength(level: 750), Strength(level: 250), Strength(level: 250), Strength(level: 999), Strength(level: 251),
    ]
    let system = LinearSystem.random(&random, variables: variables, constraints: count, strengths: strengths)
    let straight = FilledSolver(system, adding: Array(0..<count))
    let expected = straight.solved()
    let broken = straight.brokenConstraints
    for _ in 0..<200 {
      let filled = FilledSolver(system)
      var waiting = Array(0..<count)
      waiting.shuffle(using: &random)
      while let index = waiting.popLast() {
        filled.add(index)
        if random.below(4) == 0 { filled.solver.solve() }
        if random.below(5) == 0 {
          let other = random.below(count)
          if filled.constraints[other] != nil {
            filled.remove(other)
            waiting.insert(other, at: random.below(waiting.count + 1))
          }
        }
      }
      expect(filled.solved(), equals: expected)
      expect(filled.brokenConstraints, equals: broken)
    }
  }
}
