import CoreGraphics

extension CALayer {
  /// The layer whose values are on screen: this one, or while animations run a copy that `FrameScheduler` keeps up to date.
  package var displayed: CALayer { animationState?.copy ?? self }

  /// The layer whose values are on screen `delay` after this instant's, as for the later copies of a replicator layer.
  package func displayed(delayedBy delay: CFTimeInterval, at time: CFTimeInterval) -> CALayer {
    if delay == 0 || animationState == nil { return displayed }
    let copy = makeDisplayedCopy()
    applyAnimations(to: copy, at: time - delay)
    return copy
  }

  /// A copy with the values of this instant, animations included. It is made through `init(layer:)`, which a subclass that adds
  /// initialisers must override, as on other systems.
  public func presentation() -> Self? {
    if marks.contains(.isCopy) { return self }
    let copy = LayerClass.copy(self)
    copy.becomeCopy(of: self)
    applyAnimations(to: copy, at: CACurrentMediaTime())
    return copy as? Self
  }

  /// The layer this one is a presentation of, or itself.
  public func model() -> Self {
    (extras?.original as? Self) ?? self
  }

  /// The copy on screen. Only animations of values the class itself draws need one of that class.
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
