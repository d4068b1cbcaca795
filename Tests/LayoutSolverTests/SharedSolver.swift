import TrestleLayoutSolver

/// A solver by reference, because expectations cannot capture a noncopyable value.
final class SharedSolver {
  var solver = Solver()

  func makeVariable(order: Int) -> Solver.Variable {
    solver.makeVariable(order: order)
  }

  func add(
    _ terms: [Solver.Term], _ relation: Relation, constant: Double, strength: Strength, order: Int
  ) -> Solver.Constraint {
    solver.add(terms, relation, constant: constant, strength: strength, order: order)
  }

  func add(_ terms: [Solver.Term], constant: Double, above: Strength?, below: Strength?, order: Int) -> Solver.Constraint {
    solver.add(terms, constant: constant, above: above, below: below, order: order)
  }

  func remove(_ constraint: Solver.Constraint) {
    solver.remove(constraint)
  }

  func setConstant(_ constant: Double, of constraint: Solver.Constraint) {
    solver.setConstant(constant, of: constraint)
  }

  func solve() {
    solver.solve()
  }

  func value(of variable: Solver.Variable) -> Double {
    solver.value(of: variable)
  }

  func isBroken(_ constraint: Solver.Constraint) -> Bool {
    solver.isBroken(constraint)
  }

  func isAmbiguous(_ variable: Solver.Variable) -> Bool {
    solver.isAmbiguous(variable)
  }

  func constraintsAffecting(_ variable: Solver.Variable) -> [Solver.Constraint] {
    solver.constraintsAffecting(variable)
  }

  func drainChanges() -> [Solver.Variable] {
    var changes: [Solver.Variable] = []
    solver.drainChanges { changes.append($0) }
    return changes
  }

  var conflicts: [Solver.Conflict] { solver.conflicts }
}
