/// Updates the nodes from their layers, and determines the damaged part of the frame.
///
/// Only layers marked as changed are visited, on the way from the root to them. A node's new values are compared with those of the last
/// frame: equal values cause no damage, however they were set.
@MainActor
final class TreeReader {
  let masks: ShapeMasks
  let flats: FlatCache?
  /// Whether the nodes belong to the frame on screen; others are read for a single image and do not change the layers.
  let isLive: Bool
  var damage: Damage
  var frame = 0
  var time = 0.0
  var layersRead = 0
  private var pass = 0
  private var steps: [Step] = []
  private var depth = 0
  private var spareChildren: ContiguousArray<RenderNode> = []
  /// The nodes that `dropFlats` has yet to visit; a stored array, so that hiding allocates no memory.
  private var dropping: ContiguousArray<RenderNode> = []
  private var newUnder: ContiguousArray<DrawOp> = []

  init(masks: ShapeMasks, flats: FlatCache?, isLive: Bool, limit: PixelRect) {
    self.masks = masks
    self.flats = flats
    self.isLive = isLive
    damage = Damage(limit: limit)
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
    /// The delay of the animations, for a replicator's later instances.
    var delay = 0.0
    /// Whether an ancestor is damaged as a whole anyway.
    var isQuiet = false
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

  /// Enters the layer whose step `begin` has filled.
  private func push(_ node: RenderNode, _ layer: CALayer) {
    let step = steps[depth]
    step.node = node
    step.layer = layer
    depth += 1
    beginChildren(step)
  }

  private enum Beginning {
    /// No visible change.
    case same
    /// The layer has disappeared.
    case hidden
    case goesOn
  }

  /// One layer of the traversal: the state needed while the layers below are read. Each depth reuses one step.
  @MainActor private final class Step {
    var node: RenderNode!
    var layer: CALayer!
    var changes: LayerChanges = []
    var old = (place: NodePlace(), outer: PixelRect.empty)
    var shown: CALayer?
    var reading = Reading()
    var below = Surroundings(clip: .empty, scale: 1)
    /// Whether all layers below are read, changed or not.
    var forces = false
    var spreads = false
    /// The child that is read next, if children are read.
    var next: Int?
    /// The depth at which the child being read was drawn before.
    var childPosition = 0.0
    /// Whether the z position of a child has changed.
    var sorts = false

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
      reading = Reading()
    }
  }

  /// Reads the layer's own values, and stores the state for the rest in the step of this depth.
  private func begin(_ node: RenderNode, _ layer: CALayer, _ around: Surroundings, _ force: Bool) -> Beginning {
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
    if force || !changes.isDisjoint(with: [.values, .sublayers]) {
      readValues(node, layer, shown, around, &step.reading)
      guard node.isVisible else {
        // The layers below a hidden layer are read when it is shown again.
        if isLive { layer.changes.formUnion(changes.intersection([.sublayers, .descendants])) }
        step.end()
        return hide(node, step.old.place, step.old.outer, around) ? .hidden : .same
      }
    } else if !node.isVisible {
      if isLive { layer.changes.formUnion(changes.intersection([.sublayers, .descendants])) }
      return .same
    }
    step.shown = shown
    step.forces = force || step.reading.forcesChildren
    step.spreads = node.spreadsChanges
    step.below = surroundings(below: node, shown, around)
    step.below.isQuiet = around.isQuiet || step.reading.isWhole || step.reading.isScrolled || step.spreads
    return .goesOn
  }

