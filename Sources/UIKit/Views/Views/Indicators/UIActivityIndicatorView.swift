import QuartzCore

/// Shows an activity of unknown duration by rotating spokes.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of the indicator, and the color it has while `color` is `nil`.
  public enum Style: Int, Sendable {
    /// The older name of a large white indicator.
    case whiteLarge = 0
    /// The older name of a medium white indicator.
    case white = 1
    /// The older name of a medium gray indicator.
    case gray = 2
    /// The standard size, in a color that adapts to the interface style.
    case medium = 100
    /// The large size, in a color that adapts to the interface style.
    case large = 101
  }

  /// Creates an indicator in the size of its style; it is hidden until it starts.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    setUp()
    sizeToFit()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.takeInterface(of: self, as: UIActivityIndicatorView.self)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    spokes.contentsGravity = .center
    layer.addSublayer(spokes)
    isHidden = hidesWhenStopped
  }

  /// The size and the default color; `.medium` unless set.
  open var style = Style.medium {
    didSet {
      invalidateIntrinsicContentSize()
      show()
    }
  }
  /// Whether the view is hidden while it does not spin; `true` by default.
  open var hidesWhenStopped = true {
    didSet { if !animates { isHidden = hidesWhenStopped } }
  }
  /// The color of the spokes; `nil` restores the color of the style.
  open var color: UIColor! {
    get { ownColor ?? (isAppearanceProxy ? nil : defaultColor) }
    set { ownColor = newValue }
  }
  /// Whether the indicator spins, even while it is not in a window.
  open var isAnimating: Bool { animates }

  /// Shows the indicator and starts to spin it.
  open func startAnimating() {
    animates = true
    isHidden = false
    show()
  }

  /// Stops the indicator, and hides it if `hidesWhenStopped` is `true`.
  open func stopAnimating() {
    animates = false
    if hidesWhenStopped { isHidden = true }
    show()
  }

  private let spokes = CALayer()
  open override class var appearanceProperties: [UIAppearanceProperty] { [UIAppearanceProperty(\UIActivityIndicatorView.ownColor)] }

  private var ownColor: UIColor? {
    didSet { show() }
  }
  private var animates = false

  private var defaultColor: UIColor {
    style == .white || style == .whiteLarge ? .white : traitCollection.design.indicators.activityColor
  }

  private var diameter: CGFloat {
    let indicators = traitCollection.design.indicators
    return style == .large || style == .whiteLarge ? indicators.largeActivitySize : indicators.activitySize
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: diameter, height: diameter) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    spokes.bounds.size = intrinsicContentSize
    spokes.position = CGPoint(x: bounds.midX, y: bounds.midY)
    CATransaction.commit()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
    show()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { show() }
  }

  @_spi(UIKitParts) open override var isAccessibilityElementByDefault: Bool { true }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? LocalizedStrings.word(animates ? "In progress" : "Progress halted") }
    set { super.accessibilityLabel = newValue }
  }

  /// Shows the images of one rotation in sequence: rotating a layer would cost much more than changing its contents.
  private func show() {
    let traits = traitCollection
    let pictures = ActivityPictures.pictures(
      diameter: diameter, spokes: traits.design.indicators.activitySpokes, color: color.resolvedColor(with: traits).cgColor,
      scale: max(1, traits.displayScale))
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    spokes.contentsScale = max(1, traits.displayScale)
    spokes.contents = pictures.first
    CATransaction.commit()
    spokes.removeAnimation(forKey: "turn")
    guard animates, window != nil else { return }
    let turn = CAKeyframeAnimation(keyPath: "contents")
    turn.values = pictures
    turn.calculationMode = .discrete
    turn.duration = traits.design.indicators.activityPeriod
    turn.repeatCount = .infinity
    spokes.add(turn, forKey: "turn")
  }
}
