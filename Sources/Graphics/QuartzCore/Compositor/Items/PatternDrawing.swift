import CoreGraphics
internal import TrestleCPixman

/// An image repeated over a layer from its upper left corner: a background pattern.
@MainActor
final class PatternDrawing {
  let tile: PatternTile
  let alpha: UInt8
  let scale: Double
  let corners: NineSlice?
  private let pixels: PixelBuffer

  init(_ tile: PatternTile, alpha: Double, scale: Double, _ corners: NineSlice?) {
    self.tile = tile
    self.alpha = UInt8(min(max(alpha, 0), 1) * 255 + 0.5)
    self.scale = scale
    self.corners = corners
    let width = max(snapped(Double(tile.image.width) / Double(tile.scale) * scale), 1)
    let height = max(snapped(Double(tile.image.height) / Double(tile.scale) * scale), 1)
    pixels = PixelBuffer(width: min(width, 8192), height: min(height, 8192), format: .color)
    pixels.clear()
    ImageDrawing(tile.image, over: pixels.bounds).draw(on: Canvas(pixels), x: 0, y: 0, clip: pixels.bounds)
    pixman_image_set_repeat(pixels.image, PIXMAN_REPEAT_NORMAL)
  }

  func isSame(as other: PatternDrawing) -> Bool {
    self === other || (tile == other.tile && alpha == other.alpha && scale == other.scale && corners === other.corners)
  }

  /// Draws into `rect`; the layer's origin is at (`x`, `y`).
  func draw(_ rect: PixelRect, on canvas: Canvas, x: Int, y: Int) {
    canvas.composite(
      pixels.image, (rect.minX - x) % pixels.width, (rect.minY - y) % pixels.height,
      mask: alpha == 255 ? nil : SolidSource.alpha(alpha), 0, 0, rect)
  }
}
