import TrestleLayoutSolver
import Testing
import TrestleExpectations
import TrestleTrials

/// Single behaviors of the solver, each with the smallest system that shows it.
@Suite struct SolverTests {
  @Test("AU-04 A conflict is reported as the set that conflicts, and the constraint created last is broken")
  func conflict() {
    let solver = SharedSolver()
    let left = solver.makeVariable(order: 0)
    let width = solver.makeVariable(order: 1)
    let right = solver.makeVariable(order: 2)
    let first = solver.add([.init(left)], .equal, constant: -10, strength: .required, order: 0)
    _ = solver.add([.init(width)], .greaterThanOrEqual, constant: -5, strength: Strength(level: 999), order: 1)
    let sum = solver.add([.init(left), .init(width), .init(right, -1)], .equal, constant: 0, strength: .required, order: 2)
    let end = solver.add([.init(right)], .equal, constant: -100, strength: .required, order: 3)
    let wide = solver.add([.init(width)], .greaterThanOrEqual, constant: -120, strength: .required, order: 4)
    solver.solve()
    expect(solver.conflicts.count, equals: 1)
    expect(solver.conflicts.first?.broken, equals: wide)
    expect(solver.conflicts.first?.constraints, equals: [first, sum, end, wide])
    expect(solver.value(of: width), equals: 90)

    // It is reported once, stays broken while it must, and holds again as soon as possible.
    solver.setConstant(-90, of: end)
    solver.solve()
    expect(solver.conflicts.isEmpty)
    expect(solver.isBroken(wide))
    solver.setConstant(-200, of: end)
    solver.solve()
    expect(!solver.isBroken(wide))
    expect(solver.value(of: width), equals: 190)
    solver.setConstant(-50, of: end)
    solver.solve()
    expect(solver.conflicts.map(\.broken), equals: [wide])
  }

  @Test("AU Priorities are compared level by level: many weak constraints do not outweigh a stronger one")
  func levels() {
    let solver = SharedSolver()
    let x = solver.makeVariable(order: 0)
    _ = solver.add([.init(x)], .equal, constant: -10, strength: Strength(level: 251), order: 0)
    for order in 1...50 { _ = solver.add([.init(x)], .equal, constant: -90, strength: Strength(level: 250, weight: 100), order: order) }
    solver.solve()
    expect(solver.value(of: x), equals: 10)
  }

  @Test("BP Constants and coefficients that are not numbers do not spread: later constraints are solved")
  func noNumbers() {
    let solver = SharedSolver()
    let x = solver.makeVariable(order: 0)
    let y = solver.makeVariable(order: 1)
    let edge = solver.add([.init(x)], .greaterThanOrEqual, constant: -10, strength: .required, order: 0)
    let wish = solver.add([.init(y), .init(x, -1)], .equal, constant: 0, strength: Strength(level: 500), order: 1)
    for wild in [Double.nan, .infinity, -.infinity, 1e300] {
      solver.setConstant(wild, of: edge)
      solver.setConstant(wild, of: wish)
      let bent = solver.add(
        [.init(x, wild.isFinite ? 1 : wild), .init(y)], .equal, constant: wild, strength: Strength(level: 250), order: 2)
      solver.solve()
      expect(!solver.value(of: x).isNaN && !solver.value(of: y).isNaN)
      solver.remove(bent)
    }
    solver.setConstant(-10, of: edge)
    solver.setConstant(0, of: wish)
    solver.solve()
    expect(abs(solver.value(of: x) - 10) < 1e-3 && abs(solver.value(of: y) - 10) < 1e-3)
  }

  @Test("AU One constraint holds a size from above and below with two strengths")
  func twoStrengths() {
    let solver = SharedSolver()
    let width = solver.makeVariable(order: 0)
    _ = solver.add([.init(width)], constant: -80, above: Strength(level: 250), below: Strength(level: 750), order: 0)
    let target = solver.add([.init(width)], .equal, constant: -200, strength: Strength(level: 500), order: 1)
    solver.solve()
    expect(solver.value(of: width), equals: 200)
    solver.setConstant(-20, of: target)
    solver.solve()
    expect(solver.value(of: width), equals: 80)
  }

