import CoreGraphics

/// Computes a layer's position in whole pixels, or its transform.
@MainActor
struct PlaceReader {
  private let shown: CALayer
  private let layer: CALayer
  private let above: CALayer?
  private let scale: Double
  private let isFlipped: Bool
  private let depth: CATransform3D?

  init(_ shown: CALayer, _ layer: CALayer, _ around: TreeReader.Surroundings) {
    self.shown = shown
    self.layer = layer
    above = around.above
    scale = around.scale
    isFlipped = around.isFlipped
    depth = around.depth
  }

  func read() -> NodePlace {
    var place = NodePlace()
    place.outerScale = scale
    place.isFlipped = isFlipped
    place.scale = scale
    place.zPosition = Double(shown.state.zPosition)
    let opacity = shown.state.opacity
    place.alpha = opacity >= 1 ? 255 : (opacity > 0 ? UInt8(opacity * 255 + 0.5) : 0)
    place.isVisible = !shown.state.flags.contains(.isHidden) && place.alpha > 0
    guard place.isVisible else { return place }
    locate(&place)
    guard place.isVisible else { return place }
    place.clips = shown.state.flags.contains(.masksToBounds) && !shown.drawsNothing
    place.contentX = snapped(Double(shown.state.bounds.minX) * place.scale)
    place.contentY = snapped(Double(shown.state.bounds.minY) * place.scale)
    place.corners = corners(place)
    return place
  }

  private func locate(_ place: inout NodePlace) {
    let bounds = shown.state.bounds
    var position = shown.state.position
    var anchor = shown.state.anchorPoint
    if isFlipped, let above {
      position.y = above.bounds.minY + above.bounds.maxY - position.y
      anchor.y = 1 - anchor.y
    }
    let turned = (shown.isTransformed || above?.transformsSublayers == true || depth != nil) ? points(position, anchor) : nil
    guard let turned, !turned.isTranslation else {
      let left = (turned?.tx).map { Double($0) + Double(bounds.minX) } ?? Double(position.x - anchor.x * bounds.width)
      let top = (turned?.ty).map { Double($0) + Double(bounds.minY) } ?? Double(position.y - anchor.y * bounds.height)
      place.x = snapped(left * scale)
      place.y = snapped(top * scale)
      place.width = snappedLength(from: left * scale, length: Double(bounds.width) * scale)
      place.height = snappedLength(from: top * scale, length: Double(bounds.height) * scale)
      return
    }
    if isPlainFill, turned.isAffine, (turned.b == 0 && turned.c == 0) || (turned.a == 0 && turned.d == 0) {
      let box = turned.boundingBox(of: bounds)
      place.x = snapped(Double(box.minX) * scale)
      place.y = snapped(Double(box.minY) * scale)
      place.width = snappedLength(from: Double(box.minX) * scale, length: Double(box.width) * scale)
      place.height = snappedLength(from: Double(box.minY) * scale, length: Double(box.height) * scale)
      if !shown.isDoubleSided && turned.a * turned.d - turned.b * turned.c < 0 { place.isVisible = false }
      return
    }
    guard let transform = NodeTransform(turned, boundsOrigin: bounds.origin, size: bounds.size, superlayerScale: scale),
      shown.isDoubleSided || transform.isFacing(width: bounds.width, height: bounds.height, scale: scale)
    else {
      place.isVisible = false
      return
    }
    place.transform = transform
    place.scale = scale * transform.rasterScale
    place.width = snapped(Double(bounds.width) * place.scale)
    place.height = snapped(Double(bounds.height) * place.scale)
  }

  /// Converts from the layer's coordinates to its superlayer's.
  private func points(_ position: CGPoint, _ anchor: CGPoint) -> PlaneTransform {
    let bounds = shown.state.bounds
    let detail = shown.drawnDetails
    var matrix = CATransform3DMakeTranslation(
      -(bounds.minX + anchor.x * bounds.width), -(bounds.minY + anchor.y * bounds.height), -detail.values.anchorPointZ)
    matrix = CATransform3DConcat(matrix, detail.values.transform)
    matrix = CATransform3DConcat(
      matrix, CATransform3DMakeTranslation(position.x, position.y, shown.state.zPosition + detail.values.anchorPointZ))
    if let above, above.transformsSublayers {
      let x = above.bounds.minX + above.anchorPoint.x * above.bounds.width
      let y = above.bounds.minY + above.anchorPoint.y * above.bounds.height
      matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(-x, -y, 0))
      matrix = CATransform3DConcat(matrix, above.sublayerTransform)
      matrix = CATransform3DConcat(matrix, CATransform3DMakeTranslation(x, y, 0))
    }
    if let depth { matrix = CATransform3DConcat(matrix, depth) }
    return PlaneTransform(matrix)
  }

  /// Whether the layer is just a colored rectangle, which is sharp at any size.
  private var isPlainFill: Bool {
    let state = shown.state
    return type(of: shown) == CALayer.self && layer.children.isEmpty && state.contents == nil && layer.items.isEmpty
      && state.borderWidth == 0 && state.cornerRadius == 0 && shown.drawnDetails.values.shadowOpacity == 0
      && shown.drawnDetails.values.mask == nil
      && layer.backdrop == nil && state.backgroundColor?.pattern == nil
  }

  private func corners(_ place: NodePlace) -> CornerShape? {
    let radius = min(SegmentReader.widestMask, Double(shown.state.cornerRadius) * place.scale)
    guard radius > 0.01, place.width > 0, place.height > 0 else { return nil }
    let rounded = shown.drawnDetails.values.maskedCorners
    let shape = CornerShape(
      topLeft: rounded.contains(.layerMinXMinYCorner) ? radius : 0, topRight: rounded.contains(.layerMaxXMinYCorner) ? radius : 0,
      bottomRight: rounded.contains(.layerMaxXMaxYCorner) ? radius : 0,
      bottomLeft: rounded.contains(.layerMinXMaxYCorner) ? radius : 0, isContinuous: shown.drawnDetails.values.cornerCurve == .continuous
    ).fitted(width: Double(place.width), height: Double(place.height))
    return shape.largest > 0 ? shape : nil
  }
}

extension CALayer {
  /// Whether the layer only contains sublayers, whatever its properties are.
  var drawsNothing: Bool { type(of: self) != CALayer.self && self is CATransformLayer }
}

extension NodeTransform {
  /// Returns whether the front of the layer is visible rather than its back.
  func isFacing(width: CGFloat, height: CGFloat, scale: Double) -> Bool {
    let inner = CGFloat(scale * rasterScale)
    let middle = CGPoint(x: width * inner / 2, y: height * inner / 2)
    let at = map.apply(middle)
    let right = map.apply(CGPoint(x: middle.x + 1, y: middle.y))
    let below = map.apply(CGPoint(x: middle.x, y: middle.y + 1))
    return (right.x - at.x) * (below.y - at.y) - (right.y - at.y) * (below.x - at.x) >= 0
  }
}
