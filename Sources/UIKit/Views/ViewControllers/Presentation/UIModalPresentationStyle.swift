/// The form in which a controller is presented: over the full screen, as a sheet or as a popover.
public enum UIModalPresentationStyle: Int, Sendable {
  /// A sheet in the modern design, the full screen in the classic one.
  case automatic = -2
  /// As a result of an adaptation: the requested style.
  case none = -1
  /// Covers the whole window; the presenter's view is removed meanwhile.
  case fullScreen = 0
  /// A card over most of the window.
  case pageSheet = 1
  /// A smaller card in the center of a wide window.
  case formSheet = 2
  /// Covers the nearest controller that defines a presentation context, whose view is removed meanwhile.
  case currentContext = 3
  /// Uses the transitioning delegate's presentation controller.
  case custom = 4
  /// Covers the whole window; the presenter's view is kept.
  case overFullScreen = 5
  /// Covers the nearest controller that defines a presentation context, whose view is kept.
  case overCurrentContext = 6
  /// A popover that points at its anchor; a sheet at compact width.
  case popover = 7
}
