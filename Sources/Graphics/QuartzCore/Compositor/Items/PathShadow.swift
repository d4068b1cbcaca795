import CoreGraphics

/// The blurred shape of a path: the shadow of a layer with a `shadowPath`.
@MainActor
final class PathShadow {
  let path: CGPath
  let scale: Double
  let originX: Double
  let originY: Double
  let sigma: Double
  /// The pixels that the shadow touches, relative to the layer's origin.
  let rect: PixelRect
  private let masks: ShapeMasks
  private var mask: NineSlice?

  init(_ path: CGPath, scale: Double, originX: Double, originY: Double, sigma: Double, masks: ShapeMasks) {
    self.path = path
    self.scale = scale
    self.originX = originX
    self.originY = originY
    self.sigma = sigma
    self.masks = masks
    let box = path.data.controlBounds
    if box.isNull {
      rect = .empty
    } else {
      let pixels = CGRect(
        x: Double(box.minX) * scale + originX, y: Double(box.minY) * scale + originY, width: Double(box.width) * scale,
        height: Double(box.height) * scale)
      rect = PixelRect(covering: pixels).grown(by: BoxBlur.reach(sigma: sigma) + 1)
    }
  }

  func isSame(as other: PathShadow) -> Bool {
    self === other
      || (scale == other.scale && originX == other.originX && originY == other.originY && sigma == other.sigma && path == other.path)
  }

  /// Takes over the mask of a shadow that differs only in color, even if the cache has dropped it.
  func takeMask(of other: PathShadow) {
    if masks === other.masks && isSame(as: other) { mask = other.mask }
  }

  func draw(_ color: PixelColor, on canvas: Canvas, x: Int, y: Int, clip: PixelRect) {
    if mask == nil { mask = masks.shadow(shape, sigma: sigma) }
    mask?.blend(rect.offset(x: x, y: y), clip: clip, color, on: canvas)
  }

  /// The path in the pixels of the mask. Cairo's coordinates have eight bits of fraction; rounded to them here, shadows that differ by
  /// less share a mask.
  private var shape: StretchedPath {
    let moveX = originX - Double(rect.minX)
    let moveY = originY - Double(rect.minY)
    let pixels = path.data.mapPoints { point in
      CGPoint(
        x: ((Double(point.x) * scale + moveX) * 256).rounded() / 256, y: ((Double(point.y) * scale + moveY) * 256).rounded() / 256)
    }
    return StretchedPath(pixels, width: rect.width, height: rect.height, reach: BoxBlur.reach(sigma: sigma))
  }
}
