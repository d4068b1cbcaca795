/// Maps places in a list before an update to places after it, given which are taken out and which are put in; in logarithmic time.
///
/// Things that are neither removed nor put in keep their order: the *n*th that stays before is the *n*th that stays after.
struct PlaceMap: Sendable {
  /// Places before the update whose things leave or move, ascending.
  var removed: [Int]
  /// Places after the update whose things are new or have moved there, ascending.
  var added: [Int]

  init(removed: some Sequence<Int> = [], added: some Sequence<Int> = []) {
    self.removed = removed.sorted()
    self.added = added.sorted()
  }

  /// Where the thing at `old` is after; nil if it does not stay in line.
  func new(_ old: Int) -> Int? {
    Self.transfer(old, out: removed, into: added)
  }

  /// Where the thing at `new` stood before; nil if it is not one that stayed in line.
  func old(_ new: Int) -> Int? {
    Self.transfer(new, out: added, into: removed)
  }

  private static func transfer(_ place: Int, out: [Int], into: [Int]) -> Int? {
    let before = lowerBound(out, place)
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

  /// How many of the ascending `values` are below `value`.
  static func lowerBound(_ values: [Int], _ value: Int) -> Int {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if values[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
