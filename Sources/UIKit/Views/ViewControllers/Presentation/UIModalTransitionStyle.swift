/// The transition of a presented view without a custom animator.
public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up from the bottom.
  case coverVertical
  /// The window rotates around a vertical axis, and its back shows the presented controller.
  case flipHorizontal
  /// The new view fades in while the old one fades out.
  case crossDissolve
  /// Curls up the page below.
  case partialCurl
}
