import QuartzCore

/// Shows the progress of a task.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The thickness and the ends of the bar.
  public enum Style: Int, Sendable {
    /// The standard bar, for use in the content of a view.
    case `default`
    /// A thinner bar, for use in navigation bars and toolbars.
    case bar
  }

  /// Creates a progress view in the height of its style and 150 points wide.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: CGRect(x: 0, y: 0, width: 150, height: 0))
    progressViewStyle = style
    sizeToFit()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.takeInterface(of: self, as: UIProgressView.self)
  }

  open override class var appearanceProperties: [UIAppearanceProperty] {
    [
      UIAppearanceProperty(\UIProgressView.progressTintColor), UIAppearanceProperty(\UIProgressView.trackTintColor),
      UIAppearanceProperty(\UIProgressView.progressImage), UIAppearanceProperty(\UIProgressView.trackImage),
    ]
  }

  private func setUp() {
    isUserInteractionEnabled = false
    track.clipsToBounds = true
    addSubview(track)
    track.addSubview(fill)
    track.layer.addSublayer(gloss)
    show()
  }

  /// The style of the bar; `.default` unless set.
  open var progressViewStyle = Style.default {
    didSet { show() }
  }
  private final var progressObservation: NSKeyValueObservation?
  /// The progress that the view displays, while it is set.
  open var observedProgress: Progress? {
    didSet {
      progressObservation = observedProgress?.observe(\.fractionCompleted, options: .initial) { [weak self] progress, _ in
        MainActor.assumeIsolated { self?.setProgress(Float(progress.fractionCompleted), animated: false) }
      }
    }
  }
  /// The completed fraction, between 0.0 and 1.0; 0.0 by default. Values outside are clamped.
  open var progress: Float {
    get { share }
    set { setProgress(newValue, animated: false) }
  }
  /// Sets the completed fraction; values outside 0.0–1.0 are clamped. An animation needs a window.
  open func setProgress(_ progress: Float, animated: Bool) {
    share = progress.isNaN ? 0 : min(max(progress, 0), 1)
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]) { self.layoutIfNeeded() }
  }
  /// The color of the completed part; `nil` uses the tint color.
  open var progressTintColor: UIColor? {
    didSet { show() }
  }
  /// The color of the remaining part; `nil` uses the color of the style.
  open var trackTintColor: UIColor? {
    didSet { show() }
  }
  /// The image of the completed part; `nil` draws a bar in `progressTintColor`.
  open var progressImage: UIImage? {
    didSet { show() }
  }
  /// The image of the remaining part; `nil` draws a bar in `trackTintColor`.
  open var trackImage: UIImage? {
    didSet { show() }
  }

  private let track = UIImageView(image: nil)
  private let fill = UIImageView(image: nil)
  private let gloss = CAGradientLayer()
  private var share: Float = 0

  private var height: CGFloat {
    let indicators = traitCollection.design.indicators
    return trackImage?.size.height ?? (progressViewStyle == .bar ? indicators.barProgressHeight : indicators.progressHeight)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: max(size.width, 10), height: height) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = self.height
    track.frame = CGRect(x: 0, y: ((bounds.height - height) / 2).rounded(), width: bounds.width, height: height)
    let width = (bounds.width * CGFloat(share)).rounded()
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    fill.frame = CGRect(x: isLeftToRight ? 0 : bounds.width - width, y: 0, width: width, height: height)
    let rounds = trackImage == nil && progressViewStyle == .default
    track.layer.cornerRadius = rounds ? height / 2 : 0
    fill.layer.cornerRadius = rounds ? height / 2 : 0
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gloss.frame = CGRect(x: 0, y: 0, width: bounds.width, height: (height / 2).rounded())
    CATransaction.commit()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    show()
  }

  @_spi(UIKitParts) open override var isAccessibilityElementByDefault: Bool { true }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? LocalizedStrings.word("Progress") }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((share * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.updatesFrequently) }
    set { super.accessibilityTraits = newValue }
  }

  private func show() {
    let indicators = traitCollection.design.indicators
    track.image = trackImage
    fill.image = progressImage
    track.backgroundColor = trackImage == nil ? trackTintColor ?? indicators.progressTrack : nil
    fill.backgroundColor = progressImage == nil ? progressTintColor ?? indicators.progressFill ?? tintColor : nil
    let look = trackImage == nil ? indicators.progressGloss : nil
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    gloss.isHidden = look == nil
    gloss.show(look?.stops ?? [], traits: traitCollection)
    CATransaction.commit()
    track.layer.borderWidth = look?.borderWidth ?? 0
    track.layer.borderColor = look?.border.resolvedColor(with: traitCollection).cgColor
    setNeedsLayout()
  }
}
