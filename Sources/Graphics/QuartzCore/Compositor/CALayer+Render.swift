import CoreGraphics

extension CALayer {
  /// Draws the layer and its sublayers as they are displayed, without those changes that await the next frame.
  package final func renderAsDisplayed(in context: CGContext) {
    let transform = context.ctm
    let scale = max(Double(hypot(transform.a, transform.b)), 0.01)
    let bounds = displayed.bounds
    let width = snapped((Double(bounds.width) * scale).rounded(.up))
    let height = snapped((Double(bounds.height) * scale).rounded(.up))
    guard Bitmap.isPossible(width: width, height: height) else { return }
    let image = standing(with: bounds.origin) { drawn(width: width, height: height, scale: scale) }
    let size = CGSize(width: Double(width) / scale, height: Double(height) / scale)
    context.saveGState()
    // A context draws images upward; the layer's coordinates increase downward.
    context.translateBy(x: bounds.minX, y: bounds.minY + size.height)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: CGRect(origin: .zero, size: size))
    context.restoreGState()
  }

  /// Returns an image of `rect` of the layer and its sublayers, as currently displayed, with `scale` pixels per point; nil if it is empty.
  package func picture(of rect: CGRect, scale: Double) -> CGImage? {
    let width = snapped((Double(rect.width) * scale).rounded(.up))
    let height = snapped((Double(rect.height) * scale).rounded(.up))
    guard Bitmap.isPossible(width: width, height: height) else { return nil }
    return standing(with: rect.origin) { drawn(width: width, height: height, scale: scale) }
  }

  private func drawn(width: Int, height: Int, scale: Double) -> CGImage {
    MainStack.grow()
    let picture = PixelBuffer(width: width, height: height, format: .color)
    picture.clear()
    let reader = TreeReader(masks: ShapeMasks(keeps: false), flats: nil, isLive: false, limit: picture.bounds)
    let node = RenderNode(layer: self, tree: reader.tree)
    _ = reader.read(node, self, TreeReader.Surroundings(clip: picture.bounds, scale: scale), force: true)
    Composer(flats: nil).composeFrame(node, picture.bounds, on: Canvas(picture))
    return picture.makeImage()
  }

  /// Runs `body` while the presentation of the layer has no transform and one of its points at the origin, and restores it.
  private func standing(with corner: CGPoint, _ body: () -> CGImage) -> CGImage {
    let shown = displayed
    let state = shown.state
    let turned = shown.details?.values.transform
    defer {
      shown.state = state
      if let turned { shown.details?.values.transform = turned }
    }
    shown.details?.values.transform = .identity
    shown.state.position = CGPoint(
      x: state.anchorPoint.x * state.bounds.width + state.bounds.minX - corner.x,
      y: state.anchorPoint.y * state.bounds.height + state.bounds.minY - corner.y)
    shown.state.opacity = 1
    shown.state.flags.remove(.isHidden)
    return body()
  }
}
