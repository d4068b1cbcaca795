import Foundation

extension PathData {
  package mutating func addRect(_ rect: CGRect) {
    if rect.isNull { return }
    let rect = rect.standardized
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.minY))
    line(to: CGPoint(x: rect.maxX, y: rect.maxY))
    line(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds four curves, beginning at the right, in the direction of increasing angles.
  package mutating func addEllipse(in rect: CGRect) {
    if rect.isNull { return }
    let rect = rect.standardized
    var ellipse = PathData()
    ellipse.addArc(center: .zero, radius: 1, startAngle: 0, sweep: 2 * .pi)
    ellipse.close()
    let place = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    append(ellipse, transform: place)
  }

  package mutating func addRoundedRect(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    if rect.isNull { return }
    let rect = rect.standardized
    let corner = CGSize(
      width: min(max(0, cornerWidth), rect.width / 2), height: min(max(0, cornerHeight), rect.height / 2))
    addRoundedRect(rect, topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
  }

  /// Corners are named for a plane whose y points down, where (minX, minY) is the top left.
  package mutating func addRoundedRect(
    _ rect: CGRect, topLeft: CGSize, topRight: CGSize, bottomRight: CGSize, bottomLeft: CGSize
  ) {
    let outside: CGFloat = 1 - 0.552_284_749_830_793_6
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    move(to: CGPoint(x: left + topLeft.width, y: top))
    line(to: CGPoint(x: right - topRight.width, y: top))
    if topRight.width > 0, topRight.height > 0 {
      cubic(
        to: CGPoint(x: right, y: top + topRight.height),
        control1: CGPoint(x: right - topRight.width * outside, y: top),
        control2: CGPoint(x: right, y: top + topRight.height * outside))
    }
    line(to: CGPoint(x: right, y: bottom - bottomRight.height))
    if bottomRight.width > 0, bottomRight.height > 0 {
      cubic(
        to: CGPoint(x: right - bottomRight.width, y: bottom),
        control1: CGPoint(x: right, y: bottom - bottomRight.height * outside),
        control2: CGPoint(x: right - bottomRight.width * outside, y: bottom))
    }
    line(to: CGPoint(x: left + bottomLeft.width, y: bottom))
    if bottomLeft.width > 0, bottomLeft.height > 0 {
      cubic(
        to: CGPoint(x: left, y: bottom - bottomLeft.height),
        control1: CGPoint(x: left + bottomLeft.width * outside, y: bottom),
        control2: CGPoint(x: left, y: bottom - bottomLeft.height * outside))
    }
    line(to: CGPoint(x: left, y: top + topLeft.height))
    if topLeft.width > 0, topLeft.height > 0 {
      cubic(
        to: CGPoint(x: left + topLeft.width, y: top),
        control1: CGPoint(x: left, y: top + topLeft.height * outside),
        control2: CGPoint(x: left + topLeft.width * outside, y: top))
    }
    close()
  }

  /// Adds an arc of `sweep` radians, joined by a line to the current point.
  package mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat) {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = point(startAngle)
    if isEmpty { move(to: first) } else { line(to: first) }
    guard sweep != 0, sweep.isFinite, radius.isFinite else { return }
    // More than two turns look like one or two: only their parity matters to the even-odd rule.
    let twice = 4 * CGFloat.pi
    let sweep = abs(sweep) > twice ? sweep.truncatingRemainder(dividingBy: twice) + (sweep < 0 ? -twice : twice) : sweep
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4) * radius
    for index in 0..<count {
      let from = startAngle + step * CGFloat(index)
      let to = from + step
      let (start, end) = (point(from), point(to))
      cubic(
        to: end,
        control1: CGPoint(x: start.x - handle * sin(from), y: start.y + handle * cos(from)),
        control2: CGPoint(x: end.x + handle * sin(to), y: end.y - handle * cos(to)))
    }
  }

  /// Returns the signed angle from `start` to `end`, at most one turn: negative if `clockwise`, in Core Graphics' convention of a plane
  /// whose y points up.
  package static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let angle = end - start
    guard angle.isFinite else { return 0 }
    if abs(angle) >= turn - 1e-9 { return clockwise ? -turn : turn }
    if clockwise { return angle > 0 ? angle - turn : angle }
    return angle < 0 ? angle + turn : angle
  }

  /// The arc of that radius that touches the line to `tangent1End` and the line on to `tangent2End`.
  package mutating func addArc(tangent1End corner: CGPoint, tangent2End end: CGPoint, radius: CGFloat) {
    guard let start = currentPoint else { return }
    let (ax, ay) = (start.x - corner.x, start.y - corner.y)
    let (bx, by) = (end.x - corner.x, end.y - corner.y)
    let (aLength, bLength) = (hypot(ax, ay), hypot(bx, by))
    let cross = ax * by - ay * bx
    guard aLength > 0, bLength > 0, radius > 0, abs(cross) > 1e-12 * aLength * bLength else {
      line(to: corner)
      return
    }
    let half = acos(max(-1, min(1, (ax * bx + ay * by) / (aLength * bLength)))) / 2
    let along = radius / tan(half)
    let toCenter = radius / sin(half)
    let (ux, uy) = (ax / aLength, ay / aLength)
    let (vx, vy) = (bx / bLength, by / bLength)
    let bisector = hypot(ux + vx, uy + vy)
    let center = CGPoint(
      x: corner.x + (ux + vx) / bisector * toCenter, y: corner.y + (uy + vy) / bisector * toCenter)
    let touch1 = CGPoint(x: corner.x + ux * along, y: corner.y + uy * along)
    let touch2 = CGPoint(x: corner.x + vx * along, y: corner.y + vy * along)
    let from = atan2(touch1.y - center.y, touch1.x - center.x)
    let to = atan2(touch2.y - center.y, touch2.x - center.x)
    addArc(
      center: center, radius: radius, startAngle: from, sweep: Self.sweep(from: from, to: to, clockwise: cross > 0))
  }
}
