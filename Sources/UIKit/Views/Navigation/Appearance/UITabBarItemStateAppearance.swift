import Foundation

@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  final weak var bar: UIBarAppearance?

  /// The font, color and shadow of titles; empty uses the default.
  public final var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { bar?.changed() } }
  /// The shift of titles in points.
  public final var titlePositionAdjustment = UIOffset.zero { didSet { bar?.changed() } }
  /// The color of template images; `nil` uses the default.
  public final var iconColor: UIColor? { didSet { bar?.changed() } }
  /// The shift of the badge in points.
  public final var badgePositionAdjustment = UIOffset.zero { didSet { bar?.changed() } }
  /// The color behind the badge's text; `nil` uses the item's color or red.
  public final var badgeBackgroundColor: UIColor? { didSet { bar?.changed() } }
  /// The font and color of the badge's text; empty uses the default.
  public final var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { bar?.changed() } }
  /// The shift of the badge's text in points.
  public final var badgeTitlePositionAdjustment = UIOffset.zero { didSet { bar?.changed() } }

  final func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
