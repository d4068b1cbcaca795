/// The two indicators of a scroll view, created on first use.
struct ScrollIndicators {
  /// The time for which indicators stay visible after scrolling has ended.
  static let lingering: CFTimeInterval = 0.4
  static let fadeDuration: CFTimeInterval = 0.25

  var vertical: ScrollIndicatorView?
  var horizontal: ScrollIndicatorView?
  /// The design's, as of when they were last styled.
  var metrics = ScrollIndicatorMetrics.modern
  var areShown = false
  var hiding: Deadlines.Token?
}
