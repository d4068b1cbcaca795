import QuartzCore

/// Shows the blurred content below, with its own content in front: add subviews to ``contentView``.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// The superview of the content.
  public final let contentView = UIView()
  private let backdropView = UIView()
  private var press: GlassPress?

  /// The effect applied behind `contentView`; `nil` shows none. A change inside an animation block is animated.
  open var effect: UIVisualEffect? {
    didSet {
      if oldValue is UIVibrancyEffect { contentView.tintColor = nil }
      showEffect()
    }
  }

  /// Creates a view without a size that applies `effect`.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.takeInterface(of: self, as: UIVisualEffectView.self)
  }

  private func setUp() {
    for view in [backdropView, contentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdropView.isUserInteractionEnabled = false
    showEffect()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { showEffect() }
  }

  private func showEffect() {
    let glass = effect as? UIGlassEffect
    if glass?.isInteractive == true, press == nil {
      press = GlassPress(self)
    } else if glass?.isInteractive != true {
      press?.remove()
      press = nil
    }
    let rim = glass == nil ? nil : traitCollection.design.materials.glassRim.resolvedColor(with: traitCollection)
    backdropView.layer.borderWidth = rim == nil ? 0 : 1 / traitCollection.drawingScale
    backdropView.layer.borderColor = rim?.cgColor
    if glass != nil {
      // A backdrop is clipped by the layer above it.
      clipsToBounds = true
      if rareStorage?.corners == nil { cornerConfiguration = .capsule() }
    }
    switch effect {
    case let glass as UIGlassEffect:
      show(glass.backdrop(for: traitCollection))
    case let blur as UIBlurEffect:
      show(blur.backdrop(for: traitCollection))
    case let vibrancy as UIVibrancyEffect:
      backdropView.layer.backdrop = nil
      backdropView.backgroundColor = nil
      contentView.tintColor = vibrancy.contentColor
    default:
      backdropView.layer.backdrop = nil
      backdropView.backgroundColor = nil
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let corners = rareStorage?.corners else { return }
    for view in [backdropView, contentView] { corners.apply(to: view, shapedAs: self) }
  }

  /// Shows a backdrop. Without a blur it is only its tint, which costs no more than any other background.
  private func show(_ backdrop: BackdropEffect) {
    backdropView.layer.backdrop = backdrop.radius > 0 ? backdrop : nil
    backdropView.backgroundColor = backdrop.radius > 0 ? nil : backdrop.tint.map { UIColor(cgColor: $0) }
  }
}

extension UIVibrancyEffect {
  /// The color of a line drawn with the effect; nil if its style does not define one.
  package var lineColor: UIColor? { style == nil ? nil : contentColor }

  /// The color of content on the blur.
  fileprivate var contentColor: UIColor {
    switch style {
    case nil, .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .fill: .systemFill
    case .secondaryFill: .secondarySystemFill
    case .tertiaryFill: .tertiarySystemFill
    case .separator: .separator
    }
  }
}
