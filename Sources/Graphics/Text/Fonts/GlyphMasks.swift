internal import TrestleCPango
import Foundation

/// The coverage masks of a font's glyphs at one scale, so that text is drawn by blending bytes.
///
/// Cairo aligns glyphs to whole pixels; each glyph is drawn once with cairo to get its mask.
final class GlyphMasks: @unchecked Sendable {
  struct Mask {
    /// The position of the first pixel relative to the glyph's origin.
    var left = 0
    var top = 0
    var width = 0
    var height = 0
    /// The offset of its rows of `width` bytes in the storage.
    var offset = 0
    /// The box of the outline in 256ths of a pixel, which cairo uses to detect overlapping glyphs.
    var minX = 0
    var minY = 0
    var maxX = 0
    var maxY = 0
  }

  /// A mask at the position of a glyph in a run.
  struct Placed {
    var mask: Mask
    var x: Int
    var y: Int
  }

  let scale: Double
  /// Must be held while any other member is used.
  let lock = Lock()
  private let font: OpaquePointer
  // `@exclusivity(unchecked)`: the lock is held, and no access lasts during a call that reaches the same property.
  /// For the first few thousand glyphs: the index in `masks` plus one, or zero.
  @exclusivity(unchecked) private var near: ContiguousArray<UInt16> = []
  private var far: [Int: UInt16] = [:]
  @exclusivity(unchecked) private var masks: ContiguousArray<Mask> = []
  @exclusivity(unchecked) private(set) var storage: UnsafeMutablePointer<UInt8>
  private var used = 0
  private var capacity = 1 << 14
  /// Storage for the glyphs that are drawn together.
  let placed = UnsafeMutablePointer<Placed>.allocate(capacity: TextPen.glyphsAtOnce)
  /// The buffer in which overlapping glyphs are added.
  private var sum: UnsafeMutablePointer<UInt8>?
  private var sumCapacity = 0

  /// Larger text is drawn with cairo: it is rare, and its masks would need much memory.
  static let largestSize = 96.0
  /// Newer versions of cairo also place glyphs between pixels.
  static let isUsable = cairo_version() < 11704
  private static let mostBytes = 1 << 19
  private static let nearCount = 4096

  init?(_ font: Font, scale: Double) {
    guard let scaled = font.scaledFont(under: cairo_matrix_t(xx: scale, yx: 0, xy: 0, yy: scale, x0: 0, y0: 0)) else { return nil }
    self.font = scaled
    self.scale = scale
    storage = .allocate(capacity: capacity)
  }

  deinit {
    cairo_scaled_font_destroy(font)
    storage.deallocate()
    placed.deallocate()
    sum?.deallocate()
  }

  /// Returns cleared storage for the sum of a run's masks.
  func cleared(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if sumCapacity < count {
      sum?.deallocate()
      sum = .allocate(capacity: count)
      sumCapacity = count
    }
    memset(sum!, 0, count)
    return sum!
  }

  /// Ensures that a run's masks are not moved while it is drawn: removes all masks if there are too many.
  func beginRun() {
    guard used > Self.mostBytes || masks.count > 1 << 15 else { return }
    near.removeAll(keepingCapacity: true)
    far.removeAll()
    masks.removeAll(keepingCapacity: true)
    used = 0
  }

  func mask(of glyph: Int) -> Mask {
    if glyph < near.count {
      let place = near[glyph]
      if place > 0 { return masks[Int(place) - 1] }
    } else if let place = far[glyph] {
      return masks[Int(place) - 1]
    }
    let made = make(glyph)
    masks.append(made)
    let place = UInt16(masks.count)
    if glyph < Self.nearCount {
      while near.count <= glyph { near.append(0) }
      near[glyph] = place
    } else {
      far[glyph] = place
    }
    return made
  }

  private func make(_ glyph: Int) -> Mask {
    var mask = Mask()
    var single = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(font, &single, 1, &extents)
    let left = extents.x_bearing * scale
    let top = extents.y_bearing * scale
    let right = (extents.x_bearing + extents.width) * scale
    let bottom = (extents.y_bearing + extents.height) * scale
    guard extents.width > 0, extents.height > 0, max(-left, -top, right, bottom) < Self.largestSize * 8 else { return mask }
    mask.minX = Int((left * 256).rounded())
    mask.minY = Int((top * 256).rounded())
    mask.maxX = Int((right * 256).rounded())
    mask.maxY = Int((bottom * 256).rounded())
    // Antialiasing may extend slightly beyond the outline.
    mask.left = Int(left.rounded(.down)) - 2
    mask.top = Int(top.rounded(.down)) - 2
    mask.width = Int(right.rounded(.up)) + 2 - mask.left
    mask.height = Int(bottom.rounded(.up)) + 2 - mask.top
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(mask.width), Int32(mask.height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let pen = cairo_create(surface)
    else { return Mask() }
    // The font was created for this scale; positions below are in points.
    cairo_scale(pen, scale, scale)
    cairo_set_scaled_font(pen, font)
    single.x = Double(-mask.left) / scale
    single.y = Double(-mask.top) / scale
    cairo_show_glyphs(pen, &single, 1)
    cairo_destroy(pen)
    cairo_surface_flush(surface)
    if let bytes = cairo_image_surface_get_data(surface) {
      keep(&mask, bytes, rowBytes: Int(cairo_image_surface_get_stride(surface)))
    }
    cairo_surface_destroy(surface)
    return mask
  }

  /// Crops a mask to its nonzero part, and stores it.
  private func keep(_ mask: inout Mask, _ bytes: UnsafeMutablePointer<UInt8>, rowBytes: Int) {
    var (minX, minY, maxX, maxY) = (mask.width, mask.height, 0, 0)
    for y in 0..<mask.height {
      for x in 0..<mask.width where bytes[y * rowBytes + x] != 0 {
        minX = min(minX, x)
        maxX = max(maxX, x + 1)
        minY = min(minY, y)
        maxY = y + 1
      }
    }
    mask.width = max(maxX - minX, 0)
    mask.height = max(maxY - minY, 0)
    mask.left += minX
    mask.top += minY
    let count = mask.width * mask.height
    if used + count > capacity {
      let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: max(capacity * 2, used + count))
      larger.update(from: storage, count: used)
      storage.deallocate()
      capacity = max(capacity * 2, used + count)
      storage = larger
    }
    mask.offset = used
    for y in 0..<mask.height {
      memcpy(storage + used, bytes + (minY + y) * rowBytes + minX, mask.width)
      used += mask.width
    }
  }
}

extension Font {
  /// The number of scales for which a font's masks are cached; one is enough for an app with one screen.
  private static let rememberedScales = 2

  func glyphMasks(scale: Double) -> GlyphMasks? {
    masks.withLock { known in
      for masks in known where masks.scale == scale { return masks }
      guard let made = GlyphMasks(self, scale: scale) else { return nil }
      if known.count == Font.rememberedScales { known.removeFirst() }
      known.append(made)
      return made
    }
  }
}
