/// The prefetched items, by their ordinals in a list that scrolls along one axis.
///
/// A value that is independent of the list: it receives the visible range, and returns the items to prefetch and to cancel.
struct PrefetchWindow {
  private(set) var visible: Range<Int> = 0..<0
  private var announced: Range<Int> = 0..<0

  /// Records the visible range without prefetching.
  mutating func note(_ new: Range<Int>) { visible = new }

  /// Prefetches as many items as are visible, in the direction of scrolling, once each, and cancels those that were passed without being
  /// shown.
  mutating func advance(to new: Range<Int>, count: Int) -> (fresh: [Int], cancelled: [Int]) {
    let old = visible
    visible = new
    guard !new.isEmpty else { return ([], []) }
    let goesOn = new.lowerBound >= old.lowerBound
    let ahead =
      goesOn
      ? new.upperBound..<max(new.upperBound, min(count, new.upperBound + new.count)) : max(0, new.lowerBound - new.count)..<new.lowerBound
    let before = announced.clamped(to: 0..<count)
    guard ahead != announced else { return ([], []) }
    let known = announced
    announced = ahead
    // Items that were visible since they were prefetched are not canceled.
    let cancelled = before.filter { !ahead.contains($0) && !new.contains($0) && !old.contains($0) }
    let fresh = ahead.filter { !known.contains($0) }
    return (goesOn ? fresh : fresh.reversed(), cancelled)
  }
}
