/// How a presented controller's view is on what it is presented over.
public enum UIModalPresentationStyle: Int, Sendable {
  /// A sheet in the modern design, the full screen in the classic one.
  case automatic = -2
  /// In answers to an adaptation: as it was asked for.
  case none = -1
  /// Over the whole window; what was there before is taken away meanwhile.
  case fullScreen = 0
  /// A card over most of the window.
  case pageSheet = 1
  /// A smaller card in the middle of a wide window.
  case formSheet = 2
  /// Over the nearest controller that defines a presentation context, which is taken away meanwhile.
  case currentContext = 3
  /// As the transitioning delegate's presentation controller says.
  case custom = 4
  /// Over the whole window, with what was there before still beneath.
  case overFullScreen = 5
  /// Over the nearest controller that defines a presentation context, still beneath.
  case overCurrentContext = 6
  /// A bubble that points at where it came from; a sheet in a narrow window.
  case popover = 7
}
