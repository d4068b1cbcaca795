import CoreGraphics

extension CIImage {
  /// Returns the image translated by whole pixels.
  func moved(x: Int, y: Int) -> CIImage {
    CIImage(extent: extent.isInfinite ? extent : extent.offsetBy(dx: CGFloat(x), dy: CGFloat(y)), isNearest: isNearest) {
      [self] area, space in
      PixelTile(moving: tile(area.offsetBy(x: -x, y: -y), space), to: area)
    }
  }

  /// Returns the transformed image. Edges between pixels are smoothed; when an image is reduced, pixels are averaged.
  func placed(by matrix: CGAffineTransform) -> CIImage {
    guard matrix.isInvertible else { return .empty() }
    if matrix.a == 1, matrix.b == 0, matrix.c == 0, matrix.d == 1, matrix.tx == matrix.tx.rounded(), matrix.ty == matrix.ty.rounded(),
      abs(matrix.tx) < 1e8, abs(matrix.ty) < 1e8
    {
      return moved(x: Int(matrix.tx), y: Int(matrix.ty))
    }
    let inverse = AffineMap(matrix.inverted())
    let target = extent.isInfinite ? extent : extent.applying(matrix).integral
    let bounds = extent
    let isNearest = isNearest
    // The size of a source pixel in pixels of the result, and the number of source pixels per result pixel.
    let (lengthX, lengthY) = (inverse.gradientX, inverse.gradientY)
    let steps = max(1, min(16, Int(max(inverse.stretchX, inverse.stretchY).rounded())))
    return CIImage(extent: target, isNearest: isNearest) { [self] area, space in
      let needed = PixelArea(covering: area.rect.applying(matrix.inverted())).expanded(by: 2).intersection(self.area)
      guard !needed.isEmpty else { return PixelTile(area) }
      let tile = tile(needed, space)
      let (least, most) = (
        SIMD2(Float(needed.minX) + 0.5, Float(needed.minY) + 0.5), SIMD2(Float(needed.maxX) - 0.5, Float(needed.maxY) - 0.5)
      )
      let low = SIMD2(Float(bounds.minX), Float(bounds.minY))
      let high = SIMD2(Float(bounds.maxX), Float(bounds.maxY))
      return PixelTile(area) { x, y in
        var sum = Pixel.zero
        for row in 0..<steps {
          for column in 0..<steps {
            let shift = SIMD2((Float(column) + 0.5) / Float(steps), (Float(row) + 0.5) / Float(steps))
            let point = inverse(SIMD2(Float(x), Float(y)) + shift)
            let toLow = (point - low) / SIMD2(lengthX, lengthY) * Float(steps) + 0.5
            let toHigh = (high - point) / SIMD2(lengthX, lengthY) * Float(steps) + 0.5
            let coverage = min(max(min(toLow.x, toHigh.x), 0), 1) * min(max(min(toLow.y, toHigh.y), 0), 1)
            guard coverage > 0 else { continue }
            let inside = pointwiseMin(pointwiseMax(point, least), most)
            let pixel =
              isNearest
              ? tile.pixel(Int(inside.x.rounded(.down)), Int(inside.y.rounded(.down))) : tile.sample(inside)
            sum += pixel * coverage
          }
        }
        return sum / Float(steps * steps)
      }
    }
  }
}

extension PixelTile {
  init(moving tile: PixelTile, to area: PixelArea) {
    self.area = area
    pixels = tile.pixels
  }
}

/// An affine transform of single precision.
struct AffineMap: Sendable {
  let (a, b, c, d, tx, ty): (Float, Float, Float, Float, Float, Float)

  init(_ matrix: CGAffineTransform) {
    (a, b, c, d, tx, ty) = (
      Float(matrix.a), Float(matrix.b), Float(matrix.c), Float(matrix.d), Float(matrix.tx), Float(matrix.ty)
    )
  }

  func callAsFunction(_ point: SIMD2<Float>) -> SIMD2<Float> {
    SIMD2(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  var gradientX: Float { max(1e-6, (a * a + c * c).squareRoot()) }
  var gradientY: Float { max(1e-6, (b * b + d * d).squareRoot()) }
  /// The length of a transformed unit along x.
  var stretchX: Float { (a * a + b * b).squareRoot() }
  /// The length of a transformed unit along y.
  var stretchY: Float { (c * c + d * d).squareRoot() }
}
