internal import TrestleCCairo
import CoreGraphics

/// Creates and caches masks that are used repeatedly: rounded rectangles, rings for borders, shadows of rounded rectangles.
///
/// Masks are stored with a middle of one pixel (of 64 for shadows, whose edges are tiled), so all rectangles with the same corners share
/// one.
@MainActor
final class ShapeMasks {
  private struct Key: Hashable {
    var shape = CornerShape(topLeft: 0, topRight: 0, bottomRight: 0, bottomLeft: 0, isContinuous: false)
    /// The shape if it is not a rounded rectangle.
    var path: PathData?
    var columns: NineSlice.Slices
    var rows: NineSlice.Slices
    /// The width of a ring or the deviation of a shadow's blur; zero for a filled shape.
    var ring: Int = 0
    var sigma: Double = 0
  }

  private var masks: [Key: NineSlice] = [:]
  private var bytes = 0
  /// The number of shadows rasterized.
  private(set) var shadowCount = 0
  private let keeps: Bool
  private let budget = 2 << 20

  /// Without `keeps` every mask is created again, as for a drawing without caches.
  init(keeps: Bool = true) {
    self.keeps = keeps
  }

  /// Returns a filled rounded rectangle. `shape` must fit.
  func rounded(width: Int, height: Int, _ shape: CornerShape) -> NineSlice {
    let (columns, rows) = slices(width, height, shape, margin: 0, middle: 1)
    return mask(Key(shape: shape, columns: columns, rows: rows)) { buffer in
      buffer.draw { cairo in
        shape.append(to: cairo, x: 0, y: 0, width: Double(buffer.width), height: Double(buffer.height))
        cairo_fill(cairo)
      }
    }
  }

  /// Returns the corners of a border `ring` pixels wide within a rounded rectangle.
  func ring(width: Int, height: Int, _ shape: CornerShape, ring: Int) -> NineSlice {
    var wide = shape
    let least = Double(ring)
    wide.topLeft = max(wide.topLeft, least)
    wide.topRight = max(wide.topRight, least)
    wide.bottomLeft = max(wide.bottomLeft, least)
    wide.bottomRight = max(wide.bottomRight, least)
    let (columns, rows) = slices(width, height, wide, margin: 0, middle: 1)
    return mask(Key(shape: shape, columns: columns, rows: rows, ring: ring)) { buffer in
      buffer.draw { cairo in
        let width = Double(buffer.width)
        let height = Double(buffer.height)
        shape.append(to: cairo, x: 0, y: 0, width: width, height: height)
        if width > 2 * least && height > 2 * least {
          shape.inset(by: least).append(to: cairo, x: least, y: least, width: width - 2 * least, height: height - 2 * least)
        }
        cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
        cairo_fill(cairo)
      }
    }
  }

  /// Returns the blurred shape of a rounded rectangle, extended by the blur's reach on every side.
  func shadow(width: Int, height: Int, _ shape: CornerShape, sigma: Double) -> NineSlice {
    let reach = BoxBlur.reach(sigma: sigma)
    let (columns, rows) = slices(width + 2 * reach, height + 2 * reach, shape, margin: 2 * reach, middle: 64)
    return mask(Key(shape: shape, columns: columns, rows: rows, sigma: sigma)) { buffer in
      buffer.draw { cairo in
        shape.append(
          to: cairo, x: Double(reach), y: Double(reach), width: Double(buffer.width - 2 * reach),
          height: Double(buffer.height - 2 * reach))
        cairo_fill(cairo)
      }
      BoxBlur.blur(buffer, sigma: sigma)
      shadowCount += 1
    }
  }

  /// Returns the blurred shape of a path, extended by the blur's reach and a pixel on every side; nil if it would be too large to cache.
  func shadow(_ path: StretchedPath, sigma: Double) -> NineSlice? {
    guard path.columns.total < 8192, path.rows.total < 8192 else { return nil }
    return mask(Key(path: path.data, columns: path.columns, rows: path.rows, sigma: sigma)) { buffer in
      buffer.draw { cairo in
        path.data.append(toCairo: cairo)
        cairo_fill(cairo)
      }
      BoxBlur.blur(buffer, sigma: sigma)
      shadowCount += 1
    }
  }

  private func slices(
    _ width: Int, _ height: Int, _ shape: CornerShape, margin: Int, middle: Int
  ) -> (NineSlice.Slices, NineSlice.Slices) {
    func extent(_ a: Double, _ b: Double) -> Int {
      let reach = max(a, b) * (shape.isContinuous ? CornerShape.continuousReach : 1)
      return margin + Int((reach - 1e-6).rounded(.up))
    }
    return (
      NineSlice.Slices(
        length: width, leading: extent(shape.topLeft, shape.bottomLeft), trailing: extent(shape.topRight, shape.bottomRight),
        middle: middle),
      NineSlice.Slices(
        length: height, leading: extent(shape.topLeft, shape.topRight), trailing: extent(shape.bottomLeft, shape.bottomRight),
        middle: middle)
    )
  }

  private func mask(_ key: Key, _ draw: (PixelBuffer) -> Void) -> NineSlice {
    if let found = masks[key] { return found }
    let buffer = PixelBuffer(width: key.columns.total, height: key.rows.total, format: .coverage)
    buffer.clear()
    draw(buffer)
    let made = NineSlice(mask: buffer, columns: key.columns, rows: key.rows)
    if keeps {
      if bytes + buffer.byteCount > budget {
        masks.removeAll()
        bytes = 0
      }
      masks[key] = made
      bytes += buffer.byteCount
    }
    return made
  }
}
