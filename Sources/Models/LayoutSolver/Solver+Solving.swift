extension Solver {
  /// Whether anything changed since the last `solve()`.
  package var needsSolve: Bool {
    pending.count > 0 || queue.count > 0 || needsPricing || needsTieBreaking || needsRetry
  }

  /// Computes the unique best solution for the current constraints.
  package mutating func solve() {
    conflicts.removeAll()
    guard needsSolve else { return }
    settle()
    installPending()
    settle()
    if needsRetry { retryBroken() }
    if needsTieBreaking { breakTies() }
    if pivotsSinceCheck > 512 { checkDrift() }
    if isStuck { rebuild() }
    if !conflicts.isEmpty { reportConflicts() }
  }

  /// Restores feasibility after removals and changed constants, and then the minimum cost.
  mutating func settle() {
    if needsPricing {
      if queue.count > 0 { repairFeasibilityAtAnyCost() }
      minimiseCosts()
    }
    repairFeasibility()
  }

  /// Builds the tableau again from the constraints, to remove rounding errors after very many changes.
  package mutating func rebuild() {
    isStuck = false
    clearTableau()
    installPending()
    settle()
    retryBroken()
    breakTies()
    isStuck = false
  }

  private mutating func clearTableau() {
    for index in 0..<symbols.count {
      let symbol = symbols.base + index
      symbol.pointee.row = -1
      symbol.pointee.columnHead = -1
      symbol.pointee.columnCount = 0
      if symbol.pointee.kind == .constraint, symbol.pointee.state == .installed {
        symbol.pointee.state = .pending
        pending.append(Int32(truncatingIfNeeded: index))
      } else if symbol.pointee.kind == .variable {
        markChanged(Int32(truncatingIfNeeded: index))
      }
    }
    for index in 0..<rows.count where rows[index].subject >= 0 { entries.release(rows[index].start, rows[index].sizeClass) }
    rows.removeAll()
    freeRows.removeAll()
    columns.removeAll()
    queue.removeAll()
    costs.clearAll()
    needsPricing = true
    needsTieBreaking = true
    needsRetry = true
    pivotsSinceCheck = 0
  }

  /// Compares each constraint's error in the tableau with the one computed from its variables, and rebuilds if rounding errors have
  /// accumulated.
  private mutating func checkDrift() {
    pivotsSinceCheck = 0
    for index in 0..<symbols.count where symbols[index].kind == .constraint && symbols[index].state == .installed {
      let row = symbols[index].row
      let held = row >= 0 ? rows[Int(row)].value : 0
      let actual = error(of: Constraint(index: Int32(index)))
      if abs(held - actual) > 1e-6 * max(1, abs(symbols[index].constant)) {
        rebuild()
        return
      }
    }
  }
}
