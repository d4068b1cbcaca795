/// Maps positions in a list before an update to positions after it, given the removed and the added ones, in logarithmic time.
///
/// Elements that are neither removed nor added keep their order: the *n*th remaining one before is the *n*th after.
struct PlaceMap: Sendable {
  /// Positions before the update whose elements are deleted or moved, ascending.
  var removed: [Int]
  /// Positions after the update whose elements are new or moved, ascending.
  var added: [Int]

  init(removed: some Sequence<Int> = [], added: some Sequence<Int> = []) {
    self.removed = removed.sorted()
    self.added = added.sorted()
  }

  /// Returns the new position of the element at `old`; nil if it is removed.
  func new(_ old: Int) -> Int? {
    Self.transfer(old, out: removed, into: added)
  }

  /// Returns the old position of the element at `new`; nil if it was added.
  func old(_ new: Int) -> Int? {
    Self.transfer(new, out: added, into: removed)
  }

  private static func transfer(_ place: Int, out: [Int], into: [Int]) -> Int? {
    let before = out.lowerBound { $0 < place }
    if before < out.count, out[before] == place { return nil }
    let rank = place - before
    var low = 0
    var high = into.count
    while low < high {
      let middle = (low + high) / 2
      if into[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}
