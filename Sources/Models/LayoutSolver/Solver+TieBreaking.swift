/// Selects one of several equally good solutions, independent of the history of the tableau.
///
/// A nonbasic symbol that may leave zero at no cost is *open*. All equally good solutions are reached by moving open symbols while every
/// error stays on its side of zero. Over these solutions the errors are minimized one after the other, from the strongest and first created
/// on, and then the distances of the variables from zero; after each, the directions that would spoil it are closed. Where
/// `tightensInequalities`, the distances of inequalities from their equality come between the variables of low and of high order.
extension Solver {
  private static let up: UInt8 = 1
  private static let down: UInt8 = 2

  mutating func breakTies() {
    needsTieBreaking = false
    live.removeAll()
    findOpenSymbols()
    hadTies = live.count > 0
    guard hadTies else { return }
    addSymbolsMovedByOpenOnes()
    listItems()
    sortItems()
    for index in 0..<items.count {
      settle(items[index])
    }
    forgetOpenSymbols()
    needsTieBreaking = false
  }

  func forgetOpenSymbols() {
    for index in 0..<live.count {
      let symbol = symbols.base + Int(live[index])
      symbol.pointee.open = 0
      symbol.pointee.frozen = 0
      symbol.pointee.isLive = false
    }
  }

  mutating func findOpenSymbols() {
    for index in 0..<symbols.count {
      let symbol = symbols.base + index
      guard symbol.pointee.row < 0, symbol.pointee.canLeaveZero else { continue }
      updateOpenness(index)
      guard symbol.pointee.open != 0 else { continue }
      symbol.pointee.isLive = true
      live.append(Int32(truncatingIfNeeded: index))
    }
  }

  func updateOpenness(_ index: Int) {
    let symbol = symbols.base + index
    var open: UInt8 = 0
    if symbol.pointee.kind == .variable {
      open = Solver.up | Solver.down
    } else {
      if costSign(index, 1) == 0 { open |= Solver.up }
      if costSign(index, -1) == 0 { open |= Solver.down }
    }
    symbol.pointee.open = open & ~symbol.pointee.frozen
  }

  /// Adds the symbols that open symbols can move: the subjects of their rows. Pivots among these add no others.
  mutating func addSymbolsMovedByOpenOnes() {
    let openCount = live.count
    for index in 0..<openCount {
      // Stale nodes may add symbols unnecessarily, which is harmless.
      var node = symbols.base[Int(live[index])].columnHead
      while node >= 0 {
        let subject = rows.base[Int(columns.base[Int(node)].row)].subject
        node = columns.base[Int(node)].next
        if subject < 0 || symbols.base[Int(subject)].isLive { continue }
        symbols.base[Int(subject)].isLive = true
        live.append(subject)
      }
    }
  }

  private mutating func listItems() {
    items.removeAll()
    for index in 0..<live.count {
      let symbol = symbols.base + Int(live[index])
      if symbol.pointee.kind == .variable {
        items.append(TieItem(rank: Int32.max, side: 0, symbol: live[index], order: symbol.pointee.order))
        continue
      }
      if symbol.pointee.above.slot >= 0 {
        let rank = costs.rank(of: symbol.pointee.above.slot)
        items.append(TieItem(rank: rank, side: 1, symbol: live[index], order: symbol.pointee.order))
      }
      if symbol.pointee.below.slot >= 0 {
        let rank = costs.rank(of: symbol.pointee.below.slot)
        items.append(TieItem(rank: rank, side: -1, symbol: live[index], order: symbol.pointee.order))
      }
      if tightensInequalities, symbol.pointee.above.slot == -1 || symbol.pointee.below.slot == -1 {
        // The free side of an inequality, measured from its equality.
        let side: Int8 = symbol.pointee.above.slot == -1 ? 1 : -1
        let order = Solver.inequalityTieOrder + symbol.pointee.order
        items.append(TieItem(rank: Int32.max, side: side, symbol: live[index], order: order))
      }
    }
  }

  private func sortItems() {
    if items.count > 24 {
      var all = UnsafeMutableBufferPointer(start: items.base, count: items.count)
      all.sort(by: TieItem.precedes)
      return
    }
    for index in 1..<max(1, items.count) {
      let item = items.base[index]
      var place = index
      while place > 0, TieItem.precedes(item, items.base[place - 1]) {
        items.base[place] = items.base[place - 1]
        place -= 1
      }
      items.base[place] = item
    }
  }

