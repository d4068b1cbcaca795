/// The light or dark style of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No style is stated.
  case unspecified = 0
  /// Dark text on light backgrounds.
  case light = 1
  /// Light text on dark backgrounds.
  case dark = 2
}

/// Whether an interface is on the base level or in front of it, like a presented sheet.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// No level is stated.
  case unspecified = -1
  /// The level of the main content.
  case base = 0
  /// The level of content above, such as sheets; dark backgrounds are lighter there.
  case elevated = 1
}

/// Whether a window is the active one.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// No look is stated.
  case unspecified = -1
  /// The appearance of a window that is not key.
  case inactive = 0
  /// The appearance of the key window.
  case active = 1
}

/// The contrast of colors.
public enum UIAccessibilityContrast: Int, Sendable {
  /// No contrast is stated.
  case unspecified = -1
  /// The standard contrast.
  case normal = 0
  /// The user prefers a higher contrast of foreground and background.
  case high = 1
}

/// The weight of text.
public enum UILegibilityWeight: Int, Sendable {
  /// No weight is stated.
  case unspecified = -1
  /// The standard weight.
  case regular = 0
  /// The user prefers bolder letters.
  case bold = 1
}
