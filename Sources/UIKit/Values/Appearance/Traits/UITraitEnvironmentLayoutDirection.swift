/// The layout direction of an environment, which may be unspecified.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No direction is stated.
  case unspecified = -1
  /// Lines begin at the left.
  case leftToRight = 0
  /// Lines begin at the right.
  case rightToLeft = 1
}
