import CoreGraphics

/// A rectangle of the picture: it has a place, a look and contents, and holds other layers.
///
/// A layer's properties are its *model*. Changing one marks what the compositor must look at again (`changes`), and outside
/// of views runs the property's implicit action. While animations run, what is on screen differs from the model:
/// the renderer reads `displayed`, an app asks `presentation()`.
///
/// A subclass that adds properties which animate declares them in `animatableProperties` and copies them in `init(layer:)`.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  @exclusivity(unchecked) final var state = LayerState()
  @exclusivity(unchecked) final var details: LayerDetails?
  final var extras: LayerExtras?
  @exclusivity(unchecked) final var animationState: LayerAnimations?

  // MARK: The tree

  /// The superlayer, or the layer this one masks. The owner clears it when it goes.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) final var owner: CALayer?
  /// The sublayers, without the optional of `sublayers`.
  @exclusivity(unchecked) package internal(set) final var children: [CALayer] = []

  // MARK: Marks

  /// What changed since the compositor last looked.
  @exclusivity(unchecked) package final var changes: LayerChanges = .everything
  /// What the compositor keeps for this layer.
  @exclusivity(unchecked) package final var renderNode: RenderNode?
  @exclusivity(unchecked) final var marks: Marks = []
  /// The transaction in which the layer was made or last joined a superlayer; nothing animates implicitly within it.
  @exclusivity(unchecked) final var joinedTransaction: UInt32 = CATransaction.serial

  /// Text, fills, images and paths the layer draws above its background and contents and below its sublayers.
  package final var items: [LayerItem] = [] {
    didSet { markChanged(.values) }
  }

  /// Whether the renderer may flatten this subtree into one bitmap once it has been still.
  package final var flattens = false {
    didSet { if flattens != oldValue { markChanged(.values) } }
  }

  /// The view the layer belongs to, which is its delegate and clears this when it goes. It is not weak: an object with a weak reference
  /// to it pays for that at every retain.
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) package final var owningView: (any CALayerDelegate)?
  private weak var otherDelegate: (any CALayerDelegate)?

  /// Held weakly.
  open var delegate: (any CALayerDelegate)? {
    get { owningView ?? otherDelegate }
    set {
      owningView = nil
      otherDelegate = newValue
      marks.set(.hasDelegate, newValue != nil)
    }
  }

  /// Makes `view` the delegate, and the one the layer represents.
  package final func belong(to view: any CALayerDelegate) {
    owningView = view
    marks.formUnion([.hasDelegate, .isViewBacked])
  }

  /// Gives a layer that was just made, and that nobody has seen, its frame: nothing is asked for an action, nothing has to be marked.
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

  /// Makes a copy of `layer` that shows its values at an instant. Override it to copy your own properties; call super.
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

  /// Takes over every property value of `layer`, which is of this class or one above it.
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

  /// The layer's rectangle in its own coordinates; its origin is where scrolling has brought it.
  open var bounds: CGRect {
    get { state.bounds }
    set { setBounds(newValue) }
  }

  /// Where `anchorPoint` is in the superlayer.
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

  /// Lays out the tree this layer belongs to, from its topmost ancestor that needs it downwards.
  open func layoutIfNeeded() {
    layoutFromTop()
  }

  /// Places the sublayers; asks the delegate.
  open func layoutSublayers() {
    if marks.contains(.hasDelegate) { delegate?.layoutSublayers(of: self) }
  }

  /// The size that suits the layer.
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

  /// Brings the contents up to date: asks the delegate to, else draws into a bitmap.
  open func display() {
    displayContents()
  }

  /// Draws the contents; asks the delegate. Coordinates are the layer's own, y pointing down.
  open func draw(in ctx: CGContext) {
    drawByDelegate(in: ctx)
  }

  /// Whether a change of the property `key` requires the layer to draw itself again.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The properties key paths name and animations animate. A subclass adds its own to those of super.
  open class var animatableProperties: [CALayerProperty] { commonProperties }

  // MARK: Actions

  /// The action that answers `event`: the delegate's, that of `actions`, of `style`, or the class's default.
  open func action(forKey event: String) -> (any CAAction)? {
    searchAction(forKey: event)
  }

  /// The action of a key if neither the delegate nor the layer has one.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The value a property has until it is set.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  // MARK: Hit testing

  /// The farthest descendant that contains `p`, which is in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    searchHit(p)
  }

  /// Whether `p`, in the layer's own coordinates, lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool {
    bounds.contains(p)
  }
}
