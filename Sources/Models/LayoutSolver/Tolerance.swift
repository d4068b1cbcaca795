/// Numbers below these are treated as zero.
enum Tolerance {
  /// Coefficients are near one; smaller differences of nearly equal ones are rounding errors.
  static let coefficient = 1e-9
  static let value = 1e-7
  static let cost = 1e-7
  /// Required constraints that differ by less than this, in points, do not conflict.
  static let conflict = 1e-3
  /// Results are rounded to this grid, so that the last bits do not depend on the history of the tableau.
  static let grid = 1_048_576.0

  /// NaN and infinity count as zero, and excessive numbers are limited: one such number would spread over the whole tableau.
  @inline(__always)
  static func usable(_ number: Double, within limit: Double = 1e9) -> Double {
    number.isFinite ? max(-limit, min(limit, number)) : 0
  }
}
