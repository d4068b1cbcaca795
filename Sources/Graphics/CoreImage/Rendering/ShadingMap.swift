import CoreGraphics

/// The picture of a shaded sphere, from which a surface takes the light that its slope reflects.
struct ShadingMap {
  private let tile: PixelTile

  /// Nil without a picture, or if the picture is infinite or empty.
  init?(_ image: CIImage?, _ space: WorkingSpace) {
    guard let image, !image.extent.isInfinite, !image.area.isEmpty else { return nil }
    tile = image.tile(image.area, space)
  }

  /// Returns the pixel of the sphere whose surface has a normal, given by the components in the plane, of which each is from −1 to 1.
  func light(_ normal: SIMD2<Float>) -> Pixel {
    let place = (normal + 1) / 2 * SIMD2(Float(tile.area.width - 1), Float(tile.area.height - 1))
    let limit = SIMD2(Float(tile.area.width - 1), Float(tile.area.height - 1))
    let inside = pointwiseMin(pointwiseMax(place, .zero), limit)
    return tile[tile.area.minX + Int(inside.x), tile.area.minY + Int(inside.y)]
  }
}

extension Optional where Wrapped == ShadingMap {
  /// Returns a pixel of a surface with the light that its slope reflects over it, as far as the pixel is opaque.
  func lit(_ pixel: Pixel, _ normal: SIMD2<Float>, _ share: Float = 1) -> Pixel {
    guard let self else { return pixel }
    let light = self.light(normal) * (share * pixel.w)
    return light + pixel * (1 - light.w)
  }
}
