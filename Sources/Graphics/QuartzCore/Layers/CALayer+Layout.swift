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
    LayoutLoops.enter(top)
  }

  /// Lays out this layer and the layers below it that need it, superlayers first; others are not visited.
  ///
  /// A layout may request another one. A layer that keeps requesting layout is reported, and keeps its last layout; see `LayoutLoops`.
  ///
  /// Some views remove and add their subviews in each layout. Sublayers that change in a repeated layout do not request another one.
  package func layoutTree() {
    let stops = LayoutLoops.stops
    let limit = LayoutLoops.passes(of: self)
    var passes = 0
    while !changes.isDisjoint(with: .anyLayout) {
      if passes > 0, !LayoutLoops.continues(self, after: passes, of: limit) { break }
      passes += 1
      if changes.contains(.layout) {
        changes.remove(.layout)
        LayoutWork.layouts += 1
        if LayoutLoops.isRecording { LayoutLoops.record(self) }
        if passes > 1 { marks.insert(.isLaidOutAgain) }
        layoutSublayers()
        marks.remove(.isLaidOutAgain)
        // The sublayers are laid out after the last pass, even if the layer requests another one.
        if changes.contains(.layout), passes < limit, !LayoutLoops.isUnwinding { continue }
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
    if passes > 1 { LayoutLoops.endRepeats() }
    if passes > 0, marks.contains(.isInLayoutLoop), LayoutLoops.stops == stops { marks.remove(.isInLayoutLoop) }
  }
}
