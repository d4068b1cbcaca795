/// The range of colours a display shows.
public enum UIDisplayGamut: Int, Sendable {
  /// No range is stated.
  case unspecified = -1
  /// The range of ordinary displays.
  case SRGB = 0
  /// A wide range of colors.
  case P3 = 1
}

/// Whether a display tells how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known yet.
  case unknown = 0
  /// The screen measures no force.
  case unavailable = 1
  /// The screen measures force.
  case available = 2
}

/// How bright and vivid images may be shown.
public enum UIImageDynamicRange: Int, Sendable {
  /// No range is stated.
  case unspecified = -1
  /// The range of ordinary displays.
  case standard = 0
  /// Highlights are brighter, within limits.
  case constrainedHigh = 1
  /// Highlights are as bright as the display can show.
  case high = 2
}
