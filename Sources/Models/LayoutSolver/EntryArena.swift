/// Stores the entries of all rows in one array, in blocks whose sizes are powers of two, with a free list for each size.
struct EntryArena: ~Copyable {
  private var entries: FlatBuffer<Entry>
  private var freeHeads: FlatBuffer<Int32>

  init(capacity: Int) {
    entries = FlatBuffer(capacity: capacity)
    freeHeads = FlatBuffer(capacity: 28)
    freeHeads.grow(by: 28, filledWith: -1)
  }

  @inline(__always)
  var base: UnsafeMutablePointer<Entry> { entries.base }

  /// Returns the size class for blocks of at least `count` entries.
  @inline(__always)
  static func sizeClass(for count: Int) -> UInt8 {
    count <= 4 ? 2 : UInt8(truncatingIfNeeded: Int.bitWidth - (count - 1).leadingZeroBitCount)
  }

  mutating func allocate(_ sizeClass: UInt8) -> Int32 {
    let head = freeHeads[Int(sizeClass)]
    if head >= 0 {
      freeHeads[Int(sizeClass)] = entries[Int(head)].symbol
      return head
    }
    let start = entries.count
    entries.grow(by: 1 << Int(sizeClass), filledWith: Entry(symbol: -1, coefficient: 0))
    return Int32(truncatingIfNeeded: start)
  }

  mutating func release(_ start: Int32, _ sizeClass: UInt8) {
    entries[Int(start)].symbol = freeHeads[Int(sizeClass)]
    freeHeads[Int(sizeClass)] = start
  }
}
