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

  /// Removes the layer from its superlayer.
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

  /// Returns the size that suits the layer.
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

  /// Removes the animation with a key.
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
}
