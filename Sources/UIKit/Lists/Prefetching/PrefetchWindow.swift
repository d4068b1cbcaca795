/// The items that were announced as coming next, by their ordinals in a list that is scrolled along one axis.
///
/// A value that knows no list: it is told what is in sight, and says what is to be announced and taken back.
struct PrefetchWindow {
  /// The items that were in sight last.
  private(set) var visible: Range<Int> = 0..<0
  private var announced: Range<Int> = 0..<0

  /// Notes what is in sight without announcing anything.
  mutating func note(_ new: Range<Int>) { visible = new }

  /// Announces as many items as are in sight, in the direction of scrolling, once each, and takes back those that have fallen behind
  /// unseen.
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
    // What has been in sight since it was announced has not fallen behind.
    let cancelled = before.filter { !ahead.contains($0) && !new.contains($0) && !old.contains($0) }
    let fresh = ahead.filter { !known.contains($0) }
    return (goesOn ? fresh : fresh.reversed(), cancelled)
  }
}