  @Test("AU Near-equal coefficients count as equal: a third three times is one")
  func nearlyEqual() {
    let solver = SharedSolver()
    let whole = solver.makeVariable(order: 0)
    let parts = (1...3).map { solver.makeVariable(order: $0) }
    for part in parts.indices {
      _ = solver.add([.init(parts[part]), .init(whole, -1.0 / 3)], .equal, constant: 0, strength: .required, order: part)
    }
    _ = solver.add(
      [.init(parts[0]), .init(parts[1]), .init(parts[2]), .init(whole, -1)], .equal, constant: 0, strength: .required, order: 3)
    _ = solver.add([.init(parts[1], 0.1), .init(parts[2], 0.2), .init(parts[0], -0.3)], .equal, constant: 0, strength: .required, order: 4)
    _ = solver.add([.init(whole)], .equal, constant: -100, strength: .required, order: 5)
    solver.solve()
    expect(solver.conflicts.isEmpty)
    expect(abs(solver.value(of: parts[0]) - 100.0 / 3), below: 1e-6)
  }

  @Test("AU Suggested values change an edit variable, and required constraints follow")
  func suggestions() {
    let solver = SharedSolver()
    let x = solver.makeVariable(order: 0)
    let y = solver.makeVariable(order: 1)
    let edit = solver.add([.init(x)], .equal, constant: 0, strength: Strength(level: 500), order: 0)
    _ = solver.add([.init(y), .init(x, -2)], .equal, constant: -1, strength: .required, order: 1)
    _ = solver.add([.init(y)], .lessThanOrEqual, constant: -100, strength: .required, order: 2)
    for suggestion in [10.0, 20, 30, 40, 60, 45] {
      solver.setConstant(-suggestion, of: edit)
      solver.solve()
      expect(solver.value(of: x), equals: min(suggestion, 49.5))
      expect(solver.value(of: y), equals: min(2 * suggestion + 1, 100))
    }
  }

  @Test("AU Ambiguity is reported for each variable, and determined variables are known")
  func ambiguity() {
    let solver = SharedSolver()
    let x = solver.makeVariable(order: 0)
    let y = solver.makeVariable(order: 1)
    let first = solver.makeVariable(order: 2)
    let second = solver.makeVariable(order: 3)
    let pin = solver.add([.init(x)], .equal, constant: -7, strength: .required, order: 0)
    _ = solver.add([.init(y)], .greaterThanOrEqual, constant: -3, strength: .required, order: 1)
    // Two widths of equal strength share a space that is too wide: either may grow.
    _ = solver.add([.init(first), .init(second)], .equal, constant: -100, strength: .required, order: 2)
    _ = solver.add([.init(first)], .equal, constant: -20, strength: Strength(level: 250), order: 3)
    _ = solver.add([.init(second)], .equal, constant: -30, strength: Strength(level: 250), order: 4)
    solver.solve()
    expect(solver.value(of: first), equals: 20)
    expect(solver.value(of: second), equals: 80)
    expect(!solver.isAmbiguous(x))
    expect(solver.isAmbiguous(y))
    expect(solver.isAmbiguous(first))
    expect(solver.isAmbiguous(second))
    expect(solver.constraintsAffecting(x), equals: [pin])
    expect(solver.value(of: first), equals: 20)
  }

  @Test("AU Changes are reported for the variables that moved, once")
  func changes() {
    let solver = SharedSolver()
    let x = solver.makeVariable(order: 0)
    let y = solver.makeVariable(order: 1)
    let still = solver.makeVariable(order: 2)
    let edit = solver.add([.init(x)], .equal, constant: -5, strength: .required, order: 0)
    _ = solver.add([.init(y), .init(x, -1)], .equal, constant: 0, strength: .required, order: 1)
    _ = solver.add([.init(still)], .equal, constant: -1, strength: .required, order: 2)
    solver.solve()
    _ = solver.drainChanges()
    solver.setConstant(-6, of: edit)
    solver.solve()
    expect(Set(solver.drainChanges()), equals: [x, y])
    expect(solver.drainChanges().isEmpty)
  }

  @Test("AU A solver that lived through thousands of changes answers like a new one")
  func longLife() {
    var random = Noise(seed: 4)
    let strengths: [Strength] = [.required, Strength(level: 750), Strength(level: 250), Strength(level: 251)]
    var system = LinearSystem.random(&random, variables: 12, constraints: 24, strengths: strengths)
    let filled = FilledSolver(system, adding: Array(0..<24))
    for step in 0..<2000 {
      let index = random.below(24)
      switch random.below(3) {
      case 0:
        system.constraints[index].constant = Double(random.below(41) - 20) * 5
        filled.setConstant(system.constraints[index].constant, of: index)
      case 1:
        filled.remove(index)
        filled.add(index, constant: system.constraints[index].constant)
      default: filled.solver.solve()
      }
      guard step % 100 == 99 else { continue }
      let fresh = FilledSolver(system, adding: Array(0..<24))
      expect(filled.solved(), equals: fresh.solved())
      let violation = filled.solver.invariantViolation()
      expect(violation == nil)
    }
  }
}
