import CoreGraphics

extension UIColor {
  package func blended(with other: UIColor, part: CGFloat) -> UIColor {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    var (r2, g2, b2, a2): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&r, green: &g, blue: &b, alpha: &a), other.getRed(&r2, green: &g2, blue: &b2, alpha: &a2) else { return self }
    return UIColor(
      red: r + (r2 - r) * part, green: g + (g2 - g) * part, blue: b + (b2 - b) * part, alpha: a + (a2 - a) * part)
  }

  /// Returns the color that results in this one when composited over `ground` at an opacity.
  package func uncovered(of ground: UIColor, opacity: CGFloat) -> UIColor {
    opacity > 0 && opacity < 1 ? blended(with: ground, part: (opacity - 1) / opacity) : self
  }
}
