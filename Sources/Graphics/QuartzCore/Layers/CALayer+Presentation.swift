extension CALayer {
  /// The layer whose values are on screen: this one, or during animations a copy that `FrameScheduler` updates.
  package var displayed: CALayer { animationState?.copy ?? self }

  /// Returns the layer with the values on screen after `delay`, as for the later copies of a replicator layer.
  package func displayed(delayedBy delay: CFTimeInterval, at time: CFTimeInterval) -> CALayer {
    if delay == 0 || animationState == nil { return displayed }
    let copy = makeDisplayedCopy()
    applyAnimations(to: copy, at: time - delay)
    return copy
  }

  final func ownPresentation() -> Self? {
    if marks.contains(.isCopy) { return self }
    let copy = LayerClass.copy(self)
    copy.becomeCopy(of: self)
    applyAnimations(to: copy, at: CACurrentMediaTime())
    return copy as? Self
  }

  final func ownModel() -> Self {
    (extras?.original as? Self) ?? self
  }

  /// Creates the presentation copy. Only animations of values drawn by the class itself need a copy of that class.
  func makeDisplayedCopy() -> CALayer {
    let copy = animationState?.needsOwnClass == true ? LayerClass.copy(self) : LayerClass.plainCopy(self)
    copy.becomeCopy(of: self)
    return copy
  }

  private func becomeCopy(of layer: CALayer) {
    marks.insert(.isCopy)
    writableExtras.original = layer
  }
}
