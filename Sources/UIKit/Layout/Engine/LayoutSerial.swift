/// Numbers constraints and items in the order of creation, which resolves ties.
@MainActor enum LayoutSerial {
  private static var last = 0

  /// Returns the next number; each leaves space for an item's own constraints.
  static func next() -> Int {
    last += 4
    return last
  }

  /// Returns the order of a system constraint (sizes of windows, frames, guides), which always takes precedence over an app's constraints.
  static func system(_ serial: Int) -> Int {
    serial - (1 << 60)
  }
}
