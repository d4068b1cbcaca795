internal import CPixman

extension Composer {
  /// Blurs the content drawn so far within the layer's bounds, at a reduced resolution, which is not visible in a blur.
  ///
  /// `isLowest` means that nothing has been drawn on the plane, which then is a clear group; the frame's own plane begins with a command
  /// that clears it.
  func drawBackdrop(_ node: RenderNode, _ command: CompositionLevel.Command, _ canvas: Canvas, isLowest: Bool) {
    guard let backdrop = node.backdrop else { return }
    let rect = command.clip.intersection(canvas.bounds)
    guard !rect.isEmpty else { return }
    // A backdrop without content stays clear: this is the case in every frame in which an effect view fades.
    if node.rounding == nil, isLowest { return canvas.fill(rect, backdrop.tint) }
    let factor = backdrop.sigma >= 20 ? 8 : 4
    let small = PixelBuffer(width: (rect.width + factor - 1) / factor, height: (rect.height + factor - 1) / factor, format: .color)
    reduce(rect, of: canvas, to: small, factor, saturation: backdrop.saturation)
    BoxBlur.blur(small, sigma: backdrop.sigma / Double(factor))
    var matrix = pixman_transform_t()
    pixman_transform_init_identity(&matrix)
    matrix.matrix.0.0 = fixed(1 / Double(factor))
    matrix.matrix.1.1 = fixed(1 / Double(factor))
    guard let corners = node.rounding else { return enlarge(small, &matrix, backdrop.tint, to: rect, canvas) }
    scratch.withCanvas(for: rect, clears: false) { side in
      enlarge(small, &matrix, backdrop.tint, to: rect, side)
      let bounds = node.bounds.offset(x: command.x, y: command.y)
      corners.forEachStraight(of: bounds) { straight in
        let cut = straight.intersection(rect)
        canvas.copy(cut, from: side.buffer, cut.minX - rect.minX, cut.minY - rect.minY)
      }
      corners.forEachCorner(of: bounds) { corner, maskX, maskY in
        let cut = corner.intersection(rect)
        canvas.blend(
          cut, from: side.buffer, cut.minX - rect.minX, cut.minY - rect.minY, through: corners.mask, maskX + cut.minX - corner.minX,
          maskY + cut.minY - corner.minY)
      }
    }
  }

  /// Sets the pixels of `rect` to those of an enlarged picture and lays a color over them.
  private func enlarge(_ small: PixelBuffer, _ matrix: inout pixman_transform_t, _ tint: PixelColor, to rect: PixelRect, _ canvas: Canvas) {
    if canvas.sampleRows(rect, from: small, &matrix, tint: tint) { return }
    pixman_image_set_transform(small.image, &matrix)
    pixman_image_set_repeat(small.image, PIXMAN_REPEAT_PAD)
    pixman_image_set_filter(small.image, PIXMAN_FILTER_BILINEAR, nil, 0)
    canvas.composite(small.image, 0, 0, mask: nil, 0, 0, rect, PIXMAN_OP_SRC)
    canvas.blend(rect, tint)
  }

  /// Averages squares of pixels and adjusts their saturation.
  private func reduce(_ rect: PixelRect, of canvas: Canvas, to small: PixelBuffer, _ factor: Int, saturation: Double) {
    let strength = Int32((saturation * 256).rounded())
    for row in 0..<small.height {
      let minY = rect.minY + row * factor
      trestle_reduce_row(
        canvas.address(x: rect.minX, y: minY).assumingMemoryBound(to: UInt8.self), canvas.buffer.rowBytes,
        Int32(min(factor, rect.maxY - minY)), Int32(rect.width), Int32(factor), strength,
        (small.data + row * small.rowBytes).assumingMemoryBound(to: UInt32.self))
    }
  }
}