  /// Creates an error or a variable as small as the open symbols permit, then closes the directions that would change it.
  private mutating func settle(_ item: TieItem) {
    let index = Int(item.symbol)
    let bits: UInt8 = item.side > 0 ? Solver.up : item.side < 0 ? Solver.down : Solver.up | Solver.down
    var steps = 0
    while true {
      let row = Int(symbols.base[index].row)
      guard row >= 0 else { break }
      let value = rows.base[row].value
      if abs(value) <= Tolerance.value || (item.side != 0 && value * Double(item.side) < 0) { break }
      let wanted = value > 0 ? -1.0 : 1.0
      steps += 1
      guard let (place, direction) = openEntry(inRow: row, moving: wanted, cautiously: steps > 60), steps < 2000 else {
        close(row, moving: -wanted)
        return
      }
      let entering = Int(entryBase(row)[place].symbol)
      let leavingRow = firstBound(entering, direction, within: row, cautiously: steps > 60)
      let leaving = Int(rows.base[leavingRow].subject)
      symbols.base[entering].open = 0
      pivot(leavingRow, place: self.place(of: entering, inRow: leavingRow), entering: entering, side: direction > 0 ? 1 : -1)
      updateOpenness(leaving)
    }
    symbols.base[index].frozen |= bits
    symbols.base[index].open &= ~bits
  }

  /// Returns an open symbol whose movement changes the row's value in the wanted direction, and its own direction.
  private func openEntry(inRow row: Int, moving wanted: Double, cautiously: Bool) -> (place: Int, direction: Double)? {
    let base = entryBase(row)
    var best = -1
    var bestDirection = 0.0
    for place in 0..<Int(rows.base[row].count) {
      let entry = base[place]
      let open = symbols.base[Int(entry.symbol)].open
      if open == 0 { continue }
      let direction = entry.coefficient * wanted > 0 ? 1.0 : -1.0
      if open & (direction > 0 ? Solver.up : Solver.down) == 0 { continue }
      if best >= 0 {
        if cautiously {
          if entry.symbol > base[best].symbol { continue }
        } else if abs(entry.coefficient) <= abs(base[best].coefficient) {
          continue
        }
      }
      best = place
      bestDirection = direction
    }
    return best >= 0 ? (best, bestDirection) : nil
  }

  private func close(_ row: Int, moving direction: Double) {
    let base = entryBase(row)
    for place in 0..<Int(rows.base[row].count) {
      let symbol = symbols.base + Int(base[place].symbol)
      if symbol.pointee.open == 0 { continue }
      let bit = base[place].coefficient * direction > 0 ? Solver.up : Solver.down
      symbol.pointee.open &= ~bit
      symbol.pointee.frozen |= bit
    }
  }

  /// Returns the row that first limits an open symbol. The row `limit` does when its own value reaches zero.
  private mutating func firstBound(_ entering: Int, _ direction: Double, within limit: Int, cautiously: Bool) -> Int {
    gatherColumn(entering)
    var chosen = -1
    var chosenRatio = Double.infinity
    var chosenRate = 0.0
    for place in 0..<column.count {
      let row = Int(column.base[place].symbol)
      let rate = column.base[place].coefficient * direction
      guard let ratio = bound(ofRow: row, rate: rate, isLimit: row == limit) else { continue }
      let isBetter: Bool
      if chosen < 0 || ratio < chosenRatio - 1e-12 {
        isBetter = true
      } else if ratio <= chosenRatio {
        isBetter = cautiously ? rows.base[row].subject < rows.base[chosen].subject : abs(rate) > abs(chosenRate)
      } else {
        isBetter = false
      }
      if isBetter {
        chosen = row
        chosenRatio = ratio
        chosenRate = rate
      }
    }
    return chosen
  }

  /// Returns the distance that a row permits an open symbol that changes its value at this rate; nil if it is unlimited.
  func bound(ofRow row: Int, rate: Double, isLimit: Bool) -> Double? {
    let value = rows.base[row].value
    let side = Double(rows.base[row].side)
    let subject = symbols.base + Int(rows.base[row].subject)
    if side != 0 {
      if subject.pointee.isRequiredEquality { return 0 }
      if rate * side < 0 { return max(0, value * side) / abs(rate) }
    }
    if isLimit, rate * value < 0 { return abs(value / rate) }
    if abs(value) <= Tolerance.value, subject.pointee.frozen & (rate > 0 ? Solver.up : Solver.down) != 0 { return 0 }
    return nil
  }
}
