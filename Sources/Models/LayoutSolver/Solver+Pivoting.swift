extension Solver {
  /// Makes the nonbasic `entering` the subject of `row`; the row's subject becomes nonbasic, at zero.
  ///
  /// - Parameters:
  ///   - place: the position of `entering` in the row.
  ///   - side: the side of zero on which the entering symbol will be held.
  mutating func pivot(_ row: Int, place: Int, entering: Int, side: Int8) {
    countPivot()
    let pointer = rows.base + row
    let leaving = Int(pointer.pointee.subject)
    let base = entryBase(row)
    let count = Int(pointer.pointee.count)
    let inverse = 1 / base[place].coefficient

    base[place] = Entry(symbol: Int32(truncatingIfNeeded: leaving), coefficient: -1)
    for index in 0..<count { base[index].coefficient *= -inverse }
    moveCosts(row: row, entering: entering, side: side)

    pointer.pointee.value *= -inverse
    pointer.pointee.subject = Int32(truncatingIfNeeded: entering)
    symbols.base[leaving].row = -1
    symbols.base[entering].row = Int32(truncatingIfNeeded: row)
    if symbols.base[leaving].kind == .variable { markChanged(Int32(truncatingIfNeeded: leaving)) }
    if symbols.base[entering].kind == .variable {
      pointer.pointee.side = 0
      markChanged(Int32(truncatingIfNeeded: entering))
    } else {
      pointer.pointee.side = side
    }
    substitute(entering, row: row)
    pushColumn(Int32(truncatingIfNeeded: leaving), row)
    inspect(row)
  }

  /// Updates the costs for a pivot. The row's entries are already those after it; side and subject still those before.
  private mutating func moveCosts(row: Int, entering: Int, side: Int8) {
    let leaving = Int(rows.base[row].subject)
    let base = entryBase(row)
    let count = Int(rows.base[row].count)
    let vector = costs.vector(of: entering)
    let own = symbols.base + entering
    let penalty = own.pointee.kind == .variable ? Penalty.none : side > 0 ? own.pointee.above : own.pointee.below
    costs.clear(leaving)
    for rank in 0..<costs.ranked.count {
      let slot = Int(costs.ranked[rank])
      var cost = vector[slot]
      if slot == Int(penalty.slot) { cost += penalty.weight * Double(side) }
      vector[slot] = 0
      guard abs(cost) > 1e-13 else { continue }
      for place in 0..<count {
        costs.vector(of: Int(base[place].symbol))[slot] += cost * base[place].coefficient
      }
    }
    let oldSide = rows.base[row].side
    guard oldSide != 0 else { return }
    let oldPenalty = oldSide > 0 ? symbols.base[leaving].above : symbols.base[leaving].below
    if oldPenalty.slot >= 0 {
      costs.vector(of: leaving)[Int(oldPenalty.slot)] -= oldPenalty.weight * Double(oldSide)
    }
  }

  /// Replaces `symbol`, the subject of `source`, in all other rows by that row.
  mutating func substitute(_ symbol: Int, row source: Int) {
    var node = symbols.base[symbol].columnHead
    guard node >= 0 else { return }
    symbols.base[symbol].columnHead = -1
    symbols.base[symbol].columnCount = 0

    let sourceCount = Int(rows.base[source].count)
    if seen.count < sourceCount { seen.grow(by: sourceCount - seen.count, filledWith: 0) }
    stamp &+= 1
    let sourceStamp = stamp
    var entriesOfSource = entryBase(source)
    for index in 0..<sourceCount {
      let other = Int(entriesOfSource[index].symbol)
      mark.base[other] = sourceStamp
      place.base[other] = Int32(truncatingIfNeeded: index)
      seen.base[index] = 0
    }

    let name = Int32(truncatingIfNeeded: symbol)
    while node >= 0 {
      let next = columns.base[Int(node)].next
      let target = Int(columns.base[Int(node)].row)
      columns.release(node)
      node = next
      guard target != source else { continue }

      var base = entryBase(target)
      var count = Int(rows.base[target].count)
      var position = 0
      while position < count, base[position].symbol != name { position += 1 }
      if position == count { continue }
      let factor = base[position].coefficient
      count -= 1
      base[position] = base[count]
      rows.base[target].count = Int32(truncatingIfNeeded: count)

      reserve(count + sourceCount, inRow: target)
      base = entryBase(target)
      entriesOfSource = entryBase(source)
      stamp &+= 1
      position = 0
      while position < count {
        let other = Int(base[position].symbol)
        if mark.base[other] == sourceStamp {
          let index = Int(place.base[other])
          seen.base[index] = stamp
          let sum = base[position].coefficient + factor * entriesOfSource[index].coefficient
          if abs(sum) <= Tolerance.coefficient {
            count -= 1
            base[position] = base[count]
            continue
          }
          base[position].coefficient = sum
        }
        position += 1
      }
      for index in 0..<sourceCount where seen.base[index] != stamp {
        let added = factor * entriesOfSource[index].coefficient
        if abs(added) <= Tolerance.coefficient { continue }
        base[count] = Entry(symbol: entriesOfSource[index].symbol, coefficient: added)
        count += 1
        pushColumn(entriesOfSource[index].symbol, target)
      }
      rows.base[target].count = Int32(truncatingIfNeeded: count)
      let shift = factor * rows.base[source].value
      if shift != 0 {
        rows.base[target].value += shift
        inspect(target)
      }
    }
  }

  @inline(__always)
  func place(of symbol: Int, inRow row: Int) -> Int {
    let base = entryBase(row)
    for place in 0..<Int(rows.base[row].count) where base[place].symbol == Int32(truncatingIfNeeded: symbol) { return place }
    return -1
  }
}
