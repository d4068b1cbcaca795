extension Solver {
  /// Moves errors from the wrong side of zero to the right one, at the minimum cost. Costs must not be negative.
  mutating func repairFeasibility() {
    var steps = 0
    let limit = 200 + 4 * rows.count
    while let row = nextViolated(cautiously: steps > limit) {
      steps += 1
      if steps > 6 * limit {
        isStuck = true
        return
      }
      repair(row, ignoringCost: false, cautiously: steps > limit)
    }
  }

  /// The same if costs may be negative; they must be minimized afterward.
  mutating func repairFeasibilityAtAnyCost() {
    var steps = 0
    let limit = 200 + 4 * rows.count
    while let row = nextViolated(cautiously: steps > limit) {
      steps += 1
      if steps > 6 * limit {
        isStuck = true
        return
      }
      if canFlip(row) {
        flip(row)
      } else {
        repair(row, ignoringCost: true, cautiously: steps > limit)
      }
    }
  }

  private mutating func nextViolated(cautiously: Bool) -> Int? {
    if cautiously { return lowestViolated() }
    while let row = queue.popLast() {
      rows.base[Int(row)].isQueued = false
      if violates(Int(row)) { return Int(row) }
    }
    return nil
  }

  private mutating func lowestViolated() -> Int? {
    var best = -1
    for place in 0..<queue.count {
      let row = Int(queue[place])
      guard violates(row) else { continue }
      if best < 0 || rows[row].subject < rows[best].subject { best = row }
    }
    if best < 0 {
      while let row = queue.popLast() { rows.base[Int(row)].isQueued = false }
      return nil
    }
    return best
  }

  /// Returns whether the error may also be on the other side, at a price.
  private func canFlip(_ row: Int) -> Bool {
    let subject = symbols.base + Int(rows.base[row].subject)
    return rows.base[row].value > 0 ? !subject.pointee.above.isInfinite : !subject.pointee.below.isInfinite
  }

  private mutating func repair(_ row: Int, ignoringCost: Bool, cautiously: Bool) {
    let base = entryBase(row)
    // The sign with which the error has to change.
    let wanted = rows.base[row].value < 0 ? 1.0 : -1.0
    var best = -1
    var bestDirection = 0.0
    for place in 0..<Int(rows.base[row].count) {
      let entry = base[place]
      let direction = entry.coefficient > 0 ? wanted : -wanted
      let symbol = symbols.base + Int(entry.symbol)
      if direction > 0 ? symbol.pointee.above.isInfinite : symbol.pointee.below.isInfinite { continue }
      var comparison = -1
      if best >= 0 {
        comparison = ignoringCost ? 0 : compareRatios(entry, direction, base[best], bestDirection)
        if comparison == 0 {
          if cautiously {
            comparison = entry.symbol < base[best].symbol ? -1 : 1
          } else {
            comparison = abs(entry.coefficient) > abs(base[best].coefficient) ? -1 : 1
          }
        }
      }
      if comparison < 0 {
        best = place
        bestDirection = direction
      }
    }
    if !ignoringCost, canFlip(row), best < 0 || isFlipCheaper(row, than: base[best], bestDirection) {
      flip(row)
      return
    }
    guard best >= 0 else {
      if abs(rows.base[row].value) > Tolerance.conflict { breakConflict(at: row) }
      return
    }
    pivot(row, place: best, entering: Int(base[best].symbol), side: bestDirection > 0 ? 1 : -1)
  }

  @inline(__always)
  private func cost(_ symbol: Int, _ direction: Double, _ slot: Int32) -> Double {
    let penalty = direction > 0 ? symbols.base[symbol].above : symbols.base[symbol].below
    let cost = direction * costs.vector(of: symbol)[Int(slot)]
    return slot == penalty.slot ? cost + penalty.weight : cost
  }

  /// Compares the cost of two candidates per unit of change of the error.
  private func compareRatios(_ first: Entry, _ firstDirection: Double, _ second: Entry, _ secondDirection: Double) -> Int {
    for rank in 0..<costs.ranked.count {
      let slot = costs.ranked.base[rank]
      let difference =
        cost(Int(first.symbol), firstDirection, slot) / abs(first.coefficient)
        - cost(Int(second.symbol), secondDirection, slot) / abs(second.coefficient)
      if difference > Tolerance.cost { return 1 }
      if difference < -Tolerance.cost { return -1 }
    }
    return 0
  }

  private func isFlipCheaper(_ row: Int, than entry: Entry, _ direction: Double) -> Bool {
    let subject = symbols.base + Int(rows.base[row].subject)
    for rank in 0..<costs.ranked.count {
      let slot = costs.ranked.base[rank]
      var difference = -cost(Int(entry.symbol), direction, slot) / abs(entry.coefficient)
      if slot == subject.pointee.above.slot { difference += subject.pointee.above.weight }
      if slot == subject.pointee.below.slot { difference += subject.pointee.below.weight }
      if difference > Tolerance.cost { return false }
      if difference < -Tolerance.cost { return true }
    }
    return true
  }
}
