import UIKitViews

/// The settings of the desktop that an interface follows; nil for those that the desktop does not provide.
package struct DesktopSettings: Equatable {
  package var isDark: Bool?
  package var hasHighContrast: Bool?
  /// Red, green and blue from 0 to 1.
  package var accent: [Double]?
  package var textScale: Double?
  package var reducesMotion: Bool?

  package init() {}

  /// Returns the text size whose body text is nearest to a scale of the standard one.
  package static func textSize(scale: Double) -> UIContentSizeCategory {
    // The sizes of body text in points.
    let sizes: [(UIContentSizeCategory, Double)] = [
      (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19), (.extraExtraLarge, 21),
      (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28), (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40),
      (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
    ]
    let wanted = 17 * scale
    return sizes.min { abs($0.1 - wanted) < abs($1.1 - wanted) }?.0 ?? .large
  }
}
