/// Updates the nodes from their layers, and determines the damaged part of the frame.
///
/// Only layers marked as changed are visited, on the way from the root to them. A node's new values are compared with those of the last
/// frame: equal values cause no damage, however they were set.
@MainActor
final class TreeReader {
  // `@exclusivity(unchecked)`: read and written in single loads and stores, or by calls that reach nothing else of the reader, several times
  // for every layer of a frame. The same holds for `Step`.

  let masks: ShapeMasks
  let flats: FlatCache?
  /// Whether the nodes belong to the frame on screen; others are read for a single image and do not change the layers.
  let isLive: Bool
  /// Pixels that differ from the last frame's, except those of the content that `scroll` moves.
  @exclusivity(unchecked) var damage: Damage
  /// The layer of which the content merely moved.
  @exclusivity(unchecked) var scroll: Scroll?
  /// The nodes from the root to that layer.
  @exclusivity(unchecked) var scrollPath: ContiguousArray<RenderNode> = []
  /// Pixels that differ within the moved content, at its new place.
  @exclusivity(unchecked) var scrollDamage: Damage
  /// Pixels to compose because of the scroll; kept so that scrolling allocates nothing.
  @exclusivity(unchecked) var pieces: ContiguousArray<PixelRect> = []
  @exclusivity(unchecked) var pieceDamage: Damage
  @exclusivity(unchecked) var frame = 0
  @exclusivity(unchecked) var time = 0.0
  @exclusivity(unchecked) var layersRead = 0
  @exclusivity(unchecked) var pass = 0
  @exclusivity(unchecked) private(set) var steps: [Step] = []
  @exclusivity(unchecked) private(set) var depth = 0
  @exclusivity(unchecked) var spareChildren: ContiguousArray<RenderNode> = []
  /// The nodes that `dropFlats` has yet to visit; kept so that hiding allocates nothing.
  @exclusivity(unchecked) private var dropping: ContiguousArray<RenderNode> = []
  @exclusivity(unchecked) private var newUnder: ContiguousArray<DrawOp> = []

  init(masks: ShapeMasks, flats: FlatCache?, isLive: Bool, limit: PixelRect) {
    self.masks = masks
    self.flats = flats
    self.isLive = isLive
    damage = Damage(limit: limit)
    scrollDamage = Damage(limit: limit)
    pieceDamage = Damage(limit: limit)
    pieces.reserveCapacity(64)
    scrollPath.reserveCapacity(32)
  }

  var tree: ObjectIdentifier { ObjectIdentifier(self) }

  /// The context in which a layer is read.
  struct Surroundings {
    /// The superlayer, with the values on screen.
    var above: CALayer?
    /// The origin of the superlayer's content and its clip rectangle, in the frame's pixels.
    var x = 0
    var y = 0
    var clip: PixelRect
    var scale: Double
    /// Whether the superlayer's y points up.
    var isFlipped = false
    /// The transform of the superlayer that is applied in space, for a replicator that preserves depth.
    var depth: CATransform3D?
    /// The delay of the animations, for a replicator's later instances.
    var delay = 0.0
    /// Whether an ancestor is damaged as a whole anyway.
    var isQuiet = false
    /// Whether the superlayer's content moved as a whole, and with it the last frame's pixels of this layer.
    var isMoved = false
  }

  /// Reads a layer and the changes below it. Returns whether its appearance changed.
  ///
  /// A list of steps replaces recursion, so that deep trees do not overflow the stack. Only masks and replicators, which are rarely nested,
  /// read their layers recursively.
  func read(_ node: RenderNode, _ layer: CALayer, _ around: Surroundings, force: Bool = false) -> Bool {
    switch begin(node, layer, around, force) {
    case .same: return false
    case .hidden: return true
    case .goesOn: break
    }
    let top = depth
    push(node, layer)
    while true {
      let step = steps[depth - 1]
      if readNextChild(step) { continue }
      if readMask(step) {
        step.reading.isWhole = true
        step.reading.looksDifferent = true
      }
      depth -= 1
      if depth == top { return finish(step, around) }
      let above = steps[depth - 1]
      above.childWasRead(changed: finish(step, above.below))
    }
  }

  /// Enters the layer of which `begin` has filled the step.
  func push(_ node: RenderNode, _ layer: CALayer) {
    let step = steps[depth]
    step.node = node
    step.layer = layer
    depth += 1
    beginChildren(step)
  }

  enum Beginning {
    /// Nothing visible changed.
    case same
    /// The layer has disappeared.
    case hidden
    case goesOn
  }

