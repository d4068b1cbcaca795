import simd

/// A body in the scene at the time of a step: its shape, position and mass.
struct Solid {
  enum Form {
    case ball(Float)
    case box(Vector)
    case ground
  }
  let body: SCNPhysicsBody
  let form: Form
  /// The center of the shape, in the scene.
  var center: Vector
  /// The axes of the shape, in the scene, each with a length of 1.
  var axes: (x: Vector, y: Vector, z: Vector)
  let inverseMass: Float
  let inverseInertia: Vector
  private let offset: Vector

  init?(_ body: SCNPhysicsBody) {
    guard let node = body.node else { return nil }
    let space = node.worldSpace
    let (a, b, c) = (space.direction(Vector(1, 0, 0)), space.direction(Vector(0, 1, 0)), space.direction(Vector(0, 0, 1)))
    let scale = Vector(length(a), length(b), length(c))
    self.body = body
    axes = (unit(a), unit(b), unit(c))
    let mass = body.type == .dynamic ? Float(body.mass) : 0
    inverseMass = mass > 0 ? 1 / mass : 0
    var inertia = Vector(1, 1, 1)
    switch body.physicsShape?.form ?? SCNPhysicsShape.form(node.nodes.isEmpty ? node.geometry : nil, node.boundingBox, nil) {
    case .ball(let middle, let radius):
      let radius = radius * scale.max()
      (form, offset) = (.ball(radius), middle * scale)
      inertia = Vector(repeating: 0.4 * mass * radius * radius)
    case .box(let middle, let half):
      let half = half * scale
      (form, offset) = (.box(half), middle * scale)
      let square = half * half
      inertia = Vector(square.y + square.z, square.x + square.z, square.x + square.y) * mass / 3
    case .ground: (form, offset) = (.ground, .zero)
    }
    if !body.usesDefaultMomentOfInertia { inertia = Vector(body.momentOfInertia) }
    inverseInertia = mass > 0 ? Vector(1, 1, 1) / pointwiseMax(inertia, Vector(repeating: 1e-9)) : .zero
    center = space.translation + axes.x * offset.x + axes.y * offset.y + axes.z * offset.z
  }

  /// Returns the change of angular velocity by an angular impulse.
  func resist(_ impulse: Vector) -> Vector {
    let own = Vector(dot(axes.x, impulse), dot(axes.y, impulse), dot(axes.z, impulse)) * inverseInertia
    return axes.x * own.x + axes.y * own.y + axes.z * own.z
  }
  var origin: Vector { center - axes.x * offset.x - axes.y * offset.y - axes.z * offset.z }

  /// The radius of the bounding sphere.
  var reach: Float {
    switch form {
    case .ball(let radius): radius
    case .box(let half): length(half)
    case .ground: .infinity
    }
  }
  func corners(_ half: Vector) -> [Vector] {
    (0..<8).map { corner in
      let x = axes.x * (corner & 1 == 0 ? -half.x : half.x)
      let y = axes.y * (corner & 2 == 0 ? -half.y : half.y)
      return center + x + y + axes.z * (corner & 4 == 0 ? -half.z : half.z)
    }
  }
  func local(_ point: Vector) -> Vector {
    let d = point - center
    return Vector(dot(d, axes.x), dot(d, axes.y), dot(d, axes.z))
  }
  func world(_ v: Vector) -> Vector { axes.x * v.x + axes.y * v.y + axes.z * v.z }
}

struct Touch {
  var point: Vector
  /// The direction from the second solid to the first.
  var normal: Vector
  var depth: Float

  static func between(_ a: Solid, _ b: Solid) -> [Touch] {
    switch (a.form, b.form) {
    case (.ground, .ground): return []
    case (.ground, _): return between(b, a).map { Touch(point: $0.point, normal: -$0.normal, depth: $0.depth) }
    case (.ball(let radius), .ground):
      let height = dot(a.center - b.center, b.axes.y)
      guard height < radius else { return [] }
      return [Touch(point: a.center - b.axes.y * height, normal: b.axes.y, depth: radius - height)]
    case (.box(let half), .ground):
      return a.corners(half).compactMap { corner in
        let height = dot(corner - b.center, b.axes.y)
        return height < 0 ? Touch(point: corner, normal: b.axes.y, depth: -height) : nil
      }
    case (.ball(let first), .ball(let second)):
      let way = a.center - b.center
      let distance = length(way)
      guard distance < first + second else { return [] }
      let normal = distance > 1e-6 ? way / distance : Vector(0, 1, 0)
      return [Touch(point: b.center + normal * second, normal: normal, depth: first + second - distance)]
    case (.ball(let radius), .box(let half)): return ball(a, radius, b, half)
    case (.box(let half), .ball(let radius)):
      return ball(b, radius, a, half).map { Touch(point: $0.point, normal: -$0.normal, depth: $0.depth) }
    case (.box(let first), .box(let second)): return boxes(a, first, b, second)
    }
  }

