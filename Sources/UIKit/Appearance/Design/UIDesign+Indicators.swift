import CoreGraphics
import Foundation

extension UIDesign {
  /// How progress bars and activity indicators look.
  ///
  /// Sizes of the indicators are measured; their spokes, and the heights of bars, are from memory.
  public struct Indicators: Sendable {
    public var activitySize: CGFloat = 20
    public var largeActivitySize: CGFloat = 37
    public var activitySpokes = 8
    /// The time one turn takes.
    public var activityPeriod: TimeInterval = 0.8
    public var activityColor = UIColor(dynamicProvider: { traits in
      traits.userInterfaceStyle == .dark ? UIColor(white: 0.63, alpha: 1) : UIColor(white: 0.5, alpha: 1)
    })
    public var progressHeight: CGFloat = 4
    public var barProgressHeight: CGFloat = 2
    public var progressTrack = UIColor.systemFill
    /// nil means the tint.
    public var progressFill: UIColor?
    /// Whether bars are round and glossy, with a border.
    public var progressIsGlossy = false

    public init() {}

    public static let classic: Indicators = {
      var indicators = Indicators()
      indicators.activitySpokes = 12
      indicators.activityPeriod = 1
      indicators.activityColor = .gray
      indicators.progressHeight = 9
      indicators.barProgressHeight = 11
      indicators.progressTrack = UIColor(white: 0.85, alpha: 1)
      indicators.progressFill = UIColor(red: 0x3e / 255, green: 0x78 / 255, blue: 0xc8 / 255, alpha: 1)
      indicators.progressIsGlossy = true
      return indicators
    }()
  }
}
