/// The direction an environment reads in, with a value for "not said".
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No direction is stated.
  case unspecified = -1
  /// Lines begin at the left.
  case leftToRight = 0
  /// Lines begin at the right.
  case rightToLeft = 1
}

/// The direction an interface is laid out in.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// Lines begin at the left.
  case leftToRight = 0
  /// Lines begin at the right.
  case rightToLeft = 1
}
