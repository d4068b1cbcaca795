internal import TrestleCPixman

/// Rounded clips around a blurred backdrop.
///
/// A backdrop blurs the content below the clip, so the corners cannot be drawn separately as usual: the content is drawn with square
/// corners, and the previous pixels are then restored outside of the rounded corners.
extension Composer {
  /// Collects the content of a node whose sublayers contain a backdrop, between the commands that save and restore its corners.
  func collectCutContent(_ node: RenderNode, _ rounding: NineSlice, _ x: Int, _ y: Int, _ clip: PixelRect, _ level: CompositionLevel) {
    var cut: [(index: Int, rect: PixelRect)] = []
    var index = 0
    rounding.forEachCorner(of: node.bounds.offset(x: x, y: y)) { corner, _, _ in
      let rect = corner.intersection(clip)
      if level.remaining.intersects(rect) {
        level.emit(.cutCorner, node, index: index, x: x, y: y, rect: rect)
        cut.append((index, rect))
      }
      index += 1
    }
    collectContent(node, x, y, clip, level)
    for (index, rect) in cut.reversed() {
      // Outside of the rounded corner everything below shows, although the content covers it.
      level.remaining.add(rect)
      level.emit(.keptCorner, node, index: index, x: x, y: y, rect: rect)
    }
  }

  /// Saves the pixels below a corner.
  func keepCorner(_ command: CompositionLevel.Command, _ canvas: Canvas) {
    let rect = command.clip.intersection(canvas.bounds)
    let kept = PixelBuffer(width: max(1, rect.width), height: max(1, rect.height), format: .color)
    Canvas(kept, standingFor: rect).composite(
      canvas.buffer.image, rect.minX - canvas.originX, rect.minY - canvas.originY, mask: nil, 0, 0, rect, PIXMAN_OP_SRC)
    keptCorners.append(kept)
  }

  /// Restores the saved pixels outside of a rounded corner.
  func cutCorner(_ node: RenderNode, _ command: CompositionLevel.Command, _ level: CompositionLevel, _ canvas: Canvas) {
    guard let rounding = node.rounding, let kept = keptCorners.popLast() else { return }
    let place = command.clip.intersection(canvas.bounds)
    var index = 0
    rounding.forEachCorner(of: node.bounds.offset(x: command.x, y: command.y)) { corner, maskX, maskY in
      defer { index += 1 }
      guard index == command.index else { return }
      for rect in level.rects[command.rects] {
        let atX = maskX + rect.minX - corner.minX
        let atY = maskY + rect.minY - corner.minY
        scratch.withCanvas(for: rect) { side in
          side.composite(
            canvas.buffer.image, rect.minX - canvas.originX, rect.minY - canvas.originY, mask: nil, 0, 0, rect, PIXMAN_OP_SRC)
          canvas.composite(kept.image, rect.minX - place.minX, rect.minY - place.minY, mask: nil, 0, 0, rect, PIXMAN_OP_SRC)
          canvas.composite(
            SolidSource.color(PixelColor(argb: 0xFF00_0000)), 0, 0, mask: rounding.mask.image, atX, atY, rect, PIXMAN_OP_OUT_REVERSE)
          canvas.composite(side.buffer.image, 0, 0, mask: rounding.mask.image, atX, atY, rect, PIXMAN_OP_ADD)
        }
      }
    }
  }
}
