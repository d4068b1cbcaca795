extension Solver {
  /// Breaks a conflict between required constraints in a row of which no entry can move in the required direction. All of them and the
  /// row's subject form the conflicting set; the one created last is broken.
  mutating func breakConflict(at row: Int) {
    let base = entryBase(row)
    let subject = Int(rows.base[row].subject)
    var victim = subject
    var set = [Int32(subject)]
    for place in 0..<Int(rows.base[row].count) {
      let other = Int(base[place].symbol)
      set.append(Int32(other))
      if symbols[other].order > symbols[victim].order { victim = other }
    }
    set.sort { symbols[Int($0)].order < symbols[Int($1)].order }
    conflicts.append(Conflict(broken: Constraint(index: Int32(victim)), constraints: set.map { Constraint(index: $0) }))
    if victim != subject {
      pivot(row, place: place(of: victim, inRow: row), entering: victim, side: 1)
    }
    // The victim is now the subject of the row; its own prices never entered the costs of other symbols but through a weak side.
    addSlope(ofRow: row, times: -1)
    freeRow(row)
    releaseColumn(victim)
    costs.clear(victim)
    symbols[victim].state = .broken
    broken.append(Int32(victim))
    needsRetry = true
    needsPricing = true
    needsTieBreaking = true
  }

  /// Tries broken constraints again after the required ones changed, in the order of creation, until each of them conflicts only with older
  /// ones. The broken ones therefore depend only on the constraints and not on the order of changes.
  mutating func retryBroken() {
    var rounds = 0
    repeat {
      needsRetry = false
      rounds += 1
      guard broken.count > 0, rounds < 200 else { return }
      var waiting: [Int32] = []
      while let symbol = broken.popLast() { waiting.append(symbol) }
      waiting.sort { symbols[Int($0)].order < symbols[Int($1)].order }
      var isSettled = true
      for (place, symbol) in waiting.enumerated() {
        if !tryAgain(symbol) { isSettled = false }
        if isStuck {
          for other in waiting[(place + 1)...] { broken.append(other) }
          return
        }
      }
      settle()
      needsRetry = !isSettled
    } while needsRetry
  }

  /// Installs a broken constraint. If it is broken again, those that were broken for it are restored.
  ///
  /// - Returns: false if it is satisfied now and others were broken, which requires another round.
  private mutating func tryAgain(_ symbol: Int32) -> Bool {
    settle()
    let held = broken.count
    install(Int(symbol))
    repairFeasibility()
    if symbols[Int(symbol)].state == .installed {
      symbols[Int(symbol)].isReported = false
      return broken.count == held
    }
    var displaced: [Int32] = []
    while broken.count > held, let other = broken.popLast() {
      if other != symbol { displaced.append(other) }
    }
    broken.append(symbol)
    for other in displaced {
      settle()
      install(Int(other))
      repairFeasibility()
    }
    return true
  }

  /// Keeps one report for each constraint that is broken now and was not reported before.
  mutating func reportConflicts() {
    var latest: [Int32: Conflict] = [:]
    for conflict in conflicts { latest[conflict.broken.index] = conflict }
    conflicts.removeAll()
    for symbol in latest.keys.sorted(by: { symbols[Int($0)].order < symbols[Int($1)].order }) {
      guard symbols[Int(symbol)].state == .broken, !symbols[Int(symbol)].isReported, let conflict = latest[symbol] else { continue }
      symbols[Int(symbol)].isReported = true
      conflicts.append(conflict)
    }
  }
}
