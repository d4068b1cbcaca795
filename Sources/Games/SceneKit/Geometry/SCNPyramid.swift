import UIKit

/// A pyramid with a rectangular base at the origin and its tip on the y axis.
nonisolated open class SCNPyramid: SCNGeometry {
  /// The size of the base along the x axis, in units of the scene; 1 by default.
  open var width: CGFloat = 1 { didSet { change() } }
  /// The distance from the base to the tip, in units of the scene; 1 by default.
  open var height: CGFloat = 1 { didSet { change() } }
  /// The size of the base along the z axis, in units of the scene; 1 by default.
  open var length: CGFloat = 1 { didSet { change() } }
  /// The number of segments along the x axis; 1 by default. It is stored only.
  open var widthSegmentCount = 1
  /// The number of segments along the y axis; 1 by default. It is stored only.
  open var heightSegmentCount = 1
  /// The number of segments along the z axis; 1 by default. It is stored only.
  open var lengthSegmentCount = 1
  /// Creates a pyramid with a width, height and length of 1.
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat) {
    self.init()
    (self.width, self.height, self.length) = (width, height, length)
  }
  override func makeMesh() -> Mesh {
    let (x, y, z) = (Float(width) / 2, Float(height), Float(length) / 2)
    let corners = [Vector(-x, 0, z), Vector(x, 0, z), Vector(x, 0, -z), Vector(-x, 0, -z)]
    let tip = Vector(0, y, 0)
    var mesh = Mesh()
    for side in 0..<4 {
      let (a, b) = (corners[side], corners[(side + 1) % 4])
      let normal = unit(cross(b - a, tip - a))
      mesh.beginElement()
      mesh.triangle(mesh.add(a, normal, 0, 1), mesh.add(b, normal, 1, 1), mesh.add(tip, normal, 0.5, 0))
    }
    mesh.beginElement()
    let down = Vector(0, -1, 0)
    let base = zip([3, 2, 1, 0], [(0, 1), (1, 1), (1, 0), (0, 0)]).map { mesh.add(corners[$0], down, Float($1.0), Float($1.1)) }
    mesh.triangle(base[0], base[1], base[2])
    mesh.triangle(base[0], base[2], base[3])
    return mesh
  }
  override func makeCopy() -> SCNGeometry { SCNPyramid(width: width, height: height, length: length) }
}

/// A ring around the y axis.
nonisolated open class SCNTorus: SCNGeometry {
  /// The distance from the center to the middle of the pipe, in units of the scene; 0.5 by default.
  open var ringRadius: CGFloat = 0.5 { didSet { change() } }
  /// Half of the pipe's thickness, in units of the scene; 0.25 by default.
  open var pipeRadius: CGFloat = 0.25 { didSet { change() } }
  /// The number of segments around the axis; 48 by default.
  open var ringSegmentCount = 48 { didSet { change() } }
  /// The number of segments around the pipe; 24 by default.
  open var pipeSegmentCount = 24 { didSet { change() } }
  /// Creates a ring with a ring radius of 0.5 and a pipe radius of 0.25.
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(ringRadius: CGFloat, pipeRadius: CGFloat) {
    self.init()
    (self.ringRadius, self.pipeRadius) = (ringRadius, pipeRadius)
  }
  override func makeMesh() -> Mesh {
    let (ring, pipe) = (Float(ringRadius), Float(pipeRadius))
    var mesh = Mesh()
    mesh.grid(ringSegmentCount, pipeSegmentCount) { s, t in
      let (turn, tilt) = (s * 2 * .pi, (t - 0.5) * 2 * .pi)
      let out = Vector(-sin(turn), 0, -cos(turn))
      let normal = out * cos(tilt) + Vector(0, sin(tilt), 0)
      return (out * ring + normal * pipe, normal)
    }
    return mesh
  }
  override func makeCopy() -> SCNGeometry {
    let copy = SCNTorus(ringRadius: ringRadius, pipeRadius: pipeRadius)
    (copy.ringSegmentCount, copy.pipeSegmentCount) = (ringSegmentCount, pipeSegmentCount)
    return copy
  }
}

/// A cylinder with hemispherical ends.
nonisolated open class SCNCapsule: SCNGeometry {
  /// The radius of the cylinder and of its round ends, in units of the scene; 0.5 by default.
  open var capRadius: CGFloat = 0.5 { didSet { change() } }
  /// The size along the y axis with both ends, in units of the scene; 2 by default.
  open var height: CGFloat = 2 { didSet { change() } }
  /// The number of segments around the axis; 48 by default.
  open var radialSegmentCount = 48 { didSet { change() } }
  /// The number of segments along the axis; 1 by default. It is stored only.
  open var heightSegmentCount = 1
  /// The number of segments of each end; 24 by default.
  open var capSegmentCount = 24 { didSet { change() } }
  /// Creates a capsule with a radius of 0.5 and a height of 2.
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a capsule around the y axis; the height includes both ends.
  public convenience init(capRadius: CGFloat, height: CGFloat) {
    self.init()
    (self.capRadius, self.height) = (capRadius, height)
  }
  override func makeMesh() -> Mesh {
    let radius = Float(capRadius)
    let straight = max(Float(height) - 2 * radius, 0) / 2
    let rows = min(max(capSegmentCount, 2), 64) * 2 + 1
    var mesh = Mesh()
    mesh.grid(radialSegmentCount, rows) { s, t in
      let row = (t * Float(rows)).rounded()
      let isUpper = row > Float(rows / 2)
      // The middle row is the straight part, so both ends have half of the other rows.
      let tilt = (isUpper ? row - 1 : row) / Float(rows - 1) * .pi - .pi / 2
      let turn = s * 2 * .pi
      let normal = Vector(-sin(turn) * cos(tilt), sin(tilt), -cos(turn) * cos(tilt))
      return (normal * radius + Vector(0, isUpper ? straight : -straight, 0), normal)
    }
    return mesh
  }
  override func makeCopy() -> SCNGeometry {
    let copy = SCNCapsule(capRadius: capRadius, height: height)
    (copy.radialSegmentCount, copy.capSegmentCount) = (radialSegmentCount, capSegmentCount)
    return copy
  }
}
