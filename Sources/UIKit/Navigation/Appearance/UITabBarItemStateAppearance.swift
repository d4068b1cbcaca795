import Foundation

/// How the items of a tab bar look in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  final weak var bar: UIBarAppearance?

  public final var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { bar?.changed() } }
  public final var titlePositionAdjustment = UIOffset.zero { didSet { bar?.changed() } }
  public final var iconColor: UIColor? { didSet { bar?.changed() } }
  public final var badgePositionAdjustment = UIOffset.zero { didSet { bar?.changed() } }
  public final var badgeBackgroundColor: UIColor? { didSet { bar?.changed() } }
  public final var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { bar?.changed() } }
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
