import CoreGraphics
import Foundation

/// A row of segments of which one is chosen, or, if momentary, each of which is a button.
@preconcurrency @MainActor open class UISegmentedControl: UIControl {
  final var segments: [SegmentView] = []
  final let face = SegmentedFace()
  final var looks = SegmentedLooks()
  /// In place of the design's, where the control is a part of something else.
  final var ownLook: UIDesign.Controls.Segments? {
    didSet { contentsChanged() }
  }
  final var drag: SegmentDrag?
  final var chosen = UISegmentedControl.noSegment
  /// The segment that keys came to, where segments are buttons.
  final var marked = 0

  /// A control with a segment for each title, image or action.
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
    if let coder = coder.interface(for: self, "segmentedControl") { takeSegmentAttributes(coder) }
  }

  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { append(action) }
  }

  /// Stands for no segment.
  public nonisolated static let noSegment = -1

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: title, image: nil, action: nil), at: segment, animated: animated)
  }
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentView(title: nil, image: image, action: nil), at: segment, animated: animated)
  }
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(SegmentView(title: action.title, image: action.image, action: action), at: segment, animated: animated)
  }
  open func removeSegment(at segment: Int, animated: Bool) { remove(at: segment, animated: animated) }
  open func removeAllSegments() { removeAll() }
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      if title != nil { $0.image = nil }
    }
  }
  open func titleForSegment(at segment: Int) -> String? { view(at: segment)?.title }
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      if image != nil { $0.title = nil }
    }
  }
  open func imageForSegment(at segment: Int) -> UIImage? { view(at: segment)?.image }
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.action = action
      $0.title = action.image == nil ? action.title : nil
      $0.image = action.image
    }
  }
  open func actionForSegment(at segment: Int) -> UIAction? { view(at: segment)?.action }
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
  /// The width of a segment; 0 leaves it to the control.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.ownWidth = width } }
  open func widthForSegment(at segment: Int) -> CGFloat { view(at: segment)?.ownWidth ?? 0 }
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.contentOffset = offset } }
  open func contentOffsetForSegment(at segment: Int) -> CGSize { view(at: segment)?.contentOffset ?? .zero }
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isOn = enabled } }
  open func isEnabledForSegment(at segment: Int) -> Bool { view(at: segment)?.isOn ?? false }

  // MARK: Selection

  open var selectedSegmentIndex: Int {
    get { chosen }
    set { choose(newValue, animated: false) }
  }
  open var isMomentary = false {
    didSet { showFace() }
  }
  /// Whether segments are as wide as their contents ask, and not all of one width.
  open var apportionsSegmentWidthsByContent = false {
    didSet { contentsChanged() }
  }

  // MARK: Looks

  open var selectedSegmentTintColor: UIColor? {
    didSet { showFace() }
  }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    looks.attributes[state] = attributes
    contentsChanged()
  }
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { looks.attributes[state] }
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics) {
    looks.backgrounds[barMetrics, default: StateValues()][state] = backgroundImage
    showFace()
  }
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? { looks.backgrounds[barMetrics]?.resolved(state) }
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    looks.dividers[barMetrics, default: [:]][DividerStates(left: leftState, right: rightState)] = dividerImage
    showFace()
  }
  open func dividerImage(forLeftSegmentState leftState: State, rightSegmentState rightState: State, barMetrics: UIBarMetrics) -> UIImage? {
    looks.divider(left: leftState, right: rightState, barMetrics)
  }
  open func setContentPositionAdjustment(_ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics) {
    looks.adjustments[leftCenterRightOrAlone] = adjustment
    setNeedsLayout()
  }
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
  override var focusOutline: (CGRect, CGFloat) { keyboardOutline }
  override func stateChanged() {
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

  /// The segments are the elements.
  override var isAccessibilityElementByDefault: Bool { false }
}
