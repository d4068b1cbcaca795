extension Solver {
  /// Adds a constraint on the sum of `terms` and `constant`, the error.
  ///
  /// - Parameters:
  ///   - above: the cost of a positive error; nil for none.
  ///   - below: the cost of a negative one.
  ///   - order: of creation. Of constraints that are equally strong the one with the lowest order is satisfied first, and of required ones
  ///     in conflict the one with the highest order is broken.
  package mutating func add(
    _ terms: UnsafeBufferPointer<Term>, constant: Double, above: Strength?, below: Strength?, order: Int
  ) -> Constraint {
    let index = makeSymbol(.constraint)
    let sizeClass = EntryArena.sizeClass(for: terms.count)
    let start = entries.allocate(sizeClass)
    for position in 0..<terms.count {
      let term = terms[position]
      entries.base[Int(start) + position] = Entry(symbol: term.variable.index, coefficient: Tolerance.usable(term.coefficient, within: 1e6))
    }
    let above = costs.penalty(for: above)
    let below = costs.penalty(for: below)
    let symbol = symbols.base + index
    symbol.pointee.termStart = start
    symbol.pointee.termCount = Int32(truncatingIfNeeded: terms.count)
    symbol.pointee.termClass = sizeClass
    symbol.pointee.constant = Tolerance.usable(constant)
    symbol.pointee.above = above
    symbol.pointee.below = below
    symbol.pointee.order = order
    pending.append(Int32(truncatingIfNeeded: index))
    return Constraint(index: Int32(truncatingIfNeeded: index))
  }

  package mutating func add(_ terms: [Term], constant: Double, above: Strength?, below: Strength?, order: Int) -> Constraint {
    terms.withUnsafeBufferPointer { add($0, constant: constant, above: above, below: below, order: order) }
  }

  /// Adds `terms + constant` related to zero.
  package mutating func add(
    _ terms: [Term], _ relation: Relation, constant: Double, strength: Strength, order: Int
  ) -> Constraint {
    add(
      terms, constant: constant, above: relation == .greaterThanOrEqual ? nil : strength,
      below: relation == .lessThanOrEqual ? nil : strength, order: order)
  }

  package mutating func remove(_ constraint: Constraint) {
    let index = Int(constraint.index)
    switch symbols[index].state {
    case .pending: pending.removeFirst(constraint.index)
    case .broken: broken.removeFirst(constraint.index)
    case .installed:
      if symbols[index].isRequired { needsRetry = true }
      uninstall(index)
    }
    let symbol = symbols[index]
    entries.release(symbol.termStart, symbol.termClass)
    costs.release(symbol.above)
    costs.release(symbol.below)
    freeSymbol(index)
  }

  /// Changes the constant of a constraint, or suggests a value: with `x - v = 0` at some strength, setting the constant to `-v` moves x.
  package mutating func setConstant(_ constant: Double, of constraint: Constraint) {
    let constant = Tolerance.usable(constant)
    let index = Int(constraint.index)
    let symbol = symbols.base + index
    let delta = constant - symbol.pointee.constant
    if delta == 0 { return }
    symbol.pointee.constant = constant
    if symbol.pointee.isRequired { needsRetry = true }
    guard symbol.pointee.state == .installed else { return }
    if hadTies { needsTieBreaking = true }
    let row = Int(symbol.pointee.row)
    if row >= 0 {
      rows[row].value += delta
      inspect(row)
    } else {
      shiftColumn(index, by: -delta)
    }
  }

  package mutating func setStrength(above: Strength?, below: Strength?, of constraint: Constraint) {
    let index = Int(constraint.index)
    let newAbove = costs.penalty(for: above)
    let newBelow = costs.penalty(for: below)
    let symbol = symbols.base + index
    let wasRequired = symbol.pointee.isRequired
    let row = Int(symbol.pointee.row)
    let isInstalled = symbol.pointee.state == .installed
    if isInstalled, row >= 0 { addSlope(ofRow: row, times: -1) }
    costs.release(symbol.pointee.above)
    costs.release(symbol.pointee.below)
    symbol.pointee.above = newAbove
    symbol.pointee.below = newBelow
    if wasRequired || symbol.pointee.isRequired { needsRetry = true }
    guard isInstalled else { return }
    if row >= 0 {
      rows[row].side = preferredSide(symbol.pointee, value: rows[row].value)
      addSlope(ofRow: row, times: 1)
      inspect(row)
    }
    needsPricing = true
    needsTieBreaking = true
  }

  package func constant(of constraint: Constraint) -> Double {
    symbols[Int(constraint.index)].constant
  }

  package func isBroken(_ constraint: Constraint) -> Bool {
    symbols[Int(constraint.index)].state == .broken
  }

  /// Returns the value of a constraint's left side, its error.
  package func error(of constraint: Constraint) -> Double {
    let symbol = symbols[Int(constraint.index)]
    var sum = symbol.constant
    for place in 0..<Int(symbol.termCount) {
      let term = entries.base[Int(symbol.termStart) + place]
      let row = symbols[Int(term.symbol)].row
      if row >= 0 { sum += term.coefficient * rows[Int(row)].value }
    }
    return sum
  }
}
