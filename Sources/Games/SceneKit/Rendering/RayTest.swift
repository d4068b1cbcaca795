import UIKit

/// A line segment in the scene, and its intersections with triangles.
struct RayTest {
  let from, to: Vector
  var cullsBacks = true
  var usesBoxes = false

  init(from: Vector, to: Vector) { (self.from, self.to) = (from, to) }

  /// Returns the nearest intersection of each accepted node, the nearest node first.
  func hits(in root: SCNNode?, ignoresHidden: Bool = true, children: Bool = true, where accepts: (SCNNode) -> Bool) -> [SCNHitTestResult] {
    guard let root else { return [] }
    var found: [(distance: Float, hit: SCNHitTestResult)] = []
    func visit(_ node: SCNNode) {
      if ignoresHidden, node.isHidden || node.opacity <= 0 { return }
      if let geometry = node.geometry, accepts(node), let hit = hit(node, geometry) { found.append(hit) }
      if children { for child in node.nodes { visit(child) } }
    }
    visit(root)
    return found.sorted { $0.distance < $1.distance }.map(\.hit)
  }

  private func hit(_ node: SCNNode, _ geometry: SCNGeometry) -> (distance: Float, hit: SCNHitTestResult)? {
    let space = node.displayedWorldSpace
    let inverse = space.inverse
    let (start, end) = (inverse.point(from), inverse.point(to))
    let way = end - start
    let mesh = geometry.mesh
    guard let box = mesh.box, let entry = Self.entry(start, way, box) else { return nil }
    if usesBoxes {
      let point = start + way * entry
      let result = SCNHitTestResult(node, point, space.point(point), .zero, .zero, 0, 0, .zero)
      return (entry, result)
    }
    var best: (t: Float, element: Int, face: Int, a: Int, b: Int, c: Int, u: Float, v: Float)?
    for (number, element) in mesh.elements.enumerated() where element.kind == .triangles {
      let material = geometry.materials.isEmpty ? nil : geometry.materials[number % geometry.materials.count]
      let culls = cullsBacks && material?.isDoubleSided != true
      for index in stride(from: 0, to: element.indices.count - 2, by: 3) {
        let (a, b, c) = (Int(element.indices[index]), Int(element.indices[index + 1]), Int(element.indices[index + 2]))
        let (p, e, f) = (mesh.positions[a], mesh.positions[b] - mesh.positions[a], mesh.positions[c] - mesh.positions[a])
        let side = cross(way, f)
        let determinant = dot(e, side)
        guard culls ? determinant > 1e-12 : abs(determinant) > 1e-12 else { continue }
        let offset = start - p
        let u = dot(offset, side) / determinant
        guard u >= 0, u <= 1 else { continue }
        let turn = cross(offset, e)
        let v = dot(way, turn) / determinant
        guard v >= 0, u + v <= 1 else { continue }
        let t = dot(f, turn) / determinant
        if t >= 0, t <= 1, t < best?.t ?? .infinity { best = (t, number, index / 3, a, b, c, u, v) }
      }
    }
    guard let best else { return nil }
    let point = start + way * best.t
    let w = 1 - best.u - best.v
    let normal = unit(mesh.normals[best.a] * w + mesh.normals[best.b] * best.u + mesh.normals[best.c] * best.v)
    var coordinate = SIMD2<Float>.zero
    if !mesh.coordinates.isEmpty {
      coordinate = mesh.coordinates[best.a] * w + mesh.coordinates[best.b] * best.u + mesh.coordinates[best.c] * best.v
    }
    let result = SCNHitTestResult(
      node, point, space.point(point), normal, unit(space.normals.direction(normal)), best.element, best.face, coordinate)
    return (best.t, result)
  }

  /// Returns the share of a segment at which it enters a box; nil if it does not.
  private static func entry(_ start: Vector, _ way: Vector, _ box: (min: Vector, max: Vector)) -> Float? {
    var (near, far): (Float, Float) = (0, 1)
    for axis in 0..<3 {
      let margin = max(abs(box.max[axis] - box.min[axis]) * 1e-3, 1e-5)
      let (low, high) = (box.min[axis] - margin, box.max[axis] + margin)
      if abs(way[axis]) < 1e-12 {
        if start[axis] < low || start[axis] > high { return nil }
      } else {
        let (a, b) = ((low - start[axis]) / way[axis], (high - start[axis]) / way[axis])
        near = max(near, min(a, b))
        far = min(far, max(a, b))
        if near > far { return nil }
      }
    }
    return near
  }
}

