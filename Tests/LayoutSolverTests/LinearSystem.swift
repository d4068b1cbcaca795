import TrestleLayoutSolver
import TrestleTrials

/// A set of constraints as plain values, from which a solver can be filled in any order.
struct LinearSystem {
  struct Constraint {
    /// Variable numbers and coefficients.
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Relation
    var constant: Double
    var strength: Strength
  }

  var variableCount: Int
  var constraints: [Constraint]

  /// Returns a system whose numbers are small dyadic fractions, so that an exact tie is exact in floating point too.
  static func random(
    _ random: inout Noise, variables: Int, constraints: Int, maximalTerms: Int = 3, strengths: [Strength]
  ) -> LinearSystem {
    let coefficients = [1.0, -1.0, 1.0, -1.0, 2.0, -2.0, 0.5]
    var list: [Constraint] = []
    for _ in 0..<constraints {
      let count = 1 + random.below(min(maximalTerms, variables))
      var terms: [(variable: Int, coefficient: Double)] = []
      while terms.count < count {
        let variable = random.below(variables)
        if terms.contains(where: { $0.variable == variable }) { continue }
        terms.append((variable, coefficients[random.below(coefficients.count)]))
      }
      let relation = [Relation.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(4)]
      let constant = Double(random.below(41) - 20) * 5
      list.append(
        Constraint(terms: terms, relation: relation, constant: constant, strength: strengths[random.below(strengths.count)]))
    }
    return LinearSystem(variableCount: variables, constraints: list)
  }

  /// Returns the left side of a constraint.
  func error(of index: Int, at point: [Double]) -> Double {
    let constraint = constraints[index]
    return constraint.terms.reduce(constraint.constant) { $0 + $1.coefficient * point[$1.variable] }
  }

  /// Returns the amount by which a constraint is violated.
  func violation(of index: Int, at point: [Double]) -> Double {
    constraints[index].relation.violation(error(of: index, at: point))
  }
}

extension Relation {
  func violation(_ error: Double) -> Double {
    switch self {
    case .equal: return abs(error)
    case .lessThanOrEqual: return max(0, error)
    case .greaterThanOrEqual: return max(0, -error)
    }
  }
}

/// A solver filled from a `LinearSystem`, with the mapping between both.
final class FilledSolver {
  var solver: Solver
  let system: LinearSystem
  let variables: [Solver.Variable]
  var constraints: [Solver.Constraint?]

  init(_ system: LinearSystem, adding order: [Int] = []) {
    solver = Solver(capacity: 16)
    self.system = system
    var variables: [Solver.Variable] = []
    for index in 0..<system.variableCount { variables.append(solver.makeVariable(order: index)) }
    self.variables = variables
    constraints = Array(repeating: nil, count: system.constraints.count)
    for index in order { add(index) }
  }

  func add(_ index: Int, constant: Double? = nil) {
    let constraint = system.constraints[index]
    constraints[index] = solver.add(
      constraint.terms.map { Solver.Term(variables[$0.variable], $0.coefficient) }, constraint.relation,
      constant: constant ?? constraint.constant, strength: constraint.strength, order: index)
  }

  func remove(_ index: Int) {
    guard let constraint = constraints[index] else { return }
    solver.remove(constraint)
    constraints[index] = nil
  }

  func setConstant(_ constant: Double, of index: Int) {
    guard let constraint = constraints[index] else { return }
    solver.setConstant(constant, of: constraint)
  }

  /// Returns the values after solving.
  func solved() -> [Double] {
    solver.solve()
    return variables.map { solver.value(of: $0) }
  }

  /// Returns the amount by which a constraint is violated, before values are rounded.
  func violation(of index: Int) -> Double {
    guard let constraint = constraints[index] else { return 0 }
    return system.constraints[index].relation.violation(solver.error(of: constraint))
  }

  var brokenConstraints: [Int] {
    constraints.indices.filter { index in constraints[index].map { solver.isBroken($0) } ?? false }
  }
}
