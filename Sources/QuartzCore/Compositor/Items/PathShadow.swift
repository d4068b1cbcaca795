import CoreGraphics
internal import CCairo
import Foundation

/// The blurred shape of a path: the shadow of a layer with a `shadowPath`.
@MainActor
final class PathShadow {
  let path: CGPath
  let scale: Double
  let originX: Double
  let originY: Double
  let sigma: Double
  /// The pixels it touches, from the layer's origin.
  let rect: PixelRect
  private var kept: PixelBuffer?

  init(_ path: CGPath, scale: Double, originX: Double, originY: Double, sigma: Double) {
    self.path = path
    self.scale = scale
    self.originX = originX
    self.originY = originY
    self.sigma = sigma
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

  func draw(_ color: PixelColor, on canvas: Canvas, x: Int, y: Int, clip: PixelRect, keeps: Bool) {
    let cut = rect.intersection(clip.offset(x: -x, y: -y))
    guard !cut.isEmpty, rect.width < 8192, rect.height < 8192 else { return }
    let mask = kept ?? rasterize()
    if keeps { kept = mask }
    canvas.blend(cut.offset(x: x, y: y), color, through: mask, cut.minX - rect.minX, cut.minY - rect.minY)
  }

  private func rasterize() -> PixelBuffer {
    let buffer = PixelBuffer(width: rect.width, height: rect.height, format: .coverage)
    buffer.clear()
    buffer.draw { cairo in
      cairo_translate(cairo, originX - Double(rect.minX), originY - Double(rect.minY))
      cairo_scale(cairo, scale, scale)
      path.data.append(toCairo: cairo)
      cairo_fill(cairo)
    }
    BoxBlur.blur(
      buffer.data.assumingMemoryBound(to: UInt8.self), width: buffer.width, height: buffer.height, rowBytes: buffer.rowBytes,
      sigma: sigma)
    return buffer
  }
}
