import CoreGraphics

extension CALayer {
  /// The content displayed above the background: a `CGImage`.
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

  /// The position and scaling of the contents in the bounds.
  public var contentsGravity: CALayerContentsGravity {
    get { drawnDetails.values.contentsGravity }
    set { setDetail("contentsGravity", contentsGravity, newValue) { $0.contentsGravity = newValue } }
  }

  /// The displayed part of the contents, in fractions of its size.
  public var contentsRect: CGRect {
    get { drawnDetails.values.contentsRect }
    set { setDetail("contentsRect", contentsRect, newValue) { $0.contentsRect = newValue } }
  }

  /// The stretchable part of the contents, in fractions of its size.
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

  /// Whether the layer draws itself again when the size of its bounds changes.
  public var needsDisplayOnBoundsChange: Bool {
    get { state.flags.contains(.needsDisplayOnBoundsChange) }
    set { setFlag("needsDisplayOnBoundsChange", .needsDisplayOnBoundsChange, newValue) }
  }
}
