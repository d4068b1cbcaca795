extension Solver {
  /// Returns whether moving a nonbasic symbol in a direction (+1 or -1) lowers the cost (-1), does not change it (0) or raises it (+1).
  @inline(__always)
  func costSign(_ symbol: Int, _ direction: Double) -> Int {
    let penalty = direction > 0 ? symbols.base[symbol].above : symbols.base[symbol].below
    if penalty.isInfinite { return 1 }
    let vector = costs.vector(of: symbol)
    for rank in 0..<costs.ranked.count {
      let slot = costs.ranked.base[rank]
      var cost = direction * vector[Int(slot)]
      if slot == penalty.slot { cost += penalty.weight }
      if cost > Tolerance.cost { return 1 }
      if cost < -Tolerance.cost { return -1 }
    }
    return 0
  }

  /// Moves nonbasic symbols off zero while that lowers the cost. All errors must be on their sides of zero.
  mutating func minimiseCosts() {
    needsPricing = false
    let count = symbols.count
    var cursor = 0
    var remaining = count
    var steps = 0
    let limit = 200 + 4 * count
    while remaining > 0 {
      let index = cursor
      cursor += 1
      if cursor == count { cursor = 0 }
      remaining -= 1
      let symbol = symbols.base + index
      guard symbol.pointee.row < 0, symbol.pointee.canLeaveZero else { continue }
      var moved = false
      if costSign(index, 1) < 0 {
        moved = enter(index, 1, cautiously: steps > limit)
      } else if costSign(index, -1) < 0 {
        moved = enter(index, -1, cautiously: steps > limit)
      }
      if moved {
        steps += 1
        remaining = count
        if steps > limit { cursor = 0 }
        if steps > 4 * limit {
          isStuck = true
          return
        }
      }
    }
  }

  /// Moves a nonbasic symbol until an error that reaches zero makes further movement more expensive, and pivots with that error.
  ///
  /// - Parameter cautiously: choose by lowest index among equals, which cannot cycle.
  private mutating func enter(_ entering: Int, _ direction: Double, cautiously: Bool) -> Bool {
    gatherColumn(entering)
    while true {
      var chosen = -1
      var chosenRatio = Double.infinity
      var chosenRate = 0.0
      for place in 0..<column.count {
        let row = Int(column.base[place].symbol)
        let pointer = rows.base + row
        let side = Double(pointer.pointee.side)
        if side == 0 { continue }
        let rate = column.base[place].coefficient * direction
        let subject = symbols.base + Int(pointer.pointee.subject)
        var ratio = 0.0
        if !subject.pointee.isRequiredEquality {
          if rate * side > -Tolerance.coefficient { continue }
          ratio = max(0, pointer.pointee.value * side) / abs(rate)
        }
        let isBetter: Bool
        if ratio < chosenRatio - 1e-12 {
          isBetter = true
        } else if ratio <= chosenRatio {
          isBetter =
            cautiously
            ? pointer.pointee.subject < rows.base[Int(column.base[chosen].symbol)].subject : abs(rate) > abs(chosenRate)
        } else {
          isBetter = false
        }
        if isBetter {
          chosen = place
          chosenRatio = ratio
          chosenRate = rate
        }
      }
      guard chosen >= 0 else { return false }
      let row = Int(column.base[chosen].symbol)
      if canPass(row, entering: entering, direction: direction, rate: abs(chosenRate)) {
        flip(row)
        continue
      }
      pivot(row, place: place(of: entering, inRow: row), entering: entering, side: direction > 0 ? 1 : -1)
      return true
    }
  }

  /// Returns whether the cost still falls after the error of `row` has stepped through zero.
  private func canPass(_ row: Int, entering: Int, direction: Double, rate: Double) -> Bool {
    let subject = symbols.base + Int(rows.base[row].subject)
    let above = subject.pointee.above
    let below = subject.pointee.below
    if above.isInfinite && below.isInfinite { return false }
    if rows.base[row].side > 0 ? below.isInfinite : above.isInfinite { return false }
    let penalty = direction > 0 ? symbols.base[entering].above : symbols.base[entering].below
    let vector = costs.vector(of: entering)
    for rank in 0..<costs.ranked.count {
      let slot = costs.ranked.base[rank]
      var cost = direction * vector[Int(slot)]
      if slot == penalty.slot { cost += penalty.weight }
      if slot == above.slot { cost += above.weight * rate }
      if slot == below.slot { cost += below.weight * rate }
      if cost > Tolerance.cost { return false }
      if cost < -Tolerance.cost { return true }
    }
    return false
  }
}
