/// Numbers constraints and items in the order of creation, which resolves ties.
@MainActor enum LayoutSerial {
  private static var last = 0

  /// The distance of unknowns from the app's constraints; larger than every number that a program reaches.
  private static let unknownsLead = 1_000_000_000
  /// The distance of system constraints, which are also before all unknowns.
  private static let systemLead = 1 << 60

  /// Returns the next number; each leaves space for an item's own constraints.
  static func next() -> Int {
    last += 4
    return last
  }

  /// Returns the order of the first of an item's unknowns, which precedes that of every constraint of the app.
  static func unknowns(_ serial: Int) -> Int {
    serial - unknownsLead
  }

  /// Returns the order of a system constraint (sizes of windows, frames, guides), which always takes precedence over an app's constraints.
  static func system(_ serial: Int) -> Int {
    serial - systemLead
  }
}
