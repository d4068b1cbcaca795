/// The contact points of outlines, by separating axes and clipping.
enum Touching {
  struct Result {
    var normal: Vector
    var first: Contact.Point
    var second: Contact.Point?
  }

  /// Contacts are created at this distance already, so that they do not flicker.
  static let margin = 0.5

  /// Returns the contacts of two bodies, given their corners in the world.
  static func between(_ a: Body, _ p: [Vector], _ b: Body, _ q: [Vector]) -> Result? {
    switch (a.shape, b.shape) {
    case (.circle(let r), .circle(let s)): circles(a.position, r, b.position, s)
    case (.polygon, .circle(let radius)): polygon(p, circle: b.position, radius)
    case (.circle(let radius), .polygon): polygon(q, circle: a.position, radius).map(flipped)
    case (.polygon, .polygon): polygons(p, q)
    }
  }

  static func between(_ body: Body, _ corners: [Vector], _ edge: Edge) -> Result? {
    let segment = [edge.start, edge.end]
    if case .circle(let radius) = body.shape { return polygon(segment, circle: body.position, radius).map(flipped) }
    return polygons(corners, segment)
  }

  private static func flipped(_ result: Result) -> Result {
    var result = result
    result.normal = -result.normal
    return result
  }

  private static func circles(_ p: Vector, _ r: Double, _ q: Vector, _ s: Double) -> Result? {
    let between = q - p
    let distance = between.length
    let separation = distance - r - s
    guard separation < margin else { return nil }
    let normal = distance > 1e-9 ? between * (1 / distance) : Vector(0, 1)
    return Result(normal: normal, first: Contact.Point(position: p + normal * (r + separation / 2), separation: separation, feature: 0))
  }

  private static func polygon(_ points: [Vector], circle center: Vector, _ radius: Double) -> Result? {
    var (nearest, best, inside) = (Vector.zero, Double.infinity, points.count > 2)
    for index in points.indices {
      let (start, end) = (points[index], points[(index + 1) % points.count])
      let side = end - start
      let square = side.dot(side)
      let share = square > 0 ? min(max((center - start).dot(side) / square, 0), 1) : 0
      let point = start + side * share
      let distance = (center - point).length
      if distance < best { (nearest, best) = (point, distance) }
      if side.cross(center - start) < 0 { inside = false }
    }
    let separation = (inside ? -best : best) - radius
    guard separation < margin else { return nil }
    let towards = best > 1e-9 ? (center - nearest) * ((inside ? -1 : 1) / best) : Vector(0, -1)
    return Result(normal: towards, first: Contact.Point(position: nearest, separation: separation, feature: 0))
  }

  /// Returns the side of `p` with the largest separation from `q`, and the separation.
  private static func widest(_ p: [Vector], _ q: [Vector]) -> (side: Int, separation: Double) {
    var best = (side: 0, separation: -Double.infinity)
    for index in p.indices {
      let side = p[(index + 1) % p.count] - p[index]
      let normal = Vector(side.y, -side.x).normalized
      var least = Double.infinity
      for point in q { least = min(least, normal.dot(point - p[index])) }
      if least > best.separation { best = (index, least) }
      if best.separation > margin { return best }
    }
    return best
  }

  private static func polygons(_ p: [Vector], _ q: [Vector]) -> Result? {
    let onP = widest(p, q)
    guard onP.separation < margin else { return nil }
    let onQ = widest(q, p)
    guard onQ.separation < margin else { return nil }
    // The first is preferred, so that the side does not change between steps.
    let flips = onQ.separation > onP.separation + 0.05
    let (reference, other, side) = flips ? (q, p, onQ.side) : (p, q, onP.side)
    let (start, end) = (reference[side], reference[(side + 1) % reference.count])
    let along = (end - start).normalized
    let normal = Vector(along.y, -along.x)
    // The side of the other body that faces this one most directly.
    var (facing, least) = (0, Double.infinity)
    for index in other.indices {
      let edge = other[(index + 1) % other.count] - other[index]
      let dot = Vector(edge.y, -edge.x).normalized.dot(normal)
      if dot < least { (facing, least) = (index, dot) }
    }
    var u = other[facing]
    var v = other[(facing + 1) % other.count]
    let (low, high) = (start.dot(along), end.dot(along))
    let (a, b) = (u.dot(along), v.dot(along))
    guard max(a, b) >= low, min(a, b) <= high else { return nil }
    func clip(_ from: Vector, _ at: Double, _ to: Vector, _ other: Double) -> Vector {
      guard abs(other - at) > 1e-12 else { return from }
      if at < low { return from + (to - from) * ((low - at) / (other - at)) }
      if at > high { return from + (to - from) * ((high - at) / (other - at)) }
      return from
    }
    (u, v) = (clip(u, a, v, b), clip(v, b, u, a))
    let base = (flips ? 4096 : 0) + side * 64 + facing
    var found: [Contact.Point] = []
    for (index, point) in [u, v].enumerated() {
      let separation = normal.dot(point - start)
      if separation < margin {
        found.append(Contact.Point(position: point - normal * (separation / 2), separation: separation, feature: base * 2 + index))
      }
    }
    guard let first = found.first else { return nil }
    return Result(normal: flips ? -normal : normal, first: first, second: found.count > 1 ? found[1] : nil)
  }
}
