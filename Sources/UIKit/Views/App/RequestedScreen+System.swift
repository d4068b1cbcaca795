import Foundation
internal import TrestlePlatform

extension RequestedScreen {
  /// Applies the appearance of the user's system to the screen, except for what environment variables request.
  func follow(_ system: SystemAppearance) {
    UIScreen.setTraitsOfAll { traits in
      if let isDark = system.isDark { traits.userInterfaceStyle = isDark ? .dark : .light }
      if let scale = system.textScale { traits.preferredContentSizeCategory = Self.category(textScale: scale) }
    }
    setStyle()
  }

  /// The body text of each category in points, of which 17 is the default.
  private static let bodySizes: [(UIContentSizeCategory, CGFloat)] = [
    (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19), (.extraExtraLarge, 21), (.extraExtraExtraLarge, 23),
    (.accessibilityMedium, 28), (.accessibilityLarge, 33), (.accessibilityExtraLarge, 40), (.accessibilityExtraExtraLarge, 47),
    (.accessibilityExtraExtraExtraLarge, 53),
  ]

  static func category(textScale: CGFloat) -> UIContentSizeCategory {
    bodySizes.min { abs($0.1 - textScale * 17) < abs($1.1 - textScale * 17) }?.0 ?? .large
  }
}
