internal import CPixman

extension Composer {
  /// Blurs what has been drawn so far within the layer's bounds: at a quarter of the resolution, which a blur does not show.
  func drawBackdrop(_ node: RenderNode, _ command: CompositionLevel.Command, _ canvas: Canvas) {
    guard let backdrop = node.backdrop else { return }
    let rect = command.clip.intersection(canvas.bounds)
    guard !rect.isEmpty else { return }
    let small = PixelBuffer(width: (rect.width + 3) / 4, height: (rect.height + 3) / 4, format: .color)
    reduce(rect, of: canvas, to: small, saturation: backdrop.saturation)
    let bytes = small.data.assumingMemoryBound(to: UInt8.self)
    for part in 0..<4 {
      BoxBlur.blur(
        bytes + part, width: small.width, height: small.height, rowBytes: small.rowBytes, step: 4, sigma: backdrop.sigma / 4,
        extendsEdges: true)
    }
    var matrix = pixman_transform_t()
    pixman_transform_init_identity(&matrix)
    matrix.matrix.0.0 = fixed(0.25)
    matrix.matrix.1.1 = fixed(0.25)
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

  /// The means of squares of sixteen pixels.
  private func reduce(_ rect: PixelRect, of canvas: Canvas, to small: PixelBuffer, saturation: Double) {
    let strength = Int32((saturation * 256).rounded())
    for row in 0..<small.height {
      let to = (small.data + row * small.rowBytes).assumingMemoryBound(to: UInt32.self)
      let minY = rect.minY + row * 4
      let maxY = min(minY + 4, rect.maxY)
      for column in 0..<small.width {
        let minX = rect.minX + column * 4
        let count = min(4, rect.maxX - minX)
        var sums = (UInt32(0), UInt32(0), UInt32(0), UInt32(0))
        for y in minY..<maxY {
          let from = canvas.address(x: minX, y: y).assumingMemoryBound(to: UInt32.self)
          for x in 0..<count {
            let pixel = from[x]
            sums.0 += pixel >> 24
            sums.1 += (pixel >> 16) & 255
            sums.2 += (pixel >> 8) & 255
            sums.3 += pixel & 255
          }
        }
        let number = UInt32(count * (maxY - minY))
        let half = number / 2
        let alpha = (sums.0 + half) / number
        let parts = (Int32((sums.1 + half) / number), Int32((sums.2 + half) / number), Int32((sums.3 + half) / number))
        let grey = (parts.0 * 54 + parts.1 * 183 + parts.2 * 19) / 256
        func lively(_ part: Int32) -> UInt32 { UInt32(min(max(grey + (part - grey) * strength / 256, 0), Int32(alpha))) }
        to[column] = alpha << 24 | lively(parts.0) << 16 | lively(parts.1) << 8 | lively(parts.2)
      }
    }
  }
}
