import CoreGraphics

/// A rectangle with a position, an appearance, contents and sublayers.
///
/// A layer's properties are its *model*. Changing one marks the change for the compositor (`changes`), and outside of views runs the
/// property's implicit action. During animations the values on screen differ from the model: the renderer reads `displayed`, an app reads
/// `presentation()`.
///
/// A subclass that adds animatable properties declares them in `animatableProperties` and copies them in `init(layer:)`.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  // `@exclusivity(unchecked)`: read and written by the main actor in single loads and stores, never across a call that could reach the same
  // property, and for every layer in every frame.
  // `unowned(unsafe)`: the object clears the reference before it is deallocated, as is said with each.
  @exclusivity(unchecked) final var state = LayerState()
  @exclusivity(unchecked) final var details: LayerDetails?
  final var extras: LayerExtras?
  @exclusivity(unchecked) final var animationState: LayerAnimations?

  // MARK: The tree

  /// The superlayer, or the layer that this one masks. The owner clears it when it is released.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) final var owner: CALayer?
  /// The sublayers, without the optional of `sublayers`.
  @exclusivity(unchecked) package internal(set) final var children: [CALayer] = []

  // MARK: Marks

  /// The changes since the compositor last read the layer.
  @exclusivity(unchecked) package final var changes: LayerChanges = .everything
  /// The compositor's state for this layer.
  @exclusivity(unchecked) package final var renderNode: RenderNode?
  @exclusivity(unchecked) final var marks: Marks = []
  /// The transaction in which the layer was created or last added to a superlayer; no change animates implicitly within it.
  @exclusivity(unchecked) final var joinedTransaction: UInt32 = CATransaction.serial

  /// Text, fills, images and paths that the layer draws above its background and contents and below its sublayers.
  package final var items: [LayerItem] = [] {
    didSet { markChanged(.values) }
  }

  /// Whether the renderer may flatten this subtree into one bitmap while it does not change.
  package final var flattens = false {
    didSet { if flattens != oldValue { markChanged(.values) } }
  }

  /// The view that owns the layer, which is its delegate and clears this property when it is released. It is not weak, because weak
  /// references slow down every retain of the object.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) package final var owningView: (any CALayerDelegate)?
  private weak var otherDelegate: (any CALayerDelegate)?

  /// The object that draws the layer and provides its actions, usually a view. It is held weakly.
  open var delegate: (any CALayerDelegate)? {
    get { owningView ?? otherDelegate }
    set {
      owningView = nil
      otherDelegate = newValue
      marks.set(.hasDelegate, newValue != nil)
    }
  }

  /// Makes `view` the delegate and owner of the layer.
  package final func belong(to view: any CALayerDelegate) {
    owningView = view
    marks.formUnion([.hasDelegate, .isViewBacked])
  }

  /// Sets the frame of a newly created layer that is not in a tree yet: no action is requested and nothing is marked.
  package final func begin(with frame: CGRect) {
    guard type(of: self) == CALayer.self else {
      self.frame = frame
      return
    }
    guard accepts(frame) else { return }
    let frame = frame.standardized
    state.position = CGPoint(x: frame.minX + state.anchorPoint.x * frame.width, y: frame.minY + state.anchorPoint.y * frame.height)
    state.bounds = CGRect(origin: .zero, size: frame.size)
  }

  // MARK: Life

  public override init() {
    super.init()
  }

  /// Creates a copy of `layer` for presentation. Override it to copy your own properties; call super.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    marks.insert(.isCopy)
    copyModel(from: layer)
  }

  /// Creates the object from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  deinit {
    for child in children { child.owner = nil }
    TreeRelease.release(&children)
    if !marks.contains(.isCopy) { details?.values.mask?.owner = nil }
  }

  /// Copies every property value of `layer`, which is of this class or a superclass.
  func copyModel(from layer: CALayer) {
    state = layer.state
    if let details = layer.details {
      if self.details == nil { self.details = LayerDetails() }
      self.details!.values = details.values
    } else {
      details = nil
    }
    if let values = layer.extras?.userValues, !values.isEmpty { writableExtras.userValues = values }
  }

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates; scrolling changes its origin.
  open var bounds: CGRect {
    get { state.bounds }
    set { setBounds(newValue) }
  }

  /// The position of `anchorPoint` in the superlayer.
  open var position: CGPoint {
    get { state.position }
    set { setPosition(newValue) }
  }

  /// The rectangle the layer covers in its superlayer, computed from bounds, position, anchor and transform.
  open var frame: CGRect {
    get { computedFrame }
    set { setFrame(newValue) }
  }

  // MARK: The tree

  /// Adds a layer in front of the sublayers.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  /// Inserts a layer at an index of the sublayers.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Removes the layer from its superlayer; without one it does nothing.
  open func removeFromSuperlayer() {
    detach()
  }

  // MARK: Layout

  /// Marks the layer so that it is laid out before the next frame.
  open func setNeedsLayout() {
    markNeedsLayout()
  }

  /// Lays out the tree of this layer, from its topmost ancestor that needs it downward.
  open func layoutIfNeeded() {
    layoutFromTop()
  }

  /// Positions the sublayers; calls the delegate.
  open func layoutSublayers() {
    if marks.contains(.hasDelegate) { delegate?.layoutSublayers(of: self) }
  }

  /// Returns the size of the bounds, unless a subclass overrides this method.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Display

  /// Marks the layer so that it is drawn again before the next frame.
  open func setNeedsDisplay() {
    markNeedsDisplay()
  }

  /// Marks a part of the layer so that it is drawn again before the next frame.
  open func setNeedsDisplay(_ r: CGRect) {
    if !r.isEmpty { markNeedsDisplay() }
  }

  /// Draws the layer now if it is marked.
  open func displayIfNeeded() {
    displayIfMarked()
  }

  /// Updates the contents: calls the delegate, or draws into a bitmap.
  open func display() {
    displayContents()
  }

  /// Draws the contents; calls the delegate. Coordinates are the layer's own, with y pointing down.
  open func draw(in ctx: CGContext) {
    drawByDelegate(in: ctx)
  }

  /// Returns whether a change of the property `key` requires the layer to draw itself again.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The properties that key paths and animations can name. A subclass adds its own to those of super.
  open class var animatableProperties: [CALayerProperty] { commonProperties }

  // MARK: Actions

  /// Returns the action for `event`: the delegate's, that of `actions`, of `style`, or the class's default.
  open func action(forKey event: String) -> (any CAAction)? {
    searchAction(forKey: event)
  }

  /// Returns the action of a key if neither the delegate nor the layer has one.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns the value of a property that was not set.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  // MARK: Animations

  /// Adds a copy of an animation, which replaces the one with the same key.
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }

  /// Removes the animation with a key; does nothing if there is none.
  open func removeAnimation(forKey key: String) { detachAnimation(forKey: key) }

  /// Removes every animation.
  open func removeAllAnimations() { detachAllAnimations() }

  // MARK: Hit testing

  /// Returns the farthest descendant that contains `p`, which is in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    searchHit(p)
  }

  /// Returns whether `p`, in the layer's own coordinates, is in its bounds.
  open func contains(_ p: CGPoint) -> Bool {
    bounds.contains(p)
  }

  // MARK: Render

  /// Draws the layer and its sublayers into `context` at the context's scale; layers that are marked for display are drawn first, as they are
  /// without a layout. The layer's position, transform and opacity are ignored: its bounds are drawn in the coordinates of the context.
  open func render(in context: CGContext) {
    displayTree()
    renderAsDisplayed(in: context)
  }

  // MARK: Actions

  /// Actions by event or property name; `NSNull()` stops the search.
  open var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { writableExtras.actions = newValue }
  }
  /// Values of properties that were never set, and further actions under the key "actions".
  open var style: [AnyHashable: Any]? {
    get { extras?.style }
    set { writableExtras.style = newValue }
  }
  /// The name; for use by the app.
  open var name: String? {
    get { extras?.name }
    set { if newValue != extras?.name { writableExtras.name = newValue } }
  }

  // MARK: Animations

  /// Returns the keys of the animations on the layer, in the order in which they were added; nil if there are none.
  open func animationKeys() -> [String]? { ownAnimationKeys() }
  /// Returns the layer's copy of the animation with that key. It must not be changed.
  open func animation(forKey key: String) -> CAAnimation? { ownAnimation(forKey: key) }

  // MARK: Appearance

  /// The opacity from 0 to 1. Applies to the layer and its sublayers as one.
  open var opacity: Float {
    get { ownOpacity }
    set { ownOpacity = newValue }
  }
  /// Whether the layer and its sublayers are not drawn. Animatable.
  open var isHidden: Bool {
    get { state.flags.contains(.isHidden) }
    set { setFlag("hidden", .isHidden, newValue) }
  }
  /// The color behind the contents; nil for none. Animatable.
  open var backgroundColor: CGColor? {
    get { ownBackgroundColor }
    set { ownBackgroundColor = newValue }
  }
  /// The radius of the corners of the background and border, and of the mask of `masksToBounds`. Animatable.
  open var cornerRadius: CGFloat {
    get { ownCornerRadius }
    set { ownCornerRadius = newValue }
  }
  /// The corners `cornerRadius` rounds.
  open var maskedCorners: CACornerMask {
    get { drawnDetails.values.maskedCorners }
    set { setDetail("maskedCorners", maskedCorners, newValue) { $0.maskedCorners = newValue } }
  }
  /// The shape of the corners.
  open var cornerCurve: CALayerCornerCurve {
    get { drawnDetails.values.cornerCurve }
    set { setDetail("cornerCurve", cornerCurve, newValue) { $0.cornerCurve = newValue } }
  }
  /// The width of the border, which is drawn inside the bounds. Animatable.
  open var borderWidth: CGFloat {
    get { ownBorderWidth }
    set { ownBorderWidth = newValue }
  }
  /// The color of the border, which is inside the bounds and above the sublayers.
  open var borderColor: CGColor? {
    get { drawnDetails.values.borderColor }
    set { setDetail("borderColor", borderColor, newValue) { $0.borderColor = newValue } }
  }
  /// Whether sublayers and contents are clipped to the bounds and its rounded corners.
  open var masksToBounds: Bool {
    get { state.flags.contains(.masksToBounds) }
    set { setFlag("masksToBounds", .masksToBounds, newValue) }
  }
  /// A layer whose alpha masks this layer. It has no superlayer, and belongs to no other tree.
  open var mask: CALayer? {
    get { ownMask }
    set { ownMask = newValue }
  }
  /// Whether the layer's own drawing covers its bounds: an app's promise.
  open var isOpaque: Bool {
    get { state.flags.contains(.isOpaque) }
    set { setFlag("opaque", .isOpaque, newValue) }
  }
  /// Whether the layer is visible from behind.
  open var isDoubleSided: Bool {
    get { state.flags.contains(.isDoubleSided) }
    set { setFlag("doubleSided", .isDoubleSided, newValue) }
  }
  /// Whether the renderer may draw the layer and its sublayers into one bitmap while they do not change, if it is opaque. The appearance is
  /// the same.
  open var shouldRasterize: Bool {
    get { ownShouldRasterize }
    set { ownShouldRasterize = newValue }
  }

  // MARK: Contents

  /// The content displayed above the background: a `CGImage`.
  open var contents: Any? {
    get { ownContents }
    set { ownContents = newValue }
  }
  /// Pixels of the contents per point.
  open var contentsScale: CGFloat {
    get { ownContentsScale }
    set { ownContentsScale = newValue }
  }
  /// The position and scaling of the contents in the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { drawnDetails.values.contentsGravity }
    set { setDetail("contentsGravity", contentsGravity, newValue) { $0.contentsGravity = newValue } }
  }
  /// The displayed part of the contents, in fractions of its size.
  open var contentsRect: CGRect {
    get { drawnDetails.values.contentsRect }
    set { setDetail("contentsRect", contentsRect, newValue) { $0.contentsRect = newValue } }
  }
  /// The stretchable part of the contents, in fractions of its size.
  open var contentsCenter: CGRect {
    get { drawnDetails.values.contentsCenter }
    set { setDetail("contentsCenter", contentsCenter, newValue) { $0.contentsCenter = newValue } }
  }
  /// The filter for contents that are drawn smaller.
  open var minificationFilter: CALayerContentsFilter {
    get { drawnDetails.values.minificationFilter }
    set { setDetail("minificationFilter", minificationFilter, newValue) { $0.minificationFilter = newValue } }
  }
  /// The filter for contents that are drawn larger.
  open var magnificationFilter: CALayerContentsFilter {
    get { drawnDetails.values.magnificationFilter }
    set { setDetail("magnificationFilter", magnificationFilter, newValue) { $0.magnificationFilter = newValue } }
  }
  /// Whether the layer draws itself again when the size of its bounds changes.
  open var needsDisplayOnBoundsChange: Bool {
    get { state.flags.contains(.needsDisplayOnBoundsChange) }
    set { setFlag("needsDisplayOnBoundsChange", .needsDisplayOnBoundsChange, newValue) }
  }

  // MARK: Coordinates

  /// Converts from the coordinates of another layer.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { plane(from: l).apply(p) }
  /// Converts to the coordinates of another layer.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { plane(to: l).apply(p) }
  /// Converts from the coordinates of another layer.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { plane(from: l).boundingBox(of: r) }
  /// Converts to the coordinates of another layer.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { plane(to: l).boundingBox(of: r) }

  // MARK: Display

  /// Returns whether the layer will be drawn again.
  open func needsDisplay() -> Bool { changes.contains(.display) }

  // MARK: Geometry

  /// The point of the bounds, in fractions of their size, that is at `position` and about which transforms are applied.
  open var anchorPoint: CGPoint {
    get { ownAnchorPoint }
    set { ownAnchorPoint = newValue }
  }
  /// The order of drawing among siblings, and the depth under a perspective.
  open var zPosition: CGFloat {
    get { ownZPosition }
    set { ownZPosition = newValue }
  }
  /// The distance of the anchor point along the z axis.
  open var anchorPointZ: CGFloat {
    get { drawnDetails.values.anchorPointZ }
    set { setDetail("anchorPointZ", anchorPointZ, newValue) { $0.anchorPointZ = newValue } }
  }
  /// Applied to the layer and its sublayers about the anchor point.
  open var transform: CATransform3D {
    get { ownTransform }
    set { ownTransform = newValue }
  }
  /// Applied to the sublayers only, about the anchor point.
  open var sublayerTransform: CATransform3D {
    get { details == nil ? .identity : details!.values.sublayerTransform }
    set { setDetail("sublayerTransform", sublayerTransform, newValue) { $0.sublayerTransform = newValue } }
  }
  /// Returns the transform as an affine one; identity if it has perspective.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
  /// Whether the sublayers' y points up.
  open var isGeometryFlipped: Bool {
    get { state.flags.contains(.isGeometryFlipped) }
    set { setFlag("geometryFlipped", .isGeometryFlipped, newValue) }
  }
  /// Returns whether the contents are drawn upside down, because an odd number of ancestors is flipped.
  open func contentsAreFlipped() -> Bool { ownContentsAreFlipped() }

  // MARK: Hints

  /// Whether edges that are not aligned to pixels are smoothed.
  open var allowsEdgeAntialiasing: Bool {
    get { ownAllowsEdgeAntialiasing }
    set { ownAllowsEdgeAntialiasing = newValue }
  }
  /// The edges that are smoothed.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { ownEdgeAntialiasingMask }
    set { ownEdgeAntialiasingMask = newValue }
  }
  /// Whether the layer and its sublayers fade as one image.
  open var allowsGroupOpacity: Bool {
    get { ownAllowsGroupOpacity }
    set { ownAllowsGroupOpacity = newValue }
  }
  /// A hint that UIKit accepts. Drawing is always synchronous on Linux.
  open var drawsAsynchronously: Bool {
    get { ownDrawsAsynchronously }
    set { ownDrawsAsynchronously = newValue }
  }
  /// The scale of the bitmap if `shouldRasterize` is set.
  open var rasterizationScale: CGFloat {
    get { ownRasterizationScale }
    set { ownRasterizationScale = newValue }
  }
  /// A bias for the trilinear filter.
  open var minificationFilterBias: Float {
    get { ownMinificationFilterBias }
    set { ownMinificationFilterBias = newValue }
  }
  /// Core Image filters are not applied, as on iOS.
  open var compositingFilter: Any? {
    get { ownCompositingFilter }
    set { ownCompositingFilter = newValue }
  }
  /// Filters of the layer and its sublayers. They are not applied, as on iOS.
  open var filters: [Any]? {
    get { ownFilters }
    set { ownFilters = newValue }
  }
  /// Filters of the content behind the layer. They are not applied, as on iOS.
  open var backgroundFilters: [Any]? {
    get { ownBackgroundFilters }
    set { ownBackgroundFilters = newValue }
  }

  // MARK: Key values

  /// Returns the value of a property, or the value stored for a key without a property.
  open func value(forKey key: String) -> Any? { ownValue(forKey: key) }
  /// Sets a property, or stores a value for a key without a property.
  open func setValue(_ value: Any?, forKey key: String) { ownSetValue(value, forKey: key) }
  /// Returns a property or, after a dot, a component of it: `transform.rotation.z`, `position.x`, `bounds.size.width`.
  open func value(forKeyPath keyPath: String) -> Any? { ownValue(forKeyPath: keyPath) }
  /// Sets a property or a component of one, such as `transform.scale`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { ownSetValue(value, forKeyPath: keyPath) }

  // MARK: Layout

  /// Returns whether the layer will be laid out again.
  open func needsLayout() -> Bool { changes.contains(.layout) }

  // MARK: Presentation

  /// Returns a copy with the current values, including animations. It is created by `init(layer:)`, which a subclass that adds initializers
  /// must override, as on other systems.
  open func presentation() -> Self? { ownPresentation() }
  /// Returns the layer of which this one is a presentation copy, or itself.
  open func model() -> Self { ownModel() }

  // MARK: Shadow

  /// The color of the shadow. Animatable.
  open var shadowColor: CGColor? {
    get { drawnDetails.values.shadowColor }
    set { setDetail("shadowColor", shadowColor, newValue) { $0.shadowColor = newValue } }
  }
  /// The opacity of the shadow, 0 (no shadow) by default. Animatable.
  open var shadowOpacity: Float {
    get { details == nil ? 0 : details!.values.shadowOpacity }
    set { setDetail("shadowOpacity", shadowOpacity, newValue) { $0.shadowOpacity = newValue } }
  }
  /// The distance of the shadow from the layer, in points. Animatable.
  open var shadowOffset: CGSize {
    get { drawnDetails.values.shadowOffset }
    set { setDetail("shadowOffset", shadowOffset, newValue) { $0.shadowOffset = newValue } }
  }
  /// The radius of the blur of the shadow, in points. Animatable.
  open var shadowRadius: CGFloat {
    get { drawnDetails.values.shadowRadius }
    set { setDetail("shadowRadius", shadowRadius, newValue) { $0.shadowRadius = newValue } }
  }
  /// The shape that casts the shadow; nil uses the alpha of the layer and its sublayers.
  open var shadowPath: CGPath? {
    get { drawnDetails.values.shadowPath }
    set { setDetail("shadowPath", shadowPath, newValue) { $0.shadowPath = newValue } }
  }

  // MARK: Timing

  open var beginTime: CFTimeInterval {
    get { ownBeginTime }
    set { ownBeginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { ownDuration }
    set { ownDuration = newValue }
  }
  open var speed: Float {
    get { ownSpeed }
    set { ownSpeed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { ownTimeOffset }
    set { ownTimeOffset = newValue }
  }
  open var repeatCount: Float {
    get { ownRepeatCount }
    set { ownRepeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { ownRepeatDuration }
    set { ownRepeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { ownAutoreverses }
    set { ownAutoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { ownFillMode }
    set { ownFillMode = newValue }
  }
  /// Converts a time from that of another layer.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { localTime(l?.mediaTime(t) ?? t) }
  /// Converts a time to that of another layer.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { l?.localTime(mediaTime(t)) ?? mediaTime(t) }

  // MARK: Tree

  /// The layer that contains this one. A presentation layer returns the presentation of its superlayer.
  open var superlayer: CALayer? {
    if marks.contains(.isCopy) { return model().superlayer?.presentation() }
    return marks.contains(.isMask) ? nil : owner
  }
  /// The sublayers from back to front, or nil if there are none. A presentation layer returns their presentations.
  open var sublayers: [CALayer]? {
    get { ownSublayers }
    set { ownSublayers = newValue }
  }
  /// Inserts a layer behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { ownInsertSublayer(layer, below: sibling) }
  /// Inserts a layer in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { ownInsertSublayer(layer, above: sibling) }
  /// Replaces a sublayer by another layer at the same index.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { ownReplaceSublayer(oldLayer, with: newLayer) }
}
