import QuartzCore

/// Dims the content below a presentation, and receives touches there.
@MainActor final class DimmingView: UIView {
  var onTap: (() -> Void)?
  /// Returns the view that receives a touch instead, if any.
  var passesTouches: (CGPoint) -> UIView? = { _ in nil }
  var color: UIColor? {
    didSet { backgroundColor = shades != nil ? nil : color }
  }
  /// The opacities at the center and at the edge; nil for a uniform color.
  var shades: (middle: CGFloat, edge: CGFloat)? {
    didSet { showVignette() }
  }
  private var vignette: CAGradientLayer?

  /// The accessibility label; nil if the view is not an accessibility element.
  var dismissLabel: String?

  init() {
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: DimmingView.tapped))
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    return passesTouches(point) ?? hit
  }

  private func tapped() { onTap?() }

  private func showVignette() {
    vignette?.removeFromSuperlayer()
    vignette = nil
    backgroundColor = shades != nil ? nil : color
    guard let shades else { return }
    let gradient = CAGradientLayer()
    gradient.type = .radial
    gradient.colors = [shades.middle, shades.edge].map { UIColor(white: 0, alpha: $0).cgColor }
    gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
    gradient.endPoint = CGPoint(x: 1.1, y: 1.1)
    layer.addSublayer(gradient)
    vignette = gradient
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    vignette?.frame = bounds
  }

  // MARK: Accessibility

  override var isAccessibilityElementByDefault: Bool { dismissLabel != nil }
  override var accessibilityLabel: String? {
    get { dismissLabel }
    set { dismissLabel = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { .button }
    set {}
  }
  override func accessibilityActivate() -> Bool {
    guard let onTap else { return false }
    onTap()
    return true
  }
}
