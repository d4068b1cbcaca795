/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// No style is stated.
  case unspecified = 0
  /// Dark text on light backgrounds.
  case light = 1
  /// Light text on dark backgrounds.
  case dark = 2
}

/// Whether an interface lies on its natural level or in front of it, as a presented sheet does.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// No level is stated.
  case unspecified = -1
  /// The level of the main content.
  case base = 0
  /// The level of content above, such as sheets; dark backgrounds are lighter there.
  case elevated = 1
}

/// Whether a window is the one the user works in.
public enum UIUserInterfaceActiveAppearance: Int, Sendable {
  /// No look is stated.
  case unspecified = -1
  /// The look of a window that is not key.
  case inactive = 0
  /// The look of the key window.
  case active = 1
}

/// Whether colours are to differ more from each other than usual.
public enum UIAccessibilityContrast: Int, Sendable {
  /// No contrast is stated.
  case unspecified = -1
  /// The standard contrast.
  case normal = 0
  /// A higher contrast.
  case high = 1
}

/// Whether text is drawn heavier than usual.
public enum UILegibilityWeight: Int, Sendable {
  /// No weight is stated.
  case unspecified = -1
  /// The standard weight.
  case regular = 0
  /// A bolder weight.
  case bold = 1
}
