import Foundation

/// The part of a classic group's rounded box that belongs to one row.
struct GroupBox {
  var bounds: CGRect
  var position: CellContext.Position
  var margin: CGFloat
  var radius: CGFloat

  /// The row's part, its corners rounded where the group ends.
  var outline: CGPath {
    let box = bounds.insetBy(dx: margin, dy: 0)
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

  /// The box within its border of one point.
  var interior: CGPath {
    var inner = self
    let top: CGFloat = position.isFirst ? 1 : 0
    let bottom: CGFloat = position.isLast ? 1 : 0
    inner.bounds = CGRect(x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: bounds.height - top - bottom)
    inner.margin += 1
    inner.radius = max(0, radius - 1)
    return inner.outline
  }
}
