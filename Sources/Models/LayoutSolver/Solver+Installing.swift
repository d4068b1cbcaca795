extension Solver {
  /// Adds a constraint to the tableau. It becomes a nonbasic symbol (it holds with equality) if it contains a variable that is still free,
  /// else the subject of a row of its own.
  mutating func install(_ index: Int) {
    let symbol = symbols.base + index
    symbol.pointee.state = .installed
    var value = symbol.pointee.constant
    gathered.removeAll()
    stamp &+= 1
    for place in 0..<Int(symbol.pointee.termCount) {
      let term = entries.base[Int(symbol.pointee.termStart) + place]
      let row = Int(symbols.base[Int(term.symbol)].row)
      if row < 0 {
        accumulate(term.symbol, term.coefficient)
      } else {
        value += term.coefficient * rows.base[row].value
        let base = entryBase(row)
        for index in 0..<Int(rows.base[row].count) {
          accumulate(base[index].symbol, term.coefficient * base[index].coefficient)
        }
      }
    }

    var subject = -1
    var fewest = Int32.max
    for index in 0..<gathered.count {
      let candidate = Int(gathered.base[index])
      if symbols.base[candidate].kind == .variable, symbols.base[candidate].columnCount < fewest,
        abs(dense.base[candidate]) > Tolerance.coefficient
      {
        subject = candidate
        fewest = symbols.base[candidate].columnCount
      }
    }
    if subject >= 0 {
      installSolved(for: subject, constraint: index, value: value)
    } else {
      installBasic(index, value: value)
    }
    needsTieBreaking = true
  }

  @inline(__always)
  private mutating func accumulate(_ symbol: Int32, _ coefficient: Double) {
    let index = Int(symbol)
    if mark.base[index] == stamp {
      dense.base[index] += coefficient
    } else {
      mark.base[index] = stamp
      dense.base[index] = coefficient
      gathered.append(symbol)
    }
  }

  private mutating func installSolved(for subject: Int, constraint: Int, value: Double) {
    let row = makeRow(capacity: gathered.count)
    let inverse = 1 / dense.base[subject]
    let base = entryBase(row)
    var count = 0
    for index in 0..<gathered.count {
      let other = gathered.base[index]
      if Int(other) == subject { continue }
      let coefficient = -dense.base[Int(other)] * inverse
      if abs(coefficient) <= Tolerance.coefficient { continue }
      base[count] = Entry(symbol: other, coefficient: coefficient)
      count += 1
      pushColumn(other, row)
    }
    base[count] = Entry(symbol: Int32(truncatingIfNeeded: constraint), coefficient: inverse)
    count += 1
    pushColumn(Int32(truncatingIfNeeded: constraint), row)
    rows.base[row].subject = Int32(truncatingIfNeeded: subject)
    rows.base[row].count = Int32(truncatingIfNeeded: count)
    rows.base[row].value = -value * inverse
    rows.base[row].side = 0
    symbols.base[subject].row = Int32(truncatingIfNeeded: row)
    markChanged(Int32(truncatingIfNeeded: subject))
    for rank in 0..<costs.ranked.count {
      let slot = Int(costs.ranked[rank])
      let cost = costs.vector(of: subject)[slot]
      if cost == 0 { continue }
      costs.vector(of: subject)[slot] = 0
      addCost(ofRow: row, slot: slot, factor: cost)
    }
    substitute(subject, row: row)
  }

  private mutating func installBasic(_ constraint: Int, value: Double) {
    let row = makeRow(capacity: gathered.count)
    let base = entryBase(row)
    var count = 0
    for index in 0..<gathered.count {
      let other = gathered.base[index]
      let coefficient = dense.base[Int(other)]
      if abs(coefficient) <= Tolerance.coefficient { continue }
      base[count] = Entry(symbol: other, coefficient: coefficient)
      count += 1
      pushColumn(other, row)
    }
    rows.base[row].subject = Int32(truncatingIfNeeded: constraint)
    rows.base[row].count = Int32(truncatingIfNeeded: count)
    rows.base[row].value = value
    rows.base[row].side = preferredSide(symbols.base[constraint], value: value)
    symbols.base[constraint].row = Int32(truncatingIfNeeded: row)
    let penalty = rows.base[row].side > 0 ? symbols.base[constraint].above : symbols.base[constraint].below
    if penalty.slot >= 0 {
      addSlope(ofRow: row, times: 1)
      needsPricing = true
    }
    inspect(row)
  }

  /// Removes a constraint from the tableau; the symbols that it determined become free.
  mutating func uninstall(_ index: Int) {
    needsTieBreaking = true
    if symbols.base[index].row < 0 {
      gatherColumn(index)
      var chosen = -1
      var chosenRatio = Double.infinity
      var chosenSize = 0.0
      for place in 0..<column.count {
        let row = Int(column.base[place].symbol)
        let size = abs(column.base[place].coefficient)
        let ratio = rows.base[row].side == 0 ? Double.greatestFiniteMagnitude : abs(rows.base[row].value) / size
        if ratio < chosenRatio || (ratio == chosenRatio && size > chosenSize) {
          chosen = row
          chosenRatio = ratio
          chosenSize = size
        }
      }
      symbols.base[index].above = releasing(symbols.base[index].above)
      symbols.base[index].below = releasing(symbols.base[index].below)
      if chosen >= 0 {
        pivot(chosen, place: place(of: index, inRow: chosen), entering: index, side: 1)
        needsPricing = true
      }
    } else {
      let row = Int(symbols.base[index].row)
      let penalty = rows.base[row].side > 0 ? symbols.base[index].above : symbols.base[index].below
      if penalty.slot >= 0 {
        addSlope(ofRow: row, times: -1)
        needsPricing = true
      }
    }
    let row = Int(symbols.base[index].row)
    if row >= 0 { freeRow(row) }
    releaseColumn(index)
    costs.clear(index)
  }

  private mutating func releasing(_ penalty: Penalty) -> Penalty {
    costs.release(penalty)
    return .none
  }

  /// Installs the constraints added since the last solve: required constraints first, then the others from strong to weak.
  mutating func installPending() {
    guard pending.count > 0 else { return }
    var hasWeak = false
    for place in 0..<pending.count {
      let index = Int(pending[place])
      if symbols.base[index].isRequired {
        needsRetry = needsRetry || broken.count > 0
        install(index)
      } else {
        hasWeak = true
      }
    }
    repairFeasibility()
    if hasWeak {
      for rank in 0..<costs.ranked.count {
        let slot = costs.ranked[rank]
        for place in 0..<pending.count {
          let symbol = symbols.base + Int(pending[place])
          guard symbol.pointee.state == .pending else { continue }
          if symbol.pointee.above.slot == slot || symbol.pointee.below.slot == slot { install(Int(pending[place])) }
        }
      }
    }
    for place in 0..<pending.count where symbols.base[Int(pending[place])].state == .pending {
      install(Int(pending[place]))
    }
    pending.removeAll()
  }
}
