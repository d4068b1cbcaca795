extension Solver {
  mutating func makeRow(capacity: Int) -> Int {
    let sizeClass = EntryArena.sizeClass(for: capacity)
    let start = entries.allocate(sizeClass)
    if let free = freeRows.popLast() {
      let row = rows.base + Int(free)
      row.pointee.start = start
      row.pointee.sizeClass = sizeClass
      row.pointee.count = 0
      return Int(free)
    }
    var row = Row()
    row.start = start
    row.sizeClass = sizeClass
    rows.append(row)
    return rows.count - 1
  }

  mutating func freeRow(_ index: Int) {
    let row = rows.base + index
    let subject = Int(row.pointee.subject)
    if subject >= 0 { symbols.base[subject].row = -1 }
    entries.release(row.pointee.start, row.pointee.sizeClass)
    row.pointee.subject = -1
    row.pointee.count = 0
    row.pointee.side = 0
    freeRows.append(Int32(truncatingIfNeeded: index))
  }

  @inline(__always)
  mutating func reserve(_ count: Int, inRow index: Int) {
    if count > 1 << Int(rows.base[index].sizeClass) { enlarge(index, toHold: count) }
  }

  private mutating func enlarge(_ index: Int, toHold count: Int) {
    let old = rows[index]
    let sizeClass = EntryArena.sizeClass(for: count)
    let start = entries.allocate(sizeClass)
    (entries.base + Int(start)).update(from: entries.base + Int(old.start), count: Int(old.count))
    entries.release(old.start, old.sizeClass)
    rows[index].start = start
    rows[index].sizeClass = sizeClass
  }

  @inline(__always)
  func entryBase(_ row: Int) -> UnsafeMutablePointer<Entry> {
    entries.base + Int(rows.base[row].start)
  }

  @inline(__always)
  mutating func pushColumn(_ symbol: Int32, _ row: Int) {
    let pointer = symbols.base + Int(symbol)
    pointer.pointee.columnHead = columns.push(Int32(truncatingIfNeeded: row), onto: pointer.pointee.columnHead)
    pointer.pointee.columnCount += 1
  }

  mutating func releaseColumn(_ symbol: Int) {
    var node = symbols.base[symbol].columnHead
    while node >= 0 {
      let next = columns.base[Int(node)].next
      columns.release(node)
      node = next
    }
    symbols.base[symbol].columnHead = -1
    symbols.base[symbol].columnCount = 0
  }

  /// Fills `column` with the rows that contain a symbol and its coefficients there. Stale and duplicate nodes are removed.
  mutating func gatherColumn(_ symbol: Int) {
    column.removeAll()
    stamp &+= 1
    var previous: Int32 = -1
    var node = symbols.base[symbol].columnHead
    while node >= 0 {
      let next = columns.base[Int(node)].next
      let row = Int(columns.base[Int(node)].row)
      let pointer = rows.base + row
      var found = false
      if pointer.pointee.stamp != stamp {
        let base = entries.base + Int(pointer.pointee.start)
        for place in 0..<Int(pointer.pointee.count) where base[place].symbol == Int32(truncatingIfNeeded: symbol) {
          pointer.pointee.stamp = stamp
          column.append(Entry(symbol: Int32(truncatingIfNeeded: row), coefficient: base[place].coefficient))
          found = true
          break
        }
      }
      if found {
        previous = node
      } else {
        if previous < 0 { symbols.base[symbol].columnHead = next } else { columns.base[Int(previous)].next = next }
        symbols.base[symbol].columnCount -= 1
        columns.release(node)
      }
      node = next
    }
  }

  /// Adds `delta` times the symbol's coefficient to the value of every row that contains it.
  mutating func shiftColumn(_ symbol: Int, by delta: Double) {
    gatherColumn(symbol)
    for place in 0..<column.count {
      let entry = column[place]
      rows.base[Int(entry.symbol)].value += entry.coefficient * delta
      inspect(Int(entry.symbol))
    }
  }

  /// Returns whether a row's value is on the wrong side of zero.
  @inline(__always)
  func violates(_ row: Int) -> Bool {
    let pointer = rows.base + row
    let subject = pointer.pointee.subject
    guard subject >= 0, pointer.pointee.side != 0 else { return false }
    let value = pointer.pointee.value
    if pointer.pointee.side > 0 {
      return value < -Tolerance.value || (value > Tolerance.value && symbols.base[Int(subject)].isRequiredEquality)
    }
    return value > Tolerance.value || (value < -Tolerance.value && symbols.base[Int(subject)].isRequiredEquality)
  }

  /// Checks a row whose value changed: variables are reported, errors on the wrong side queued for `dual`.
  @inline(__always)
  mutating func inspect(_ row: Int) {
    let pointer = rows.base + row
    if pointer.pointee.side == 0 {
      if pointer.pointee.subject >= 0 { markChanged(pointer.pointee.subject) }
    } else if !pointer.pointee.isQueued, violates(row) {
      pointer.pointee.isQueued = true
      queue.append(Int32(truncatingIfNeeded: row))
    }
  }

  /// Returns the side on which a constraint's error of this value is held. Zero belongs to the side with a cost, which usually avoids a
  /// pivot.
  func preferredSide(_ symbol: Symbol, value: Double) -> Int8 {
    if value > Tolerance.value { return symbol.above.isInfinite && !symbol.below.isInfinite ? -1 : 1 }
    if value < -Tolerance.value { return symbol.below.isInfinite && !symbol.above.isInfinite ? 1 : -1 }
    if symbol.above.isInfinite { return -1 }
    if symbol.below.isInfinite { return 1 }
    if symbol.above.weight == 0 { return -1 }
    if symbol.below.weight == 0 { return 1 }
    return costs.rank(of: symbol.above.slot) <= costs.rank(of: symbol.below.slot) ? -1 : 1
  }

  /// Adds the cost of a basic error to the costs of the symbols that move it, or subtracts it.
  mutating func addSlope(ofRow index: Int, times factor: Double) {
    let row = rows[index]
    guard row.side != 0 else { return }
    let subject = symbols.base + Int(row.subject)
    let penalty = row.side > 0 ? subject.pointee.above : subject.pointee.below
    guard penalty.slot >= 0 else { return }
    addCost(ofRow: index, slot: Int(penalty.slot), factor: penalty.weight * factor * Double(row.side))
  }

  @inline(__always)
  mutating func addCost(ofRow index: Int, slot: Int, factor: Double) {
    let base = entryBase(index)
    let stride = costs.stride
    let numbers = costs.vector(of: 0)
    for place in 0..<Int(rows.base[index].count) {
      numbers[Int(base[place].symbol) &* stride &+ slot] += factor * base[place].coefficient
    }
  }

  /// Moves a basic error to the other side of zero.
  mutating func flip(_ row: Int) {
    addSlope(ofRow: row, times: -1)
    rows[row].side = -rows[row].side
    addSlope(ofRow: row, times: 1)
    needsTieBreaking = true
  }
}
