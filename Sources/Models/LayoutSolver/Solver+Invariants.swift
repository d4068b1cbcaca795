extension Solver {
  /// Checks the tableau against its constraints. For tests: returns a description of the error, or nil.
  package mutating func invariantViolation() -> String? {
    for index in 0..<symbols.count {
      let symbol = symbols[index]
      if symbol.row >= 0, rows[Int(symbol.row)].subject != Int32(index) { return "symbol \(index) is not the subject of its row" }
      guard symbol.kind == .constraint, symbol.state == .installed else { continue }
      let held = symbol.row >= 0 ? rows[Int(symbol.row)].value : 0
      let actual = error(of: Constraint(index: Int32(index)))
      if abs(held - actual) > 1e-6 { return "constraint \(symbol.order): error \(held) in the tableau, \(actual) by its variables" }
    }
    for row in 0..<rows.count where rows[row].subject >= 0 {
      if violates(row) { return "row of symbol \(rows[row].subject) is on the wrong side: \(rows[row].value)" }
      for place in 0..<Int(rows[row].count) {
        let symbol = Int(entryBase(row)[place].symbol)
        if symbols[symbol].row >= 0 { return "basic symbol \(symbol) stands in a row" }
        gatherColumn(symbol)
        if !(0..<column.count).contains(where: { Int(column[$0].symbol) == row }) { return "column \(symbol) lacks row \(row)" }
      }
    }
    return costViolation()
  }

  /// Compares the costs with those computed from the rows, and finds negative ones.
  private func costViolation() -> String? {
    for index in 0..<symbols.count where symbols[index].kind == .constraint && symbols[index].row < 0 {
      guard symbols[index].state == .installed else { continue }
      for rank in 0..<costs.ranked.count {
        let slot = costs.ranked[rank]
        var sum = 0.0
        for row in 0..<rows.count where rows[row].subject >= 0 && rows[row].side != 0 {
          let subject = symbols[Int(rows[row].subject)]
          let penalty = rows[row].side > 0 ? subject.above : subject.below
          let place = place(of: index, inRow: row)
          if penalty.slot == slot, place >= 0 {
            sum += penalty.weight * Double(rows[row].side) * entryBase(row)[place].coefficient
          }
        }
        let kept = costs.vector(of: index)[Int(slot)]
        if abs(sum - kept) > 1e-6 * max(1, abs(sum)) { return "cost of constraint \(symbols[index].order): \(kept), should be \(sum)" }
      }
      if costSign(index, 1) < 0 || costSign(index, -1) < 0 {
        return
          "constraint \(symbols[index].order) would lower the cost"
      }
    }
    return nil
  }
}