nonisolated open class SCNHitTestResult: NSObject {
  public let node: SCNNode
  public let geometryIndex: Int
  public let faceIndex: Int
  /// The point in the node's coordinates.
  public let localCoordinates: SCNVector3
  /// The point in the scene's coordinates.
  public let worldCoordinates: SCNVector3
  /// The surface normal in the node's coordinates.
  public let localNormal: SCNVector3
  /// The surface normal in the scene's coordinates.
  public let worldNormal: SCNVector3
  /// The bone that was hit: always nil, because bones do not deform geometries on Linux.
  open var boneNode: SCNNode? { nil }
  /// The transform from the node's coordinates to the scene's.
  open var modelTransform: SCNMatrix4 { node.worldTransform }
  /// The transform from the node's coordinates to the scene's.
  open var simdModelTransform: simd_float4x4 { node.simdWorldTransform }
  /// The point in the node's coordinates.
  open var simdLocalCoordinates: SIMD3<Float> { SIMD3(localCoordinates) }
  /// The point in the scene's coordinates.
  open var simdWorldCoordinates: SIMD3<Float> { SIMD3(worldCoordinates) }
  private let coordinate: SIMD2<Float>
  init(
    _ node: SCNNode, _ local: Vector, _ world: Vector, _ normal: Vector, _ worldNormal: Vector, _ element: Int, _ face: Int,
    _ coordinate: SIMD2<Float>
  ) {
    (self.node, localCoordinates, worldCoordinates) = (node, SCNVector3(local), SCNVector3(world))
    (localNormal, self.worldNormal) = (SCNVector3(normal), SCNVector3(worldNormal))
    (geometryIndex, faceIndex, self.coordinate) = (element, face, coordinate)
    super.init()
  }
  open func textureCoordinates(withMappingChannel channel: Int) -> CGPoint { CGPoint(x: CGFloat(coordinate.x), y: CGFloat(coordinate.y)) }
}

public struct SCNHitTestOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rootNode = SCNHitTestOption(rawValue: "kHitTestRootNode")
  public static let boundingBoxOnly = SCNHitTestOption(rawValue: "kHitTestBoundingBoxOnly")
  public static let categoryBitMask = SCNHitTestOption(rawValue: "kHitTestCategoryBitMask")
  public static let firstFoundOnly = SCNHitTestOption(rawValue: "kHitTestFirstFoundOnly")
  /// Whether results are sorted by distance. They always are.
  public static let sortResults = SCNHitTestOption(rawValue: "kHitTestSortResults")
  /// Whether the camera's depth range limits the search; `true` by default.
  public static let clipToZRange = SCNHitTestOption(rawValue: "kHitTestClipToZRange")
  /// Whether back faces are ignored; `true` by default.
  public static let backFaceCulling = SCNHitTestOption(rawValue: "kHitTestBackFaceCulling")
  public static let ignoreChildNodes = SCNHitTestOption(rawValue: "kHitTestIgnoreChildNodes")
  /// Whether hidden nodes are ignored; `true` by default.
  public static let ignoreHiddenNodes = SCNHitTestOption(rawValue: "kHitTestSkipHiddenNode")
  /// The search mode, as a raw value of ``SCNHitTestSearchMode``.
  public static let searchMode = SCNHitTestOption(rawValue: "kHitTestSearchMode")
}

public enum SCNHitTestSearchMode: Int, Sendable {
  case closest
  /// All results, in the order of distance.
  case all
  case any
}

extension SCNNode {
  /// Returns the points where a line segment in the node's coordinates meets the geometries of the node and its descendants, the nearest
  /// first.
  public func hitTestWithSegment(from pointA: SCNVector3, to pointB: SCNVector3, options: [String: Any]? = nil) -> [SCNHitTestResult] {
    let space = worldSpace
    var test = RayTest(from: space.point(Vector(pointA)), to: space.point(Vector(pointB)))
    test.cullsBacks = options?[SCNHitTestOption.backFaceCulling.rawValue] as? Bool ?? true
    test.usesBoxes = options?[SCNHitTestOption.boundingBoxOnly.rawValue] as? Bool ?? false
    return test.hits(in: self) { _ in true }
  }
}
