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

  /// A copy with the values of this instant, animations included. Nil if the class adds initialisers but no `init(layer:)`.
  public func presentation() -> Self? {
    if marks.contains(.isCopy) { return self }
    guard let copy = makeCopy() else { return nil }
    applyAnimations(to: copy, at: CACurrentMediaTime())
    return copy as? Self
  }

  /// The layer this one is a presentation of, or itself.
  public func model() -> Self {
    (extras?.original as? Self) ?? self
  }

  /// A copy of the layer's own class, through its `init(layer:)`.
  func makeCopy() -> CALayer? {
    guard let copy = LayerClass.copy(self) else { return nil }
    copy.marks.insert(.isCopy)
    copy.writableExtras.original = self
    return copy
  }

  /// The copy on screen; a class whose instances cannot be copied shows only what every layer has.
  func makeDisplayedCopy() -> CALayer {
    if let copy = makeCopy() { return copy }
    let copy = CALayer(layer: self)
    copy.writableExtras.original = self
    return copy
  }
}
