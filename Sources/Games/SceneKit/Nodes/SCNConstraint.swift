import UIKit

/// A rule for a node's position and rotation, which is applied before each frame.
nonisolated open class SCNConstraint: NSObject {
  /// The weight of the constraint, from 0 to 1; 1 by default.
  open var influenceFactor: CGFloat = 1
  /// Whether the constraint is applied. The default is true.
  open var isEnabled = true
  /// Whether the node's model values are kept and only the displayed ones change. On Linux the model values always change.
  open var isIncremental = true
  func apply(to node: SCNNode) {}
  final func mix(_ node: SCNNode, position: Vector) {
    let own = node.simdWorldPosition
    node.simdWorldPosition = own + (position - own) * Float(min(max(influenceFactor, 0), 1))
  }
}

/// Orients a node toward another.
nonisolated open class SCNLookAtConstraint: SCNConstraint {
  open var target: SCNNode?
  /// The offset of the target point in the target's coordinates. The default is zero.
  open var targetOffset = SCNVector3Zero
  /// The direction of the node that is oriented toward the target; the negative z axis by default.
  open var localFront = SCNVector3(0, 0, -1)
  /// The direction that is up; the y axis by default.
  open var worldUp = SCNVector3(0, 1, 0)
  /// Whether the node does not roll. The default is false.
  open var isGimbalLockEnabled = false
  /// The former name of ``isGimbalLockEnabled``.
  open var gimbalLockEnabled: Bool {
    get { isGimbalLockEnabled }
    set { isGimbalLockEnabled = newValue }
  }
  public convenience init(target: SCNNode?) {
    self.init()
    self.target = target
  }
  override func apply(to node: SCNNode) {
    guard let target else { return }
    let point = target.worldSpace.point(Vector(targetOffset))
    let before = node.model.turn
    node.look(at: SCNVector3(point), up: worldUp, localFront: localFront)
    if influenceFactor < 1 {
      node.orientation = SCNVector4(Placement.between(before, node.model.turn, Float(max(influenceFactor, 0))))
    }
  }
}

nonisolated open class SCNDistanceConstraint: SCNConstraint {
  open var target: SCNNode?
  /// The minimum distance; 0 by default.
  open var minimumDistance: CGFloat = 0
  /// The maximum distance; unlimited by default.
  open var maximumDistance: CGFloat = .greatestFiniteMagnitude
  public convenience init(target: SCNNode?) {
    self.init()
    self.target = target
  }
  override func apply(to node: SCNNode) {
    guard let target else { return }
    let (own, other) = (node.simdWorldPosition, target.simdWorldPosition)
    let distance = length(own - other)
    let wanted = min(max(distance, Float(minimumDistance)), Float(min(maximumDistance, 1e30)))
    if distance > 0, wanted != distance { mix(node, position: other + (own - other) / distance * wanted) }
  }
}

nonisolated open class SCNReplicatorConstraint: SCNConstraint {
  open var target: SCNNode?
  /// Whether the rotation is copied. The default is true.
  open var replicatesOrientation = true
  /// Whether the position is copied. The default is true.
  open var replicatesPosition = true
  /// Whether the scale is copied. The default is true.
  open var replicatesScale = true
  open var positionOffset = SCNVector3Zero
  /// The rotation that is applied after that of the target. The default is none.
  open var orientationOffset = SCNVector4(0, 0, 0, 1)
  /// The factors for the scale. The default is 1.
  open var scaleOffset = SCNVector3(1, 1, 1)
  public convenience init(target: SCNNode?) {
    self.init()
    self.target = target
  }
  override func apply(to node: SCNNode) {
    guard let target else { return }
    if replicatesOrientation {
      node.worldOrientation = SCNVector4(Placement.multiply(SIMD4(target.worldOrientation), SIMD4(orientationOffset)))
    }
    if replicatesScale { node.scale = SCNVector3(target.model.scale * Vector(scaleOffset)) }
    if replicatesPosition { mix(node, position: target.simdWorldPosition + Vector(positionOffset)) }
  }
}

/// Orients the z axis of a node toward the camera.
nonisolated open class SCNBillboardConstraint: SCNConstraint {
  /// The axes around which the node rotates; all by default.
  open var freeAxes = SCNBillboardAxis.all
}

