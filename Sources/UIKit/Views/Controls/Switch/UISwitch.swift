import CoreGraphics

/// A control that is on or off. Its size is defined by the design.
@preconcurrency @MainActor open class UISwitch: UIControl {
  final let face = SwitchFace()
  final var drag: SwitchDrag?
  private var value = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIDesign.modern.controls.toggle.size))
    prepareFace()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareFace()
    coder.takeInterface(of: self, as: UISwitch.self)
  }

  /// Whether the switch is on; setting it sends no event.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }
  /// Sets the value and moves the knob there; sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    value = on
    moveKnob(animated: animated)
  }

  /// The color of the track while the switch is on; nil uses the design's.
  open var onTintColor: UIColor? {
    didSet { showFace() }
  }
  /// The color of the knob; `nil` uses the default.
  open var thumbTintColor: UIColor? {
    didSet { showFace() }
  }
  /// The image that replaces the word ON, in a design with words on its switches.
  open var onImage: UIImage? {
    didSet { showFace() }
  }
  /// An image shown beside the knob while the switch is off.
  open var offImage: UIImage? {
    didSet { showFace() }
  }
  /// The title of the switch, part of its accessibility description.
  open var title: String?

  /// The appearance of a switch.
  public enum Style: Int, Sendable {
    /// Determined by the device.
    case automatic
    /// A box with a checkmark, which only the Mac has.
    case checkbox
    /// A knob on a track.
    case sliding
  }

  /// The preferred look; as on a phone, every switch has a knob on a track.
  open var preferredStyle = Style.automatic
  /// The appearance of the switch.
  open var style: Style { .sliding }

  // MARK: Layout

  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: fixedSize) }
  }
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: fixedSize) }
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: fixedSize.width - overhang, height: fixedSize.height) }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: overhang) }
  private var overhang: CGFloat { traitCollection.design.controls.toggle.overhang }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fixedSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutFace()
  }

  // MARK: Tracking

  override var triggersPrimaryActionOnTouchUp: Bool { false }
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginDrag(touch)
    return true
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    continueDrag(touch)
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endDrag() }
  open override func cancelTracking(with event: UIEvent?) { cancelDrag() }
  override func performTap() { changeByUser(to: !isOn) }
  @_spi(UIKitParts) open override func stateChanged() {
    super.stateChanged()
    showFace()
  }
  override func adjust(by key: UIKey) -> Bool { adjustSwitch(by: key) }
  @_spi(UIKitParts) open override var focusOutline: (CGRect, CGFloat) { (bounds, bounds.height / 2) }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showFace()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    designChanged()
  }
  open override class var appearanceProperties: [UIAppearanceProperty] {
    [
      UIAppearanceProperty(\UISwitch.onTintColor), UIAppearanceProperty(\UISwitch.thumbTintColor), UIAppearanceProperty(\UISwitch.onImage),
      UIAppearanceProperty(\UISwitch.offImage),
    ]
  }

  // MARK: Accessibility

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? title }
    set { super.accessibilityLabel = newValue }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union([.button, .toggleButton]) }
    set { super.accessibilityTraits = newValue }
  }
}
