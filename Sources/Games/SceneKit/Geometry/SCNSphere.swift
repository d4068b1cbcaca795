import UIKit

/// A sphere with its center at the origin.
nonisolated open class SCNSphere: SCNGeometry {
  /// The radius in units of the scene; 0.5 by default.
  open var radius: CGFloat = 0.5 { didSet { change() } }
  /// The number of segments around the sphere; 48 by default.
  open var segmentCount = 48 { didSet { change() } }
  /// Whether all triangles have about the same size. It is stored only: the sphere consists of longitudes and latitudes.
  open var isGeodesic = false
  /// Creates a sphere with a radius of 0.5.
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(radius: CGFloat) {
    self.init()
    self.radius = radius
  }
  override func makeMesh() -> Mesh {
    let (radius, count) = (Float(radius), min(max(segmentCount, 3), 256))
    var mesh = Mesh()
    mesh.grid(count, max(count / 2, 2)) { s, t in
      let (turn, tilt) = (s * 2 * .pi, (t - 0.5) * .pi)
      let normal = Vector(-sin(turn) * cos(tilt), sin(tilt), -cos(turn) * cos(tilt))
      return (normal * radius, normal)
    }
    return mesh
  }
  override func makeCopy() -> SCNGeometry {
    let copy = SCNSphere(radius: radius)
    (copy.segmentCount, copy.isGeodesic) = (segmentCount, isGeodesic)
    return copy
  }
}

/// A flat rectangle in the plane of the x and y axes.
nonisolated open class SCNPlane: SCNGeometry {
  /// The size along the x axis, in units of the scene; 1 by default.
  open var width: CGFloat = 1 { didSet { change() } }
  /// The size along the y axis, in units of the scene; 1 by default.
  open var height: CGFloat = 1 { didSet { change() } }
  /// The radius of the corners; 0 by default.
  open var cornerRadius: CGFloat = 0 { didSet { change() } }
  /// The number of segments of a rounded corner; 10 by default.
  open var cornerSegmentCount = 10 { didSet { change() } }
  /// The number of segments along the x axis; 1 by default.
  open var widthSegmentCount = 1 { didSet { change() } }
  /// The number of segments along the y axis; 1 by default.
  open var heightSegmentCount = 1 { didSet { change() } }
  /// Creates a square with a side length of 1.
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(width: CGFloat, height: CGFloat) {
    self.init()
    (self.width, self.height) = (width, height)
  }
  override func makeMesh() -> Mesh {
    let (width, height) = (Float(width), Float(height))
    let radius = min(max(Float(cornerRadius), 0), width / 2, height / 2)
    var mesh = Mesh()
    let front = Vector(0, 0, 1)
    guard radius > 0 else {
      mesh.grid(widthSegmentCount, heightSegmentCount) { s, t in (Vector((s - 0.5) * width, (t - 0.5) * height, 0), front) }
      return mesh
    }
    func add(_ x: Float, _ y: Float) -> Int32 { mesh.add(Vector(x, y, 0), front, x / width + 0.5, 0.5 - y / height) }
    let (center, steps) = (add(0, 0), min(max(cornerSegmentCount, 1), 64))
    var rim: [Int32] = []
    for corner in 0..<4 {
      let (x, y) = ([1, -1, -1, 1][corner] * (width / 2 - radius), [1, 1, -1, -1][corner] * (height / 2 - radius))
      for step in 0...steps {
        let angle = (Float(corner) + Float(step) / Float(steps)) * .pi / 2
        rim.append(add(x + cos(angle) * radius, y + sin(angle) * radius))
      }
    }
    for index in rim.indices { mesh.triangle(center, rim[index], rim[(index + 1) % rim.count]) }
    return mesh
  }
  override func makeCopy() -> SCNGeometry {
    let copy = SCNPlane(width: width, height: height)
    (copy.cornerRadius, copy.cornerSegmentCount) = (cornerRadius, cornerSegmentCount)
    (copy.widthSegmentCount, copy.heightSegmentCount) = (widthSegmentCount, heightSegmentCount)
    return copy
  }
}

/// An infinite floor. It is drawn up to a distance of some thousand units, without reflections.
nonisolated open class SCNFloor: SCNGeometry {
  /// The share of light that is reflected, from 0 to 1; 0.25 by default. It is stored only.
  open var reflectivity: CGFloat = 0.25
  /// The distance at which reflections begin to fade. It is stored only.
  open var reflectionFalloffStart: CGFloat = 0
  /// The distance at which reflections end. It is stored only.
  open var reflectionFalloffEnd: CGFloat = 0
  /// The resolution of reflections relative to the view; 0.5 by default. It is stored only.
  open var reflectionResolutionScaleFactor: CGFloat = 0.5
  /// The categories of nodes that are reflected; all by default. It is stored only.
  open var reflectionCategoryBitMask = -1
  /// The size along the x axis; 0 for infinite.
  open var width: CGFloat = 0 { didSet { change() } }
  /// The size along the z axis; 0 for infinite.
  open var length: CGFloat = 0 { didSet { change() } }
  override func makeMesh() -> Mesh {
    let (width, length) = (width > 0 ? Float(width) : 4000, length > 0 ? Float(length) : 4000)
    var mesh = Mesh()
    mesh.grid(16, 16) { s, t in (Vector((s - 0.5) * width, 0, (0.5 - t) * length), Vector(0, 1, 0)) }
    for index in mesh.positions.indices { mesh.coordinates[index] = SIMD2(mesh.positions[index].x, mesh.positions[index].z) }
    return mesh
  }
  /// The bounding box, which is empty for an infinite floor.
  open override var boundingBox: (min: SCNVector3, max: SCNVector3) {
    get { width > 0 && length > 0 ? super.boundingBox : (SCNVector3Zero, SCNVector3Zero) }
    set { super.boundingBox = newValue }
  }
  override func makeCopy() -> SCNGeometry {
    let copy = SCNFloor()
    (copy.reflectivity, copy.width, copy.length) = (reflectivity, width, length)
    return copy
  }
}
