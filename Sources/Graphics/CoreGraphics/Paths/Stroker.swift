import Foundation

/// Constructs the outline of a stroke of a polyline, to be filled by the winding rule.
struct Stroker {
  let style: StrokeStyle
  let half: CGFloat
  private(set) var outline = PathData()

  init(style: StrokeStyle) {
    self.style = style
    half = style.width / 2
  }

  mutating func add(_ line: Polyline) {
    guard half > 0 else { return }
    guard line.points.count > 1 else {
      if let point = line.points.first { addDot(point) }
      return
    }
    if line.isClosed, line.points.count > 2 {
      addSide(line, closed: true)
      outline.close()
      addSide(line.reversed, closed: true)
      outline.close()
    } else {
      var line = line
      if line.isClosed {
        line.add(line.points[0])
        line.isClosed = false
      }
      addSide(line, closed: false)
      addCap(at: line.points[line.points.count - 1], from: line.points[line.points.count - 2])
      let back = line.reversed
      addSide(back, closed: false, continuing: true)
      addCap(at: back.points[back.points.count - 1], from: back.points[back.points.count - 2])
      outline.close()
    }
  }

  private mutating func addDot(_ point: CGPoint) {
    let square = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    switch style.cap {
    case .butt: break
    case .round: outline.addEllipse(in: square)
    case .square: outline.addRect(square)
    }
  }

  /// Adds the side to the left of the direction, where y points up.
  private mutating func addSide(_ line: Polyline, closed: Bool, continuing: Bool = false) {
    let points = line.points
    let count = points.count
    let segments = closed ? count : count - 1
    let steps = (0..<segments).map { Step(from: points[$0], to: points[($0 + 1) % count]) }
    var isFirst = !continuing
    func add(_ point: CGPoint) {
      if isFirst { outline.move(to: point) } else { outline.line(to: point) }
      isFirst = false
    }
    for (index, step) in steps.enumerated() {
      let (nx, ny) = (-step.direction.dy * half, step.direction.dx * half)
      let isTrimmed = index > 0 || closed ? trim(steps[(index + segments - 1) % segments], step) != nil : false
      if !isTrimmed { add(step.from.moved(nx, ny)) }
      guard closed || index < segments - 1 else {
        add(step.to.moved(nx, ny))
        return
      }
      let next = steps[(index + 1) % segments]
      if let trim = trim(step, next) {
        add(step.to.moved(nx - step.direction.dx * trim, ny - step.direction.dy * trim))
      } else {
        add(step.to.moved(nx, ny))
        let smooth = line.isSmooth[(index + 1) % count]
        addJoin(at: step.to, step.direction, next.direction, join: smooth ? .round : style.join)
      }
    }
  }

  private struct Step {
    let from: CGPoint
    let to: CGPoint
    let direction: CGVector
    let length: CGFloat

    init(from: CGPoint, to: CGPoint) {
      self.from = from
      self.to = to
      direction = Stroker.direction(from, to)
      length = hypot(to.x - from.x, to.y - from.y)
    }
  }

  /// Returns the distance before the corner at which the two sides meet on the inner side of a turn; nil on the outer side, and if the
  /// segments are too short.
  private func trim(_ step: Step, _ next: Step) -> CGFloat? {
    let cross = step.direction.dx * next.direction.dy - step.direction.dy * next.direction.dx
    let dot = step.direction.dx * next.direction.dx + step.direction.dy * next.direction.dy
    guard cross > 1e-9, dot > -0.999 else { return nil }
    let trim = half * ((1 - dot) / (1 + dot)).squareRoot()
    return trim <= min(step.length, next.length) / 2 ? trim : nil
  }

  private mutating func addJoin(at point: CGPoint, _ before: CGVector, _ after: CGVector, join: CGLineJoin) {
    let cross = before.dx * after.dy - before.dy * after.dx
    let dot = before.dx * after.dx + before.dy * after.dy
    if abs(cross) < 1e-9, dot > 0 { return }
    guard cross <= 0 else {
      // The inner side: through the corner itself, which the winding rule hides.
      outline.line(to: point)
      return
    }
    switch join {
    case .bevel:
      break
    case .round:
      let from = atan2(before.dx, -before.dy)
      outline.addArc(center: point, radius: half, startAngle: from, sweep: -acos(max(-1, min(1, dot))))
    case .miter:
      // The miter's length over the width is 1 / sin(φ/2), φ being the angle between the lines.
      let sine = ((1 + dot) / 2).squareRoot()
      guard sine > 1e-6, 1 / sine <= style.miterLimit else { return }
      let (mx, my) = (-before.dy - after.dy, before.dx + after.dx)
      let length = hypot(mx, my)
      guard length > 0 else { return }
      outline.line(to: point.moved(mx / length * half / sine, my / length * half / sine))
    }
  }

  private mutating func addCap(at point: CGPoint, from: CGPoint) {
    let direction = Self.direction(from, point)
    let (nx, ny) = (-direction.dy * half, direction.dx * half)
    switch style.cap {
    case .butt:
      break
    case .round:
      outline.addArc(center: point, radius: half, startAngle: atan2(ny, nx), sweep: -.pi)
    case .square:
      let (ax, ay) = (direction.dx * half, direction.dy * half)
      outline.line(to: point.moved(nx + ax, ny + ay))
      outline.line(to: point.moved(ax - nx, ay - ny))
    }
  }

  fileprivate static func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let length = hypot(to.x - from.x, to.y - from.y)
    return length > 0 ? CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length) : CGVector(dx: 1, dy: 0)
  }
}

extension CGPoint {
  fileprivate func moved(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
}

extension Polyline {
  fileprivate var reversed: Polyline {
    Polyline(points: points.reversed(), isSmooth: isSmooth.reversed(), isClosed: isClosed)
  }

  /// Returns the line divided into dashes, or the whole line if no length is positive.
  func dashed(phase: CGFloat, lengths: [CGFloat]) -> [Polyline] {
    let cycle = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let total = cycle.reduce(0, +)
    guard total > 0, total.isFinite, phase.isFinite, cycle.allSatisfy({ $0 >= 0 }), points.count > 1 else { return [self] }
    var index = 0
    var offset = phase.truncatingRemainder(dividingBy: total)
    if offset < 0 { offset += total }
    while offset >= cycle[index] {
      offset -= cycle[index]
      index = (index + 1) % cycle.count
    }
    var left = cycle[index] - offset
    var result: [Polyline] = []
    var dash = Polyline()
    if index % 2 == 0 { dash.add(points[0]) }
    let ring = isClosed ? points + [points[0]] : points
    var budget = 1_000_000
    for segment in 1..<ring.count {
      let (from, to) = (ring[segment - 1], ring[segment])
      let length = hypot(to.x - from.x, to.y - from.y)
      var walked: CGFloat = 0
      while length - walked > left, budget > 0 {
        budget -= 1
        walked += left
        let part = walked / length
        let point = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
        if index % 2 == 0 {
          dash.add(point)
          result.append(dash)
          dash = Polyline()
        } else {
          dash = Polyline()
          dash.add(point)
        }
        index = (index + 1) % cycle.count
        left = cycle[index]
      }
      left -= length - walked
      if index % 2 == 0 { dash.add(to, smooth: segment < isSmooth.count && isSmooth[segment]) }
    }
    if index % 2 == 0, !dash.points.isEmpty { result.append(dash) }
    return result
  }
}
