import CoreGraphics
import Foundation

/// The look of the background of a bar: blurred, coloured, or an image, and the line that sets it off.
///
/// A bar has one for each place: `standardAppearance`, and others that are used where they are set.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// Told when the appearance is changed in place.
  final weak var observer: (any BarAppearanceObserver)?
  /// Whether the background is the design's own, not one that was configured.
  final var isDefaultBackground = true

  public required override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Makes an appearance with the values of `barAppearance` that this class has.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  /// Creates the standard appearance; the idiom makes no difference.
  public convenience init(idiom: UIUserInterfaceIdiom) {
    self.init()
  }

  /// The blur behind the bar; `nil` shows none.
  open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
  /// The color above the blur; `nil` is transparent.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// An image above the color; `nil` by default.
  open var backgroundImage: UIImage? { didSet { changed() } }
  /// How the background image fills the bar; `.scaleToFill` by default.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
  /// The colour of the line between bar and content; nil for none.
  open var shadowColor: UIColor? { didSet { changed() } }
  /// An image for the line at the bar's edge, tinted with `shadowColor` if it is a template.
  open var shadowImage: UIImage? { didSet { changed() } }

  /// Takes the design's own background.
  open func configureWithDefaultBackground() {
    setBackground(UIBlurEffect(style: .systemChromeMaterial), nil, .barLine)
    isDefaultBackground = true
  }

  /// Sets an opaque background in the system's color, with a line.
  open func configureWithOpaqueBackground() {
    setBackground(nil, .systemBackground, .barLine)
    isDefaultBackground = false
  }

  /// Removes background and line.
  open func configureWithTransparentBackground() {
    setBackground(nil, nil, nil)
    isDefaultBackground = false
  }

  /// A copy with the same values.
  open override func copy() -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = type(of: self).init(barAppearance: self) }
    return copy
  }

  /// A copy of its own for a bar or an item, which hears of changes to it; what is changed in the original later does not count.
  final func kept(by observer: any BarAppearanceObserver) -> Self {
    let own = type(of: self).init(barAppearance: self)
    own.observer = observer
    return own
  }

  /// Takes the values of another appearance; subclasses of this module add their own.
  func take(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
    isDefaultBackground = other.isDefaultBackground
  }

  private func setBackground(_ effect: UIBlurEffect?, _ color: UIColor?, _ shadow: UIColor?) {
    backgroundEffect = effect
    backgroundColor = color
    backgroundImage = nil
    shadowColor = shadow
    shadowImage = nil
  }

  final func changed() { observer?.barAppearanceDidChange() }

  /// A copy of a part that tells of its changes through this appearance.
  final func own<Part: BarPartAppearance>(_ part: Part) -> Part {
    let own = part.duplicate()
    own.bar = self
    return own
  }
}

/// The part of a bar's appearance that says how its buttons or items look.
@MainActor protocol BarPartAppearance: AnyObject {
  /// Whose part it is; told when something in it changes.
  var bar: UIBarAppearance? { get set }
  func duplicate() -> Self
}

/// A bar, which is told when one of its appearances is changed in place.
@MainActor protocol BarAppearanceObserver: AnyObject {
  func barAppearanceDidChange()
}
