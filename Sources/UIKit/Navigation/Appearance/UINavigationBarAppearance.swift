import Foundation

/// How a navigation bar looks: its background, titles, buttons and way back.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  public required init() {
    super.init()
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
  }

  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { changed() } }
  open var backButtonAppearance = UIBarButtonItemAppearance(style: .plain) { didSet { changed() } }
  private var backIndicator: UIImage?
  private var backMask: UIImage?

  /// The picture of the way back; nil for the design's.
  open var backIndicatorImage: UIImage? { backIndicator }
  open var backIndicatorTransitionMaskImage: UIImage? { backMask }
  open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?) {
    backIndicator = backIndicatorImage
    backMask = backIndicatorTransitionMaskImage
    changed()
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.duplicate()
    doneButtonAppearance = other.doneButtonAppearance.duplicate()
    backButtonAppearance = other.backButtonAppearance.duplicate()
    backIndicator = other.backIndicator
    backMask = other.backMask
  }
}
