import CoreGraphics

/// A control for a value in a range, set by a thumb on a track.
///
/// A touch drags the thumb; a mouse may also click on the track. Arrow keys move by a twentieth, Page Up and Page Down by a fifth.
@preconcurrency @MainActor open class UISlider: UIControl {
  final let face = SliderFace()
  final var images = SliderImages()
  final var grip: CGFloat?
  private var current: Float = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.takeInterface(of: self, as: UISlider.self)
  }

  override func prepareParts() { prepareFace() }

  // MARK: Value

  /// The value at the thumb, kept between minimum and maximum; 0 by default.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }
  /// Sets the value and moves the thumb there; sends no event.
  open func setValue(_ value: Float, animated: Bool) {
    current = clamped(value)
    moveThumb(animated: animated)
  }
  /// The value at the leading end; 0 by default. A larger one raises the maximum too.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      setValue(current, animated: false)
    }
  }
  /// The value at the trailing end; 1 by default. A smaller one lowers the minimum too.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(current, animated: false)
    }
  }
  /// Whether actions are sent during a drag, or only at its end.
  open var isContinuous = true

  /// The appearance of a slider.
  public enum Style: Int, Sendable {
    /// A track with a thumb.
    case `default`
    /// A track without a thumb: a touch anywhere on the track moves the value.
    case thumbless
  }

  // MARK: Appearance

  /// Whether there is a thumb; `.default` shows one.
  open var sliderStyle = Style.default {
    didSet { if sliderStyle != oldValue { showFace() } }
  }
  /// The ticks of the track; none by default.
  public final var trackConfiguration: TrackConfiguration? {
    didSet { if trackConfiguration != oldValue { setNeedsLayout() } }
  }
  /// The preferred behavioral style; without effect, because no slider here behaves as on a Mac.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var behavioralStyle: UIBehavioralStyle { .pad }

  /// An image before the track; `nil` by default.
  open var minimumValueImage: UIImage? {
    didSet { showFace() }
  }
  /// An image after the track; `nil` by default.
  open var maximumValueImage: UIImage? {
    didSet { showFace() }
  }
  /// The color of the track up to the thumb; `nil` uses the tint color.
  open var minimumTrackTintColor: UIColor? {
    didSet { showFace() }
  }
  /// The color of the track past the thumb; `nil` uses the default.
  open var maximumTrackTintColor: UIColor? {
    didSet { showFace() }
  }
  /// The color of the thumb; `nil` uses the default.
  open var thumbTintColor: UIColor? {
    didSet { showFace() }
  }
  /// Sets the image of the thumb in a state; `nil` restores the standard look.
  open func setThumbImage(_ image: UIImage?, for state: State) { setImage(\.thumb, image, state) }
  /// Sets the image of the track up to the thumb in a state.
  open func setMinimumTrackImage(_ image: UIImage?, for state: State) { setImage(\.minimum, image, state) }
  /// Sets the image of the track past the thumb in a state.
  open func setMaximumTrackImage(_ image: UIImage?, for state: State) { setImage(\.maximum, image, state) }
  /// Returns the thumb's image in a state, or that of `.normal`.
  open func thumbImage(for state: State) -> UIImage? { images.thumb.resolved(state) }
  /// Returns the image of the track up to the thumb in a state, or that of `.normal`.
  open func minimumTrackImage(for state: State) -> UIImage? { images.minimum.resolved(state) }
  /// Returns the image of the track past the thumb in a state, or that of `.normal`.
  open func maximumTrackImage(for state: State) -> UIImage? { images.maximum.resolved(state) }
  /// The thumb's image in the current state; `nil` with the standard look.
  open var currentThumbImage: UIImage? { images.thumb.resolved(state) }
  /// The image of the track up to the thumb in the current state.
  open var currentMinimumTrackImage: UIImage? { images.minimum.resolved(state) }
  /// The image of the track past the thumb in the current state.
  open var currentMaximumTrackImage: UIImage? { images.maximum.resolved(state) }

  // MARK: Layout

  /// Returns the rectangle of the image before the track.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(minimumValueImage, atStart: true, bounds) }
  /// Returns the rectangle of the image after the track.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(maximumValueImage, atStart: false, bounds) }
  /// Returns the rectangle of the track between the images.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { ordinaryTrackRect(bounds) }
  /// Returns the rectangle of the thumb for a value on a given track.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { ordinaryThumbRect(rect, value) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: naturalHeight) }
  /// Constraints align the track; the thumb extends beyond its ends.
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: max(size.width, 118), height: naturalHeight) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutFace()
  }

  // MARK: Tracking

  override var triggersPrimaryActionOnTouchUp: Bool { false }
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { takeThumb(touch) }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { dragThumb(touch) }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { releaseThumb() }
  open override func cancelTracking(with event: UIEvent?) { releaseThumb() }
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    grip == nil && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
  override var answersActivation: Bool { false }
  override func adjust(by key: UIKey) -> Bool { adjustValue(by: key) }
  @_spi(UIKitParts) open override var focusOutline: (CGRect, CGFloat) { (face.thumb.frame, face.thumb.frame.height / 2) }
  @_spi(UIKitParts) open override func stateChanged() {
    super.stateChanged()
    showFace()
  }
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showFace()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    showFace()
  }
  open override class var appearanceProperties: [UIAppearanceProperty] { sliderAppearanceProperties }

  // MARK: Accessibility

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((share(of: value) * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable) }
    set { super.accessibilityTraits = newValue }
  }
  open override func accessibilityIncrement() { changeByUser(by: 0.1) }
  open override func accessibilityDecrement() { changeByUser(by: -0.1) }
}

extension UISlider {
  /// The ticks below a track, and whether a user can choose other values.
  public struct TrackConfiguration: Hashable, Sendable {
    /// A tick at a part of the track: 0 is the minimum, 1 the maximum.
    public struct Tick: Hashable, Sendable {
      /// The part of the track, from the minimum.
      public let position: Float

      /// Creates a tick at a part of the track.
      public init(position: Float) { self.position = position }
    }

    /// Whether a user can choose only the values at ticks.
    public var allowsTickValuesOnly: Bool
    /// The ticks, in any order.
    public let ticks: [Tick]

    /// Creates ticks at their positions.
    public init(allowsTickValuesOnly: Bool = false, ticks: [Tick]) {
      self.allowsTickValuesOnly = allowsTickValuesOnly
      self.ticks = ticks
    }

    /// Creates ticks at equal distances, of which the first and the last are at the ends.
    public init(allowsTickValuesOnly: Bool = false, numberOfTicks: Int) {
      let steps = Float(max(1, numberOfTicks - 1))
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, ticks: (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / steps) })
    }
  }
}
