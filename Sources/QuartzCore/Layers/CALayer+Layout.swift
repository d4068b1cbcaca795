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
  /// A layout may ask for another. A layer whose layout never comes to an end is left for the next frame after a hundred passes. All
  /// layers together repeat at most a thousand passes in one call, because passes of nested layers would multiply.
  package func layoutTree() {
    LayoutPasses.depth += 1
    defer {
      LayoutPasses.depth -= 1
      if LayoutPasses.depth == 0 { LayoutPasses.repeats = 0 }
    }
    var passes = 0
    while !changes.isDisjoint(with: [.layout, .descendantsLayout]), passes == 0 || (passes < 100 && LayoutPasses.repeats < 1000) {
      if passes > 0 { LayoutPasses.repeats += 1 }
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

/// How often layers were laid out again in the outermost call of `layoutTree`. Layers are laid out on one thread.
private enum LayoutPasses {
  nonisolated(unsafe) static var depth = 0
  nonisolated(unsafe) static var repeats = 0
}
