import TrestleLayoutSolver
import TrestleTrials

/// The systems that `Tests/Oracles/layout_solver.py` passed to kiwisolver, generated again from their seeds. Both sides must draw the same
/// numbers in the same order.
enum KiwiSystems {
  static let count = 20_000

  static func system(_ number: Int) -> LinearSystem {
    var random = Noise(seed: UInt64(number) &+ 1)
    let coefficients = [1.0, -1.0, 1.0, -1.0, 2.0, -2.0, 0.5, -0.5, 3.0, 0.25]
    let variables = 1 + random.below(30)
    let constraints = 1 + random.below(min(60, 2 * variables + 4))
    var list: [LinearSystem.Constraint] = []
    for _ in 0..<constraints {
      let count = 1 + random.below(min(4, variables))
      var terms: [(variable: Int, coefficient: Double)] = []
      for _ in 0..<count {
        let variable = random.below(variables)
        let coefficient = coefficients[random.below(coefficients.count)]
        if terms.contains(where: { $0.variable == variable }) { continue }
        terms.append((variable, coefficient))
      }
      let relation = [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(4)]
      let constant = Double(random.below(401) - 200)
      let band = random.below(4)
      let factor = Double(1 + random.below(3))
      let strength = band == 0 ? Strength.required : Strength(level: 0, weight: [0, 1e6, 1e3, 1][band] * factor)
      list.append(LinearSystem.Constraint(terms: terms, relation: relation, constant: constant, strength: strength))
    }
    return LinearSystem(variableCount: variables, constraints: list)
  }
}
