/// How a presented view comes and goes where nobody provides an animator of their own.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom.
  case coverVertical
  /// The window turns over.
  case flipHorizontal
  /// The new view fades in while the old one fades out.
  case crossDissolve
  /// The page below is drawn up.
  case partialCurl
}
