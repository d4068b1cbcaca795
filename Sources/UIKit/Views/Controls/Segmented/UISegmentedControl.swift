import CoreGraphics

/// A row of segments, one of which is selected, or, if momentary, each of which is a button.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  final var segments: [SegmentView] = []
  final let face = SegmentedFace()
  package final var looks = SegmentedLooks()
  /// The look instead of the design's, if the control is a part of another view.
  package final var ownLook: UIDesign.Controls.Segments? {
    didSet { contentsChanged() }
  }
  final var drag: SegmentDrag?
  final var chosen = UISegmentedControl.noSegment
  /// The segment marked by keys, if segments are buttons.
  final var marked = 0

  /// Creates a control with a segment for each title, image or action.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepareFace()
    for item in items ?? [] { append(item) }
    resizeKeepingOrigin(naturalSize)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareFace()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareFace()
    coder.takeInterface(of: self, as: UISegmentedControl.self)
  }

  /// Creates a control with one segment for each action, which is performed when its segment is selected.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { append(action) }
  }

  /// Represents no segment.
  public nonisolated static let noSegment = -1

  // MARK: Segments

  /// The number of segments, from left to right.
  open var numberOfSegments: Int { segments.count }
  /// Inserts a segment with a title; an index past the end appends it.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: title, image: nil, action: nil), at: segment, animated: animated)
  }
  /// Inserts a segment with an image; an index past the end appends it.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: nil, image: image, action: nil), at: segment, animated: animated)
  }
  /// Inserts a segment that shows and performs an action.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentView(title: action.title, image: action.image, action: action), at: segment, animated: animated)
  }
  /// Removes a segment; if it was selected, none is selected afterward.
  open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment, animated: animated) }
  /// Removes all segments.
  open func removeAllSegments() { removeAll() }
  /// Sets the title of a segment, and removes its image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      if title != nil { $0.image = nil }
    }
  }
  /// Returns the title of a segment; `nil` if it shows an image.
  open func titleForSegment(at segment: Int) -> String? { view(at: segment)?.title }
  /// Sets the image of a segment, and removes its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      if image != nil { $0.title = nil }
    }
  }
  /// Returns the image of a segment; `nil` if it shows a title.
  open func imageForSegment(at segment: Int) -> UIImage? { view(at: segment)?.image }
  /// Sets the action of a segment and shows its image, or else its title.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.action = action
      $0.title = action.image == nil ? action.title : nil
      $0.image = action.image
    }
  }
  /// Returns the action of a segment; `nil` if it has none.
  open func actionForSegment(at segment: Int) -> UIAction? { view(at: segment)?.action }
  /// Returns the index of the segment with an action; `NSNotFound` if there is none.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
  /// The width of a segment; 0 leaves it to the control.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.ownWidth = width } }
  /// Returns the fixed width of a segment in points; 0 if it depends on the content.
  open func widthForSegment(at segment: Int) -> CGFloat { view(at: segment)?.ownWidth ?? 0 }
  /// Shifts the content of a segment, in points.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.contentOffset = offset } }
  /// Returns the shift of a segment's content; zero by default.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { view(at: segment)?.contentOffset ?? .zero }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isOn = enabled } }
  /// Returns whether a segment is enabled; `true` by default.
  open func isEnabledForSegment(at segment: Int) -> Bool { view(at: segment)?.isOn ?? false }

  // MARK: Selection

  /// The index of the selected segment; `noSegment` if there is none. Setting it sends no event.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set { choose(newValue, animated: false) }
  }
  /// Whether segments act as buttons that keep no selection; `false` by default.
  open var isMomentary = false {
    didSet { showFace() }
  }
  /// Whether segments have the widths of their contents instead of equal widths.
  open var apportionsSegmentWidthsByContent = false {
    didSet { contentsChanged() }
  }

  // MARK: Appearance

  /// The color of the selected segment's background; `nil` uses the default.
  open var selectedSegmentTintColor: UIColor? {
    didSet { showFace() }
  }
  /// Sets font, color and shadow of the titles in a state.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    looks.attributes[state] = attributes
    contentsChanged()
  }
  /// Returns the attributes of the titles set for exactly this state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { looks.attributes[state] }
  /// Sets the image behind segments in a state; an image for `.normal` replaces the standard look.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    looks.backgrounds[barMetrics, default: StateValues()][state] = backgroundImage
    showFace()
  }
  /// Returns the background image of a state, or that of `.normal`.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { looks.backgrounds[barMetrics]?.resolved(state) }
  /// Sets the image between two segments in given states.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    looks.dividers[barMetrics, default: [:]][DividerStates(left: leftState, right: rightState)] = dividerImage
    showFace()
  }
  /// Returns the image between two segments in given states.
  open func dividerImage(forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.divider(left: leftState, right: rightState, barMetrics)
  }
  /// Shifts the content of a kind of segments, in points.
  open func setContentPositionAdjustment(_ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics) {
    looks.adjustments[leftCenterRightOrAlone] = adjustment
    setNeedsLayout()
  }
  /// Returns the shift of the content of a kind of segments.
  open func contentPositionAdjustment(forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics) -> UIOffset {
    looks.adjustments[leftCenterRightOrAlone] ?? looks.adjustments[.any] ?? UIOffset()
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutFace()
  }

  // MARK: Tracking

  override var triggersPrimaryActionOnTouchUp: Bool { false }
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { beginDrag(touch) }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { continueDrag(touch) }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endDrag(touch) }
  open override func cancelTracking(with event: UIEvent?) { cancelDrag() }
  override var answersActivation: Bool { isMomentary }
  override func performTap() { changeByUser(to: keyedSegment) }
  override func adjust(by key: UIKey) -> Bool { adjustChoice(by: key) }
  @_spi(UIKitParts) open override var focusOutline: (CGRect, CGFloat) { keyboardOutline }
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
    contentsChanged()
  }
  open override class var appearanceProperties: [UIAppearanceProperty] { segmentedAppearanceProperties }

  // MARK: Accessibility

  @_spi(UIKitParts) open override var isAccessibilityElementByDefault: Bool { false }
}
