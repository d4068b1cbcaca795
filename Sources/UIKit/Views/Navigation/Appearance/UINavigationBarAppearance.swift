import Foundation

/// The appearance of a navigation bar: its background, titles, buttons and back button.
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  private var button = UIBarButtonItemAppearance(style: .plain)
  private var done = UIBarButtonItemAppearance(style: .done)
  private var back = UIBarButtonItemAppearance(style: .plain)
  private var backIndicator: UIImage?
  private var backMask: UIImage?

  public required init() {
    super.init()
    adoptParts()
  }

  public required init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    adoptParts()
  }

  private func adoptParts() {
    for part in [button, done, back] { part.bar = self }
  }

  /// The font, color and shadow of the title; empty uses the default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// The shift of the title in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// The font, color and shadow of large titles; empty uses the default.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// The appearance of plain buttons.
  open var buttonAppearance: UIBarButtonItemAppearance {
    get { button }
    set {
      button = own(newValue)
      changed()
    }
  }
  /// The appearance of buttons in the style `.done`.
  open var doneButtonAppearance: UIBarButtonItemAppearance {
    get { done }
    set {
      done = own(newValue)
      changed()
    }
  }
  /// The texts and images of back buttons in each state.
  open var backButtonAppearance: UIBarButtonItemAppearance {
    get { back }
    set {
      back = own(newValue)
      changed()
    }
  }

  /// The back indicator image; nil uses the design's.
  open var backIndicatorImage: UIImage? { backIndicator }
  /// The mask of the back title during transitions.
  open var backIndicatorTransitionMaskImage: UIImage? { backMask }
  /// Sets the image before the back title, and the mask that hides the title behind it.
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
    button = own(other.button)
    done = own(other.done)
    back = own(other.back)
    backIndicator = other.backIndicator
    backMask = other.backMask
  }
}
