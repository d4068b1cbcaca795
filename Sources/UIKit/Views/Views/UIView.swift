import QuartzCore

/// A rectangular area on the screen: it draws, lays out its subviews and handles touches.
///
/// Every view has a layer, which holds its geometry and appearance and whose delegate it is. The implementation is divided into files such
/// as `UIView+Hierarchy`, `UIView+Geometry`, `UIView+Layout`, `UIView+Drawing` and `UIView+Traits`; the class body contains the overridable
/// members.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment, UITraitChangeObservable, UILargeContentViewerItem {
  // MARK: Storage

  /// The layer, without the dispatch to subclasses that override `layer` to give it the type of their `layerClass`.
  final let ownLayer: CALayer
  // `@exclusivity(unchecked)`: read and written by the main actor in single loads and stores, never across a call that could reach the same
  // property, and for every view in every frame.
  // `unowned(unsafe)`: the object clears the reference before it is deallocated, as the comment of each property states.
  @exclusivity(unchecked) package nonisolated(unsafe) final var subviewList: [UIView] = []
  /// The superview, which clears this when it removes the view or is deallocated.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) final var parent: UIView?
  /// The window at the top of the tree. A view that leaves it, or whose tree is taken apart, clears this.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) final var hostWindow: UIWindow?
  /// The controller that has this as its view, which clears this when it takes another view or is deallocated.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) package final var controller: UIViewController?
  @exclusivity(unchecked) final var flags: ViewFlags = .initial
  @exclusivity(unchecked) final var ownBackgroundColor: UIColor?
  @exclusivity(unchecked) final var ownTintColor: UIColor?
  @exclusivity(unchecked) final var resolvedTraits: UITraitCollection?
  @exclusivity(unchecked) package final var rareStorage: ViewRareStorage?
  /// The constraint state of the view; see the Layout folder.
  @exclusivity(unchecked) package nonisolated(unsafe) final var layoutNode: LayoutNode?

  /// A number by which ``viewWithTag(_:)`` finds the view.
  @exclusivity(unchecked) open var tag = 0
  /// The margins and dimensions that change with the superview's size.
  @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = []
  @exclusivity(unchecked) final var ownContentMode = ContentMode.scaleToFill

  // MARK: Making

  /// Creates a view with a frame in its future superview's coordinates, in points.
  public init(frame: CGRect) {
    ownLayer = LayerFactory.makeLayer(for: Self.self)
    super.init()
    ownLayer.belong(to: self)
    if frame != .zero { ownLayer.begin(with: frame) }
    prepareDrawing()
  }

  /// Creates a view from an interface document, with the attributes stored there.
  public required init?(coder: NSCoder) {
    ownLayer = LayerFactory.makeLayer(for: Self.self)
    super.init()
    ownLayer.belong(to: self)
    prepareDrawing()
    coder.takeInterface(of: self, as: UIView.self)
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Stores the values of a subclass in an archive. The attributes of the view itself are not stored.
  open func encode(with coder: NSCoder) {}

  deinit {
    ownLayer.owningView = nil
    detachFromTree()
  }

  /// The layer that shows the view. A subclass with another `layerClass` may override it to return that class.
  open var layer: CALayer { ownLayer }
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Responding

  open override var next: UIResponder? { controller ?? superview }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates, in points. With a transform, it is the bounding box; prefer `bounds` and `center` then.
  open var frame: CGRect {
    get { ownLayer.frame }
    set { setFrame(newValue) }
  }
  /// The rectangle in the view's own coordinates; a change of the origin scrolls the subviews.
  open var bounds: CGRect {
    get { ownLayer.bounds }
    set { setBounds(newValue) }
  }
  /// The position of the anchor point in the superview's coordinates; the center of the frame by default.
  open var center: CGPoint {
    get { ownLayer.position }
    set { setCenter(newValue) }
  }
  open var transform: CGAffineTransform {
    get { ownLayer.affineTransform() }
    set { setTransform(newValue) }
  }
  /// The number of pixels per point for drawing; the screen's scale by default.
  open var contentScaleFactor: CGFloat {
    get { ownLayer.contentsScale }
    set { setContentScale(newValue) }
  }
  /// Returns the preferred size within `size`; the current size unless a subclass overrides it.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// Resizes the view to `sizeThatFits(_:)`.
  open func sizeToFit() { resizeToFit() }
  /// Returns whether a point in the view's coordinates is inside it; override it to enlarge the hit area.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { ownLayer.contains(point) }
  /// Returns the deepest visible view at a point that accepts touches. Views that are hidden, disabled for interaction or nearly
  /// transparent are ignored.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, with: event) }

  /// The class, the frame and the properties that differ from their defaults.
  open override var description: String { describing { lineOfDescription } }

  // MARK: Hierarchy

  /// The view that contains this one; `nil` at the top of the hierarchy.
  open var superview: UIView? { parent }
  /// The views inside this one, from back to front.
  open var subviews: [UIView] { subviewList }
  /// The window that contains the view; `nil` while it is in none.
  open var window: UIWindow? { hostWindow }
  /// Adds a view in front of the others, after removing it from its former superview.
  open func addSubview(_ view: UIView) { insert(view, at: subviewList.count) }
  /// Inserts a view at an index of `subviews`, where 0 is the backmost.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a view directly behind a subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, below: siblingSubview) }
  /// Inserts a view directly in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, above: siblingSubview) }
  /// Moves a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  /// Moves a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  /// Exchanges the positions of two subviews in the drawing order.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Removes the view from its superview, with all constraints between it and views outside.
  open func removeFromSuperview() { leaveSuperview() }
  /// Called after a subview was added; does nothing by default.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed; does nothing by default.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the superview changes; does nothing by default.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the superview changed; does nothing by default.
  open func didMoveToSuperview() { ExchangedMethods.call("didMoveToSuperview", of: self) }
  /// Called before the window of the view or of an ancestor changes; does nothing by default.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the window changed; does nothing by default.
  open func didMoveToWindow() { ExchangedMethods.call("didMoveToWindow", of: self) }

  // MARK: Layout

  /// Whether subviews are resized by their autoresizing masks when the size changes; `true` by default.
  open var autoresizesSubviews: Bool {
    get { flags.contains(.autoresizesSubviews) }
    set { flags.set(.autoresizesSubviews, newValue) }
  }
  /// Requests `layoutSubviews()` at the next layout pass; several requests cost one call.
  open func setNeedsLayout() { ownLayer.setNeedsLayout() }
  /// Configures the view from its model, before each layout that follows a request; does nothing by default.
  ///
  /// Properties of `@Observable` objects that it reads are observed: a change of one requests the next call.
  open func updateProperties() {}
  /// Lays out the invalid views below the topmost invalid ancestor immediately.
  open func layoutIfNeeded() { layoutNow() }
  /// Positions the subviews; applies constraints by default. An override calls `super` if it uses constraints.
  open func layoutSubviews() { layoutConstrainedSubviews() }
  /// The distance of content from the edges, in points; includes the safe area if requested. 8 at each edge by default.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(newValue) }
  }
  /// The layout margins with leading and trailing edges.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveLayoutMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { setDirectionalLayoutMargins(newValue) }
  }
  /// Whether the superview's margins apply where they overlap this view; `false` by default.
  open var preservesSuperviewLayoutMargins: Bool {
    get { flags.contains(.preservesSuperviewLayoutMargins) }
    set { setMarginFlag(.preservesSuperviewLayoutMargins, newValue) }
  }
  /// Whether the safe area is added to the layout margins; `true` by default.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { flags.contains(.insetsLayoutMarginsFromSafeArea) }
    set { setMarginFlag(.insetsLayoutMarginsFromSafeArea, newValue) }
  }
  /// Called after the layout margins changed; does nothing by default.
  open func layoutMarginsDidChange() {}
  /// The part of the bounds covered by bars or the screen's edges; zero outside a window.
  open var safeAreaInsets: UIEdgeInsets { rareStorage?.safeAreaInsets ?? .zero }
  /// The safe area that subviews can inherit.
  @_spi(UIKitParts) open var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }
  /// Called after the safe area changed; does nothing by default.
  open func safeAreaInsetsDidChange() {}

  // MARK: Constraints

  /// Whether the view requires constraint layout; `false` by default.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Whether the frame and the autoresizing mask become constraints; `true` by default, also in views made in code.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.contains(.translatesAutoresizingMask) }
    set { setTranslatesAutoresizingMask(newValue) }
  }
  /// Activates a constraint between this view and views inside it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { activateHere(constraint) }
  /// Activates several constraints in this view.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  /// Deactivates a constraint that this view holds; does nothing for others.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { deactivateHeld(constraint) }
  /// Deactivates several constraints that this view holds.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  /// Returns the resistance against growing beyond the intrinsic size.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { hugging(for: axis) }
  /// Sets the resistance against growing beyond the intrinsic size.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { setHugging(priority, for: axis) }
  /// Returns the resistance against shrinking below the intrinsic size.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    compressionResistance(for: axis)
  }
  /// Sets the resistance against shrinking below the intrinsic size.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    setCompressionResistance(priority, for: axis)
  }
  /// Requests `updateConstraints()` before the next layout pass.
  open func setNeedsUpdateConstraints() { askForConstraintUpdate() }
  /// Returns whether `updateConstraints()` is due.
  open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }
  /// Calls pending `updateConstraints()` of this view and its descendants immediately.
  open func updateConstraintsIfNeeded() { ConstraintUpdates.run(in: self) }
  /// Creates or changes the view's constraints; an override calls `super` at its end.
  open func updateConstraints() { flags.remove(.needsUpdateConstraints) }
  /// Returns the size near `targetSize` that satisfies the constraints inside the view; both dimensions follow the target with a low
  /// priority.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  /// Returns the size that satisfies the constraints inside the view, while each dimension follows `targetSize` with its own priority.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  /// The natural size of the content in points; `noIntrinsicMetric` in a dimension without one.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  /// Notifies the layout that `intrinsicContentSize` has changed.
  open func invalidateIntrinsicContentSize() { intrinsicContentSizeChanged() }
  /// Called when the constraints among the subviews, or their sizes, have changed.
  @_spi(UIKitParts) open func constraintsWithinChanged() {}
  /// The distance from the frame to the rectangle that constraints align, such as the width of a shadow.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// Returns the rectangle that constraints align for a given frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  /// Returns the frame for a given alignment rectangle; the inverse of `alignmentRect(forFrame:)`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { outset(alignmentRect) }
  /// The subview whose first baseline constraints use; the view itself by default.
  open var forFirstBaselineLayout: UIView { self }
  /// The subview whose last baseline constraints use; the view itself by default.
  open var forLastBaselineLayout: UIView { self }

  // MARK: Appearance

  /// The color behind the content; `nil`, the default, is transparent.
  open var backgroundColor: UIColor? {
    get { ownBackgroundColor }
    set { setBackgroundColor(newValue) }
  }
  /// The opacity from 0.0 to 1.0, multiplied into the subviews'; values outside are clamped. Touches pass through a view below 0.01.
  open var alpha: CGFloat {
    get { CGFloat(ownLayer.opacity) }
    set { ownLayer.opacity = Float(min(max(newValue, 0), 1)) }
  }
  /// Whether the view and its subviews are neither drawn nor hit.
  open var isHidden: Bool {
    get { ownLayer.isHidden }
    set { setHidden(newValue) }
  }
  /// Whether the app declares that the view fills its bounds with opaque content, so that content behind it need not be drawn.
  open var isOpaque: Bool {
    get { ownLayer.isOpaque }
    set { ownLayer.isOpaque = newValue }
  }
  /// Whether content outside the bounds is clipped; `false` by default.
  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }
  /// The fitting of drawn content after a change of the bounds; `.scaleToFill` by default.
  open var contentMode: ContentMode {
    get { ownContentMode }
    set { setContentMode(newValue) }
  }
  /// Whether the drawing area is cleared before `draw(_:)`; `true` by default.
  open var clearsContextBeforeDrawing: Bool {
    get { flags.contains(.clearsContext) }
    set { flags.set(.clearsContext, newValue) }
  }
  /// A view whose opacity masks this one; it must have no superview. `nil` by default.
  open var mask: UIView? {
    get { rareStorage?.mask }
    set { setMask(newValue) }
  }
  /// Draws the content into the current context; does nothing by default, and a view that does not override it needs no bitmap.
  open func draw(_ rect: CGRect) {}
  /// Requests a call of `draw(_:)` for the whole bounds.
  open func setNeedsDisplay() { markForDisplay(nil) }
  /// Requests a call of `draw(_:)` for a part of the bounds.
  open func setNeedsDisplay(_ rect: CGRect) { markForDisplay(rect) }
  /// The color of interactive elements; inherited from the superview unless set. `nil` inherits again.
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set { setTintColor(newValue) }
  }
  /// Whether the tint color is dimmed; inherited from the superview while `.automatic`.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }
  /// Called after the effective tint color or its dimming changed; does nothing by default.
  open func tintColorDidChange() {}
  /// The meaning of the content, which determines whether it is mirrored.
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { rareStorage?.semanticContentAttribute ?? .unspecified }
    set { setSemanticContentAttribute(newValue) }
  }
  /// The direction in which the view's content is laid out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { resolvedLayoutDirection }

  // MARK: Events

  /// Whether touches reach the view and its subviews; `true` by default.
  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.userInteraction) }
    set { flags.set(.userInteraction, newValue) }
  }
  /// Whether the view receives a second touch while one is active; `false` by default.
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouch) }
    set { flags.set(.multipleTouch, newValue) }
  }
  /// Whether touches of other views are blocked while this view has one; `false` by default.
  open var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set { flags.set(.exclusiveTouch, newValue) }
  }
  /// The recognizers attached to the view, in the order in which they were added.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { rareStorage?.gestureRecognizers }
    set { setGestureRecognizers(newValue) }
  }
  /// Attaches a recognizer, which receives touches of the view and its subviews; it leaves its former view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  /// Detaches a recognizer and cancels its gesture.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  /// Returns whether a recognizer of this view may leave the state `.possible`; `true` by default.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Makes the first responder among the descendants resign; `force` ignores a refusal. Returns whether none is left.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignFirstResponderWithin(force: force) }

  // MARK: Focus

  /// Whether the view can have the keyboard focus.
  open var canBecomeFocused: Bool { false }
  /// Whether the view has the keyboard focus.
  open var isFocused: Bool { flags.contains(.focused) }
  open var focusGroupIdentifier: String? {
    get { rareStorage?.focus.groupIdentifier }
    set { rare.focus.groupIdentifier = newValue }
  }
  /// The priority of the view as the first focus of its group; `.ignored` by default.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { rareStorage?.focus.priority ?? .ignored }
    set { rare.focus.priority = newValue }
  }
  open var focusEffect: UIFocusEffect? {
    get { ownFocusEffect }
    set { rare.focus.effect = .own(newValue) }
  }
  var defaultFocusEffect: UIFocusEffect? { UIFocusHaloEffect() }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { controller?.preferredFocusEnvironments ?? [] }
  open func setNeedsFocusUpdate() { requestFocusUpdate() }
  /// Moves the focus immediately if an update was requested.
  open func updateFocusIfNeeded() { window?.focusSystem.updateFocusIfNeeded() }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called on the views that lose and gain the focus and their ancestors; does nothing by default.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: Traits

  /// The traits of the view: those of the window with the overrides of the views and controllers in between.
  open var traitCollection: UITraitCollection { resolvedTraits ?? .standard }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Returns the traits that the view starts from, given those of its superview; a list hands its environment to its cells.
  @_spi(UIKitParts) open func traits(over inherited: UITraitCollection) -> UITraitCollection { inherited }

  // MARK: Appearance

  /// The properties that this class's appearance proxies apply, in addition to those of its superclasses.
  open class var appearanceProperties: [UIAppearanceProperty] {
    [UIAppearanceProperty(\UIView.ownBackground), UIAppearanceProperty(\UIView.ownTint)]
  }

  // MARK: Accessibility

  /// Whether views of this class are accessibility elements by default, as labels and controls are.
  @_spi(UIKitParts) open var isAccessibilityElementByDefault: Bool { false }
  /// Whether assistive technology reads the view as one element; labels and controls do by default.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? isAccessibilityElementByDefault }
    set { accessibility.isElement = newValue }
  }
  /// The short name that is read for the element; labels and buttons use their text.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  /// A sentence about the result of an action, read after a pause.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  /// The value that is read after the label, such as the position of a slider.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  /// The role and state that assistive technology announces.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .none }
    set { accessibility.traits = newValue }
  }
  /// A name for tests, which is never read aloud.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  /// The language the texts are read in, such as `de-DE`; `nil` uses the interface's.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? accessibility.path?.bounds ?? frameOnScreen }
    set { accessibility.frame = newValue }
  }
  /// The outline of the element on the screen; `nil` uses the accessibility frame.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility.path }
    set { accessibility.path = newValue }
  }
  /// The point on the screen that activation touches; the middle of the element by default.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility.activationPoint ?? centerOnScreen }
    set { accessibility.activationPoint = newValue }
  }
  /// The elements inside the view in reading order; `nil` derives them from the subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
  /// Whether assistive technologies ignore the descendants; `false` by default.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden }
    set { accessibility.elementsHidden = newValue }
  }
  /// Whether assistive technologies ignore the siblings of the view, as behind an alert; `false` by default.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }
  /// The kind of collection the view forms for assistive technology; `.none` by default.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility.containerType }
    set { accessibility.containerType = newValue }
  }

  // MARK: Large content

  /// Whether the large content viewer shows the view while a finger rests on it; `false` by default.
  open var showsLargeContentViewer: Bool {
    get { largeContent.isShown }
    set { largeContent.isShown = newValue }
  }
  /// The text shown by the large content viewer; that of a label or button unless set.
  open var largeContentTitle: String? {
    get { largeContent.title ?? largeContentSource?.standardLargeContentTitle }
    set { largeContent.title = newValue }
  }
  /// The image shown by the large content viewer; that of an image view or button unless set.
  open var largeContentImage: UIImage? {
    get { largeContent.image ?? largeContentSource?.standardLargeContentImage }
    set { largeContent.image = newValue }
  }
  /// Whether the large content viewer enlarges the image.
  open var scalesLargeContentImage: Bool {
    get {
      largeContent.scalesImage ?? (largeContent.image == nil && largeContentSource?.scalesStandardLargeContentImage ?? false)
    }
    set { largeContent.scalesImage = newValue }
  }
  /// The insets of the image in the large content viewer, in points.
  open var largeContentImageInsets: UIEdgeInsets {
    get { largeContent.imageInsets ?? largeContentSource?.standardLargeContentImageInsets ?? .zero }
    set { largeContent.imageInsets = newValue }
  }
  /// Further actions that assistive technology offers for the element.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }
  /// Returns the number of elements inside the view.
  open func accessibilityElementCount() -> Int { listedContents.count }
  /// Returns the element at an index in reading order; `nil` if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    let contents = listedContents
    return contents.indices.contains(index) ? contents[index] : nil
  }
  /// Returns the index of an element in reading order; `NSNotFound` if it is not inside.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibleContents.firstIndex { $0 === element as AnyObject } ?? NSNotFound
  }
  /// The subviews in reading order.
  var subviewsAsRead: [any AccessibleObject] {
    (self as? any ReadInOwnOrder)?.partsAsRead
      ?? AccessibilityTree.inReadingOrder(readableSubviews, direction: effectiveUserInterfaceLayoutDirection)
  }
  /// Elements inside the view that are read in addition to it, if the view is an element.
  var accessibleCompany: AccessibleCompany? { (self as? any ReadInCompany)?.company }
  /// Performs the element's main action. Returns `false`, the default, to send a tap instead.
  open func accessibilityActivate() -> Bool { false }
  /// Raises the value of an adjustable element; does nothing by default.
  open func accessibilityIncrement() {}
  /// Lowers the value of an adjustable element; does nothing by default.
  open func accessibilityDecrement() {}
  /// Called when assistive technology moves to the element; does nothing by default.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called when assistive technology leaves the element; does nothing by default.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns whether assistive technology is at this element.
  open func accessibilityElementIsFocused() -> Bool { UIAccessibility.focused === self }

  // MARK: Snapshots

  /// Returns a view with an image of this one's current look. `afterUpdates` lays out and draws pending changes first.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { makeSnapshot(of: bounds, afterUpdates: afterUpdates) }
  /// Returns a view with an image of a part, which stretches between the cap insets on resizing.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { makeSnapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets) }
  /// Draws the view and its subviews into the current context, scaled to `rect`. Returns whether all of it could be drawn.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    renderHierarchy(in: rect, afterUpdates: afterUpdates)
  }

  // MARK: Dynamics

  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Restoration

  /// Stores state that survives a restart; does nothing by default.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Restores stored state; does nothing by default.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Layer delegate

  open func display(_ layer: CALayer) { PlainLayerDelegate.shared.display(layer) }
  open func draw(_ layer: CALayer, in context: CGContext) { drawLayer(in: context) }
  open func layerWillDraw(_ layer: CALayer) {}
  open func layoutSublayers(of layer: CALayer) { layoutPass(of: layer) }
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { animationAction(forKey: event) }

  // MARK: Motion

  /// The effects of the view. See ``UIMotionEffect``.
  open var motionEffects: [UIMotionEffect] {
    get { objc_getAssociatedObject(self, motionEffectsKey) as? [UIMotionEffect] ?? [] }
    set { objc_setAssociatedObject(self, motionEffectsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
  }
  /// Adds an effect that changes the view while the device is tilted.
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes an effect.
  open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

  // MARK: Focus

  /// The controller of the view, or its superview.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { controller ?? parent }

  // MARK: Anchors

  /// The edge where lines begin: the left one in left-to-right layouts.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(madeLayoutNode, .leading) }
  /// The edge where lines end: the right one in left-to-right layouts.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(madeLayoutNode, .trailing) }
  /// The left edge of the alignment rectangle, in any layout direction.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(madeLayoutNode, .left) }
  /// The right edge of the alignment rectangle, in any layout direction.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(madeLayoutNode, .right) }
  /// The top edge of the alignment rectangle.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(madeLayoutNode, .top) }
  /// The bottom edge of the alignment rectangle.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(madeLayoutNode, .bottom) }
  /// The width of the alignment rectangle.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(madeLayoutNode, .width) }
  /// The height of the alignment rectangle.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(madeLayoutNode, .height) }
  /// The horizontal middle of the alignment rectangle.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(madeLayoutNode, .centerX) }
  /// The vertical middle of the alignment rectangle.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(madeLayoutNode, .centerY) }
  /// The baseline of the first line of text; the top edge of views without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(madeLayoutNode, .firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of views without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(madeLayoutNode, .lastBaseline) }

  // MARK: Constraints

  /// The active constraints that this view holds.
  open var constraints: [NSLayoutConstraint] { layoutNode?.held ?? [] }

  // MARK: Layout diagnosis

  /// Returns the constraints that affect the view's position and size along an axis, including those of the system.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    ownConstraintsAffectingLayout(for: axis)
  }
  /// Whether the constraints allow more than one position or size of the view.
  open var hasAmbiguousLayout: Bool { ownHasAmbiguousLayout }

  // MARK: Layout guides

  /// The app's guides of this view.
  open var layoutGuides: [UILayoutGuide] { layoutNode?.guides.filter { $0.rule == nil } ?? [] }
  /// Adds a guide, after removing it from its previous view.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { ownAddLayoutGuide(layoutGuide) }
  /// Removes a guide with all constraints to it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { ownRemoveLayoutGuide(layoutGuide) }
  /// The part of the view not covered by bars.
  open var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(\.safeArea, .safeArea, "UIViewSafeAreaLayoutGuide")
  }
  /// The view without its layout margins.
  open var layoutMarginsGuide: UILayoutGuide {
    systemGuide(\.margins, .margins, "UIViewLayoutMarginsGuide")
  }
  /// The part of the view inside its margins with a readable width.
  open var readableContentGuide: UILayoutGuide {
    systemGuide(\.readable, .readable, "UIViewReadableContentGuide")
  }

  // MARK: Restoration

  /// Identifies the view in its controller's state; nil, the default, preserves no state of it.
  open var restorationIdentifier: String? {
    get { rareStorage?.restorationIdentifier }
    set { rare.restorationIdentifier = newValue }
  }

  // MARK: Geometry

  /// The point of the bounds, in fractions, that is at the center and about which transforms apply.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }
  /// The three-dimensional transform around the anchor point; `transform` is its affine part.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// Converts a point from this view's coordinates to those of `view`; `nil` is the window.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { ownConvert(point, to: view) }
  /// Converts a point from the coordinates of `view` to this view's; `nil` is the window.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { ownConvert(point, from: view) }
  /// Converts a rectangle from this view's coordinates to those of `view`; `nil` is the window. With a rotation, returns the bounding box.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { ownConvert(rect, to: view) }
  /// Converts a rectangle from the coordinates of `view` to this view's; `nil` is the window. With a rotation, returns the bounding box.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { ownConvert(rect, from: view) }

  // MARK: Hierarchy

  /// Returns whether this is `view` or its descendant.
  open func isDescendant(of view: UIView) -> Bool { ownIsDescendant(of: view) }
  /// Returns the view with `tag`: this one, or the first descendant, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? { ownViewWithTag(tag) }

  // MARK: Interactions

  /// The interactions of the view, such as menus, drags and pointers.
  open var interactions: [any UIInteraction] {
    get { ownInteractions }
    set { ownInteractions = newValue }
  }
  /// Adds an interaction and retains it; one that belongs to another view is removed there first.
  open func addInteraction(_ interaction: any UIInteraction) { ownAddInteraction(interaction) }
  /// Removes an interaction; does nothing if it belongs to another view.
  open func removeInteraction(_ interaction: any UIInteraction) { ownRemoveInteraction(interaction) }

  // MARK: Traits

  /// The trait overrides of this view and its descendants.
  open var traitOverrides: UITraitOverrides {
    get { ownTraitOverrides }
    set { ownTraitOverrides = newValue }
  }
  /// The minimum text size of this view and its descendants; nil sets no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    get { rareStorage?.textSizeLimits.least }
    set { limitTextSize { $0.least = newValue } }
  }
  /// The maximum text size of this view and its descendants; nil sets no limit.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { rareStorage?.textSizeLimits.greatest }
    set { limitTextSize { $0.greatest = newValue } }
  }
  /// The interface style of this view and its descendants, regardless of the environment.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownOverrideUserInterfaceStyle }
    set { ownOverrideUserInterfaceStyle = newValue }
  }
}
