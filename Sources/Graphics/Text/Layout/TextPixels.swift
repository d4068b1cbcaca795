internal import TrestleCPango
import Foundation

/// Pixels in memory that text is drawn into: 32 bits each, premultiplied, in the machine's byte order.
package struct TextPixels {
  /// The address of the pixel (0, 0), which may be outside of the memory.
  private let origin: UnsafeMutableRawPointer
  private let rowBytes: Int
  /// The area that may be drawn on.
  private let minX: Int
  private let minY: Int
  private let maxX: Int
  private let maxY: Int

  package init(origin: UnsafeMutableRawPointer, rowBytes: Int, minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.origin = origin
    self.rowBytes = rowBytes
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Draws a run's glyphs in the color, with the layout's origin at a point, bit-identical to cairo.
  func draw(_ run: TextPainting.GlyphRun, _ glyphs: UnsafePointer<cairo_glyph_t>, color: UInt32, scale: Double, x: Double, y: Double) {
    guard color >> 24 > 0, let masks = run.font.glyphMasks(scale: scale) else { return }
    masks.lock.locked {
      var first = run.first
      let end = run.first + run.count
      while first < end {
        let count = min(end - first, TextPen.glyphsAtOnce)
        draw(UnsafeBufferPointer(start: glyphs + first, count: count), masks, color, scale, x, y)
        first += count
      }
    }
  }

  private func draw(
    _ glyphs: UnsafeBufferPointer<cairo_glyph_t>, _ masks: GlyphMasks, _ color: UInt32, _ scale: Double, _ x: Double, _ y: Double
  ) {
    masks.beginRun()
    let placed = masks.placed
    var box = (minX: Int.max, minY: Int.max, maxX: Int.min, maxY: Int.min)
    var overlaps = false
    var count = 0
    // By index, and compared by hand: iterators, `abs`, `min` and `max` are generic calls without the optimizer.
    var index = 0
    while index < glyphs.count {
      let glyph = glyphs[index]
      index += 1
      let left = (glyph.x * scale + x + 0.5).rounded(.down)
      let top = (glyph.y * scale + y + 0.5).rounded(.down)
      guard left > -1e9, left < 1e9, top > -1e9, top < 1e9 else { continue }
      let mask = masks.mask(of: Int(glyph.index))
      guard mask.maxX > mask.minX else { continue }
      let (column, row) = (Int(left), Int(top))
      let outline = (
        minX: column * 256 + mask.minX, minY: row * 256 + mask.minY, maxX: column * 256 + mask.maxX, maxY: row * 256 + mask.maxY
      )
      if outline.maxX > box.minX, outline.minX < box.maxX, outline.maxY > box.minY, outline.minY < box.maxY { overlaps = true }
      if outline.minX < box.minX { box.minX = outline.minX }
      if outline.minY < box.minY { box.minY = outline.minY }
      if outline.maxX > box.maxX { box.maxX = outline.maxX }
      if outline.maxY > box.maxY { box.maxY = outline.maxY }
      (placed + count).initialize(to: GlyphMasks.Placed(mask: mask, x: column + mask.left, y: row + mask.top))
      count += 1
    }
    if overlaps {
      blendSum(of: placed, count, masks, color)
    } else {
      let storage = masks.storage
      index = 0
      while index < count {
        blend(placed[index], storage + placed[index].mask.offset, color)
        index += 1
      }
    }
  }

  private func blend(_ glyph: GlyphMasks.Placed, _ bytes: UnsafePointer<UInt8>, _ color: UInt32) {
    let left = glyph.x > minX ? glyph.x : minX
    let top = glyph.y > minY ? glyph.y : minY
    let right = glyph.x + glyph.mask.width < maxX ? glyph.x + glyph.mask.width : maxX
    let bottom = glyph.y + glyph.mask.height < maxY ? glyph.y + glyph.mask.height : maxY
    guard left < right, top < bottom else { return }
    trestle_blend(
      (origin + top * rowBytes + left * 4).assumingMemoryBound(to: UInt8.self), rowBytes,
      bytes + (top - glyph.y) * glyph.mask.width + left - glyph.x, glyph.mask.width, Int32(right - left), Int32(bottom - top), color)
  }

  /// Adds up the coverage of touching glyphs before the color is blended, because it would otherwise be blended twice.
  private func blendSum(of placed: UnsafePointer<GlyphMasks.Placed>, _ count: Int, _ masks: GlyphMasks, _ color: UInt32) {
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    for index in 0..<count {
      let glyph = placed[index]
      guard glyph.mask.width > 0 else { continue }
      (left, top) = (min(left, glyph.x), min(top, glyph.y))
      (right, bottom) = (max(right, glyph.x + glyph.mask.width), max(bottom, glyph.y + glyph.mask.height))
    }
    (left, top, right, bottom) = (max(left, minX), max(top, minY), min(right, maxX), min(bottom, maxY))
    guard left < right, top < bottom else { return }
    var sum = GlyphMasks.Placed(mask: GlyphMasks.Mask(), x: left, y: top)
    sum.mask.width = right - left
    sum.mask.height = bottom - top
    let bytes = masks.cleared(sum.mask.width * sum.mask.height)
    for index in 0..<count {
      let glyph = placed[index]
      let (minX, minY) = (max(glyph.x, left), max(glyph.y, top))
      let (maxX, maxY) = (min(glyph.x + glyph.mask.width, right), min(glyph.y + glyph.mask.height, bottom))
      guard minX < maxX, minY < maxY else { continue }
      trestle_add(
        bytes + (minY - top) * sum.mask.width + minX - left, sum.mask.width,
        masks.storage + glyph.mask.offset + (minY - glyph.y) * glyph.mask.width + minX - glyph.x, glyph.mask.width, Int32(maxX - minX),
        Int32(maxY - minY))
    }
    blend(sum, bytes, color)
  }
}

extension TextColor {
  /// As stored by cairo: premultiplied in 16 bits, of which the upper 8 are used.
  var argb: UInt32 {
    func part(_ value: Double, _ alpha: Double) -> UInt32 { UInt32(min(max(value, 0), 1) * alpha * 65535 + 0.5) >> 8 }
    let alpha = min(max(alpha, 0), 1)
    return part(alpha, 1) << 24 | part(red, alpha) << 16 | part(green, alpha) << 8 | part(blue, alpha)
  }
}
