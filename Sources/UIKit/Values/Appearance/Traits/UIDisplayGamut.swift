/// The color gamut of a display.
public enum UIDisplayGamut: Int, Sendable {
  /// No range is stated.
  case unspecified = -1
  /// The gamut of sRGB, which common displays have.
  case SRGB = 0
  /// The wider colors of Display P3.
  case P3 = 1
}

/// Whether a display measures the force of touches.
public enum UIForceTouchCapability: Int, Sendable {
  /// Not known yet.
  case unknown = 0
  /// The screen measures no force.
  case unavailable = 1
  /// The screen measures force.
  case available = 2
}

/// The dynamic range of images.
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
