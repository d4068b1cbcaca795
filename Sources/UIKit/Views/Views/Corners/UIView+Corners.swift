import QuartzCore

extension UICornerConfiguration {
  /// Returns the radii in points of the four corners of `view`, in the order of `CACornerMask`.
  @MainActor func radii(in view: UIView) -> [(corner: CACornerMask, radius: CGFloat)] {
    let corners: [(CACornerMask, UICornerRadius)] = [
      (.layerMinXMinYCorner, topLeft), (.layerMaxXMinYCorner, topRight), (.layerMinXMaxYCorner, bottomLeft),
      (.layerMaxXMaxYCorner, bottomRight),
    ]
    let half = min(view.bounds.width, view.bounds.height) / 2
    return corners.map { corner, radius in
      let points: CGFloat =
        switch radius.kind {
        case .fixed(let points): points
        case .half(let maximum): min(half, maximum)
        case .concentric(let minimum): max(minimum, Self.concentricRadius(of: view, at: corner))
        }
      return (corner, max(0, min(points, half)))
    }
  }

  /// Returns the radius of the container's corner minus the distance between the corners.
  @MainActor private static func concentricRadius(of view: UIView, at corner: CACornerMask) -> CGFloat {
    var container = view.superview
    while let candidate = container, candidate.rareStorage?.corners == nil, candidate.layer.cornerRadius == 0 {
      container = candidate.superview
    }
    guard let container else { return 0 }
    let outer =
      container.rareStorage?.corners?.radii(in: container).first { $0.corner == corner }?.radius
      ?? (container.layer.maskedCorners.contains(corner) ? container.layer.cornerRadius : 0)
    let frame = view.convert(view.bounds, to: container)
    let isLeft = corner == .layerMinXMinYCorner || corner == .layerMinXMaxYCorner
    let isTop = corner == .layerMinXMinYCorner || corner == .layerMaxXMinYCorner
    let across = isLeft ? frame.minX - container.bounds.minX : container.bounds.maxX - frame.maxX
    let down = isTop ? frame.minY - container.bounds.minY : container.bounds.maxY - frame.maxY
    return outer - max(0, min(across, down))
  }

  /// Rounds the layer of `view` for `shape`, which has the same size.
  ///
  /// A layer has one radius. Corners with different radii are cut by a mask.
  @MainActor func apply(to view: UIView, shapedAs shape: UIView) {
    let radii = radii(in: shape)
    let rounded = radii.filter { $0.radius > 0 }
    let layer = view.layer
    let isOneRadius = rounded.allSatisfy { $0.radius == rounded.first?.radius }
    if isOneRadius {
      if layer.mask is CornerMaskLayer { layer.mask = nil }
      let radius = rounded.first?.radius ?? 0
      if layer.cornerRadius != radius { layer.cornerRadius = radius }
      let corners = rounded.isEmpty ? CACornerMask.all : rounded.reduce(into: []) { $0.formUnion($1.corner) }
      if layer.maskedCorners != corners { layer.maskedCorners = corners }
    } else {
      layer.cornerRadius = 0
      let mask = layer.mask as? CornerMaskLayer ?? CornerMaskLayer()
      mask.path = Self.path(view.bounds, radii)
      if layer.mask !== mask { layer.mask = mask }
    }
  }

  private static func path(_ rect: CGRect, _ radii: [(corner: CACornerMask, radius: CGFloat)]) -> CGPath {
    let (topLeft, topRight, bottomLeft, bottomRight) = (radii[0].radius, radii[1].radius, radii[2].radius, radii[3].radius)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: rect.minX + topLeft, y: rect.minY))
    path.addArc(
      tangent1End: CGPoint(x: rect.maxX, y: rect.minY), tangent2End: CGPoint(x: rect.maxX, y: rect.maxY), radius: topRight)
    path.addArc(
      tangent1End: CGPoint(x: rect.maxX, y: rect.maxY), tangent2End: CGPoint(x: rect.minX, y: rect.maxY), radius: bottomRight)
    path.addArc(
      tangent1End: CGPoint(x: rect.minX, y: rect.maxY), tangent2End: CGPoint(x: rect.minX, y: rect.minY), radius: bottomLeft)
    path.addArc(
      tangent1End: CGPoint(x: rect.minX, y: rect.minY), tangent2End: CGPoint(x: rect.maxX, y: rect.minY), radius: topLeft)
    path.closeSubpath()
    return path
  }
}

/// The mask of a view whose corners have different radii.
final class CornerMaskLayer: CAShapeLayer {}

extension UIView {
  /// The rounding of the corners for any size of the view; it sets the corner radius of the layer at each layout.
  public final var cornerConfiguration: UICornerConfiguration {
    get { rareStorage?.corners ?? .corners(radius: .fixed(layer.cornerRadius)) }
    set {
      rare.corners = newValue
      newValue.apply(to: self, shapedAs: self)
      setNeedsLayout()
    }
  }

  /// Returns the present radius of a corner in points; the maximum of several.
  public final func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let corners: [(UIRectCorner, CACornerMask)] = [
      (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner), (.bottomLeft, .layerMinXMaxYCorner),
      (.bottomRight, .layerMaxXMaxYCorner),
    ]
    let radii = cornerConfiguration.radii(in: self)
    return corners.filter { corner.contains($0.0) }.compactMap { pair in radii.first { $0.corner == pair.1 }?.radius }.max() ?? 0
  }
}
