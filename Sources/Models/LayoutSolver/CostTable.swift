/// The reduced costs: for every nonbasic symbol a vector with one number for each level in use.
///
/// The `slot` of a level in the vectors does not change; `ranked` lists the slots from the highest level down.
struct CostTable: ~Copyable {
  private var numbers: FlatBuffer<Double>
  private(set) var stride = 4
  private var levels: FlatBuffer<Float>
  private var uses: FlatBuffer<Int32>
  private(set) var ranked: FlatBuffer<Int32>
  private var symbolCount = 0

  init(capacity: Int) {
    numbers = FlatBuffer(capacity: capacity * 4)
    levels = FlatBuffer(capacity: 4)
    uses = FlatBuffer(capacity: 4)
    ranked = FlatBuffer(capacity: 4)
  }

  @inline(__always)
  func vector(of symbol: Int) -> UnsafeMutablePointer<Double> {
    numbers.base + symbol &* stride
  }

  mutating func addSymbol() {
    numbers.grow(by: stride, filledWith: 0)
    symbolCount += 1
  }

  @inline(__always)
  func clear(_ symbol: Int) {
    let vector = vector(of: symbol)
    for slot in 0..<stride { vector[slot] = 0 }
  }

  mutating func clearAll() {
    for index in 0..<numbers.count { numbers[index] = 0 }
  }

  func rank(of slot: Int32) -> Int32 {
    for rank in 0..<ranked.count where ranked[rank] == slot { return Int32(rank) }
    return Int32.max
  }

  mutating func penalty(for strength: Strength?) -> Penalty {
    guard let strength else { return .none }
    if strength.isRequired { return .infinite }
    return Penalty(slot: retain(strength.level), weight: strength.weight)
  }

  mutating func release(_ penalty: Penalty) {
    guard penalty.slot >= 0 else { return }
    uses[Int(penalty.slot)] -= 1
  }

  private mutating func retain(_ level: Float) -> Int32 {
    for slot in 0..<levels.count where levels[slot] == level {
      uses[slot] += 1
      return Int32(slot)
    }
    let slot = freeSlot() ?? newSlot()
    levels[slot] = level
    uses[slot] = 1
    var place = ranked.count
    ranked.append(Int32(slot))
    while place > 0, levels[Int(ranked[place - 1])] < level {
      ranked[place] = ranked[place - 1]
      place -= 1
    }
    ranked[place] = Int32(slot)
    return Int32(slot)
  }

  /// Returns a slot whose level is no longer used, when the table would have to grow.
  private mutating func freeSlot() -> Int? {
    guard levels.count == stride else { return nil }
    for slot in 0..<levels.count where uses[slot] == 0 {
      var kept = 0
      for rank in 0..<ranked.count where ranked[rank] != Int32(slot) {
        ranked[kept] = ranked[rank]
        kept += 1
      }
      ranked.swapRemove(at: ranked.count - 1)
      for symbol in 0..<symbolCount { vector(of: symbol)[slot] = 0 }
      return slot
    }
    return nil
  }

  private mutating func newSlot() -> Int {
    if levels.count == stride {
      let wider = stride * 2
      var moved = FlatBuffer<Double>(capacity: max(symbolCount, 16) * wider)
      moved.grow(by: symbolCount * wider, filledWith: 0)
      for symbol in 0..<symbolCount {
        for slot in 0..<stride { moved[symbol * wider + slot] = numbers[symbol * stride + slot] }
      }
      numbers = moved
      stride = wider
    }
    levels.append(0)
    uses.append(0)
    return levels.count - 1
  }
}
