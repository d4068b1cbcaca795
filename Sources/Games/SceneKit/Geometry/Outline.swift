import CoreGraphics

/// The straight edges of a filled path. They can be divided into trapezoids and extruded.
struct Outline {
  private struct Edge {
    let low, high: SIMD2<Float>
    let winding: Int
    func x(at y: Float) -> Float { low.x + (high.x - low.x) * (y - low.y) / (high.y - low.y) }
  }
  private(set) var loops: [[SIMD2<Float>]] = []

  /// Flattens a path. The tolerance has the unit of its coordinates.
  init(_ path: CGPath, tolerance: CGFloat) {
    var loop: [SIMD2<Float>] = []
    var loops: [[SIMD2<Float>]] = []
    func end() {
      while loop.count > 1, loop.first == loop.last { loop.removeLast() }
      if loop.count > 2 { loops.append(loop) }
      loop = []
    }
    path.flattened(threshold: max(tolerance, 1e-4)).applyWithBlock { element in
      let point = element.pointee.points.pointee
      let corner = SIMD2(Float(point.x), Float(point.y))
      switch element.pointee.type {
      case .moveToPoint:
        end()
        loop = [corner]
      case .addLineToPoint where corner != loop.last: loop.append(corner)
      case .closeSubpath: end()
      default: break
      }
    }
    end()
    self.loops = loops
  }

  /// Returns trapezoids that cover the inside, with their corners in counterclockwise order: bottom left, bottom right, top right, top
  /// left.
  func trapezoids(evenOdd: Bool = false) -> [[SIMD2<Float>]] {
    var edges: [Edge] = []
    var heights: Set<Float> = []
    for loop in loops {
      for index in loop.indices {
        let (a, b) = (loop[index], loop[(index + 1) % loop.count])
        heights.insert(a.y)
        if a.y < b.y { edges.append(Edge(low: a, high: b, winding: 1)) }
        if a.y > b.y { edges.append(Edge(low: b, high: a, winding: -1)) }
      }
    }
    let levels = heights.sorted()
    guard levels.count > 1 else { return [] }
    edges.sort { $0.low.y < $1.low.y }
    var result: [[SIMD2<Float>]] = []
    var active: [Edge] = []
    var next = 0
    for (low, high) in zip(levels, levels.dropFirst()) where high > low {
      active.removeAll { $0.high.y <= low }
      while next < edges.count, edges[next].low.y <= low {
        if edges[next].high.y > low { active.append(edges[next]) }
        next += 1
      }
      let middle = (low + high) / 2
      var (count, start): (Int, Edge?) = (0, nil)
      for edge in active.sorted(by: { $0.x(at: middle) < $1.x(at: middle) }) {
        let wasInside = evenOdd ? count % 2 != 0 : count != 0
        count += edge.winding
        let isInside = evenOdd ? count % 2 != 0 : count != 0
        if isInside, !wasInside { start = edge }
        if !isInside, wasInside, let left = start {
          let corners = [
            SIMD2(left.x(at: low), low), SIMD2(edge.x(at: low), low), SIMD2(edge.x(at: high), high), SIMD2(left.x(at: high), high),
          ]
          result.append(corners)
        }
      }
    }
    return result
  }
}

extension Mesh {
  /// Adds the front, the back and the sides of an outline with a depth, centered at z = 0; each is an element.
  mutating func extrude(_ outline: Outline, depth: Float, evenOdd: Bool = false, mirrored: Bool = false, from front: Float? = nil) {
    let near = front ?? depth / 2
    let trapezoids = outline.trapezoids(evenOdd: evenOdd)
    let (low, high) = outline.loops.joined().reduce((SIMD2<Float>(repeating: .infinity), SIMD2<Float>(repeating: -.infinity))) {
      (pointwiseMin($0.0, $1), pointwiseMax($0.1, $1))
    }
    let size = pointwiseMax(high - low, SIMD2(repeating: 1e-6))
    func face(_ z: Float, _ normal: Vector, reversed: Bool) {
      beginElement()
      for corners in trapezoids {
        let indices = (reversed ? corners.reversed() : corners).map { corner in
          let share = (corner - low) / size
          return add(Vector(corner.x, corner.y, z), normal, share.x, 1 - share.y)
        }
        triangle(indices[0], indices[1], indices[2])
        triangle(indices[0], indices[2], indices[3])
      }
    }
    face(near, Vector(0, 0, 1), reversed: false)
    guard depth > 0 else { return }
    face(near - depth, Vector(0, 0, -1), reversed: true)
    beginElement()
    for loop in outline.loops {
      for index in loop.indices {
        let (a, b) = (loop[index], loop[(index + 1) % loop.count])
        // Sides are added for both directions, because the direction of a loop does not indicate whether it is a hole.
        let along = b - a
        for side in [Float(1), -1] {
          let normal = unit(Vector(along.y, -along.x, 0)) * side
          let (p, q) = side > 0 ? (a, b) : (b, a)
          let corners = [Vector(p.x, p.y, near - depth), Vector(q.x, q.y, near - depth), Vector(q.x, q.y, near), Vector(p.x, p.y, near)]
          let indices = corners.map { add($0, normal, 0, 0) }
          triangle(indices[0], indices[1], indices[2])
          triangle(indices[0], indices[2], indices[3])
        }
      }
    }
  }
}
