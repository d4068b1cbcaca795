import CoreGraphics

/// One segment: a title or an image.
@preconcurrency @MainActor final class SegmentView: UIView {
  var title: String?
  var image: UIImage?
  var action: UIAction?
  var ownWidth: CGFloat = 0
  var contentOffset = CGSize.zero
  var isOn = true
  let label = UILabel(frame: .zero)
  let imageView = UIImageView(frame: .zero)
  let ground = UIImageView(frame: .zero)

  init(title: String?, image: UIImage?, action: UIAction?) {
    self.title = image == nil ? title : nil
    self.image = image
    self.action = action
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    showsLargeContentViewer = true
    label.textAlignment = .center
    label.isAccessibilityElement = false
    for view in [ground, label, imageView] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  var contentWidth: CGFloat {
    if let image { return image.size.width }
    return label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).width
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    let box = bounds.offsetBy(dx: contentOffset.width, dy: contentOffset.height)
    label.frame = box.insetBy(dx: 2, dy: 0)
    let size = imageView.intrinsicContentSize
    imageView.frame = CGRect(x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width, height: size.height)
  }

  // MARK: Accessibility

  private var control: UISegmentedControl? { superview as? UISegmentedControl }

  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title ?? image?.spokenName }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits: UIAccessibilityTraits = .button
      guard let control else { return traits }
      if control.selectedSegmentIndex >= 0, control.view(at: control.selectedSegmentIndex) === self { traits.insert(.selected) }
      if !isOn || !control.isEnabled { traits.insert(.notEnabled) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
  override var accessibilityValue: String? {
    get {
      guard let control, let index = control.segments.firstIndex(where: { $0 === self }) else { return nil }
      return "\(index + 1) of \(control.segments.count)"
    }
    set { super.accessibilityValue = newValue }
  }
  override func accessibilityActivate() -> Bool {
    guard let control, let index = control.segments.firstIndex(where: { $0 === self }), isOn else { return false }
    control.changeByUser(to: index)
    return true
  }
}

extension UISegmentedControl: FocusMovingInside {
  /// The segment that arrow keys have selected, or that Space presses.
  package final var focusedInside: UIView? { view(at: isMomentary ? keyedSegment : chosen) }
}

extension SegmentView: LargeContentSource {
  var standardLargeContentTitle: String? { title }
  var standardLargeContentImage: UIImage? { image }

  func performLargeContentAction() { _ = accessibilityActivate() }
}
