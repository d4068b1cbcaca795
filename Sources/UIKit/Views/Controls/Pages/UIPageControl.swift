import CoreGraphics

/// A row of dots, one per page, that shows the current page and turns to adjacent pages.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  final let face = PageDots()
  final var indicators: [Int: UIImage] = [:]
  final var currentIndicators: [Int: UIImage] = [:]
  private var page = 0
  private var shownPage = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.takeInterface(of: self, as: UIPageControl.self)
  }

  override func prepareParts() { prepareFace() }

  /// The number of dots; 0 by default. Fewer pages than before move `currentPage` back.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      page = min(page, max(0, numberOfPages - 1))
      shownPage = min(shownPage, max(0, numberOfPages - 1))
      invalidateIntrinsicContentSize()
      showFace()
    }
  }
  /// The index of the current page, clamped to the existing ones.
  open var currentPage: Int {
    get { page }
    set {
      let old = page
      page = min(max(newValue, 0), max(0, numberOfPages - 1))
      shownPage = page
      if page != old { progress?.pageChanged(to: page) }
      showFace()
    }
  }
  /// Whether the control is invisible with only one page; `false` by default.
  open var hidesForSinglePage = false {
    didSet { showFace() }
  }
  /// Whether a tap changes the page without displaying it until ``updateCurrentPageDisplay()``.
  open var defersCurrentPageDisplay = false
  /// Displays `currentPage`, if the control defers that after a touch.
  open func updateCurrentPageDisplay() {
    shownPage = page
    showFace()
  }
  /// The color of the dots of other pages; `nil` uses the default.
  open var pageIndicatorTintColor: UIColor? {
    didSet { showFace() }
  }
  /// The color of the current page's dot; `nil` uses the default.
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { showFace() }
  }
  /// The visibility of the background; `.automatic` by default.
  open var backgroundStyle = BackgroundStyle.automatic {
    didSet { showFace() }
  }
  /// The image shown for each page instead of a dot.
  open var preferredIndicatorImage: UIImage? {
    didSet { showFace() }
  }
  /// Sets the image of one page's dot; `nil` restores the common one.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicators[page] = image
    showFace()
  }
  /// The image of the current page's dot; `nil` for that of the others.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { showFace() }
  }
  /// Sets the image of one page's dot while it is the current one; `nil` restores the common one.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentIndicators[page] = image
    showFace()
  }
  /// Returns the image of one page's dot while it is the current one; `nil` if it has none of its own.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? { currentIndicators[page] }
  /// Whether a drag along the dots turns the pages.
  open var allowsContinuousInteraction = true
  /// The interaction in progress.
  open var interactionState: InteractionState {
    guard isTracking else { return .none }
    return face.scrub?.moved ?? false ? .continuous : .discrete
  }

  /// The direction from the first page to the last; `.natural` by default.
  open var direction = Direction.natural {
    didSet {
      guard direction != oldValue else { return }
      invalidateIntrinsicContentSize()
      showFace()
    }
  }
  /// The progress through the current page, shown in a longer indicator; `nil`, the default, shows none.
  open var progress: UIPageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      oldValue?.control = nil
      progress?.control?.progress = nil
      progress?.control = self
      invalidateIntrinsicContentSize()
      showFace()
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    progress?.visibilityChanged()
  }

  /// The kind of interaction that turns pages.
  public enum InteractionState: Int, Sendable { case none, discrete, continuous }

  /// Returns the image of one page's dot; `nil` if it has none of its own.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicators[page] }
  /// Returns the size that the dots of a number of pages need.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { naturalSize(pageCount) }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { naturalSize(numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize(numberOfPages) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutDots()
  }

  // MARK: Tracking

  final var displayedPage: Int { shownPage }
  override var triggersPrimaryActionOnTouchUp: Bool { false }
  override var answersActivation: Bool { false }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    if allowsContinuousInteraction { scrub(touch) }
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endTap(touch) }
  open override func cancelTracking(with event: UIEvent?) { endScrub() }
  override func adjust(by key: UIKey) -> Bool {
    if let end = key.end {
      turn(to: end > 0 ? numberOfPages - 1 : 0)
    } else if let step = key.step(in: isReversed ? .rightToLeft : .leftToRight) {
      turn(by: step)
    } else {
      return false
    }
    return true
  }
  @_spi(UIKitParts) open override var focusOutline: (CGRect, CGFloat) { dotsOutline }
  /// Sets a page that the user turned to, and sends the event if it has changed.
  final func turn(to new: Int) {
    let new = min(max(new, 0), max(0, numberOfPages - 1))
    guard new != page else { return }
    page = new
    if !defersCurrentPageDisplay { shownPage = new }
    progress?.pageChanged(to: new)
    showFace()
    send([.valueChanged, .primaryActionTriggered], event: nil)
  }
  @_spi(UIKitParts) open override func stateChanged() {
    super.stateChanged()
    showFace()
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
    showFace()
  }
  open override class var appearanceProperties: [UIAppearanceProperty] {
    [UIAppearanceProperty(\UIPageControl.pageIndicatorTintColor), UIAppearanceProperty(\UIPageControl.currentPageIndicatorTintColor)]
  }

  // MARK: Accessibility

  open override var accessibilityValue: String? {
    get {
      if let value = super.accessibilityValue { return value }
      return numberOfPages == 0 ? nil : "page \(page + 1) of \(numberOfPages)"
    }
    set { super.accessibilityValue = newValue }
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union([.adjustable, .updatesFrequently]) }
    set { super.accessibilityTraits = newValue }
  }
  open override func accessibilityIncrement() { turn(by: 1) }
  open override func accessibilityDecrement() { turn(by: -1) }
}
