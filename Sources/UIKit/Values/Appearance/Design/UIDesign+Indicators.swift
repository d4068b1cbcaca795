import CoreGraphics

extension UIDesign {
  /// The appearance of progress views and activity indicators.
  ///
  /// Sizes of the indicators are measured; their spokes, and the heights of progress views, are estimated.
  public struct Indicators: Sendable {
    /// The size of activity indicators in points.
    public var activitySize: CGFloat = 20
    /// The size of large activity indicators in points.
    public var largeActivitySize: CGFloat = 37
    /// The number of an activity indicator's spokes.
    public var activitySpokes = 8
    /// The duration of one rotation.
    public var activityPeriod: TimeInterval = 0.8
    /// The color of activity indicators.
    public var activityColor = UIColor(dynamicProvider: { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 0.63, alpha: 1) : UIColor(white: 0.5, alpha: 1)
    })
    /// The height of progress views in points.
    public var progressHeight: CGFloat = 4
    /// The height of progress views in the style `.bar` in points.
    public var barProgressHeight: CGFloat = 2
    /// The color of the remaining part.
    public var progressTrack = UIColor.systemFill
    /// The color of the completed part; nil uses the tint color.
    public var progressFill: UIColor?
    /// The gloss on the upper half of progress views, with the outline of their track; `nil` for flat ones.
    public var progressGloss: Gloss?

    /// Creates the values of the modern design.
    public init() {}

    /// The values of the classic design.
    public static let classic: Indicators = {
      var indicators = Indicators()
      indicators.activitySpokes = 12
      indicators.activityPeriod = 1
      indicators.activityColor = .gray
      indicators.progressHeight = 9
      indicators.barProgressHeight = 11
      indicators.progressTrack = UIColor(white: 0.85, alpha: 1)
      indicators.progressFill = UIColor(red: 0x3e / 255, green: 0x78 / 255, blue: 0xc8 / 255, alpha: 1)
      indicators.progressGloss = Gloss(
        stops: [(UIColor(white: 1, alpha: 0.5), 0), (UIColor(white: 1, alpha: 0.05), 1)], border: UIColor(white: 0.5, alpha: 1))
      return indicators
    }()
  }
}
