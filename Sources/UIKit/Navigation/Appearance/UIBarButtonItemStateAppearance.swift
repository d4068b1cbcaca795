import Foundation

/// How buttons of a bar look in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  final weak var bar: UIBarAppearance?

  public final var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { bar?.changed() } }
  public final var titlePositionAdjustment = UIOffset.zero { didSet { bar?.changed() } }
  public final var backgroundImage: UIImage? { didSet { bar?.changed() } }
  public final var backgroundImagePositionAdjustment = UIOffset.zero { didSet { bar?.changed() } }

  final func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}