  /// One layer on the way down: the values that are needed again after the layers below are read. Each depth reuses one object.
  @MainActor final class Step {
    @exclusivity(unchecked) var node: RenderNode!
    @exclusivity(unchecked) var layer: CALayer!
    @exclusivity(unchecked) var changes: LayerChanges = []
    @exclusivity(unchecked) var old = (place: NodePlace(), outer: PixelRect.empty)
    @exclusivity(unchecked) var shown: CALayer?
    @exclusivity(unchecked) var reading = Reading()
    @exclusivity(unchecked) var below = Surroundings(clip: .empty, scale: 1)
    /// Whether all layers below are read, changed or not.
    @exclusivity(unchecked) var forces = false
    @exclusivity(unchecked) var spreads = false
    /// Whether the content was scrolled and its pixels may be moved.
    @exclusivity(unchecked) var moves = false
    /// The child that is read next, where children are read.
    @exclusivity(unchecked) var next: Int?
    /// The depth at which the child being read was drawn before.
    @exclusivity(unchecked) var childPosition = 0.0
    /// Whether the z position of a child has changed.
    @exclusivity(unchecked) var sorts = false

    /// Continues with the next child.
    func childWasRead(changed: Bool) {
      guard let index = next else { return }
      if changed { reading.isInside = true }
      if node.children[index].place.zPosition != childPosition { sorts = true }
      next = index + 1
    }

    func end() {
      node = nil
      layer = nil
      shown = nil
      below.above = nil
      moves = false
      reading = Reading()
    }
  }

  /// Reads the layer's own values, and puts what the rest needs into the step of this depth.
  func begin(_ node: RenderNode, _ layer: CALayer, _ around: Surroundings, _ force: Bool) -> Beginning {
    let force = force || node.place.outerScale != around.scale || node.place.isFlipped != around.isFlipped
    let changes = layer.changes
    guard force || !changes.isDisjoint(with: .drawing) else { return .same }
    layersRead += 1
    if isLive { layer.changes.subtract(.drawing) }
    if depth == steps.count { steps.append(Step()) }
    let step = steps[depth]
    step.changes = changes
    step.old = (node.place, node.outer)
    let shown = around.delay == 0 ? layer.displayed : layer.displayed(delayedBy: around.delay, at: time)
    if force || !changes.isDisjoint(with: .ownDrawing) {
      readValues(node, layer, shown, around, &step.reading)
      guard node.isVisible else {
        // The layers below a hidden layer are read when it is shown again.
        if isLive { layer.changes.formUnion(changes.intersection(.structure)) }
        step.end()
        return hide(node, step.old.place, step.old.outer, around) ? .hidden : .same
      }
    } else if !node.isVisible {
      if isLive { layer.changes.formUnion(changes.intersection(.structure)) }
      return .same
    }
    step.shown = shown
    step.forces = force || step.reading.forcesChildren
    step.spreads = node.spreadsChanges
    step.moves = step.reading.isScrolled && !force && noteScroll(node, step, around)
    step.below = surroundings(below: node, shown, around)
    step.below.isQuiet = around.isQuiet || step.reading.isWhole || (step.reading.isScrolled && !step.moves) || step.spreads
    step.below.isMoved = around.isMoved || step.moves
    return .goesOn
  }

  private func surroundings(below node: RenderNode, _ shown: CALayer, _ around: Surroundings) -> Surroundings {
    var below = around
    below.above = shown
    below.depth = nil
    below.scale = node.place.scale
    below.isFlipped = around.isFlipped != shown.isGeometryFlipped
    below.x = around.x + node.x - node.contentX
    below.y = around.y + node.y - node.contentY
    if node.clips { below.clip = around.clip.intersection(node.bounds.offset(x: around.x + node.x, y: around.y + node.y)) }
    return below
  }

  /// Derives the node's values, and damages the differences.
  private func finish(_ step: Step, _ around: Surroundings) -> Bool {
    defer { step.end() }
    let node = step.node!
    guard step.reading.isInside || step.reading.isWhole || step.reading.isScrolled else { return false }
    let wasGroup = node.isGroup
    conclude(node)
    // A group rounds differently than a single drawing with the opacity in its color: soft edges may differ by one level.
    if node.isGroup != wasGroup { step.reading.isWhole = true }
    if step.reading.isInside || step.reading.isScrolled || step.reading.looksDifferent || node.place.looksDifferent(from: step.old.place) {
      node.lookFrame = frame
    }
    if step.reading.isInside || step.reading.isScrolled {
      node.restlessness = frame - node.changedFrame <= 1 ? node.restlessness + 1 : 0
      node.changedFrame = frame
    }
    if !around.isQuiet {
      if step.reading.isWhole || step.spreads || node.spreadsChanges {
        add(step.old.outer, around)
        add(node.outer, around)
      } else {
        if step.reading.isScrolled, !step.moves { add(node.bounds.offset(x: node.x, y: node.y), around) }
        addDifferences(step.reading, node, around)
      }
    }
    return true
  }

  /// The result of reading a layer.
  struct Reading {
    /// The layer's position or appearance changed as a whole.
    var isWhole = false
    /// One of its drawings, or something below it, changed.
    var isInside = false
    var isScrolled = false
    /// Its shadow, backdrop, mask or transition changed: a part of its image as a group, but not of its content.
    var looksDifferent = false
    var forcesChildren = false
    /// The previous drawings, if they have changed.
    var oldUnder: ContiguousArray<DrawOp>?
    var oldBorder: DrawOp?
    var bordersDiffer = false
  }

