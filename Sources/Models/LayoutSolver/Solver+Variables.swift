extension Solver {
  /// - Parameter order: The variable with the lowest order is brought near zero first if several are undetermined.
  package mutating func makeVariable(order: Int) -> Variable {
    let index = makeSymbol(.variable)
    symbols[index].order = order
    return Variable(index: Int32(truncatingIfNeeded: index))
  }

  /// Removes a variable. No constraint may contain it any more.
  package mutating func removeVariable(_ variable: Variable) {
    let index = Int(variable.index)
    let row = symbols[index].row
    if row >= 0 { freeRow(Int(row)) }
    freeSymbol(index)
  }

  /// Returns the variable's value after the last `solve()`.
  package func value(of variable: Variable) -> Double {
    let row = symbols[Int(variable.index)].row
    guard row >= 0 else { return 0 }
    return (rows[Int(row)].value * Tolerance.grid).rounded(.toNearestOrEven) / Tolerance.grid
  }

  /// Calls `body` with each variable whose value may have changed since the last call.
  package mutating func drainChanges(_ body: (Variable) -> Void) {
    for index in 0..<changed.count {
      let symbol = changed[index]
      guard symbols[Int(symbol)].isChanged else { continue }
      symbols[Int(symbol)].isChanged = false
      body(Variable(index: symbol))
    }
    changed.removeAll()
  }

  @inline(__always)
  mutating func markChanged(_ symbol: Int32) {
    if symbols.base[Int(symbol)].isChanged { return }
    symbols.base[Int(symbol)].isChanged = true
    changed.append(symbol)
  }

  mutating func makeSymbol(_ kind: Symbol.Kind) -> Int {
    var symbol = Symbol()
    symbol.kind = kind
    if let free = freeSymbols.popLast() {
      symbols[Int(free)] = symbol
      return Int(free)
    }
    symbols.append(symbol)
    mark.append(0)
    place.append(0)
    dense.append(0)
    costs.addSymbol()
    return symbols.count - 1
  }

  mutating func freeSymbol(_ index: Int) {
    releaseColumn(index)
    costs.clear(index)
    symbols[index] = Symbol()
    freeSymbols.append(Int32(truncatingIfNeeded: index))
  }
}
