import CoreGraphics
import Foundation
import QuartzCore

/// A rectangle on the screen: it draws, lays out what it contains and answers touches.
///
/// Every view is backed by a layer, whose delegate it is and which holds its geometry and looks. The parts of a view's work stand in files
/// of their own: `UIView+Hierarchy`, `UIView+Geometry`, `UIView+Layout`, `UIView+Drawing`, `UIView+Traits` and so on; here is what a
/// subclass may override.
@preconcurrency @MainActor open class UIView: UIResponder, CALayerDelegate, UITraitEnvironment, UITraitChangeObservable {
  // MARK: Storage

  /// The layer that shows the view.
  public final let layer: CALayer
  @exclusivity(unchecked) nonisolated(unsafe) final var subviewList: [UIView] = []
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) final var parent: UIView?
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) final var hostWindow: UIWindow?
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) package final var controller: UIViewController?
  @exclusivity(unchecked) final var flags: ViewFlags = .initial
  @exclusivity(unchecked) final var ownBackgroundColor: UIColor?
  @exclusivity(unchecked) final var ownTintColor: UIColor?
  @exclusivity(unchecked) final var resolvedTraits: UITraitCollection?
  @exclusivity(unchecked) final var rareStorage: ViewRareStorage?
  /// What constraints on the view need; see the layout folder.
  @exclusivity(unchecked) nonisolated(unsafe) final var layoutNode: LayoutNode?

  /// A number by which ``viewWithTag(_:)`` finds the view.
  @exclusivity(unchecked) public final var tag = 0
  /// Which margins and sizes follow the superview's size.
  @exclusivity(unchecked) public final var autoresizingMask: AutoresizingMask = []
  @exclusivity(unchecked) final var ownContentMode = ContentMode.scaleToFill

  // MARK: Making

  public init(frame: CGRect) {
    layer = LayerFactory.makeLayer(for: Self.self)
    super.init()
    layer.belong(to: self)
    if frame != .zero { layer.begin(with: frame) }
    prepareDrawing()
  }

  public required init?(coder: NSCoder) {
    layer = LayerFactory.makeLayer(for: Self.self)
    super.init()
    layer.belong(to: self)
    prepareDrawing()
    if let coder = coder.interface(for: self) { takeViewAttributes(coder) }
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  deinit {
    layer.owningView = nil
    detachFromTree()
  }

  /// The class of the layer that views of this class make.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Responding

  open override var next: UIResponder? { controller ?? superview }

  // MARK: Geometry

  open var frame: CGRect {
    get { layer.frame }
    set { setFrame(newValue) }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set { setBounds(newValue) }
  }
  open var center: CGPoint {
    get { layer.position }
    set { setCenter(newValue) }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { setTransform(newValue) }
  }
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { setContentScale(newValue) }
  }
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { resizeToFit() }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { layer.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, with: event) }

  // MARK: Hierarchy

  open var superview: UIView? { parent }
  open var subviews: [UIView] { subviewList }
  open var window: UIWindow? { hostWindow }
  open func addSubview(_ view: UIView) { insert(view, at: subviewList.count) }
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) { insert(view, below: siblingSubview) }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) { insert(view, above: siblingSubview) }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, toFront: true) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, toFront: false) }
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  open func removeFromSuperview() { leaveSuperview() }
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  // MARK: Layout

  open var autoresizesSubviews: Bool {
    get { flags.contains(.autoresizesSubviews) }
    set { flags.set(.autoresizesSubviews, newValue) }
  }
  open func setNeedsLayout() { layer.setNeedsLayout() }
  open func layoutIfNeeded() { layoutNow() }
  open func layoutSubviews() { layoutConstrainedSubviews() }
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(newValue) }
  }
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveLayoutMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set { setDirectionalLayoutMargins(newValue) }
  }
  open var preservesSuperviewLayoutMargins: Bool {
    get { flags.contains(.preservesSuperviewLayoutMargins) }
    set { setMarginFlag(.preservesSuperviewLayoutMargins, newValue) }
  }
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { flags.contains(.insetsLayoutMarginsFromSafeArea) }
    set { setMarginFlag(.insetsLayoutMarginsFromSafeArea, newValue) }
  }
  open func layoutMarginsDidChange() {}
  open var safeAreaInsets: UIEdgeInsets { rareStorage?.safeAreaInsets ?? .zero }
  open func safeAreaInsetsDidChange() {}

  // MARK: Constraints

  open class var requiresConstraintBasedLayout: Bool { false }
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { flags.contains(.translatesAutoresizingMask) }
    set { setTranslatesAutoresizingMask(newValue) }
  }
  open func setNeedsUpdateConstraints() { askForConstraintUpdate() }
  open func needsUpdateConstraints() -> Bool { flags.contains(.needsUpdateConstraints) }
  open func updateConstraintsIfNeeded() { ConstraintUpdates.run(in: self) }
  open func updateConstraints() { flags.remove(.needsUpdateConstraints) }
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
  open func invalidateIntrinsicContentSize() { intrinsicContentSizeChanged() }
  /// Called when the constraints among the views within, or the sizes of these, have changed.
  func constraintsWithinChanged() {}
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect { outset(alignmentRect) }
  open var forFirstBaselineLayout: UIView { self }
  open var forLastBaselineLayout: UIView { self }

  // MARK: Looks

  open var backgroundColor: UIColor? {
    get { ownBackgroundColor }
    set { setBackgroundColor(newValue) }
  }
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(min(max(newValue, 0), 1)) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set { setHidden(newValue) }
  }
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  open var contentMode: ContentMode {
    get { ownContentMode }
    set { setContentMode(newValue) }
  }
  open var clearsContextBeforeDrawing: Bool {
    get { flags.contains(.clearsContext) }
    set { flags.set(.clearsContext, newValue) }
  }
  open var mask: UIView? {
    get { rareStorage?.mask }
    set { setMask(newValue) }
  }
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() { markForDisplay(nil) }
  open func setNeedsDisplay(_ rect: CGRect) { markForDisplay(rect) }
  open var tintColor: UIColor! {
    get { inheritedTintColor }
    set { setTintColor(newValue) }
  }
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { setTintAdjustmentMode(newValue) }
  }
  open func tintColorDidChange() {}
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { rareStorage?.semanticContentAttribute ?? .unspecified }
    set { setSemanticContentAttribute(newValue) }
  }
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { resolvedLayoutDirection }

  // MARK: Events

  open var isUserInteractionEnabled: Bool {
    get { flags.contains(.userInteraction) }
    set { flags.set(.userInteraction, newValue) }
  }
  open var isMultipleTouchEnabled: Bool {
    get { flags.contains(.multipleTouch) }
    set { flags.set(.multipleTouch, newValue) }
  }
  open var isExclusiveTouch: Bool {
    get { flags.contains(.exclusiveTouch) }
    set { flags.set(.exclusiveTouch, newValue) }
  }
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { rareStorage?.gestureRecognizers }
    set { setGestureRecognizers(newValue) }
  }
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignFirstResponderWithin(force: force) }

  // MARK: Focus

  /// Whether keys can go to the view.
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { flags.contains(.focused) }
  open var focusGroupIdentifier: String? {
    get { rareStorage?.focus.groupIdentifier }
    set { rare.focus.groupIdentifier = newValue }
  }
  open var focusGroupPriority: UIFocusGroupPriority {
    get { rareStorage?.focus.priority ?? .ignored }
    set { rare.focus.priority = newValue }
  }
  open var focusEffect: UIFocusEffect? {
    get { ownFocusEffect }
    set { rare.focus.effect = .own(newValue) }
  }
  /// The mark of a view whose author has not said.
  var defaultFocusEffect: UIFocusEffect? { UIFocusHaloEffect() }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { controller?.preferredFocusEnvironments ?? [] }
  open func setNeedsFocusUpdate() { requestFocusUpdate() }
  open func updateFocusIfNeeded() { window?.focusSystem.updateFocusIfNeeded() }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: Traits

  open var traitCollection: UITraitCollection { resolvedTraits ?? .standard }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Appearance

  /// The properties that this class's appearance proxies hand on, beside those of its superclasses.
  open class var appearanceProperties: [UIAppearanceProperty] {
    [UIAppearanceProperty(\UIView.ownBackground), UIAppearanceProperty(\UIView.ownTint)]
  }

  // MARK: Accessibility

  /// Whether views of this class are elements until they say otherwise, as labels and controls are.
  var isAccessibilityElementByDefault: Bool { false }
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? isAccessibilityElementByDefault }
    set { accessibility.isElement = newValue }
  }
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .none }
    set { accessibility.traits = newValue }
  }
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? accessibility.path?.bounds ?? frameOnScreen }
    set { accessibility.frame = newValue }
  }
  open var accessibilityPath: UIBezierPath? {
    get { accessibility.path }
    set { accessibility.path = newValue }
  }
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility.activationPoint ?? centerOnScreen }
    set { accessibility.activationPoint = newValue }
  }
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }
  open var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden }
    set { accessibility.elementsHidden = newValue }
  }
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility.containerType }
    set { accessibility.containerType = newValue }
  }
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.customActions }
    set { accessibility.customActions = newValue }
  }
  open func accessibilityElementCount() -> Int { accessibleContents.count }
  open func accessibilityElement(at index: Int) -> Any? {
    let contents = accessibilityElements?.compactMap { AccessibilityStandIn.readable($0) } ?? subviewsAsRead
    return contents.indices.contains(index) ? contents[index] : nil
  }
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibleContents.firstIndex { $0 === element as AnyObject } ?? NSNotFound
  }
  /// The subviews in the order they are read.
  var subviewsAsRead: [any AccessibleObject] {
    AccessibilityTree.inReadingOrder(readableSubviews, direction: effectiveUserInterfaceLayoutDirection)
  }
  /// What is read beside the view though it stands in it, where the view is an element.
  var accessibleCompany: AccessibleCompany? { nil }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func accessibilityElementIsFocused() -> Bool { UIAccessibility.focused === self }

  // MARK: Snapshots

  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { makeSnapshot(of: bounds, afterUpdates: afterUpdates) }
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { makeSnapshot(of: rect, afterUpdates: afterUpdates, capInsets: capInsets) }
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    renderHierarchy(in: rect, afterUpdates: afterUpdates)
  }

  // MARK: Dynamics

  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Restoration

  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Layer delegate

  open func draw(_ layer: CALayer, in context: CGContext) { drawLayer(in: context) }
  open func layerWillDraw(_ layer: CALayer) {}
  open func layoutSublayers(of layer: CALayer) { layoutPass(of: layer) }
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { animationAction(forKey: event) }
}
