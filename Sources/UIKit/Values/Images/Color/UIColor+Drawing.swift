extension UIColor {
  /// Sets the fill and stroke color of the current context.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes the color the fill color of the current context.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes the color the stroke color of the current context.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
