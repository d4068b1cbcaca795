extension Composer {
  /// Blurs the content drawn so far within the layer's bounds.
  ///
  /// `isLowest` means that nothing has been drawn on the plane, which then is a clear group; the frame's own plane begins with a command
  /// that clears it.
  func drawBackdrop(_ node: RenderNode, _ command: CompositionLevel.Command, _ canvas: Canvas, isLowest: Bool) {
    guard let backdrop = node.backdrop else { return }
    let rect = command.clip.intersection(canvas.bounds)
    guard !rect.isEmpty else { return }
    // A backdrop without content stays clear: this is the case in every frame in which an effect view fades.
    if node.rounding == nil, isLowest { return canvas.fill(rect, backdrop.tint) }
    let picture = BackdropPicture(backdrop, rect)
    picture.reduce(canvas, from: rect.minY, to: rect.maxY)
    picture.blur()
    guard let corners = node.rounding else { return picture.draw(rect, on: canvas) }
    scratch.withCanvas(for: rect, clears: false) { side in
      picture.draw(rect, on: side)
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
}
