import CoreGraphics

/// How the indicators of a scroll view look.
public struct ScrollIndicatorMetrics: Sendable {
  /// The width of the indicator across the direction of scrolling, in points.
  public var thickness: CGFloat
  /// The gap to the edge along which an indicator runs.
  public var edgeInset: CGFloat
  /// The gap to the ends of the view.
  public var endInset: CGFloat
  /// The least length of the indicator, in points.
  public var minimumLength: CGFloat
  /// The thickness while the mouse is near, when the indicator can be dragged.
  public var hoverThickness: CGFloat = 8
  /// How near to the edge the mouse has to be for that.
  public var hoverReach: CGFloat = 16
  /// The color of dark indicators.
  public var color: UIColor
  /// The color of indicators in the style `.white`.
  public var whiteColor: UIColor
  /// A line around the indicator; nil for none.
  public var borderColor: UIColor?

  /// The values of the modern design.
  public static let modern = ScrollIndicatorMetrics(
    thickness: 3, edgeInset: 3, endInset: 3, minimumLength: 36,
    color: UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.45) : UIColor(white: 0, alpha: 0.35) },
    whiteColor: UIColor(white: 1, alpha: 0.45), borderColor: nil)

  /// The values of the classic design.
  public static let classic = ScrollIndicatorMetrics(
    thickness: 7, edgeInset: 1, endInset: 2, minimumLength: 34, color: UIColor(white: 0, alpha: 0.5),
    whiteColor: UIColor(white: 1, alpha: 0.6), borderColor: UIColor(white: 1, alpha: 0.25))
}