  private static func ball(_ a: Solid, _ radius: Float, _ b: Solid, _ half: Vector) -> [Touch] {
    let place = b.local(a.center)
    let nearest = pointwiseMin(pointwiseMax(place, -half), half)
    let way = place - nearest
    let distance = length(way)
    if distance > 1e-6 {
      guard distance < radius else { return [] }
      return [Touch(point: b.center + b.world(nearest), normal: b.world(way / distance), depth: radius - distance)]
    }
    // The center of the sphere is inside the box, so it is pushed out through the nearest face.
    let room = half - Vector(abs(place.x), abs(place.y), abs(place.z))
    let axis = room.x <= room.y && room.x <= room.z ? 0 : room.y <= room.z ? 1 : 2
    var normal = Vector.zero
    normal[axis] = place[axis] < 0 ? -1 : 1
    return [Touch(point: a.center, normal: b.world(normal), depth: radius + room[axis])]
  }

  private static func boxes(_ a: Solid, _ first: Vector, _ b: Solid, _ second: Vector) -> [Touch] {
    let (mine, theirs) = ([a.axes.x, a.axes.y, a.axes.z], [b.axes.x, b.axes.y, b.axes.z])
    let way = a.center - b.center
    var best: (normal: Vector, depth: Float)?
    func test(_ axis: Vector, preferred: Bool) -> Bool {
      let size = length(axis)
      guard size > 1e-4 else { return true }
      let n = axis / size
      let reach =
        abs(dot(mine[0], n)) * first.x + abs(dot(mine[1], n)) * first.y + abs(dot(mine[2], n)) * first.z + abs(dot(theirs[0], n)) * second.x
        + abs(dot(theirs[1], n)) * second.y + abs(dot(theirs[2], n)) * second.z
      let depth = reach - abs(dot(way, n))
      guard depth > 0 else { return false }
      // Face normals are preferred to edge pairs, so that stacked boxes do not alternate between them.
      if best.map({ depth < $0.depth * (preferred ? 1 : 0.9) }) ?? true { best = (dot(way, n) < 0 ? -n : n, depth) }
      return true
    }
    for axis in mine + theirs where !test(axis, preferred: true) { return [] }
    for one in mine { for other in theirs where !test(cross(one, other), preferred: false) { return [] } }
    guard let best else { return [] }
    func inside(_ point: Vector, _ solid: Solid, _ half: Vector) -> Bool {
      let p = solid.local(point)
      let margin = half + Vector(repeating: 1e-3)
      return abs(p.x) <= margin.x && abs(p.y) <= margin.y && abs(p.z) <= margin.z
    }
    func depth(_ point: Vector, _ solid: Solid, _ half: Vector, _ side: Float) -> Float {
      // The distance from the point to the face of the other box along the normal.
      let n = best.normal * side
      let p = solid.local(point)
      let local = Vector(dot(n, solid.axes.x), dot(n, solid.axes.y), dot(n, solid.axes.z))
      let reach = abs(local.x) * half.x + abs(local.y) * half.y + abs(local.z) * half.z
      return min(max(reach - dot(p, local), 0), best.depth)
    }
    var touches = a.corners(first).filter { inside($0, b, second) }.map {
      Touch(point: $0, normal: best.normal, depth: depth($0, b, second, 1))
    }
    touches += b.corners(second).filter { inside($0, a, first) }.map {
      Touch(point: $0, normal: best.normal, depth: depth($0, a, first, -1))
    }
    if touches.isEmpty {
      // Two edges cross: the contact is between their nearest points.
      func support(_ solid: Solid, _ half: Vector, _ direction: Vector) -> Vector {
        func sign(_ value: Float) -> Float { value > 1e-4 ? 1 : value < -1e-4 ? -1 : 0 }
        return solid.center + solid.axes.x * (half.x * sign(dot(solid.axes.x, direction)))
          + solid.axes.y * (half.y * sign(dot(solid.axes.y, direction))) + solid.axes.z * (half.z * sign(dot(solid.axes.z, direction)))
      }
      let point = (support(a, first, -best.normal) + support(b, second, best.normal)) / 2
      touches = [Touch(point: point, normal: best.normal, depth: best.depth)]
    }
    return touches
  }
}