  private func readValues(
    _ node: RenderNode, _ layer: CALayer, _ shown: CALayer, _ around: Surroundings, _ reading: inout Reading
  ) {
    if isLive { TransitionReader.begin(node, layer) }
    let old = node.place
    let place = PlaceReader(shown, layer, around).read()
    node.place = place
    node.isAnimated = shown !== layer
    guard place.isVisible else { return }
    reading.isWhole = place.differs(from: old)
    reading.isScrolled = place.isScrolled(from: old)
    if reading.isScrolled && !place.clips { reading.isWhole = true }
    // The transform of the sublayers depends on this layer's values.
    let turns = shown.transformsSublayers || shown.isGeometryFlipped != around.isFlipped
    if turns || node.turnsChildren || place.scale != old.scale { reading.forcesChildren = true }
    node.turnsChildren = turns
    if node.flattens != layer.flattens {
      node.flattens = layer.flattens
      reading.isInside = true
    }

    let segment = SegmentReader(shown, layer, place, masks)
    newUnder.removeAll(keepingCapacity: true)
    segment.readUnder(&newUnder)
    if !same(newUnder, node.under) {
      reading.isInside = true
      reading.oldUnder = node.under
      // Copied, so that the array used for reading all layers keeps its storage.
      node.under = []
      node.under.append(contentsOf: newUnder)
    }
    let border = segment.readBorder()
    if !same(border, node.border) {
      reading.isInside = true
      reading.bordersDiffer = true
      reading.oldBorder = node.border
      node.border = border
    }
    if old.width != place.width || old.height != place.height { reading.isInside = true }
    if let corners = place.corners, place.clips {
      if node.rounding == nil || place.corners != old.corners || old.width != place.width || old.height != place.height {
        node.rounding = masks.rounded(width: place.width, height: place.height, corners)
      }
    } else {
      node.rounding = nil
    }
    let backdrop = layer.backdrop.map { BackdropDrawing($0, scale: place.scale) }
    if backdrop != node.backdrop {
      node.backdrop = backdrop
      reading.looksDifferent = true
    }
    if readShadow(node, segment) { reading.looksDifferent = true }
    if TransitionReader.read(node, layer, isLive: isLive) { reading.looksDifferent = true }
    if reading.looksDifferent { reading.isWhole = true }
  }

  private func same(_ a: DrawOp?, _ b: DrawOp?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a.isSame(as: b)
  }

  private func same(_ a: ContiguousArray<DrawOp>, _ b: ContiguousArray<DrawOp>) -> Bool {
    guard a.count == b.count else { return false }
    for index in a.indices where !a[index].isSame(as: b[index]) { return false }
    return true
  }

  private func hide(_ node: RenderNode, _ old: NodePlace, _ outer: PixelRect, _ around: Surroundings) -> Bool {
    guard old.isVisible else { return false }
    if !around.isQuiet { add(outer, around) }
    forget(node)
    return true
  }

  /// Takes from a node that shows no more what belongs to its showing.
  func forget(_ node: RenderNode) {
    node.outer = .empty
    node.extents = .empty
    node.place.isVisible = false
    dropFlats(node)
  }

  private func dropFlats(_ root: RenderNode) {
    dropping.append(root)
    while let node = dropping.popLast() {
      flats?.drop(node)
      node.shadowPicture = nil
      dropping.append(contentsOf: node.children)
    }
  }

  func add(_ rect: PixelRect, _ around: Surroundings) {
    addPixels(rect.offset(x: around.x, y: around.y).intersection(around.clip), around)
  }

  /// Adds pixels of the frame to the damage, or to that of the content which has been moved.
  private func addPixels(_ rect: PixelRect, _ around: Surroundings) {
    if around.isMoved { scrollDamage.add(rect) } else { damage.add(rect) }
  }

  private func addDifferences(_ reading: Reading, _ node: RenderNode, _ around: Surroundings) {
    let x = around.x + node.x
    let y = around.y + node.y
    let inner = node.clips ? around.clip.intersection(node.bounds.offset(x: x, y: y)) : around.clip
    if let old = reading.oldUnder {
      let pairs = old.count == node.under.count
      for index in 0..<max(old.count, node.under.count) {
        if pairs && old[index].isSame(as: node.under[index]) { continue }
        if index < old.count { addPixels(old[index].rect.offset(x: x, y: y).intersection(inner), around) }
        if index < node.under.count { addPixels(node.under[index].rect.offset(x: x, y: y).intersection(inner), around) }
      }
    }
    if reading.bordersDiffer {
      if let rect = reading.oldBorder?.rect { addPixels(rect.offset(x: x, y: y).intersection(around.clip), around) }
      if let rect = node.border?.rect { addPixels(rect.offset(x: x, y: y).intersection(around.clip), around) }
    }
  }
}