  private func surroundings(below node: RenderNode, _ shown: CALayer, _ around: Surroundings) -> Surroundings {
    var below = around
    below.above = shown
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
        if step.reading.isScrolled {
          damage.add(node.bounds.offset(x: around.x + node.x, y: around.y + node.y).intersection(around.clip))
        }
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

  /// Releases the caches of a node that is no longer visible.
  private func forget(_ node: RenderNode) {
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
    damage.add(rect.offset(x: around.x, y: around.y).intersection(around.clip))
  }

  private func addDifferences(_ reading: Reading, _ node: RenderNode, _ around: Surroundings) {
    let x = around.x + node.x
    let y = around.y + node.y
    let inner = node.clips ? around.clip.intersection(node.bounds.offset(x: x, y: y)) : around.clip
    if let old = reading.oldUnder {
      let pairs = old.count == node.under.count
      for index in 0..<max(old.count, node.under.count) {
        if pairs && old[index].isSame(as: node.under[index]) { continue }
        if index < old.count { damage.add(old[index].rect.offset(x: x, y: y).intersection(inner)) }
        if index < node.under.count { damage.add(node.under[index].rect.offset(x: x, y: y).intersection(inner)) }
      }
    }
    if reading.bordersDiffer {
      if let rect = reading.oldBorder?.rect { damage.add(rect.offset(x: x, y: y).intersection(around.clip)) }
      if let rect = node.border?.rect { damage.add(rect.offset(x: x, y: y).intersection(around.clip)) }
    }
  }

  // MARK: Sublayers

  /// Prepares reading the layers below, if any of them changed.
  private func beginChildren(_ step: Step) {
    let node = step.node!
    step.next = nil
    step.sorts = false
    guard step.forces || !step.changes.isDisjoint(with: [.sublayers, .descendants]) || node.isReplicator else { return }
    if type(of: step.layer!) != CALayer.self, let replicator = step.shown as? CAReplicatorLayer {
      if readInstances(node, step.layer, replicator, step.below) { step.reading.isInside = true }
      return
    }
    node.isReplicator = false
    if step.forces || step.changes.contains(.sublayers), compareChildren(node, step.layer, step.below) { step.reading.isInside = true }
    step.next = 0
  }

  /// Begins with the next child that changed; returns false after the last one.
  private func readNextChild(_ step: Step) -> Bool {
    let node = step.node!
    while let index = step.next, index < node.children.count {
      let child = node.children[index]
      guard let layer = child.layer else {
        step.next = index + 1
        continue
      }
      step.childPosition = child.place.zPosition
      switch begin(child, layer, step.below, step.forces) {
      case .same: step.childWasRead(changed: false)
      case .hidden: step.childWasRead(changed: true)
      case .goesOn:
        push(child, layer)
        return true
      }
    }
    // Children of equal z position are drawn in the order of the sublayers. Nodes that are not live were sorted when they were created.
    if step.sorts, isLive, compareChildren(node, step.layer, step.below) { step.reading.isInside = true }
    return false
  }

  /// Updates the node's children to those of its layer, in drawing order.
  private func compareChildren(_ node: RenderNode, _ layer: CALayer, _ below: Surroundings) -> Bool {
    pass += 1
    var oldIndex = 0
    for child in node.children {
      child.order = oldIndex
      oldIndex += 1
    }
    var changed = false
    // One buffer is used for all comparisons, and lists keep their storage: a removed row allocates no memory.
    var next = spareChildren
    spareChildren = []
    next.reserveCapacity(layer.children.count)
    for sublayer in layer.children {
      let child = self.child(of: node, for: sublayer)
      if child.seen != pass { next.append(child) }
      child.seen = pass
    }
    if next.contains(where: { $0.sortingPosition != 0 }) { sort(&next) }
    for child in node.children where child.seen != pass {
      changed = true
      if !below.isQuiet { add(child.outer, below) }
      if child.parent == node.serial { child.parent = 0 }
      forget(child)
    }
    // Remaining layers that are now behind another one that they were in front of are damaged.
    var highest = -1
    for child in next where child.order >= 0 {
      if child.order < highest {
        changed = true
        if !below.isQuiet { add(child.outer, below) }
      }
      highest = max(highest, child.order)
    }
    node.children.removeAll(keepingCapacity: true)
    node.children.append(contentsOf: next)
    next.removeAll(keepingCapacity: true)
    spareChildren = next
    return changed
  }

  private func child(of node: RenderNode, for layer: CALayer) -> RenderNode {
    if isLive, let found = layer.renderNode, found.tree == tree, found.parent == node.serial || found.parent == 0 {
      if found.parent == 0 {
        found.parent = node.serial
        found.order = -1
      }
      found.layer = layer
      return found
    }
    let made = RenderNode(layer: layer, tree: tree)
    made.parent = node.serial
    if isLive { layer.renderNode = made }
    return made
  }

  func sort(_ nodes: inout ContiguousArray<RenderNode>) {
    let keys = nodes.enumerated().map { (z: $1.sortingPosition, index: $0, node: $1) }
    if zip(keys, keys.dropFirst()).allSatisfy({ $0.z <= $1.z }) { return }
    nodes = ContiguousArray(keys.sorted { $0.z != $1.z ? $0.z < $1.z : $0.index < $1.index }.map(\.node))
  }

  private func readMask(_ step: Step) -> Bool {
    let node = step.node!
    guard let mask = step.shown?.details?.values.mask else {
      if node.maskNode == nil { return false }
      node.maskNode = nil
      node.maskLayer = nil
      return true
    }
    return readMask(mask, node, step)
  }

  private func readMask(_ mask: CALayer, _ node: RenderNode, _ step: Step) -> Bool {
    let child: RenderNode
    var isNew = false
    if let found = node.maskNode, node.maskLayer === mask {
      child = found
    } else {
      child = RenderNode(layer: mask, tree: tree)
      // Not the serial of a superlayer's node: if the mask becomes a sublayer, it needs a new node.
      child.parent = -node.serial
      if isLive { mask.renderNode = child }
      isNew = true
      node.maskNode = child
      node.maskLayer = mask
    }
    var quiet = step.below
    quiet.isQuiet = true
    return read(child, mask, quiet, force: step.forces || isNew) || isNew
  }
}
