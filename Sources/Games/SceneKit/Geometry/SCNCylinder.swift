import UIKit

/// A cylinder around the y axis, with its center at the origin. Its side, top and bottom have separate materials.
nonisolated open class SCNCylinder: SCNGeometry {
  /// The radius of both ends, in units of the scene; 0.5 by default.
  open var radius: CGFloat = 0.5 { didSet { change() } }
  /// The size along the y axis, in units of the scene; 1 by default.
  open var height: CGFloat = 1 { didSet { change() } }
  /// The number of segments around the axis; 48 by default.
  open var radialSegmentCount = 48 { didSet { change() } }
  /// The number of segments along the axis; 1 by default.
  open var heightSegmentCount = 1 { didSet { change() } }
  /// Creates a cylinder with a radius of 0.5 and a height of 1.
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(radius: CGFloat, height: CGFloat) {
    self.init()
    (self.radius, self.height) = (radius, height)
  }
  override func makeMesh() -> Mesh {
    var mesh = Mesh()
    mesh.frustum(Float(radius), Float(radius), Float(height), radialSegmentCount, heightSegmentCount)
    return mesh
  }
  override func makeCopy() -> SCNGeometry {
    let copy = SCNCylinder(radius: radius, height: height)
    (copy.radialSegmentCount, copy.heightSegmentCount) = (radialSegmentCount, heightSegmentCount)
    return copy
  }
}

/// A cone or truncated cone around the y axis, with its center at the origin.
nonisolated open class SCNCone: SCNGeometry {
  /// The radius of the upper end, in units of the scene; 0 for a tip, the default.
  open var topRadius: CGFloat = 0 { didSet { change() } }
  /// The radius of the lower end, in units of the scene; 0 for a tip.
  open var bottomRadius: CGFloat = 0.5 { didSet { change() } }
  /// The size along the y axis, in units of the scene; 1 by default.
  open var height: CGFloat = 1 { didSet { change() } }
  /// The number of segments around the axis; 48 by default.
  open var radialSegmentCount = 48 { didSet { change() } }
  /// The number of segments along the axis; 1 by default.
  open var heightSegmentCount = 1 { didSet { change() } }
  /// Creates a cone with a bottom radius of 0.5 and a height of 1.
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(topRadius: CGFloat, bottomRadius: CGFloat, height: CGFloat) {
    self.init()
    (self.topRadius, self.bottomRadius, self.height) = (topRadius, bottomRadius, height)
  }
  override func makeMesh() -> Mesh {
    var mesh = Mesh()
    mesh.frustum(Float(topRadius), Float(bottomRadius), Float(height), radialSegmentCount, heightSegmentCount)
    return mesh
  }
  override func makeCopy() -> SCNGeometry {
    let copy = SCNCone(topRadius: topRadius, bottomRadius: bottomRadius, height: height)
    (copy.radialSegmentCount, copy.heightSegmentCount) = (radialSegmentCount, heightSegmentCount)
    return copy
  }
}

nonisolated open class SCNTube: SCNGeometry {
  /// The radius of the hole, in units of the scene; 0.25 by default.
  open var innerRadius: CGFloat = 0.25 { didSet { change() } }
  /// The radius of the outer surface, in units of the scene; 0.5 by default.
  open var outerRadius: CGFloat = 0.5 { didSet { change() } }
  /// The size along the y axis, in units of the scene; 1 by default.
  open var height: CGFloat = 1 { didSet { change() } }
  /// The number of segments around the axis; 48 by default.
  open var radialSegmentCount = 48 { didSet { change() } }
  /// The number of segments along the axis; 1 by default.
  open var heightSegmentCount = 1 { didSet { change() } }
  /// Creates a tube with radii of 0.25 and 0.5 and a height of 1.
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(innerRadius: CGFloat, outerRadius: CGFloat, height: CGFloat) {
    self.init()
    (self.innerRadius, self.outerRadius, self.height) = (innerRadius, outerRadius, height)
  }
  override func makeMesh() -> Mesh {
    let (inner, outer, half) = (Float(innerRadius), Float(outerRadius), Float(height) / 2)
    var mesh = Mesh()
    func around(_ s: Float) -> Vector { Vector(-sin(s * 2 * .pi), 0, -cos(s * 2 * .pi)) }
    let up = Vector(0, 1, 0)
    mesh.beginElement()
    mesh.grid(radialSegmentCount, heightSegmentCount) { s, t in (around(s) * outer + up * (half * (2 * t - 1)), around(s)) }
    mesh.beginElement()
    mesh.grid(radialSegmentCount, heightSegmentCount) { s, t in (around(s) * inner + up * (half * (1 - 2 * t)), around(s) * -1) }
    mesh.beginElement()
    mesh.grid(radialSegmentCount, 1) { s, t in (around(s) * (outer + (inner - outer) * t) + up * half, up) }
    mesh.beginElement()
    mesh.grid(radialSegmentCount, 1) { s, t in (around(s) * (inner + (outer - inner) * t) - up * half, up * -1) }
    return mesh
  }
  override func makeCopy() -> SCNGeometry {
    let copy = SCNTube(innerRadius: innerRadius, outerRadius: outerRadius, height: height)
    (copy.radialSegmentCount, copy.heightSegmentCount) = (radialSegmentCount, heightSegmentCount)
    return copy
  }
}

extension Mesh {
  /// Adds a truncated cone around the y axis. Its side, top and bottom are elements.
  mutating func frustum(_ top: Float, _ bottom: Float, _ height: Float, _ segments: Int, _ rows: Int) {
    let (half, segments) = (height / 2, min(max(segments, 3), 256))
    let up = Vector(0, 1, 0)
    func around(_ s: Float) -> Vector { Vector(-sin(s * 2 * .pi), 0, -cos(s * 2 * .pi)) }
    beginElement()
    grid(segments, rows) { s, t in
      (around(s) * (bottom + (top - bottom) * t) + up * (half * (2 * t - 1)), unit(around(s) * height + up * (bottom - top)))
    }
    for (radius, side) in [(top, Float(1)), (bottom, Float(-1))] where radius > 0 {
      beginElement()
      let center = add(up * (half * side), up * side, 0.5, 0.5)
      let rim = (0...segments).map { index in
        let a = around(Float(index) / Float(segments))
        return add(a * radius + up * (half * side), up * side, a.x / 2 + 0.5, a.z * side / 2 + 0.5)
      }
      for index in 0..<segments {
        if side > 0 { triangle(center, rim[index], rim[index + 1]) } else { triangle(center, rim[index + 1], rim[index]) }
      }
    }
  }
}
