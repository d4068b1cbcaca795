import CoreGraphics

extension CALayer {
  /// What the layer shows above its background: a `CGImage`.
  public var contents: Any? {
    get { state.contents }
    set {
      if let new = newValue as? CGImage, let old = state.contents as? CGImage, new === old { return }
      if newValue == nil, state.contents == nil { return }
      let action = willChange("contents")
      state.contents = newValue
      marks.remove(.drewContents)
      didChange("contents", action)
    }
  }

  /// The contents, if they are an image.
  package var contentsImage: CGImage? { state.contents as? CGImage }

  /// Pixels of the contents per point.
  public var contentsScale: CGFloat {
    get { state.contentsScale }
    set {
      guard newValue != state.contentsScale else { return }
      state.contentsScale = newValue
      if marks.contains(.drewContents) { setNeedsDisplay() }
      markChanged(.values)
    }
  }

  /// How the contents are placed and scaled in the bounds.
  public var contentsGravity: CALayerContentsGravity {
    get { drawnDetails.values.contentsGravity }
    set { setDetail("contentsGravity", contentsGravity, newValue) { $0.contentsGravity = newValue } }
  }

  /// The part of the contents that is shown, in fractions of it.
  public var contentsRect: CGRect {
    get { drawnDetails.values.contentsRect }
    set { setDetail("contentsRect", contentsRect, newValue) { $0.contentsRect = newValue } }
  }

  /// The part of the contents that stretches, in fractions of it.
  public var contentsCenter: CGRect {
    get { drawnDetails.values.contentsCenter }
    set { setDetail("contentsCenter", contentsCenter, newValue) { $0.contentsCenter = newValue } }
  }

  /// The filter for contents that are drawn smaller.
  public var minificationFilter: CALayerContentsFilter {
    get { drawnDetails.values.minificationFilter }
    set { setDetail("minificationFilter", minificationFilter, newValue) { $0.minificationFilter = newValue } }
  }

  /// The filter for contents that are drawn larger.
  public var magnificationFilter: CALayerContentsFilter {
    get { drawnDetails.values.magnificationFilter }
    set { setDetail("magnificationFilter", magnificationFilter, newValue) { $0.magnificationFilter = newValue } }
  }

  /// Whether a change of the bounds' size makes the layer draw itself again.
  public var needsDisplayOnBoundsChange: Bool {
    get { state.flags.contains(.needsDisplayOnBoundsChange) }
    set { setFlag("needsDisplayOnBoundsChange", .needsDisplayOnBoundsChange, newValue) }
  }
}
