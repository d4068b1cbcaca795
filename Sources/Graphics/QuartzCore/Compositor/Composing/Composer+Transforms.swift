internal import TrestleCPixman
import Foundation

extension Composer {
  /// Draws a rotated, scaled or projected layer: the visible part is drawn untransformed into a buffer and sampled from there.
  func drawTransformed(_ node: RenderNode, _ command: CompositionLevel.Command, _ level: CompositionLevel, _ canvas: Canvas) {
    guard let transform = node.transform else { return }
    let box = (node.containsBackdrop ? command.clip : boundingBox(command, level)).offset(x: -command.x, y: -command.y)
    let all = node.extents.grown(by: 2)
    var part = transform.inner(box)?.intersection(all) ?? all
    if part.width > 16000 { part.maxX = part.minX + 16000 }
    if part.height > 16000 { part.maxY = part.minY + 16000 }
    guard !part.isEmpty else { return }
    if let kept = keptPicture(of: node, showing: part) {
      return sample(node, transform, kept, kept.bounds, command, level, canvas)
    }
    work.groups += 1
    scratch.withCanvas(for: part, clears: false) { side in
      drawGroupContent(node, 0, 0, part, side)
      sample(node, transform, side, part, command, level, canvas)
    }
  }

  private func sample(
    _ node: RenderNode, _ transform: NodeTransform, _ side: Canvas, _ part: PixelRect, _ command: CompositionLevel.Command,
    _ level: CompositionLevel, _ canvas: Canvas
  ) {
    for rect in level.rects[command.rects] {
      if transform.map.isAffine {
        sampleAffine(node, transform, side, part, rect, command, canvas)
      } else {
        sampleProjected(node, transform, side, part, rect, command, canvas)
      }
    }
  }

  private func sampleAffine(
    _ node: RenderNode, _ transform: NodeTransform, _ side: Canvas, _ part: PixelRect, _ rect: PixelRect,
    _ command: CompositionLevel.Command, _ canvas: Canvas
  ) {
    let view = PixelBuffer(
      data: side.buffer.data, width: part.width, height: part.height, rowBytes: side.buffer.rowBytes, isOpaque: false, owner: side.buffer)
    // Relative to the node's own corner, so that the fixed-point numbers do not depend on the scroll position.
    let baseX = node.outer.minX
    let baseY = node.outer.minY
    let inverse = transform.inverse
    var matrix = pixman_transform_t()
    pixman_transform_init_identity(&matrix)
    matrix.matrix.0.0 = fixed(Double(inverse.a))
    matrix.matrix.0.1 = fixed(Double(inverse.c))
    matrix.matrix.1.0 = fixed(Double(inverse.b))
    matrix.matrix.1.1 = fixed(Double(inverse.d))
    let x = Double(baseX) * Double(inverse.a) + Double(baseY) * Double(inverse.c) + Double(inverse.tx)
    let y = Double(baseX) * Double(inverse.b) + Double(baseY) * Double(inverse.d) + Double(inverse.ty)
    // The integer offset of the part is subtracted after rounding, so that the fraction is the same for every part.
    matrix.matrix.0.2 = fixed(x, minus: part.minX)
    matrix.matrix.1.2 = fixed(y, minus: part.minY)
    let (left, top) = (rect.minX - command.x - baseX, rect.minY - command.y - baseY)
    if !transform.isExact, canvas.sampleRows(rect, from: view, &matrix, left, top, alpha: node.alpha) { return }
    pixman_image_set_transform(view.image, &matrix)
    pixman_image_set_filter(view.image, transform.isExact ? PIXMAN_FILTER_NEAREST : PIXMAN_FILTER_BILINEAR, nil, 0)
    canvas.composite(
      view.image, left, top, mask: node.alpha == 255 ? nil : SolidSource.alpha(node.alpha), 0, 0, rect)
  }

  /// Perspective exceeds the precision of pixman's sixteen fractional bits: it is sampled here, bilinearly, in doubles.
  private func sampleProjected(
    _ node: RenderNode, _ transform: NodeTransform, _ side: Canvas, _ part: PixelRect, _ rect: PixelRect,
    _ command: CompositionLevel.Command, _ canvas: Canvas
  ) {
    let inverse = transform.inverse
    var map = trestle_projection(
      a: Double(inverse.a), b: Double(inverse.b), p: Double(inverse.p), c: Double(inverse.c), d: Double(inverse.d), q: Double(inverse.q),
      tx: Double(inverse.tx), ty: Double(inverse.ty), w: Double(inverse.w))
    let from = side.address(x: part.minX, y: part.minY).assumingMemoryBound(to: UInt8.self)
    scratch.withCanvas(for: rect) { projected in
      for row in rect.minY..<rect.maxY {
        trestle_projected_row(
          projected.address(x: rect.minX, y: row).assumingMemoryBound(to: UInt32.self), rect.width, &map,
          Double(rect.minX - command.x) + 0.5, Double(row - command.y) + 0.5, from, side.buffer.rowBytes, part.minX, part.minY, part.maxX,
          part.maxY)
      }
      canvas.blend(rect, from: projected.buffer, 0, 0, alpha: node.alpha)
    }
  }
}
