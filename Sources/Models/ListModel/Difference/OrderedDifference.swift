/// The difference between two orders of unique elements: deletions, insertions, and the smallest set of moves.
///
/// Elements that keep their order are not listed. Finding the smallest set of moves takes O(n log n), or O(n) if the remaining elements are
/// already in order.
package struct OrderedDifference {
  /// Indices in the old order, ascending.
  package private(set) var deletions: [Int] = []
  /// Indices in the new order, ascending.
  package private(set) var insertions: [Int] = []
  /// Elements that stay but change their order, ascending in the new order.
  package private(set) var moves: [(from: Int, to: Int)] = []

  package var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty }

  package init<Element: Hashable>(from old: [Element], to new: [Element]) {
    var oldIndex = [Element: Int](minimumCapacity: old.count)
    for (index, element) in old.enumerated() { oldIndex[element] = index }
    self.init(oldCount: old.count, origins: new.map { oldIndex[$0] })
  }

  /// - Parameter origins: For each element of the new order its index in the old one, or nil if it is new.
  package init(oldCount: Int, origins: [Int?]) {
    var stays = [Bool](repeating: false, count: oldCount)
    var kept: [(old: Int, new: Int)] = []
    var isAscending = true
    for (new, origin) in origins.enumerated() {
      if let old = origin {
        stays[old] = true
        if let last = kept.last, last.old > old { isAscending = false }
        kept.append((old, new))
      } else {
        insertions.append(new)
      }
    }
    deletions = stays.indices.filter { !stays[$0] }
    guard !isAscending else { return }
    let resting = Self.longestAscent(kept.map(\.old))
    for (index, pair) in kept.enumerated() where !resting[index] { moves.append((pair.old, pair.new)) }
  }

  /// Marks the members of a longest increasing subsequence of distinct numbers.
  static func longestAscent(_ values: [Int]) -> [Bool] {
    // tails[k] is the index of the smallest number that ends an increasing subsequence of k + 1 numbers; before[i] precedes i in its
    // subsequence.
    var tails: [Int] = []
    var before = [Int](repeating: -1, count: values.count)
    for (place, value) in values.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      before[place] = low > 0 ? tails[low - 1] : -1
      if low == tails.count { tails.append(place) } else { tails[low] = place }
    }
    var marked = [Bool](repeating: false, count: values.count)
    var place = tails.last ?? -1
    while place >= 0 {
      marked[place] = true
      place = before[place]
    }
    return marked
  }
}
