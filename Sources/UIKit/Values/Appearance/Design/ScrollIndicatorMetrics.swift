import CoreGraphics

/// The metrics of a scroll view's indicators.
public struct ScrollIndicatorMetrics: Sendable {
  /// The width of the indicator across the direction of scrolling, in points.
  public var thickness: CGFloat
  /// The distance to the edge along which an indicator moves.
  public var edgeInset: CGFloat
  /// The distance to the ends of the view.
  public var endInset: CGFloat
  /// The minimum length of the indicator, in points.
  public var minimumLength: CGFloat
  /// The thickness while the pointer is near, when the indicator can be dragged.
  public var hoverThickness: CGFloat = 8
  /// The distance of the pointer from the edge that counts as near.
  public var hoverReach: CGFloat = 16
  /// The color of dark indicators.
  public var color: UIColor
  /// The color of indicators in the style `.white`.
  public var whiteColor: UIColor
  /// A line around the indicator; nil for none.
  public var borderColor: UIColor?
  /// The width of that line in points.
  public var borderWidth: CGFloat = 1

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
