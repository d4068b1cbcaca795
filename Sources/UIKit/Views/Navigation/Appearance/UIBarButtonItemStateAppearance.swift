import Foundation

@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  final weak var bar: UIBarAppearance?

  /// The font, color and shadow of titles; empty uses the default.
  public final var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { bar?.changed() } }
  /// The shift of titles in points.
  public final var titlePositionAdjustment = UIOffset.zero { didSet { bar?.changed() } }
  /// An image behind the button; `nil` shows none.
  public final var backgroundImage: UIImage? { didSet { bar?.changed() } }
  /// The shift of the background image in points.
  public final var backgroundImagePositionAdjustment = UIOffset.zero { didSet { bar?.changed() } }

  final func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
