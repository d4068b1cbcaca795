internal import TrestleCCairo
import Foundation

extension CGContext {
  /// Lets `draw` paint with the context's shadow, mask and blend mode, on the `cairo_t` passed to it: this context's own or that of a
  /// temporary layer in the same user space, with the same path and line style. `bounds` limits in user space the area that it draws to.
  /// `draw` applies the state's colors and alpha itself.
  package func compose(bounds: CGRect?, _ draw: (OpaquePointer) -> Void) {
    if state.isDegenerate { return }
    if foreignPixels != nil { loadForeignPixels() }
    if state.needsLayer {
      composeByLayer(bounds: bounds, draw)
    } else {
      draw(cairo)
    }
    if foreignPixels != nil { storeForeignPixels() }
  }

  private func composeByLayer(bounds: CGRect?, _ draw: (OpaquePointer) -> Void) {
    let clip = deviceClipBounds
    guard !clip.isNull, clip.width > 0, clip.height > 0 else { return }
    var area = clip
    if let shadow = state.shadow {
      let reach = BlurKernel(sigma: shadow.sigma).reach + 1
      let caster = clip.offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
        .insetBy(dx: -CGFloat(reach), dy: -CGFloat(reach))
      area = area.union(caster)
    }
    if let bounds = bounds?.applying(cairoTransform) {
      if bounds.hasNaN { return }
      area = area.overlap(with: bounds.insetBy(dx: -1, dy: -1))
    }
    area = area.wholePixels
    guard !area.isNull, let layer = Bitmap(width: Int(area.width), height: Int(area.height)),
      let target = cairo_create(layer.surface)
    else { return }
    defer { cairo_destroy(target) }
    let (x, y) = (Int(area.minX), Int(area.minY))
    cairo_surface_set_device_offset(layer.surface, Double(-x), Double(-y))
    copyState(to: target)
    draw(target)
    cairo_surface_set_device_offset(layer.surface, 0, 0)
    layer.flush()
    cairo_save(cairo)
    cairo_new_path(cairo)
    cairo_identity_matrix(cairo)
    if let shadow = state.shadow { drawShadow(shadow, of: layer, x: x, y: y, clip: clip) }
    if state.blendMode == .plusDarker {
      drawDarker(layer, x: x, y: y)
    } else {
      paint(layer, x: x, y: y)
    }
    cairo_restore(cairo)
  }

  /// Copies the state that `draw` needs when it does not draw on this context's own `cairo_t` but on a new one, whose transform is that of
  /// the device.
  private func copyState(to target: OpaquePointer) {
    if let path = cairo_copy_path(cairo) {
      // The path is in user space: the transform must be set first.
      var matrix = cairoTransform.cairo
      cairo_set_matrix(target, &matrix)
      cairo_append_path(target, path)
      cairo_path_destroy(path)
    }
    cairo_set_antialias(target, cairo_get_antialias(cairo))
    cairo_set_fill_rule(target, cairo_get_fill_rule(cairo))
    cairo_set_tolerance(target, cairo_get_tolerance(cairo))
    cairo_set_line_width(target, cairo_get_line_width(cairo))
    cairo_set_line_cap(target, cairo_get_line_cap(cairo))
    cairo_set_line_join(target, cairo_get_line_join(cairo))
    cairo_set_miter_limit(target, cairo_get_miter_limit(cairo))
    let (dashes, phase) = dash
    cairo_set_dash(target, dashes, Int32(dashes.count), phase)
  }

  /// Draws the bitmap with its corner at a device pixel through clip and mask; the transform is the identity.
  private func paint(_ layer: Bitmap, x: Int, y: Int) {
    cairo_set_source_surface(cairo, layer.surface, Double(x), Double(y))
    if let mask = state.mask {
      cairo_mask_surface(cairo, mask.coverage.surface, Double(mask.x), Double(mask.y))
    } else {
      // A rectangle, so that operators that affect pixels outside of the source end at the layer.
      cairo_rectangle(cairo, Double(x), Double(y), Double(layer.width), Double(layer.height))
      if state.blendMode.cairo.reachesBeyondShape {
        cairo_clip(cairo)
        cairo_paint(cairo)
      } else {
        cairo_fill(cairo)
      }
    }
  }

