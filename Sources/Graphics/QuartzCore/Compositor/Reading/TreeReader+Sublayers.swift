extension TreeReader {
  /// Prepares the reading of the layers below, if any of them changed.
  func beginChildren(_ step: Step) {
    let node = step.node!
    step.next = nil
    step.sorts = false
    guard step.forces || !step.changes.isDisjoint(with: .structure) || node.isReplicator else { return }
    if type(of: step.layer!) != CALayer.self, let replicator = step.shown as? CAReplicatorLayer {
      if readInstances(node, step.layer, replicator, step.below) { step.reading.isInside = true }
      return
    }
    node.isReplicator = false
    if step.forces || step.changes.contains(.sublayers), compareChildren(node, step.layer, step.below) { step.reading.isInside = true }
    step.next = 0
  }

  /// Begins with the next child that changed; false after the last one.
  func readNextChild(_ step: Step) -> Bool {
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
    // Layers of equal depth keep the order of the sublayers. Copies that are not live were sorted when they were created.
    if step.sorts, isLive, compareChildren(node, step.layer, step.below) { step.reading.isInside = true }
    return false
  }

  /// Makes the node's children those of its layer, in the order in which they are drawn.
  private func compareChildren(_ node: RenderNode, _ layer: CALayer, _ below: Surroundings) -> Bool {
    pass += 1
    var oldIndex = 0
    for child in node.children {
      child.order = oldIndex
      oldIndex += 1
    }
    var changed = false
    // One memory serves all comparisons, and lists keep theirs: a row that leaves allocates nothing.
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
    // A remaining layer that is now behind a layer that it was in front of looks different.
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

  func readMask(_ step: Step) -> Bool {
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
      // Not the number of a superlayer's node: a mask that becomes a sublayer gets a new node.
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
