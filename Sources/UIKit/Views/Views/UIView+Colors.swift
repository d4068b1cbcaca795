import QuartzCore

extension UIView {
  final func setBackgroundColor(_ new: UIColor?) {
    ownBackgroundColor = new
    resolveBackgroundColor()
  }

  /// Sets the layer's background color for the view's traits.
  final func resolveBackgroundColor() {
    layer.backgroundColor = ownBackgroundColor?.resolvedColor(with: traitCollection).cgColor
    if flags.contains(.draws), flags.contains(.clearsContext) { layer.setNeedsDisplay() }
  }
}
