import CoreGraphics

extension CALayer {
  final var ownOpacity: Float {
    get { state.opacity }
    set {
      guard newValue != state.opacity else { return }
      let action = willChange("opacity")
      state.opacity = newValue
      didChange("opacity", action)
    }
  }

  final var ownBackgroundColor: CGColor? {
    get { state.backgroundColor }
    set {
      guard newValue != state.backgroundColor else { return }
      let action = willChange("backgroundColor")
      state.backgroundColor = newValue
      didChange("backgroundColor", action)
    }
  }

  final var ownCornerRadius: CGFloat {
    get { state.cornerRadius }
    set {
      guard newValue != state.cornerRadius else { return }
      let action = willChange("cornerRadius")
      state.cornerRadius = newValue
      didChange("cornerRadius", action)
    }
  }

  /// Returns the factor by which a corner of that curve extends along the edge, relative to the radius.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  final var ownBorderWidth: CGFloat {
    get { state.borderWidth }
    set {
      guard newValue != state.borderWidth else { return }
      let action = willChange("borderWidth")
      state.borderWidth = newValue
      didChange("borderWidth", action)
    }
  }

  final var ownMask: CALayer? {
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

  final var ownShouldRasterize: Bool {
    get { state.flags.contains(.shouldRasterize) }
    set {
      setFlag("shouldRasterize", .shouldRasterize, newValue)
      flattens = newValue
    }
  }
}
