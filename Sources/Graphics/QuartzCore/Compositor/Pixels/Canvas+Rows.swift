internal import TrestleCPixman

/// Blending by loops of our own, two to five times as fast as pixman's and with the same pixels. Each returns false, having drawn nothing, if the
/// processor lacks the instructions or the source does not have all of the pixels.
extension Canvas {
  /// Whether these loops are used; tests turn them off to compare with pixman.
  static var usesRows = true

  func blendRows(_ rect: PixelRect, from source: PixelBuffer, _ sourceX: Int, _ sourceY: Int, _ alpha: UInt8) -> Bool {
    let cut = rect.intersection(bounds)
    guard !cut.isEmpty else { return true }
    guard let from = pixels(of: source, .color, sourceX, sourceY, rect, cut) else { return false }
    return trestle_blend_pixels(
      row(cut), buffer.rowBytes, from, source.rowBytes, cut.width, cut.height, UInt32(alpha)) != 0
  }

  func blendRows(_ rect: PixelRect, _ color: PixelColor, through mask: PixelBuffer, _ maskX: Int, _ maskY: Int) -> Bool {
    let cut = rect.intersection(bounds)
    guard !cut.isEmpty else { return true }
    guard let from = pixels(of: mask, .coverage, maskX, maskY, rect, cut) else { return false }
    return trestle_blend_coverage(row(cut), buffer.rowBytes, from, mask.rowBytes, cut.width, cut.height, color.argb) != 0
  }

  func keepRows(_ rect: PixelRect, through mask: PixelBuffer, _ maskX: Int, _ maskY: Int) -> Bool {
    let cut = rect.intersection(bounds)
    guard !cut.isEmpty else { return true }
    guard let from = pixels(of: mask, .color, maskX, maskY, rect, cut) else { return false }
    return trestle_keep_pixels(row(cut), buffer.rowBytes, from, mask.rowBytes, cut.width, cut.height) != 0
  }

  /// Blends a color through coverage that is the same in every column: that of column `maskX` of the mask.
  func blendColumns(_ rect: PixelRect, _ color: PixelColor, through mask: PixelBuffer, _ maskX: Int, _ maskY: Int) -> Bool {
    let cut = rect.intersection(bounds)
    guard !cut.isEmpty else { return true }
    guard Self.usesRows, buffer.format == .color else { return false }
    let from = mask.data + (maskY + cut.minY - rect.minY) * mask.rowBytes + maskX
    return trestle_blend_lines(
      row(cut), buffer.rowBytes, from.assumingMemoryBound(to: UInt8.self), mask.rowBytes, cut.width, cut.height, color.argb) != 0
  }

  /// Draws a picture enlarged or reduced by `transform`, bilinearly, as `composite` does; its pixel that is first transformed is (`x`, `y`).
  /// Beyond its edges all is clear, or they are repeated.
  func sampleRows(
    _ rect: PixelRect, from source: PixelBuffer, _ transform: inout pixman_transform_t, _ x: Int, _ y: Int, alpha: UInt8,
    repeatsEdge: Bool = false
  ) -> Bool {
    let cut = rect.intersection(bounds)
    guard !cut.isEmpty else { return true }
    guard var sampling = sampling(cut, of: source, &transform, x + cut.minX - rect.minX, y + cut.minY - rect.minY) else { return false }
    return trestle_sample_over(&sampling, UInt32(alpha), repeatsEdge ? 1 : 0) != 0
  }

  /// Sets pixels to those of a picture enlarged by `transform`, with its edge repeated, and lays a color over them; (`x`, `y`) as above.
  func sampleRows(
    _ rect: PixelRect, from source: PixelBuffer, _ transform: inout pixman_transform_t, _ x: Int, _ y: Int, tint: PixelColor
  ) -> Bool {
    let cut = rect.intersection(bounds)
    guard !cut.isEmpty else { return true }
    guard !tint.isOpaque,
      var sampling = sampling(cut, of: source, &transform, x + cut.minX - rect.minX, y + cut.minY - rect.minY)
    else { return false }
    return trestle_sample_tinted(&sampling, tint.argb) != 0
  }

  private func row(_ cut: PixelRect) -> UnsafeMutablePointer<UInt8> {
    address(x: cut.minX, y: cut.minY).assumingMemoryBound(to: UInt8.self)
  }

  /// Returns the source's pixel for the first one of `cut`; nil if the source does not have all of them.
  private func pixels(
    of source: PixelBuffer, _ format: PixelBuffer.Format, _ sourceX: Int, _ sourceY: Int, _ rect: PixelRect, _ cut: PixelRect
  ) -> UnsafePointer<UInt8>? {
    let x = sourceX + cut.minX - rect.minX
    let y = sourceY + cut.minY - rect.minY
    guard Self.usesRows, buffer.format == .color, source.format == format, !source.isOpaque, x >= 0, y >= 0, x + cut.width <= source.width,
      y + cut.height <= source.height
    else { return nil }
    let place = source.data + y * source.rowBytes + x * (format == .color ? 4 : 1)
    return UnsafePointer(place.assumingMemoryBound(to: UInt8.self))
  }

  private func sampling(
    _ cut: PixelRect, of source: PixelBuffer, _ transform: inout pixman_transform_t, _ x: Int, _ y: Int
  ) -> trestle_sampling? {
    guard Self.usesRows, buffer.format == .color, source.format == .color, !source.isOpaque else { return nil }
    guard transform.matrix.0.1 == 0, transform.matrix.1.0 == 0 else { return nil }
    guard source.width < 1 << 14, source.height < 1 << 14, abs(x) < 1 << 14, abs(y) < 1 << 14 else { return nil }
    var sampling = trestle_sampling(
      to: row(cut), to_row_bytes: buffer.rowBytes, width: cut.width, height: cut.height,
      from: UnsafePointer(source.data.assumingMemoryBound(to: UInt8.self)), from_row_bytes: source.rowBytes, from_width: source.width,
      from_height: source.height, x: 0, y: 0, step_x: 0, step_y: 0)
    return trestle_sampling_start(&transform, Int32(x), Int32(y), &sampling) != 0 ? sampling : nil
  }
}
