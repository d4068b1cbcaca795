internal import CPixman

extension Composer {
  /// Blurs what has been drawn so far within the layer's bounds: at a fraction of the resolution, which a blur does not show.
  func drawBackdrop(_ node: RenderNode, _ command: CompositionLevel.Command, _ canvas: Canvas) {
    guard let backdrop = node.backdrop else { return }
    let rect = command.clip.intersection(canvas.bounds)
    guard !rect.isEmpty else { return }
    let factor = backdrop.sigma >= 20 ? 8 : 4
    let small = PixelBuffer(width: (rect.width + factor - 1) / factor, height: (rect.height + factor - 1) / factor, format: .color)
    reduce(rect, of: canvas, to: small, factor, saturation: backdrop.saturation)
    BoxBlur.blurColors(small, sigma: backdrop.sigma / Double(factor))
    var matrix = pixman_transform_t()
    pixman_transform_init_identity(&matrix)
    matrix.matrix.0.0 = fixed(1 / Double(factor))
    matrix.matrix.1.1 = fixed(1 / Double(factor))
    pixman_image_set_transform(small.image, &matrix)
    pixman_image_set_repeat(small.image, PIXMAN_REPEAT_PAD)
    pixman_image_set_filter(small.image, PIXMAN_FILTER_BILINEAR, nil, 0)
    guard let corners = node.rounding else {
      canvas.composite(small.image, 0, 0, mask: nil, 0, 0, rect, PIXMAN_OP_SRC)
      canvas.blend(rect, backdrop.tint)
      return
    }
    scratch.withCanvas(for: rect) { side in
      side.composite(small.image, 0, 0, mask: nil, 0, 0, rect, PIXMAN_OP_SRC)
      side.blend(rect, backdrop.tint)
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

  /// The means of squares of pixels, their colours livened.
  private func reduce(_ rect: PixelRect, of canvas: Canvas, to small: PixelBuffer, _ factor: Int, saturation: Double) {
    let strength = Int32((saturation * 256).rounded())
    for row in 0..<small.height {
      let to = (small.data + row * small.rowBytes).assumingMemoryBound(to: UInt32.self)
      let minY = rect.minY + row * factor
      let maxY = min(minY + factor, rect.maxY)
      for column in 0..<small.width {
        let minX = rect.minX + column * factor
        let count = min(factor, rect.maxX - minX)
        // Two parts to a word: 64 pixels of 255 fit into sixteen bits.
        var even: UInt32 = 0
        var odd: UInt32 = 0
        for y in minY..<maxY {
          let from = canvas.address(x: minX, y: y).assumingMemoryBound(to: UInt32.self)
          for x in 0..<count {
            let pixel = from[x]
            even &+= pixel & 0x00FF_00FF
            odd &+= (pixel >> 8) & 0x00FF_00FF
          }
        }
        let number = UInt32(count * (maxY - minY))
        func mean(_ sum: UInt32) -> Int32 { Int32((sum + number / 2) / number) }
        let alpha = mean(odd >> 16)
        let parts = (mean(even >> 16), mean(odd & 0xFFFF), mean(even & 0xFFFF))
        let grey = (parts.0 * 54 + parts.1 * 183 + parts.2 * 19) / 256
        func lively(_ part: Int32) -> UInt32 { UInt32(min(max(grey + (part - grey) * strength / 256, 0), alpha)) }
        to[column] = UInt32(alpha) << 24 | lively(parts.0) << 16 | lively(parts.1) << 8 | lively(parts.2)
      }
    }
  }
}
