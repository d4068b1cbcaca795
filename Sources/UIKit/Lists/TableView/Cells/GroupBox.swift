import Foundation

/// The shape of one row's part of a classic group's box: round at the ends of the group, straight between rows.
struct GroupBox {
  var position: CellContext.Position
  /// The radius of the group's corners in points.
  var radius: CGFloat

  /// Returns the part of the box in a rectangle.
  func path(_ box: CGRect) -> CGPath {
    let path = CGMutablePath()
    let top = position.isFirst ? radius : 0
    let bottom = position.isLast ? radius : 0
    path.move(to: CGPoint(x: box.minX, y: box.midY))
    path.addArc(tangent1End: CGPoint(x: box.minX, y: box.minY), tangent2End: CGPoint(x: box.midX, y: box.minY), radius: top)
    path.addArc(tangent1End: CGPoint(x: box.maxX, y: box.minY), tangent2End: CGPoint(x: box.maxX, y: box.midY), radius: top)
    path.addArc(tangent1End: CGPoint(x: box.maxX, y: box.maxY), tangent2End: CGPoint(x: box.midX, y: box.maxY), radius: bottom)
    path.addArc(tangent1End: CGPoint(x: box.minX, y: box.maxY), tangent2End: CGPoint(x: box.minX, y: box.midY), radius: bottom)
    path.closeSubpath()
    return path
  }
}
