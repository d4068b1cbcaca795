internal import TrestleCPixman

/// The blurred image of what is below a layer, at a reduced resolution, which is not visible in a blur.
@MainActor
struct BackdropPicture {
  let rect: PixelRect
  let factor: Int
  private let effect: BackdropDrawing
  let small: PixelBuffer

  init(_ effect: BackdropDrawing, _ rect: PixelRect) {
    self.effect = effect
    self.rect = rect
    factor = effect.sigma >= 20 ? 8 : 4
    small = PixelBuffer(width: (rect.width + factor - 1) / factor, height: (rect.height + factor - 1) / factor, format: .color)
  }

  /// Averages squares of pixels and adjusts their saturation: of those rows of squares that begin at `minY` or below it, and above `maxY`.
  func reduce(_ canvas: Canvas, from minY: Int, to maxY: Int) {
    let strength = Int32((effect.saturation * 256).rounded())
    let first = max(minY - rect.minY + factor - 1, 0) / factor
    for row in first..<max(first, (min(maxY, rect.maxY) - rect.minY + factor - 1) / factor) {
      let top = rect.minY + row * factor
      trestle_reduce_row(
        canvas.address(x: rect.minX, y: top).assumingMemoryBound(to: UInt8.self), canvas.buffer.rowBytes,
        Int32(min(factor, rect.maxY - top)), Int32(rect.width), Int32(factor), strength,
        (small.data + row * small.rowBytes).assumingMemoryBound(to: UInt32.self))
    }
  }

  /// Blurs the reduced image once all of it has been made.
  func blur() {
    if effect.contrasts { return contrast() }
    BoxBlur.blur(small, sigma: effect.sigma / Double(factor))
  }

  private func contrast() {
    let rows = (0..<small.height).map { small.data.advanced(by: $0 * small.rowBytes).assumingMemoryBound(to: UInt32.self) }
    let light = rows.reduce(0) { sum, row in
      (0..<small.width).reduce(sum) {
        let pixel = row[$1]
        return $0 + Int(pixel >> 16 & 255) * 299 + Int(pixel >> 8 & 255) * 587 + Int(pixel & 255) * 114
      }
    }
    let isLight = light > small.width * small.height * 127_500
    for row in rows { row.update(repeating: isLight ? 0xFF00_0000 : 0xFFFF_FFFF, count: small.width) }
  }

  /// Sets the pixels of `part` to those of the image, enlarged, and lays the tint over them.
  func draw(_ part: PixelRect, on canvas: Canvas) {
    var matrix = pixman_transform_t()
    pixman_transform_init_identity(&matrix)
    matrix.matrix.0.0 = fixed(1 / Double(factor))
    matrix.matrix.1.1 = fixed(1 / Double(factor))
    let (x, y) = (part.minX - rect.minX, part.minY - rect.minY)
    if canvas.sampleRows(part, from: small, &matrix, x, y, tint: effect.tint) { return }
    pixman_image_set_transform(small.image, &matrix)
    pixman_image_set_repeat(small.image, PIXMAN_REPEAT_PAD)
    pixman_image_set_filter(small.image, PIXMAN_FILTER_BILINEAR, nil, 0)
    canvas.composite(small.image, x, y, mask: nil, 0, 0, part, PIXMAN_OP_SRC)
    canvas.blend(part, effect.tint)
  }
}
