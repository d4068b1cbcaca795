import QuartzCore

extension UIView {
  final func setBackgroundColor(_ new: UIColor?) {
    ownBackgroundColor = new
    resolveBackgroundColor()
  }

  /// Gives the layer the background colour as it is under the view's traits.
  final func resolveBackgroundColor() {
    layer.backgroundColor = ownBackgroundColor?.resolvedColor(with: traitCollection).cgColor
    if flags.contains(.draws), flags.contains(.clearsContext) { layer.setNeedsDisplay() }
  }
}
