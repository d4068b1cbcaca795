import CoreGraphics

/// The mapping of a rotated, scaled or perspective layer to its superlayer, in pixels.
struct NodeTransform: Equatable {
  /// Maps the layer's own pixels to those of its superlayer's content.
  let map: PlaneTransform
  let inverse: PlaneTransform
  /// The layer's own pixels drawn per device pixel: a power of two near the magnification of the transform.
  let rasterScale: Double
  /// Whether pixels map exactly to pixels: a flip or a rotation by 90 degrees.
  let isExact: Bool

  /// Returns nil if the layer is seen from its edge, or has no area.
  init?(_ points: PlaneTransform, boundsOrigin: CGPoint, size: CGSize, superlayerScale: Double) {
    let magnification = Self.magnification(of: points, boundsOrigin, size)
    guard magnification.isFinite, magnification > 1e-4 else { return nil }
    rasterScale = Self.rasterScale(for: magnification)
    let inner = CGFloat(superlayerScale * rasterScale)
    var shrink = PlaneTransform.identity
    shrink.a = 1 / inner
    shrink.d = 1 / inner
    shrink.tx = boundsOrigin.x
    shrink.ty = boundsOrigin.y
    var grow = PlaneTransform.identity
    grow.a = CGFloat(superlayerScale)
    grow.d = CGFloat(superlayerScale)
    var map = shrink.concatenating(points).concatenating(grow)
    isExact = Self.snap(&map, CGSize(width: size.width * inner, height: size.height * inner))
    guard let inverse = map.inverted(), abs(map.a * map.d - map.b * map.c) > 1e-7 else { return nil }
    self.map = map
    self.inverse = inverse
  }

  /// Returns the larger magnification of two crossing lines in the middle of the layer.
  private static func magnification(of points: PlaneTransform, _ origin: CGPoint, _ size: CGSize) -> Double {
    if points.isAffine { return largestStretch(Double(points.a), Double(points.b), Double(points.c), Double(points.d)) }
    let middle = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    let at = points.apply(middle)
    let right = points.apply(CGPoint(x: middle.x + 1, y: middle.y))
    let below = points.apply(CGPoint(x: middle.x, y: middle.y + 1))
    return largestStretch(Double(right.x - at.x), Double(right.y - at.y), Double(below.x - at.x), Double(below.y - at.y))
  }

  private static func largestStretch(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
    max((a * a + b * b).squareRoot(), (c * c + d * d).squareRoot())
  }

  private static func rasterScale(for magnification: Double) -> Double {
    var scale = 1.0
    while scale > 1.0 / 8 && magnification <= scale / 2 { scale /= 2 }
    // A small magnification is left to sampling, so that a bouncing layer is not drawn again.
    while scale < 4 && magnification > scale * 1.25 { scale *= 2 }
    return scale
  }

  /// Adjusts a flip or a 90 degree rotation to whole pixels.
  private static func snap(_ map: inout PlaneTransform, _ size: CGSize) -> Bool {
    func isUnit(_ value: CGFloat) -> Bool { abs(abs(value) - 1) < 1e-6 }
    func isZero(_ value: CGFloat) -> Bool { abs(value) < 1e-6 }
    guard map.isAffine, size.width < 30000, size.height < 30000,
      (isUnit(map.a) && isUnit(map.d) && isZero(map.b) && isZero(map.c))
        || (isZero(map.a) && isZero(map.d) && isUnit(map.b) && isUnit(map.c))
    else { return false }
    map.a = map.a.rounded()
    map.b = map.b.rounded()
    map.c = map.c.rounded()
    map.d = map.d.rounded()
    map.tx = CGFloat(snapped(Double(map.tx)))
    map.ty = CGFloat(snapped(Double(map.ty)))
    return true
  }

  /// Returns the superlayer's pixels that some of the layer's own may touch.
  func outer(_ rect: PixelRect) -> PixelRect {
    guard !rect.isEmpty else { return .empty }
    if !map.isAffine {
      let depths = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)].map {
        CGFloat($0.0) * map.p + CGFloat($0.1) * map.q + map.w
      }
      // A part behind the viewpoint may be projected anywhere.
      if depths.contains(where: { $0 <= 1e-4 }) { return .infinite }
    }
    let box = map.boundingBox(of: rect.cgRect)
    return PixelRect(covering: box).grown(by: isExact ? 0 : 1)
  }

  /// Returns the layer's own pixels that are visible in a rectangle of the superlayer; nil if they cannot be determined.
  func inner(_ rect: PixelRect) -> PixelRect? {
    if !inverse.isAffine {
      let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
      let depths = corners.map { CGFloat($0.0) * inverse.p + CGFloat($0.1) * inverse.q + inverse.w }
      if depths.contains(where: { $0 <= 1e-6 }) { return nil }
    }
    return PixelRect(covering: inverse.boundingBox(of: rect.cgRect)).grown(by: 2)
  }
}
