import QuartzCore

extension UIView {
  /// Returns a view that shows the present content of `rect`.
  final func makeSnapshot(of rect: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets = .zero) -> UIView? {
    guard rect.width > 0, rect.height > 0 else { return nil }
    if afterUpdates { updateForSnapshot() }
    guard let image = renderedImage(of: rect) else { return nil }
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.layer.contents = image
    view.layer.contentsScale = drawingScale
    view.layer.contentsCenter = capInsets.center(of: rect.size)
    return view
  }

  /// Draws this view and its descendants into the current context.
  final func renderHierarchy(in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    if afterUpdates { updateForSnapshot() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.renderAsDisplayed(in: context)
    context.restoreGState()
    return true
  }

  private func updateForSnapshot() {
    layoutIfNeeded()
    layer.displayTree()
  }

  private var drawingScale: CGFloat { max(1, traitCollection.displayScale) }

  private func renderedImage(of rect: CGRect) -> CGImage? {
    let scale = drawingScale
    UIGraphicsBeginImageContextWithOptions(rect.size, false, scale)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    context.translateBy(x: -rect.minX, y: -rect.minY)
    layer.renderAsDisplayed(in: context)
    return UIGraphicsGetImageFromCurrentImageContext()?.cgImage
  }
}
