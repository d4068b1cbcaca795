internal import TrestleCPixman
import Foundation

/// A buffer at a position in the plane: all drawing uses the plane's coordinates, so that intermediate buffers and the frame produce the
/// same result.
@MainActor
struct Canvas {
  let buffer: PixelBuffer
  let originX: Int
  let originY: Int
  let bounds: PixelRect

  /// The whole buffer, with its first pixel at the given position.
  init(_ buffer: PixelBuffer, originX: Int = 0, originY: Int = 0) {
    self.buffer = buffer
    self.originX = originX
    self.originY = originY
    bounds = buffer.bounds.offset(x: originX, y: originY)
  }

  /// The upper left part of a larger scratch buffer, used for `rect`.
  init(_ buffer: PixelBuffer, standingFor rect: PixelRect) {
    self.buffer = buffer
    originX = rect.minX
    originY = rect.minY
    bounds = rect
  }

  @inline(__always)
  func address(x: Int, y: Int) -> UnsafeMutableRawPointer {
    buffer.data + (y - originY) * buffer.rowBytes + (x - originX) * 4
  }

  func clear(_ rect: PixelRect) {
    buffer.clear(rect.offset(x: -originX, y: -originY))
  }
}

extension Canvas {
  /// Sets every pixel, replacing the previous ones.
  func fill(_ rect: PixelRect, _ color: PixelColor) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    if color.isRepeatedByte {
      // Mostly white: storing bytes is twice as fast as storing pixels.
      let row = address(x: rect.minX, y: rect.minY).assumingMemoryBound(to: UInt8.self)
      let isWhole = rect.width * 4 == buffer.rowBytes
      let bytes = rect.width * 4 * (isWhole ? rect.height : 1)
      trestle_set_rows(row, buffer.rowBytes, Int32(color.alpha), bytes, isWhole ? 1 : rect.height)
      return
    }
    _ = pixman_fill(
      buffer.data.assumingMemoryBound(to: UInt32.self), Int32(buffer.rowBytes / 4), 32, Int32(rect.minX - originX),
      Int32(rect.minY - originY), Int32(rect.width), Int32(rect.height), color.argb)
  }

  /// Blends a color over the pixels.
  func blend(_ rect: PixelRect, _ color: PixelColor) {
    if color.isOpaque { return fill(rect, color) }
    if color.isClear || blendLarge(rect, color, .clear) { return }
    composite(SolidSource.color(color), 0, 0, mask: nil, 0, 0, rect)
  }

  /// Blends a color over the pixels, and another over the result.
  func blend(_ rect: PixelRect, _ lower: PixelColor, _ upper: PixelColor) {
    if !lower.isOpaque, !upper.isOpaque, blendLarge(rect, lower, upper) { return }
    blend(rect, lower)
    blend(rect, upper)
  }

  /// The fewest pixels for which a kernel of our own is worth its preparation.
  private static let manyPixels = 2048

  /// Blends colors over many pixels, if the processor has the instructions for that; the pixels are those that pixman makes.
  private func blendLarge(_ rect: PixelRect, _ lower: PixelColor, _ upper: PixelColor) -> Bool {
    let cut = rect.intersection(bounds)
    guard cut.area >= Self.manyPixels, buffer.format == .color else { return false }
    return trestle_blend_colors(
      address(x: cut.minX, y: cut.minY).assumingMemoryBound(to: UInt8.self), buffer.rowBytes, cut.width, cut.height, lower.argb, upper.argb)
      != 0
  }

  /// Blends a color through a mask whose pixel (`maskX`, `maskY`) is at the rectangle's first pixel.
  func blend(_ rect: PixelRect, _ color: PixelColor, through mask: PixelBuffer, _ maskX: Int, _ maskY: Int) {
    if color.isClear || blendRows(rect, color, through: mask, maskX, maskY) { return }
    composite(SolidSource.color(color), 0, 0, mask: mask.image, maskX, maskY, rect)
  }

  /// Copies the pixels of an opaque source.
  func copy(_ rect: PixelRect, from source: PixelBuffer, _ sourceX: Int, _ sourceY: Int) {
    let cut = rect.intersection(bounds)
    guard !cut.isEmpty else { return }
    let bytes = cut.width * 4
    let from = source.data + (sourceY + cut.minY - rect.minY) * source.rowBytes + (sourceX + cut.minX - rect.minX) * 4
    let to = address(x: cut.minX, y: cut.minY)
    if bytes == source.rowBytes && bytes == buffer.rowBytes {
      memcpy(to, from, bytes * cut.height)
      return
    }
    trestle_copy_rows(
      to.assumingMemoryBound(to: UInt8.self), buffer.rowBytes, from.assumingMemoryBound(to: UInt8.self), source.rowBytes, bytes,
      cut.height)
  }

  /// Blends pixels over the existing ones.
  func blend(_ rect: PixelRect, from source: PixelBuffer, _ sourceX: Int, _ sourceY: Int, alpha: UInt8 = 255) {
    if alpha == 0 || blendRows(rect, from: source, sourceX, sourceY, alpha) { return }
    composite(source.image, sourceX, sourceY, mask: alpha == 255 ? nil : SolidSource.alpha(alpha), 0, 0, rect)
  }

  /// Blends pixels through a mask.
  func blend(
    _ rect: PixelRect, from source: PixelBuffer, _ sourceX: Int, _ sourceY: Int, through mask: PixelBuffer, _ maskX: Int, _ maskY: Int
  ) {
    composite(source.image, sourceX, sourceY, mask: mask.image, maskX, maskY, rect)
  }

  /// Multiplies the pixels by the mask's coverage.
  func keep(_ rect: PixelRect, through mask: PixelBuffer, _ maskX: Int, _ maskY: Int) {
    if keepRows(rect, through: mask, maskX, maskY) { return }
    composite(mask.image, maskX, maskY, mask: nil, 0, 0, rect, PIXMAN_OP_IN_REVERSE)
  }

  func composite(
    _ source: OpaquePointer, _ sourceX: Int, _ sourceY: Int, mask: OpaquePointer?, _ maskX: Int, _ maskY: Int, _ rect: PixelRect,
    _ operation: pixman_op_t = PIXMAN_OP_OVER
  ) {
    let cut = rect.intersection(bounds)
    guard !cut.isEmpty else { return }
    let dx = cut.minX - rect.minX
    let dy = cut.minY - rect.minY
    pixman_image_composite32(
      operation, source, mask, buffer.image, limited(sourceX + dx), limited(sourceY + dy), Int32(maskX + dx), Int32(maskY + dy),
      Int32(cut.minX - originX), Int32(cut.minY - originY), Int32(cut.width), Int32(cut.height))
  }

  /// `Int32(clamping:)`, which is a generic call without the optimizer.
  private func limited(_ value: Int) -> Int32 {
    value > Int(Int32.max) ? .max : value < Int(Int32.min) ? .min : Int32(truncatingIfNeeded: value)
  }
}