public struct SCNBillboardAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let X = SCNBillboardAxis(rawValue: 1)
  public static let Y = SCNBillboardAxis(rawValue: 2)
  public static let Z = SCNBillboardAxis(rawValue: 4)
  public static let all = SCNBillboardAxis(rawValue: 7)
}

nonisolated open class SCNTransformConstraint: SCNConstraint {
  private var block: ((SCNNode, SCNMatrix4) -> SCNMatrix4)?
  private var isInWorld = false
  /// Creates a constraint of the transform, in the coordinates of the scene or of the parent.
  public convenience init(inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNMatrix4) -> SCNMatrix4) {
    self.init()
    (isInWorld, self.block) = (world, block)
  }
  /// Creates a constraint of the position, in the coordinates of the scene or of the parent.
  open class func positionConstraint(
    inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNVector3) -> SCNVector3
  ) -> SCNTransformConstraint {
    SCNTransformConstraint(inWorldSpace: world) { node, transform in
      let place = block(node, SCNVector3(transform.m41, transform.m42, transform.m43))
      var result = transform
      (result.m41, result.m42, result.m43) = (place.x, place.y, place.z)
      return result
    }
  }
  override func apply(to node: SCNNode) {
    guard let block else { return }
    if isInWorld { node.setWorldTransform(block(node, node.worldTransform)) } else { node.transform = block(node, node.transform) }
  }
}

/// Limits the acceleration of a node's position. It is stored only: positions change immediately.
nonisolated open class SCNAccelerationConstraint: SCNConstraint {
  /// The maximum acceleration; unlimited by default.
  open var maximumLinearAcceleration: CGFloat = .greatestFiniteMagnitude
  /// The maximum speed; unlimited by default.
  open var maximumLinearVelocity: CGFloat = .greatestFiniteMagnitude
  open var decelerationDistance: CGFloat = 0
  /// The share of speed that is lost. The default is 0.1.
  open var damping: CGFloat = 0.1
}

/// Keeps a camera away from other objects. It is stored without effect.
nonisolated open class SCNAvoidOccluderConstraint: SCNConstraint {
  open var target: SCNNode?
  open var occluderCategoryBitMask = 1
  open var bias: CGFloat = 0
  public convenience init(target: SCNNode?) {
    self.init()
    self.target = target
  }
}

/// Moves a chain of nodes so that its end reaches a point.
nonisolated open class SCNIKConstraint: SCNConstraint {
  public private(set) var chainRootNode = SCNNode()
  /// The point in the scene that the end reaches.
  open var targetPosition = SCNVector3Zero
  private var limits: [ObjectIdentifier: CGFloat] = [:]
  public convenience init(chainRootNode: SCNNode) {
    self.init()
    self.chainRootNode = chainRootNode
  }
  open class func inverseKinematicsConstraint(chainRootNode: SCNNode) -> SCNIKConstraint { SCNIKConstraint(chainRootNode: chainRootNode) }
  /// Sets the maximum rotation of a joint of the chain, in degrees. It is stored only.
  open func setMaxAllowedRotationAngle(_ angle: CGFloat, forJoint node: SCNNode) { limits[ObjectIdentifier(node)] = angle }
  /// Returns the maximum rotation of a joint of the chain, in degrees; 180 by default.
  open func maxAllowedRotationAngle(forJoint node: SCNNode) -> CGFloat { limits[ObjectIdentifier(node)] ?? 180 }
  override func apply(to node: SCNNode) {
    guard influenceFactor > 0 else { return }
    let goal = Vector(targetPosition)
    var chain: [SCNNode] = []
    var joint = node.parent
    while let current = joint {
      chain.append(current)
      if current === chainRootNode { break }
      joint = current.parent
    }
    // Each joint, from the end to the root, orients the end toward the goal.
    for _ in 0..<4 {
      for joint in chain {
        let center = joint.simdWorldPosition
        let (from, to) = (unit(node.simdWorldPosition - center), unit(goal - center))
        let axis = cross(from, to)
        let angle = atan2(length(axis), dot(from, to)) * Float(min(influenceFactor, 1))
        guard angle > 1e-4, length(axis) > 1e-6 else { continue }
        joint.worldOrientation = SCNVector4(Placement.multiply(Placement.turn(angle, around: axis), SIMD4(joint.worldOrientation)))
      }
    }
  }
}
