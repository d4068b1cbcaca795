import CoreGraphics
internal import TrestleCCairo
import TrestleText

/// A text layout and its position in a layer.
struct TextDrawing: Equatable {
  let layout: TextLayout
  /// Pixels per point, and the position of the layout's origin relative to the layer's, in pixels.
  let scale: Double
  let originX: Double
  let originY: Double
  /// The pixels it touches, from the layer's origin.
  let rect: PixelRect

  init(_ layout: TextLayout, scale: Double, originX: Double, originY: Double) {
    self.layout = layout
    self.scale = scale
    self.originX = originX
    self.originY = originY
    let ink = layout.inkBounds
    if ink.isNull || ink.isEmpty {
      rect = .empty
    } else {
      let pixels = CGRect(
        x: Double(ink.minX) * scale + originX, y: Double(ink.minY) * scale + originY, width: Double(ink.width) * scale,
        height: Double(ink.height) * scale)
      rect = PixelRect(covering: pixels).grown(by: 2)
    }
  }

  static func == (a: TextDrawing, b: TextDrawing) -> Bool {
    a.layout === b.layout && a.scale == b.scale && a.originX == b.originX && a.originY == b.originY
  }

  /// Draws the parts in `clip` on a canvas where `rect` is at `place`.
  ///
  /// Plain text is blended directly into the pixels; it is positioned with the same numbers that cairo uses for other text, whose first
  /// pixel is that of `rect`.
  @MainActor func draw(on canvas: Canvas, in place: PixelRect, clip: ArraySlice<PixelRect>) {
    guard layout.isPlain(scale: scale) else {
      canvas.draw(in: place, clip: clip) { draw($0) }
      return
    }
    for part in clip {
      let cut = part.intersection(place).intersection(canvas.bounds).offset(x: -place.minX, y: -place.minY)
      guard !cut.isEmpty else { continue }
      let pixels = TextPixels(
        origin: canvas.address(x: place.minX, y: place.minY), rowBytes: canvas.buffer.rowBytes, minX: cut.minX, minY: cut.minY,
        maxX: cut.maxX, maxY: cut.maxY)
      layout.draw(into: pixels, scale: scale, x: originX - Double(rect.minX), y: originY - Double(rect.minY))
    }
  }

  private func draw(_ cairo: OpaquePointer) {
    cairo_translate(cairo, originX - Double(rect.minX), originY - Double(rect.minY))
    cairo_scale(cairo, scale, scale)
    layout.draw(cairo: cairo, x: 0, y: 0)
  }
}
