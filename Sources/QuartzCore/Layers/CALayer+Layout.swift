extension CALayer {
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

  /// Lays out this layer and the layers below it that need it, superlayers first; others are not visited.
  ///
  /// A layout may request another one. A layer that keeps requesting layout continues in the next frame after a hundred passes. All layers
  /// together repeat at most a thousand passes in one call, because passes of nested layers would multiply.
  ///
  /// Some views remove and add their subviews in each layout. Sublayers that change in a repeated layout do not request another one.
  package func layoutTree() {
    LayoutPasses.depth += 1
    defer {
      LayoutPasses.depth -= 1
      if LayoutPasses.depth == 0 { LayoutPasses.repeats = 0 }
    }
    var passes = 0
    while !changes.isDisjoint(with: .anyLayout), passes == 0 || (passes < 100 && LayoutPasses.repeats < 1000) {
      if passes > 0 { LayoutPasses.repeats += 1 }
      passes += 1
      if changes.contains(.layout) {
        changes.remove(.layout)
        LayoutWork.layouts += 1
        if passes > 1 { marks.insert(.isLaidOutAgain) }
        layoutSublayers()
        marks.remove(.isLaidOutAgain)
        // The sublayers are laid out after the last pass, even if the layer requests another one.
        if changes.contains(.layout), passes < 100, LayoutPasses.repeats < 1000 { continue }
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

/// The number of repeated layouts in the outermost call of `layoutTree`. Layers are laid out on one thread.
private enum LayoutPasses {
  nonisolated(unsafe) static var depth = 0
  nonisolated(unsafe) static var repeats = 0
}
