import CoreGraphics

extension CALayer {
  /// The opacity from 0 to 1. Applies to the layer and its sublayers as one.
  public var opacity: Float {
    get { state.opacity }
    set {
      guard newValue != state.opacity else { return }
      let action = willChange("opacity")
      state.opacity = newValue
      didChange("opacity", action)
    }
  }

  /// Whether the layer and its sublayers are not drawn. Animatable.
  public var isHidden: Bool {
    get { state.flags.contains(.isHidden) }
    set { setFlag("hidden", .isHidden, newValue) }
  }

  /// The color behind the contents; nil for none. Animatable.
  public var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set {
      guard newValue != state.backgroundColor else { return }
      let action = willChange("backgroundColor")
      state.backgroundColor = newValue
      didChange("backgroundColor", action)
    }
  }

  /// The radius of the corners of the background and border, and of the mask of `masksToBounds`. Animatable.
  public var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set {
      guard newValue != state.cornerRadius else { return }
      let action = willChange("cornerRadius")
      state.cornerRadius = newValue
      didChange("cornerRadius", action)
    }
  }

  /// The corners `cornerRadius` rounds.
  public var maskedCorners: CACornerMask {
    get { drawnDetails.values.maskedCorners }
    set { setDetail("maskedCorners", maskedCorners, newValue) { $0.maskedCorners = newValue } }
  }

  /// The shape of the corners.
  public var cornerCurve: CALayerCornerCurve {
    get { drawnDetails.values.cornerCurve }
    set { setDetail("cornerCurve", cornerCurve, newValue) { $0.cornerCurve = newValue } }
  }

  /// Returns the factor by which a corner of that curve extends along the edge, relative to the radius.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// The width of the border, which is drawn inside the bounds. Animatable.
  public var borderWidth: CGFloat {
    get { state.borderWidth }
    set {
      guard newValue != state.borderWidth else { return }
      let action = willChange("borderWidth")
      state.borderWidth = newValue
      didChange("borderWidth", action)
    }
  }

  /// The color of the border, which is inside the bounds and above the sublayers.
  public var borderColor: CGColor? {
    get { drawnDetails.values.borderColor }
    set { setDetail("borderColor", borderColor, newValue) { $0.borderColor = newValue } }
  }

  /// Whether sublayers and contents are clipped to the bounds and its rounded corners.
  public var masksToBounds: Bool {
    get { state.flags.contains(.masksToBounds) }
    set { setFlag("masksToBounds", .masksToBounds, newValue) }
  }

  /// A layer whose alpha masks this layer. It has no superlayer, and belongs to no other tree.
  public var mask: CALayer? {
    get { drawnDetails.values.mask }
    set {
      guard newValue !== drawnDetails.values.mask else { return }
      if let newValue { precondition(!isDescendant(of: newValue), "a layer cannot be masked by itself or by a layer above it") }
      let action = willChange("mask")
      if let old = drawnDetails.values.mask {
        old.owner = nil
        old.marks.remove(.isMask)
      }
      if marks.contains(.isCopy) {
        writableDetails.values.mask = newValue
      } else {
        newValue?.detach()
        writableDetails.values.mask = newValue
        newValue?.owner = self
        newValue?.marks.insert(.isMask)
        newValue?.propagateChanges()
      }
      didChange("mask", action)
    }
  }

  /// Whether the layer's own drawing covers its bounds: an app's promise.
  public var isOpaque: Bool {
    get { state.flags.contains(.isOpaque) }
    set { setFlag("opaque", .isOpaque, newValue) }
  }

  /// Whether the layer is visible from behind.
  public var isDoubleSided: Bool {
    get { state.flags.contains(.isDoubleSided) }
    set { setFlag("doubleSided", .isDoubleSided, newValue) }
  }

  /// Whether the renderer may draw the layer and its sublayers into one bitmap while they do not change, if it is opaque. The appearance is
  /// the same.
  public var shouldRasterize: Bool {
    get { state.flags.contains(.shouldRasterize) }
    set {
      setFlag("shouldRasterize", .shouldRasterize, newValue)
      flattens = newValue
    }
  }
}
