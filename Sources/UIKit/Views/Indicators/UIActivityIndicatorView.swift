import CoreGraphics
import Foundation
import QuartzCore

/// Shows that something goes on whose end is not known: spokes that turn.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case whiteLarge = 0
    case white = 1
    case gray = 2
    case medium = 100
    case large = 101
  }

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
    if let coder = coder.interface(for: self, "activityIndicatorView") { takeActivityAttributes(coder) }
  }

  private func setUp() {
    isUserInteractionEnabled = false
    spokes.contentsGravity = .center
    layer.addSublayer(spokes)
    isHidden = hidesWhenStopped
  }

  open var style = Style.medium {
    didSet {
      invalidateIntrinsicContentSize()
      show()
    }
  }
  open var hidesWhenStopped = true {
    didSet { if !animates { isHidden = hidesWhenStopped } }
  }
  open var color: UIColor! {
    get { ownColor ?? defaultColor }
    set {
      ownColor = newValue
      show()
    }
  }
  open var isAnimating: Bool { animates }

  open func startAnimating() {
    animates = true
    isHidden = false
    show()
  }

  open func stopAnimating() {
    animates = false
    if hidesWhenStopped { isHidden = true }
    show()
  }

  private let spokes = CALayer()
  private var ownColor: UIColor?
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

  override var isAccessibilityElementByDefault: Bool { true }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? LocalizedStrings.word(animates ? "In progress" : "Progress halted") }
    set { super.accessibilityLabel = newValue }
  }

  /// Shows the pictures of one turn one after the other: rotating a layer would cost much more than changing its contents.
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
