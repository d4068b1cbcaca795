import CoreGraphics
internal import TrestleDynamics

/// The world of an animator, and which item each body is.
@MainActor final class DynamicScene {
  var world = World()
  private(set) var items: [any UIDynamicItem] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The item's transform without its rotation.
  private var bases: [CGAffineTransform] = []
  /// The values written last, to detect changes of the item from outside.
  private var written: [(center: CGPoint, angle: Double)] = []
  var boundaries: [(behavior: UICollisionBehavior, identifier: (any NSCopying)?)] = []
  var nextGroup = 0

  func index(_ item: any UIDynamicItem) -> Int? { indices[ObjectIdentifier(item)] }

  /// Adds the items of all behaviors; existing ones keep their motion.
  func setItems(_ wanted: [any UIDynamicItem]) {
    var seen = Set<ObjectIdentifier>()
    let unique = wanted.filter { seen.insert(ObjectIdentifier($0)).inserted }
    let old = (world.bodies, indices, bases, written)
    var bodies: [Body] = []
    items = unique
    indices = [:]
    bases = []
    written = []
    for (number, item) in unique.enumerated() {
      let key = ObjectIdentifier(item)
      indices[key] = number
      if let before = old.1[key] {
        bodies.append(old.0[before])
        bases.append(old.2[before])
        written.append(old.3[before])
      } else {
        let angle = Self.angle(item.transform)
        bodies.append(Body(shape: Self.shape(of: item), position: Vector(item.center), angle: angle))
        bases.append(item.transform.concatenating(CGAffineTransform(rotationAngle: -angle)))
        written.append((item.center, angle))
      }
    }
    for number in bodies.indices {
      bodies[number].bodyGroups = 0
      bodies[number].edgeGroups = 0
      bodies[number].restitution = 0.2
      bodies[number].friction = 0.2
      bodies[number].density = 1
      bodies[number].damping = 0
      bodies[number].angularDamping = 0
      bodies[number].isAnchored = false
      bodies[number].allowsRotation = true
    }
    world.setBodies(bodies, wasAt: items.map { old.1[ObjectIdentifier($0)] })
  }

  /// Updates the body of an item that was moved from outside.
  func refresh(_ item: any UIDynamicItem) {
    guard let index = index(item) else { return }
    let angle = Self.angle(item.transform)
    world.bodies[index].shape = Self.shape(of: item)
    world.bodies[index].place(at: Vector(item.center), angle: angle)
    bases[index] = item.transform.concatenating(CGAffineTransform(rotationAngle: -angle))
    written[index] = (item.center, angle)
  }

  /// Moves the items to the positions of their bodies.
  func writeItems() {
    for (index, item) in items.enumerated() {
      let body = world.bodies[index]
      guard body.position.isFinite, body.angle.isFinite else { continue }
      let center = CGPoint(x: body.position.x, y: body.position.y)
      if written[index].center != center { item.center = center }
      if written[index].angle != body.angle {
        item.transform = bases[index].concatenating(CGAffineTransform(rotationAngle: CGFloat(body.angle)))
      }
      written[index] = (center, body.angle)
    }
  }

  private static func angle(_ transform: CGAffineTransform) -> Double { Double(atan2(transform.b, transform.a)) }

  private static func shape(of item: any UIDynamicItem) -> Shape {
    let size = item.bounds.size
    let (width, height) = (Double(size.width), Double(size.height))
    switch item.collisionBoundsType {
    case .rectangle: return .box(width: width, height: height)
    case .ellipse: return .ellipse(width: width, height: height)
    case .path: return Shape.hull(of: item.collisionBoundingPath.flattenedPoints) ?? .box(width: width, height: height)
    }
  }
}

extension Vector {
  @MainActor init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
  @MainActor init(_ vector: CGVector) { self.init(Double(vector.dx), Double(vector.dy)) }
  @MainActor init(_ offset: UIOffset) { self.init(Double(offset.horizontal), Double(offset.vertical)) }
}

extension UIBezierPath {
  /// The corners of the path; each curve is approximated by eight segments.
  final var flattenedPoints: [Vector] {
    var points: [Vector] = []
    for chain in flattenedChains { points += chain }
    return points
  }

  /// The parts of the path as sequences of points; closed ones end where they begin.
  final var flattenedChains: [[Vector]] {
    var chains: [[Vector]] = []
    var current: [Vector] = []
    func vector(_ point: CGPoint) -> Vector { Vector(Double(point.x), Double(point.y)) }
    cgPath.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        if current.count > 1 { chains.append(current) }
        current = [vector(points[0])]
      case .addLineToPoint: current.append(vector(points[0]))
      case .addQuadCurveToPoint:
        guard let start = current.last else { return }
        let (control, end) = (vector(points[0]), vector(points[1]))
        for step in 1...8 {
          let t = Double(step) / 8
          current.append(start * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + end * (t * t))
        }
      case .addCurveToPoint:
        guard let start = current.last else { return }
        let (first, second, end) = (vector(points[0]), vector(points[1]), vector(points[2]))
        for step in 1...8 {
          let t = Double(step) / 8
          let u = 1 - t
          current.append(start * (u * u * u) + first * (3 * t * u * u) + second * (3 * t * t * u) + end * (t * t * t))
        }
      case .closeSubpath:
        if let first = current.first { current.append(first) }
      @unknown default: break
      }
    }
    if current.count > 1 { chains.append(current) }
    return chains
  }
}
