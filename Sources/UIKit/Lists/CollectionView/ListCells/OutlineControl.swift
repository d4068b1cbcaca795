import CoreGraphics

/// The chevron of an item with children: it points to the trailing side, or down when expanded.
@preconcurrency @MainActor final class OutlineControl: UIControl {
  var markColor: UIColor? { didSet { if markColor != oldValue { show() } } }
  private(set) var isExpanded = false
  private let mark = UIView(frame: CGRect(x: 0, y: 0, width: 13, height: 13))

  init(action: @escaping @MainActor () -> Void) {
    super.init(frame: CGRect(x: 0, y: 0, width: 13, height: 13))
    mark.isUserInteractionEnabled = false
    addSubview(mark)
    isAccessibilityElement = true
    accessibilityTraits = .button
    addAction(UIAction { _ in action() }, for: .touchUpInside)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func setExpanded(_ expanded: Bool, animated: Bool) {
    guard expanded != isExpanded else { return }
    isExpanded = expanded
    guard animated, window != nil else { return turn() }
    UIView.animate(withDuration: 0.3) { self.turn() }
  }

  private func turn() {
    mark.transform = isExpanded ? CGAffineTransform(rotationAngle: isMirrored ? -.pi / 2 : .pi / 2) : .identity
  }

  override var accessibilityLabel: String? {
    get { LocalizedStrings.word(isExpanded ? "Collapse" : "Expand") }
    set {}
  }

  /// Enlarges the hit area of a 13-point chevron to 44 points.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -15.5, dy: -15.5).contains(point) }

  override func layoutSubviews() {
    super.layoutSubviews()
    mark.center = CGPoint(x: bounds.midX, y: bounds.midY)
    turn()
    show()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    show()
  }

  private func show() {
    let color = (markColor ?? tintColor).resolvedColor(with: traitCollection).cgColor
    mark.layer.items = [
      CellArt.chevron(in: CGRect(x: 3, y: 0.75, width: 7, height: 11.5), weight: 2, color: color, pointsLeft: isMirrored)
    ]
  }
}
