extension CALayer {
  /// Whether the layer is going to be laid out again.
  public func needsLayout() -> Bool { changes.contains(.layout) }

  func markNeedsLayout() {
    if !changes.contains(.layout) { markChanged(.layout) }
  }

  func layoutFromTop() {
    var top = self
    var above = owner
    while let layer = above {
      if layer.changes.contains(.layout) { top = layer }
      above = layer.owner
    }
    top.layoutTree()
  }

  /// Lays out this layer and those below it that need it, superlayers first; layers that need none are not visited.
  ///
  /// A layout may ask for another. A layer whose layout never comes to an end is left for the next frame after a hundred passes.
  package func layoutTree() {
    var passes = 0
    while !changes.isDisjoint(with: [.layout, .descendantsLayout]), passes < 100 {
      passes += 1
      if changes.contains(.layout) {
        changes.remove(.layout)
        LayoutWork.layouts += 1
        layoutSublayers()
        if changes.contains(.layout) { continue }
      }
      guard changes.contains(.descendantsLayout) else { continue }
      changes.remove(.descendantsLayout)
      var index = 0
      while index < children.count {
        children[index].layoutTree()
        index += 1
      }
      details?.values.mask?.layoutTree()
    }
  }
}
