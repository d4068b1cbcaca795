import CoreGraphics

extension CALayer {
  /// Maps the layer's coordinates to its superlayer's.
  package var planeToSuperlayer: PlaneTransform {
    let superlayer = self.superlayer
    let state = self.state
    let anchor = CGPoint(
      x: state.bounds.minX + state.anchorPoint.x * state.bounds.width, y: state.bounds.minY + state.anchorPoint.y * state.bounds.height)
    var place: PlaneTransform
    if !isTransformed, superlayer?.transformsSublayers != true {
      place = PlaneTransform(translation: state.position.x - anchor.x, state.position.y - anchor.y)
    } else {
      var matrix = CATransform3DTranslate(transform, -anchor.x, -anchor.y, -anchorPointZ)
      matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(state.position.x, state.position.y, state.zPosition + anchorPointZ))
      if let superlayer, superlayer.transformsSublayers {
        let center = CGPoint(
          x: superlayer.bounds.minX + superlayer.anchorPoint.x * superlayer.bounds.width,
          y: superlayer.bounds.minY + superlayer.anchorPoint.y * superlayer.bounds.height)
        matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(-center.x, -center.y, 0))
        matrix = CATransform3DConcat(matrix, superlayer.sublayerTransform)
        matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(center.x, center.y, 0))
      }
      place = PlaneTransform(matrix)
    }
    if let superlayer, superlayer.isGeometryFlipped {
      var flip = PlaneTransform.identity
      flip.d = -1
      flip.ty = superlayer.bounds.minY + superlayer.bounds.maxY
      place = place.concatenating(flip)
    }
    return place
  }

  func plane(from layer: CALayer?) -> PlaneTransform {
    guard let layer else { return plane(to: nil).inverted() ?? .identity }
    return layer.plane(to: self)
  }

  /// Returns the map to another layer through their common root; layers of different trees are treated as if they had the same root. Nil is
  /// the space around the root.
  func plane(to layer: CALayer?) -> PlaneTransform {
    guard let layer else { return planeToSpace }
    if layer === self { return .identity }
    if layer === superlayer { return planeToSuperlayer }
    if layer.superlayer === self { return layer.planeToSuperlayer.inverted() ?? .identity }
    guard let back = layer.planeToSpace.inverted() else { return .identity }
    return planeToSpace.concatenating(back)
  }

  /// Maps to the space around the root, in which the root has its position.
  private var planeToSpace: PlaneTransform {
    var plane = planeToSuperlayer
    var node = superlayer
    while let layer = node {
      plane = plane.concatenating(layer.planeToSuperlayer)
      node = layer.superlayer
    }
    return plane
  }
}
