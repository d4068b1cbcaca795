/// Below these, numbers count as zero.
enum Tolerance {
  /// Coefficients are near one; what remains of two near-equal ones after subtraction is rounding.
  static let coefficient = 1e-9
  static let value = 1e-7
  static let cost = 1e-7
  /// Required constraints that disagree by less than this, in points, are not called a conflict.
  static let conflict = 1e-3
  /// Results are rounded to this grid, so that the last bits do not depend on the way the tableau was reached.
  static let grid = 1_048_576.0

  /// What is no finite number counts as zero, and what is beyond all lengths is cut: one such number would spread over the whole tableau.
  @inline(__always)
  static func usable(_ number: Double, within limit: Double = 1e9) -> Double {
    number.isFinite ? max(-limit, min(limit, number)) : 0
  }
}