  private func drawShadow(_ shadow: ContextShadow, of layer: Bitmap, x: Int, y: Int, clip: CGRect) {
    let kernel = BlurKernel(sigma: shadow.sigma)
    let reach = kernel.reach
    guard let coverage = Bitmap(width: layer.width + 2 * reach, height: layer.height + 2 * reach, format: .a8) else { return }
    for row in 0..<layer.height {
      let from = layer.words(row)
      let to = coverage.bytes(row + reach) + reach
      for column in 0..<layer.width { to[column] = UInt8(from[column] >> 24) }
    }
    kernel.blur(coverage)
    let rgba = shadow.color.rgba
    let left = CGFloat(x - reach) + shadow.offset.width
    let top = CGFloat(y - reach) + shadow.offset.height
    if let mask = state.mask {
      // One mask is used for the shadow's shape: the shadow becomes a layer, which the other masks.
      guard let tinted = Bitmap(width: coverage.width + 1, height: coverage.height + 1), let target = cairo_create(tinted.surface)
      else { return }
      defer { cairo_destroy(target) }
      cairo_set_source_rgba(target, rgba.red, rgba.green, rgba.blue, rgba.alpha)
      cairo_mask_surface(target, coverage.surface, left - left.rounded(.down), top - top.rounded(.down))
      tinted.flush()
      cairo_set_source_surface(cairo, tinted.surface, left.rounded(.down), top.rounded(.down))
      cairo_mask_surface(cairo, mask.coverage.surface, Double(mask.x), Double(mask.y))
    } else {
      cairo_set_source_rgba(cairo, rgba.red, rgba.green, rgba.blue, rgba.alpha)
      cairo_mask_surface(cairo, coverage.surface, left, top)
    }
  }

  /// `max(0, 1 − ((1 − D) + (1 − S)))`, for which cairo has no operator: computed in a buffer and then copied.
  private func drawDarker(_ layer: Bitmap, x: Int, y: Int) {
    guard let result = Bitmap(width: layer.width, height: layer.height), let reader = cairo_create(result.surface) else { return }
    cairo_surface_set_device_offset(result.surface, Double(-x), Double(-y))
    cairo_set_operator(reader, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(reader, cairo_get_group_target(cairo), 0, 0)
    cairo_paint(reader)
    cairo_destroy(reader)
    cairo_surface_set_device_offset(result.surface, 0, 0)
    result.flush()
    for row in 0..<result.height {
      let source = layer.words(row)
      let destination = result.words(row)
      for column in 0..<result.width { destination[column] = Self.darker(source[column], destination[column]) }
    }
    result.markDirty()
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    paint(result, x: x, y: y)
  }

  /// Both words are premultiplied. Where either is transparent the other is the result.
  private static func darker(_ source: UInt32, _ destination: UInt32) -> UInt32 {
    let alphas = Int32(source >> 24) + Int32(destination >> 24)
    let alpha = min(255, alphas)
    var result = UInt32(alpha) << 24
    for shift: UInt32 in [0, 8, 16] {
      let sum = Int32(source >> shift & 0xFF) + Int32(destination >> shift & 0xFF)
      result |= UInt32(max(0, min(alpha, alpha - (alphas - sum)))) << shift
    }
    return result
  }

  var dash: (lengths: [Double], phase: Double) {
    let count = Int(cairo_get_dash_count(cairo))
    guard count > 0 else { return ([], 0) }
    var phase = 0.0
    let lengths = [Double](unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.initialize(repeating: 0)
      cairo_get_dash(cairo, buffer.baseAddress, &phase)
      initialized = count
    }
    return (lengths, phase)
  }

  private var foreignRows: Range<Int>? {
    let bounds = deviceClipBounds
    guard !bounds.isNull, let bitmap else { return nil }
    let first = max(0, Int(bounds.minY))
    let last = min(bitmap.height, Int(bounds.maxY))
    return first < last ? first..<last : nil
  }

  private func loadForeignPixels() {
    guard let bitmap, let foreignPixels, let rows = foreignRows else { return }
    foreignPixels.load(into: bitmap, rows: rows)
  }

  private func storeForeignPixels() {
    guard let bitmap, let foreignPixels, let rows = foreignRows else { return }
    foreignPixels.store(from: bitmap, rows: rows)
  }
}
