import CoreGraphics

/// A control with two buttons that decrement and increment a value.
@preconcurrency @MainActor open class UIStepper: UIControl {
  final let face = StepperFace()
  final var images = StepperImages()
  final var press: StepperPress?
  private var current: Double = 0

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIDesign.modern.controls.stepper.size))
    prepareFace()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareFace()
    coder.takeInterface(of: self, as: UIStepper.self)
  }

  // MARK: Value

  /// The current number, kept between minimum and maximum; 0 by default.
  open var value: Double {
    get { current }
    set {
      current = clamped(newValue)
      showFace()
    }
  }
  /// The smallest value; 0 by default. A larger one raises the maximum too.
  open var minimumValue: Double = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = current
    }
  }
  /// The largest value; 100 by default. A smaller one lowers the minimum too.
  open var maximumValue: Double = 100 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = current
    }
  }
  /// The amount one press adds or subtracts; greater than 0.
  open var stepValue: Double = 1 {
    didSet {
      if !(stepValue > 0) {
        UIKitError.raise("-[UIStepper setStepValue:]: stepValue must be greater than 0")
        stepValue = oldValue
      }
    }
  }
  /// Whether the value wraps from one end to the other.
  open var wraps = false {
    didSet { showFace() }
  }
  /// Whether holding a button repeats steps.
  open var autorepeat = true
  /// Whether actions are sent for every step while a button is held, or only for the last.
  open var isContinuous = true

  // MARK: Appearance

  /// Sets the image behind both buttons in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { setImage(\.background, image, state) }
  /// Returns the background image of a state, or that of `.normal`.
  open func backgroundImage(for state: State) -> UIImage? { images.background.resolved(state) }
  /// Sets the image of the plus button in a state.
  open func setIncrementImage(_ image: UIImage?, for state: State) { setImage(\.increment, image, state) }
  /// Returns the image of the plus button in a state, or that of `.normal`.
  open func incrementImage(for state: State) -> UIImage? { images.increment.resolved(state) }
  /// Sets the image of the minus button in a state.
  open func setDecrementImage(_ image: UIImage?, for state: State) { setImage(\.decrement, image, state) }
  /// Returns the image of the minus button in a state, or that of `.normal`.
  open func decrementImage(for state: State) -> UIImage? { images.decrement.resolved(state) }
  /// Sets the image between the buttons in given states.
  open func setDividerImage(_ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State) {
    images.dividers[DividerStates(left: leftState, right: rightState)] = image
    showFace()
  }
  /// Returns the image between the buttons in given states.
  open func dividerImage(forLeftSegmentState state: State, rightSegmentState rightState: State) -> UIImage? {
    images.divider(left: state, right: rightState)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { traitCollection.design.controls.stepper.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { traitCollection.design.controls.stepper.size }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutFace()
  }

  // MARK: Tracking

  override var triggersPrimaryActionOnTouchUp: Bool { false }
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginPress(touch) }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continuePress(touch) }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endPress() }
  open override func cancelTracking(with event: UIEvent?) { endPress() }
  override var answersActivation: Bool { false }
  override func adjust(by key: UIKey) -> Bool {
    if let end = key.end {
      changeByUser(toEnd: end)
    } else if let step = key.step(in: effectiveUserInterfaceLayoutDirection) {
      changeByUser(by: step)
    } else {
      return false
    }
    return true
  }
  @_spi(UIKitParts) open override var focusOutline: (CGRect, CGFloat) { (bounds, traitCollection.design.controls.stepper.cornerRadius) }
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
    designChanged(from: previousTraitCollection)
  }
  open override class var appearanceProperties: [UIAppearanceProperty] {
    [
      UIAppearanceProperty { (proxy: UIStepper, _: UIStepper, stepper: UIStepper) in
        stepper.images.adopt(proxy.images)
        stepper.showFace()
      }
    ]
  }

  // MARK: Accessibility

  /// The halves are the accessibility elements.
  @_spi(UIKitParts) open override var isAccessibilityElementByDefault: Bool { false }
  override var subviewsAsRead: [any AccessibleObject] { halves }
  /// The halves in reading order, created on first use.
  private final lazy var halves = [StepperHalf(self, sign: -1), StepperHalf(self, sign: 1)]
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? spokenValue }
    set { super.accessibilityValue = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.adjustable) }
    set { super.accessibilityTraits = newValue }
  }
  open override func accessibilityIncrement() { changeByUser(by: 1) }
  open override func accessibilityDecrement() { changeByUser(by: -1) }
}
