extension Solver {
  /// Returns whether the variable is ambiguous: another solution, equally good by all strengths, gives it another value.
  ///
  /// Solves if necessary. The solution itself is not changed.
  package mutating func isAmbiguous(_ variable: Variable) -> Bool {
    solve()
    live.removeAll()
    findOpenSymbols()
    addSymbolsMovedByOpenOnes()
    defer { forgetOpenSymbols() }
    let index = Int(variable.index)
    guard symbols[index].kind == .variable, symbols[index].row >= 0 else { return true }
    return canMove(index, 1) || canMove(index, -1)
  }

  /// Tries to move a basic variable through degenerate pivots, and stops before the first step of a positive length.
  private mutating func canMove(_ index: Int, _ wanted: Double) -> Bool {
    for _ in 0..<(50 + 4 * rows.count) {
      let row = Int(symbols[index].row)
      guard row >= 0 else { return true }
      let base = entryBase(row)
      var entering = -1
      var direction = 0.0
      for place in 0..<Int(rows[row].count) {
        let way = base[place].coefficient * wanted > 0 ? 1.0 : -1.0
        let symbol = Int(base[place].symbol)
        guard symbols[symbol].open & (way > 0 ? 1 : 2) != 0, entering < 0 || symbol < entering else { continue }
        entering = symbol
        direction = way
      }
      guard entering >= 0 else { return false }
      gatherColumn(entering)
      var blocking = -1
      for place in 0..<column.count {
        let other = Int(column[place].symbol)
        guard let ratio = bound(ofRow: other, rate: column[place].coefficient * direction, isLimit: false) else { continue }
        guard ratio <= 1e-6 else { continue }
        if blocking < 0 || rows[other].subject < rows[blocking].subject { blocking = other }
      }
      guard blocking >= 0 else { return true }
      let leaving = Int(rows[blocking].subject)
      symbols[entering].open = 0
      pivot(blocking, place: place(of: entering, inRow: blocking), entering: entering, side: direction > 0 ? 1 : -1)
      updateOpenness(leaving)
    }
    return false
  }

  /// Returns the constraints that affect the variable's value, in order of creation.
  package mutating func constraintsAffecting(_ variable: Variable) -> [Constraint] {
    solve()
    let row = Int(symbols[Int(variable.index)].row)
    guard row >= 0 else { return [] }
    var found: [Int32] = []
    for place in 0..<Int(rows[row].count) {
      let symbol = entryBase(row)[place].symbol
      if symbols[Int(symbol)].kind == .constraint { found.append(symbol) }
    }
    found.sort { symbols[Int($0)].order < symbols[Int($1)].order }
    return found.map { Constraint(index: $0) }
  }
}
