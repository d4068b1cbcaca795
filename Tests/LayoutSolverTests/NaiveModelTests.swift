import Foundation
import TrestleLayoutSolver
import Testing
import TrestleExpectations
import TrestleTrials

/// Compares the solver with `NaiveModel`: every small system of a kind, then random ones.
@Suite struct NaiveModelTests {
  static let strengths: [Strength] = [
    .required, .required, Strength(level: 750), Strength(level: 250), Strength(level: 250), Strength(level: 251),
  ]

  private func check(_ system: LinearSystem, adding order: [Int], _ note: Comment) {
    let model = NaiveModel(system)
    let filled = FilledSolver(system, adding: order)
    let values = filled.solved()
    let difference = zip(values, model.best).map { abs($0 - $1) }.max() ?? 0
    expect(difference, below: 1e-4, note)
    expect(filled.brokenConstraints, equals: model.broken, note)
    let violation = filled.solver.invariantViolation()
    expect(violation == nil, note)
  }

  @Test("AU Every system of three constraints on one variable")
  func oneVariable() {
    var choices: [LinearSystem.Constraint] = []
    for relation in [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual] {
      for constant in [-10.0, 20] {
        for strength in [Strength.required, Strength(level: 750), Strength(level: 250)] {
          choices.append(LinearSystem.Constraint(terms: [(0, 1)], relation: relation, constant: constant, strength: strength))
        }
      }
    }
    for first in choices {
      for second in choices {
        for third in choices {
          let system = LinearSystem(variableCount: 1, constraints: [first, second, third])
          check(system, adding: [2, 0, 1], "\(system)")
        }
      }
    }
  }

  @Test("AU Every system of two constraints on two variables")
  func twoVariables() {
    var choices: [LinearSystem.Constraint] = []
    let sums: [[(variable: Int, coefficient: Double)]] = [[(0, 1)], [(1, 1)], [(0, 1), (1, -1)], [(0, 1), (1, 2)]]
    for terms in sums {
      for relation in [Relation.lessThanOrEqual, .equal, .greaterThanOrEqual] {
        for strength in [Strength.required, Strength(level: 250)] {
          choices.append(LinearSystem.Constraint(terms: terms, relation: relation, constant: -10, strength: strength))
          choices.append(LinearSystem.Constraint(terms: terms, relation: relation, constant: 5, strength: strength))
        }
      }
    }
    for first in choices {
      for second in choices {
        let system = LinearSystem(variableCount: 2, constraints: [first, second])
        check(system, adding: [1, 0], "\(system)")
      }
    }
  }

  @Test("AU Random systems, added immediately, one by one, and with removals between")
  func randomSystems() {
    for seed in 0..<(isSoaking ? 50_000 : 400) {
      var random = Noise(seed: UInt64(seed))
      let variables = 1 + random.below(4)
      let count = 1 + random.below(7)
      let system = LinearSystem.random(&random, variables: variables, constraints: count, strengths: Self.strengths)
      let model = NaiveModel(system)
      for way in 0..<3 {
        var order = Array(0..<count)
        if way > 0 { order.shuffle(using: &random) }
        let filled = FilledSolver(system)
        for index in order {
          filled.add(index)
          if way == 2 { filled.solver.solve() }
        }
        if way == 1 {
          filled.solver.solve()
          for index in 0..<count where random.below(2) == 0 {
            filled.remove(index)
            if random.below(2) == 0 { filled.solver.solve() }
            filled.add(index)
          }
        }
        let values = filled.solved()
        let difference = zip(values, model.best).map { abs($0 - $1) }.max() ?? 0
        expect(difference, below: 1e-4, "seed \(seed), way \(way)")
        expect(filled.brokenConstraints, equals: model.broken, "seed \(seed), way \(way)")
        let violation = filled.solver.invariantViolation()
        expect(violation == nil, "seed \(seed), way \(way)")
      }
    }
  }

  @Test("AU Changed constants and strengths lead where a fresh solver would")
  func edits() {
    for seed in 0..<(isSoaking ? 20_000 : 200) {
      var random = Noise(seed: UInt64(seed) &+ 77_000)
      let variables = 1 + random.below(3)
      let count = 2 + random.below(5)
      var system = LinearSystem.random(&random, variables: variables, constraints: count, strengths: Self.strengths)
      let filled = FilledSolver(system, adding: Array(0..<count))
      filled.solver.solve()
      for step in 0..<4 {
        let index = random.below(count)
        if random.below(3) > 0 {
          system.constraints[index].constant = Double(random.below(41) - 20) * 5
          filled.setConstant(system.constraints[index].constant, of: index)
        } else {
          system.constraints[index].strength = Self.strengths[random.below(Self.strengths.count)]
          let relation = system.constraints[index].relation
          let strength = system.constraints[index].strength
          filled.solver.setStrength(
            above: relation == .greaterThanOrEqual ? nil : strength, below: relation == .lessThanOrEqual ? nil : strength,
            of: filled.constraints[index]!)
        }
        let model = NaiveModel(system)
        let values = filled.solved()
        let difference = zip(values, model.best).map { abs($0 - $1) }.max() ?? 0
        expect(difference, below: 1e-4, "seed \(seed), step \(step)")
        expect(filled.brokenConstraints, equals: model.broken, "seed \(seed), step \(step)")
      }
    }
  }
}
