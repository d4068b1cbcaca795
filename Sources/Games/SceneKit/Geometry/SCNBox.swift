import UIKit

/// A box with its center at the origin, optionally with rounded edges. Lengths are in units of the scene. The materials of the sides are in
/// the order front, right, back, left, top, bottom.
nonisolated open class SCNBox: SCNGeometry {
  /// The size along the x axis, in units of the scene; 1 by default.
  open var width: CGFloat = 1 { didSet { change() } }
  /// The size along the y axis, in units of the scene; 1 by default.
  open var height: CGFloat = 1 { didSet { change() } }
  /// The size along the z axis, in units of the scene; 1 by default.
  open var length: CGFloat = 1 { didSet { change() } }
  /// The radius of the edges; 0 by default.
  open var chamferRadius: CGFloat = 0 { didSet { change() } }
  /// The number of segments along the x axis; 1 by default.
  open var widthSegmentCount = 1 { didSet { change() } }
  /// The number of segments along the y axis; 1 by default.
  open var heightSegmentCount = 1 { didSet { change() } }
  /// The number of segments along the z axis; 1 by default.
  open var lengthSegmentCount = 1 { didSet { change() } }
  /// The number of segments of a rounded edge; 5 by default.
  open var chamferSegmentCount = 5 { didSet { change() } }
  /// Creates a box with a width, height and length of 1.
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates a box whose edges are rounded with a radius, or sharp if it is 0.
  public convenience init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {
    self.init()
    (self.width, self.height, self.length, self.chamferRadius) = (width, height, length, chamferRadius)
  }

  override func makeMesh() -> Mesh {
    let half = Vector(Float(width), Float(height), Float(length)) * 0.5
    let radius = min(max(Float(chamferRadius), 0), half.min())
    let inner = half - Vector(repeating: radius)
    var mesh = Mesh()
    // Two directions span each side; their cross product is the normal.
    let sides: [(right: Vector, up: Vector)] = [
      (Vector(1, 0, 0), Vector(0, 1, 0)), (Vector(0, 0, -1), Vector(0, 1, 0)), (Vector(-1, 0, 0), Vector(0, 1, 0)),
      (Vector(0, 0, 1), Vector(0, 1, 0)), (Vector(1, 0, 0), Vector(0, 0, -1)), (Vector(1, 0, 0), Vector(0, 0, 1)),
    ]
    let rounding = radius > 0 ? min(max(chamferSegmentCount, 1), 32) : 0
    for (right, up) in sides {
      let out = cross(right, up)
      mesh.beginElement()
      // Returns the positions along a side: the rounded part of the edge, the flat part, and the other rounded part.
      func steps(_ axis: Vector, _ count: Int) -> [(flat: Float, angle: Float)] {
        let reach = abs(dot(axis, inner))
        let count = min(max(count, 1), 128)
        let flat = (0...count).map { (reach * (Float($0) / Float(count) * 2 - 1), Float(0)) }
        guard rounding > 0 else { return flat }
        let angles = (1...rounding).map { Float($0) / Float(rounding) * .pi / 4 }
        return angles.reversed().map { (-reach, -$0) } + flat + angles.map { (reach, $0) }
      }
      let (across, along) = (steps(right, Self.count(right, self)), steps(up, Self.count(up, self)))
      let (reachX, reachY) = (abs(dot(right, half)), abs(dot(up, half)))
      let first = Int32(mesh.positions.count)
      for row in along {
        for column in across {
          let base = right * column.flat + up * row.flat + out * abs(dot(out, inner))
          let normal = unit(out + right * tan(column.angle) + up * tan(row.angle))
          let position = base + normal * radius
          let u = reachX > 0 ? dot(position, right) / reachX * 0.5 + 0.5 : 0
          let v = reachY > 0 ? dot(position, up) / reachY * 0.5 + 0.5 : 0
          _ = mesh.add(position, normal, u, 1 - v)
        }
      }
      let width = Int32(across.count)
      for row in 0..<Int32(along.count - 1) {
        for column in 0..<width - 1 {
          let a = first + row * width + column
          mesh.triangle(a, a + 1, a + width + 1)
          mesh.triangle(a, a + width + 1, a + width)
        }
      }
    }
    return mesh
  }
  private static func count(_ axis: Vector, _ box: SCNBox) -> Int {
    axis.x != 0 ? box.widthSegmentCount : axis.y != 0 ? box.heightSegmentCount : box.lengthSegmentCount
  }
  override func makeCopy() -> SCNGeometry {
    let copy = SCNBox(width: width, height: height, length: length, chamferRadius: chamferRadius)
    (copy.widthSegmentCount, copy.heightSegmentCount) = (widthSegmentCount, heightSegmentCount)
    (copy.lengthSegmentCount, copy.chamferSegmentCount) = (lengthSegmentCount, chamferSegmentCount)
    return copy
  }
}
