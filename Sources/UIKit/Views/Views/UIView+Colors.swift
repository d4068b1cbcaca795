import QuartzCore

extension UIView {
  final func setBackgroundColor(_ new: UIColor?) {
    ownBackgroundColor = new
    resolveBackgroundColor()
  }

  /// Sets the layer's background color for the view's traits.
  final func resolveBackgroundColor() {
    let color = ownBackgroundColor?.resolvedColor(with: traitCollection).cgColor
    layer.backgroundColor = color
    // Views from documents are opaque by default. One that draws on a clear background would be black there.
    if flags.contains(.draws), isOpaque, let color, color.alpha < 1 { isOpaque = false }
    if flags.contains(.draws), flags.contains(.clearsContext) { layer.setNeedsDisplay() }
  }
}
