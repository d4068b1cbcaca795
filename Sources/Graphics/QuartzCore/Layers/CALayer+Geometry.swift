import CoreGraphics

extension CALayer {
  final var ownAnchorPoint: CGPoint {
    get { state.anchorPoint }
    set {
      guard newValue != state.anchorPoint else { return }
      let action = willChange("anchorPoint")
      state.anchorPoint = newValue
      didChange("anchorPoint", action)
    }
  }

  final var ownZPosition: CGFloat {
    get { state.zPosition }
    set {
      guard newValue != state.zPosition else { return }
      let action = willChange("zPosition")
      state.zPosition = newValue
      if let owner, !marks.contains(.isMask) {
        owner.marks.insert(.sortsChildren)
        owner.markChanged(.sublayers)
      }
      didChange("zPosition", action)
    }
  }

  final var ownTransform: CATransform3D {
    get { details == nil ? .identity : details!.values.transform }
    set {
      // Written explicitly, because it is the only detail that changes in every frame.
      if details == nil, newValue == .identity { return }
      let details = writableDetails
      guard newValue != details.values.transform else { return }
      let action = willChange("transform")
      details.values.transform = newValue
      didChange("transform", action)
    }
  }

  final func ownContentsAreFlipped() -> Bool {
    var flipped = isGeometryFlipped
    var above = superlayer
    while let layer = above {
      if layer.isGeometryFlipped { flipped.toggle() }
      above = layer.superlayer
    }
    return flipped
  }

  /// Whether the layer has a transform other than the identity.
  package var isTransformed: Bool {
    guard let details else { return false }
    return details.values.transform != .identity
  }

  package var transformsSublayers: Bool {
    guard let details else { return false }
    return details.values.sublayerTransform != .identity
  }

  /// Receives Core Animation's message about geometry that is not a number; the property keeps its value.
  package static var reportInvalidGeometry: (String) -> Void = { preconditionFailure($0) }

  /// Returns whether bounds or a frame are numbers; reports them if not.
  func accepts(_ rect: CGRect) -> Bool {
    let (origin, size) = (rect.origin, rect.size)
    guard origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN else { return true }
    Self.reportInvalidGeometry("CALayer bounds contains NaN: [\(origin.x) \(origin.y); \(size.width) \(size.height)]")
    return false
  }

  func setBounds(_ new: CGRect) {
    let old = state.bounds
    guard new != old, accepts(new) else { return }
    let action = willChange("bounds")
    state.bounds = new
    if new.size != old.size {
      markNeedsLayout()
      if state.flags.contains(.needsDisplayOnBoundsChange) { markNeedsDisplay() }
    }
    didChange("bounds", action)
  }

  func setPosition(_ new: CGPoint) {
    guard new != state.position else { return }
    if new.x.isNaN || new.y.isNaN { return Self.reportInvalidGeometry("CALayer position contains NaN: [\(new.x) \(new.y)]") }
    let action = willChange("position")
    state.position = new
    didChange("position", action)
  }

  var computedFrame: CGRect {
    let state = self.state
    if isTransformed {
      let anchor = CGPoint(x: state.anchorPoint.x * state.bounds.width, y: state.anchorPoint.y * state.bounds.height)
      let box = CGRect(origin: CGPoint(x: -anchor.x, y: -anchor.y), size: state.bounds.size)
      let frame = PlaneTransform(transform).boundingBox(of: box).offsetBy(dx: state.position.x, dy: state.position.y)
      return CGRect(
        x: frame.minX.withoutNoise, y: frame.minY.withoutNoise, width: frame.width.withoutNoise, height: frame.height.withoutNoise)
    }
    return CGRect(
      x: state.position.x - state.anchorPoint.x * state.bounds.width, y: state.position.y - state.anchorPoint.y * state.bounds.height,
      width: state.bounds.width, height: state.bounds.height)
  }

  /// Sets the position and the size of the bounds so that the layer covers `new`; a transform's inverse is applied to the size.
  func setFrame(_ new: CGRect) {
    guard accepts(new) else { return }
    let new = new.standardized
    if isTransformed {
      let transform = PlaneTransform(self.transform)
      guard let inverse = transform.inverted() else { return }
      let size = inverse.boundingBox(of: CGRect(origin: .zero, size: new.size)).size
      bounds = CGRect(origin: state.bounds.origin, size: size)
      let current = computedFrame
      position = CGPoint(x: state.position.x + new.minX - current.minX, y: state.position.y + new.minY - current.minY)
      return
    }
    position = CGPoint(x: new.minX + state.anchorPoint.x * new.width, y: new.minY + state.anchorPoint.y * new.height)
    bounds = CGRect(origin: state.bounds.origin, size: new.size)
  }
}

extension CGFloat {
  /// The nearest multiple of 2⁻²⁰ if only rounding separates the two: a rotation by 90 degrees, whose cosine is not exactly zero, then maps
  /// whole points to whole points.
  fileprivate var withoutNoise: CGFloat {
    let grid: CGFloat = 1_048_576
    let nearest = (self * grid).rounded() / grid
    return (self - nearest).magnitude < 1e-10 ? nearest : self
  }
}
