import CoreGraphics

/// The background of a bar: a blur, color or image, and the line that separates the bar from its content.
///
/// A bar has an appearance for each state: `standardAppearance`, and optional others.
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  /// Notified when the appearance is changed in place.
  final weak var observer: (any BarAppearanceObserver)?
  /// Whether the background is the design's default.
  final var isDefaultBackground = true

  public required override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates an appearance with the values of `barAppearance` that this class supports.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  /// Creates the standard appearance; the idiom has no effect.
  public convenience init(idiom: UIUserInterfaceIdiom) {
    self.init()
  }

  /// The blur behind the bar; `nil` shows none.
  open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
  /// The color above the blur; `nil` is transparent.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// An image above the color; `nil` by default.
  open var backgroundImage: UIImage? { didSet { changed() } }
  /// The content mode of the background image; `.scaleToFill` by default.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
  /// The color of the line between bar and content; nil for none.
  open var shadowColor: UIColor? { didSet { changed() } }
  /// An image for the line at the bar's edge, tinted with `shadowColor` if it is a template.
  open var shadowImage: UIImage? { didSet { changed() } }

  /// Sets the design's default background.
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

  open override func copy() -> Any {
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated { copy = type(of: self).init(barAppearance: self) }
    return copy
  }

  /// Returns a copy for a bar or an item, which observes its changes; later changes of the original have no effect.
  final func kept(by observer: any BarAppearanceObserver) -> Self {
    let own = type(of: self).init(barAppearance: self)
    own.observer = observer
    return own
  }

  /// Copies the values of another appearance; subclasses add their own.
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

  /// Returns a copy of a part that reports its changes to this appearance.
  final func own<Part: BarPartAppearance>(_ part: Part) -> Part {
    let own = part.duplicate()
    own.bar = self
    return own
  }
}

/// The part of a bar's appearance that describes its buttons or items.
@MainActor protocol BarPartAppearance: AnyObject {
  /// The appearance that contains this part, and is notified of its changes.
  var bar: UIBarAppearance? { get set }
  func duplicate() -> Self
}

/// A bar, which is notified when one of its appearances is changed in place.
@MainActor protocol BarAppearanceObserver: AnyObject {
  func barAppearanceDidChange()
}
