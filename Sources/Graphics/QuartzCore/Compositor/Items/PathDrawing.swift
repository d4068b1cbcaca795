import CoreGraphics
internal import TrestleCCairo

/// A path, filled and stroked: that of a shape layer or a path item.
///
/// It is rasterized in tiles at fixed positions of the layer, each as a whole, which are then composed: the pixels of a damaged part equal
/// those of a full drawing. Small drawings cache their pixels.
@MainActor
final class PathDrawing {
  struct Style: Equatable {
    var fill: CGColor?
    var isEvenOdd = false
    var stroke: CGColor?
    var lineWidth: CGFloat = 1
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dash: [CGFloat] = []
    var dashPhase: CGFloat = 0
  }

  let path: CGPath
  let style: Style
  /// Pixels per unit of the path, and the position of its origin relative to the layer's, in pixels.
  let scale: Double
  let originX: Double
  let originY: Double
  /// The pixels it touches, from the layer's origin.
  let rect: PixelRect
  private var kept: PixelBuffer?

  /// The side of the square tiles; a drawing with fewer pixels than a tile is a tile of its own.
  private static let tile = 256

  init(_ path: CGPath, _ style: Style, scale: Double, originX: Double, originY: Double) {
    self.path = path
    self.style = style
    self.scale = scale
    self.originX = originX
    self.originY = originY
    rect = Self.reach(path, style, scale, originX, originY)
  }

  func isSame(as other: PathDrawing) -> Bool {
    self === other
      || (style == other.style && scale == other.scale && originX == other.originX && originY == other.originY && path == other.path)
  }

  private static func reach(_ path: CGPath, _ style: Style, _ scale: Double, _ x: Double, _ y: Double) -> PixelRect {
    let box = path.data.controlBounds
    guard !box.isNull else { return .empty }
    var margin = 0.0
    if style.stroke != nil {
      let miter = style.join == .miter ? max(Double(style.miterLimit), 1) : 1
      margin = Double(style.lineWidth) / 2 * max(miter, 1.5)
    }
    let grown = box.insetBy(dx: -CGFloat(margin), dy: -CGFloat(margin))
    let pixels = CGRect(
      x: Double(grown.minX) * scale + x, y: Double(grown.minY) * scale + y, width: Double(grown.width) * scale,
      height: Double(grown.height) * scale)
    return PixelRect(
      minX: snapped(Double(pixels.minX).rounded(.down)) - 1, minY: snapped(Double(pixels.minY).rounded(.down)) - 1,
      maxX: snapped(Double(pixels.maxX).rounded(.up)) + 1, maxY: snapped(Double(pixels.maxY).rounded(.up)) + 1)
  }

  /// Draws the part in `clip`; the layer's origin is at (`x`, `y`).
  func draw(on canvas: Canvas, x: Int, y: Int, clip: PixelRect, keeps: Bool) {
    let cut = rect.intersection(clip.offset(x: -x, y: -y))
    guard !cut.isEmpty else { return }
    if rect.width <= Self.tile && rect.height <= Self.tile {
      let pixels = kept ?? rasterize(rect)
      if keeps { kept = pixels }
      canvas.blend(cut.offset(x: x, y: y), from: pixels, cut.minX - rect.minX, cut.minY - rect.minY)
      return
    }
    let size = Self.tile
    for row in ((cut.minY - rect.minY) / size)...((cut.maxY - 1 - rect.minY) / size) {
      for column in ((cut.minX - rect.minX) / size)...((cut.maxX - 1 - rect.minX) / size) {
        let tile = PixelRect(x: rect.minX + column * size, y: rect.minY + row * size, width: size, height: size).intersection(rect)
        let part = tile.intersection(cut)
        let pixels = rasterize(tile)
        canvas.blend(part.offset(x: x, y: y), from: pixels, part.minX - tile.minX, part.minY - tile.minY)
      }
    }
  }

  private func rasterize(_ tile: PixelRect) -> PixelBuffer {
    let buffer = PixelBuffer(width: tile.width, height: tile.height, format: .color)
    buffer.clear()
    buffer.draw { cairo in
      cairo_translate(cairo, originX - Double(tile.minX), originY - Double(tile.minY))
      cairo_scale(cairo, scale, scale)
      path.data.append(toCairo: cairo)
      if let color = style.fill {
        cairo_set_fill_rule(cairo, style.isEvenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        setColor(cairo, color)
        cairo_fill_preserve(cairo)
      }
      if let color = style.stroke, style.lineWidth > 0 {
        setColor(cairo, color)
        setLine(cairo)
        cairo_stroke_preserve(cairo)
      }
    }
    return buffer
  }

  private func setColor(_ cairo: OpaquePointer, _ color: CGColor) {
    let rgba = color.rgba
    cairo_set_source_rgba(cairo, Double(rgba.red), Double(rgba.green), Double(rgba.blue), Double(rgba.alpha))
  }

  private func setLine(_ cairo: OpaquePointer) {
    cairo_set_line_width(cairo, Double(style.lineWidth))
    cairo_set_miter_limit(cairo, Double(style.miterLimit))
    switch style.cap {
    case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.join {
    case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    }
    let dashes = style.dash.map { Double($0) }
    if !dashes.isEmpty, dashes.allSatisfy({ $0 >= 0 }), dashes.contains(where: { $0 > 0 }) {
      cairo_set_dash(cairo, dashes, Int32(dashes.count), Double(style.dashPhase))
    }
  }
}
