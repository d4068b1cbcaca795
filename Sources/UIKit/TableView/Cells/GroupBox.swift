import Foundation

/// The part of a classic group's rounded box that belongs to one row.
///
/// The height of a group is the sum of its rows plus one point: each row begins with the border or the separator above it, and the lower
/// border is drawn below the last row.
struct GroupBox {
  var bounds: CGRect
  var position: CellContext.Position
  var margin: CGFloat
  var radius: CGFloat

  /// The outline of the row's part including the border, with rounded corners at the ends of the group; `down` moves its lower end.
  func outline(down: CGFloat = 0) -> CGPath {
    var box = bounds.insetBy(dx: margin, dy: 0)
    if position.isLast { box.size.height += 1 + down }
    return path(box, radius: radius)
  }

  /// The area inside the border of one point; `top` insets it further at the upper end of the group.
  func interior(below top: CGFloat = 0) -> CGPath {
    var box = bounds.insetBy(dx: margin + 1, dy: 0)
    if position.isFirst {
      box.origin.y += 1 + top
      box.size.height -= 1 + top
    }
    return path(box, radius: max(0, radius - 1))
  }

  private func path(_ box: CGRect, radius: CGFloat) -> CGPath {
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
