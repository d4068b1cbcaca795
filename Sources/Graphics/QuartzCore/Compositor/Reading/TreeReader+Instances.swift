import CoreGraphics

extension TreeReader {
  /// Reads a replicator's sublayers once for each of its instances. All are read again when one of them changes.
  func readInstances(_ node: RenderNode, _ layer: CALayer, _ replicator: CAReplicatorLayer, _ below: Surroundings) -> Bool {
    let reader = TreeReader(masks: masks, flats: nil, isLive: false, limit: .empty)
    reader.frame = frame
    reader.time = time
    node.isReplicator = true
    node.children = []
    for index in 0..<max(replicator.instanceCount, 0) {
      let instance = RenderNode(layer: nil, tree: tree)
      instance.parent = node.serial
      instance.place.isVisible = true
      instance.place.outerScale = below.scale
      instance.place.scale = below.scale
      let keepsDepth = replicator.preservesDepth
      guard keepsDepth || place(instance, replicator, index, below.scale) else { continue }
      let color = PixelColor(replicator.color(ofInstance: index))
      instance.tint = color.argb == .max ? nil : color
      var around = below
      around.isQuiet = true
      around.scale = instance.place.scale
      if keepsDepth {
        let transform = replicator.transform(ofInstance: index)
        around.depth = transform
        let (x, y) = (replicator.bounds.midX, replicator.bounds.midY)
        instance.place.zPosition = Double(x * transform.m13 + y * transform.m23 + transform.m43)
      }
      around.delay = below.delay + replicator.instanceDelay * Double(index)
      for sublayer in layer.children {
        let child = RenderNode(layer: sublayer, tree: reader.tree)
        child.parent = instance.serial
        _ = reader.read(child, sublayer, around, force: true)
        instance.children.append(child)
      }
      reader.sort(&instance.children)
      conclude(instance)
      node.children.append(instance)
    }
    if replicator.preservesDepth { reader.sort(&node.children) }
    if isLive { settle(layer) }
    layersRead += reader.layersRead
    return true
  }

  private func place(_ instance: RenderNode, _ replicator: CAReplicatorLayer, _ index: Int, _ scale: Double) -> Bool {
    let points = PlaneTransform(replicator.transform(ofInstance: index))
    if points.isTranslation {
      instance.place.x = snapped(Double(points.tx) * scale)
      instance.place.y = snapped(Double(points.ty) * scale)
      return true
    }
    guard let transform = NodeTransform(points, boundsOrigin: .zero, size: replicator.bounds.size, superlayerScale: scale)
    else { return false }
    instance.place.transform = transform
    instance.place.scale = scale * transform.rasterScale
    return true
  }

  /// Clears the change marks of everything below, after it was read by a replicator. Existing nodes of these layers are no longer valid.
  private func settle(_ layer: CALayer) {
    for child in layer.children where !child.changes.isDisjoint(with: .drawing) {
      child.changes.subtract(.drawing)
      child.renderNode = nil
      settle(child)
    }
  }
}
