/// Numbers constraints and the items they are about in the order of creation, by which ties are broken.
@MainActor enum LayoutSerial {
  private static var last = 0

  /// Each number leaves room for the constraints an item has of its own.
  static func next() -> Int {
    last += 4
    return last
  }

  /// The order of the first of an item's unknowns, which comes before that of every author's constraint.
  static func unknowns(_ serial: Int) -> Int {
    serial - 1_000_000_000
  }

  /// The order of what the system says (sizes of windows, frames, guides), which is never broken in favour of an author's constraint.
  static func system(_ serial: Int) -> Int {
    serial - (1 << 60)
  }
}
