import UIKit

/// A rule for a node's position and rotation, which is applied before each frame.
nonisolated open class SCNConstraint: NSObject {
  /// The weight of the constraint, from 0 to 1; 1 by default.
  open var influenceFactor: CGFloat = 1
  /// Whether the rule applies.
  open var isEnabled = true
  /// Whether the node keeps its own values and only the displayed ones change. They always change here.
  open var isIncremental = true
  func apply(to node: SCNNode) {}
  final func mix(_ node: SCNNode, position: Vector) {
    let own = node.simdWorldPosition
    node.simdWorldPosition = own + (position - own) * Float(min(max(influenceFactor, 0), 1))
  }
}

/// Points a node to another.
nonisolated open class SCNLookAtConstraint: SCNConstraint {
  open var target: SCNNode?
  /// The offset of the point in the target.
  open var targetOffset = SCNVector3Zero
  /// The direction of the node that points to the target; the negative z axis by default.
  open var localFront = SCNVector3(0, 0, -1)
  /// The direction that is up; the y axis by default.
  open var worldUp = SCNVector3(0, 1, 0)
  /// Whether the node does not roll.
  open var isGimbalLockEnabled = false
  /// The older name of ``isGimbalLockEnabled``.
  open var gimbalLockEnabled: Bool {
    get { isGimbalLockEnabled }
    set { isGimbalLockEnabled = newValue }
  }
  /// Creates a rule that points to a node.
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

/// Keeps a node within a range of distances to another.
nonisolated open class SCNDistanceConstraint: SCNConstraint {
  /// The node to which the distance is kept.
  open var target: SCNNode?
  /// The least distance; 0 by default.
  open var minimumDistance: CGFloat = 0
  /// The largest distance.
  open var maximumDistance: CGFloat = .greatestFiniteMagnitude
  /// Creates a rule for the distance to a node.
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

/// Copies the position and rotation of another node.
nonisolated open class SCNReplicatorConstraint: SCNConstraint {
  /// The node that is followed.
  open var target: SCNNode?
  /// Whether the rotation is copied.
  open var replicatesOrientation = true
  /// Whether the position is copied.
  open var replicatesPosition = true
  /// Whether the size is copied.
  open var replicatesScale = true
  open var positionOffset = SCNVector3Zero
  /// The rotation that follows that of the target.
  open var orientationOffset = SCNVector4(0, 0, 0, 1)
  /// The factors of the size.
  open var scaleOffset = SCNVector3(1, 1, 1)
  /// Creates a rule that follows a node.
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

/// Turns the z axis of a node to the camera.
nonisolated open class SCNBillboardConstraint: SCNConstraint {
  /// The axes around which the node turns; all by default.
  open var freeAxes = SCNBillboardAxis.all
}

/// The axes around which a node turns to the camera.
public struct SCNBillboardAxis: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let X = SCNBillboardAxis(rawValue: 1)
  public static let Y = SCNBillboardAxis(rawValue: 2)
  public static let Z = SCNBillboardAxis(rawValue: 4)
  /// All axes.
  public static let all = SCNBillboardAxis(rawValue: 7)
}

/// Computes a node's transform by a closure.
nonisolated open class SCNTransformConstraint: SCNConstraint {
  private var block: ((SCNNode, SCNMatrix4) -> SCNMatrix4)?
  private var isInWorld = false
  /// Creates a rule for the transform, in the scene or in the parent.
  public convenience init(inWorldSpace world: Bool, with block: @escaping (SCNNode, SCNMatrix4) -> SCNMatrix4) {
    self.init()
    (isInWorld, self.block) = (world, block)
  }
  /// Creates a rule for the position, in the scene or in the parent.
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

/// Follows changes of a node's position with an acceleration. It is held; positions follow at once.
nonisolated open class SCNAccelerationConstraint: SCNConstraint {
  /// The largest acceleration.
  open var maximumLinearAcceleration: CGFloat = .greatestFiniteMagnitude
  /// The largest speed.
  open var maximumLinearVelocity: CGFloat = .greatestFiniteMagnitude
  /// The distance at which the node slows down.
  open var decelerationDistance: CGFloat = 0
  /// The loss of speed.
  open var damping: CGFloat = 0.1
}

/// Keeps a camera away from other objects. It is held and has no effect.
nonisolated open class SCNAvoidOccluderConstraint: SCNConstraint {
  /// The node that stays visible.
  open var target: SCNNode?
  /// The categories that hide it.
  open var occluderCategoryBitMask = 1
  /// The distance to the hiding object.
  open var bias: CGFloat = 0
  /// Creates a rule that keeps a node visible.
  public convenience init(target: SCNNode?) {
    self.init()
    self.target = target
  }
}

/// Moves a chain of nodes so that its end reaches a point.
nonisolated open class SCNIKConstraint: SCNConstraint {
  /// The first node of the chain.
  public private(set) var chainRootNode = SCNNode()
  /// The point in the scene that the end reaches.
  open var targetPosition = SCNVector3Zero
  private var limits: [ObjectIdentifier: CGFloat] = [:]
  /// Creates a rule for the chain from a node to the one that has the constraint.
  public convenience init(chainRootNode: SCNNode) {
    self.init()
    self.chainRootNode = chainRootNode
  }
  /// Creates a rule for the chain from a node to the one that has the constraint.
  open class func inverseKinematicsConstraint(chainRootNode: SCNNode) -> SCNIKConstraint { SCNIKConstraint(chainRootNode: chainRootNode) }
  /// Sets the largest rotation of a node of the chain, in degrees. It is held.
  open func setMaxAllowedRotationAngle(_ angle: CGFloat, forJoint node: SCNNode) { limits[ObjectIdentifier(node)] = angle }
  /// Returns the largest rotation of a node of the chain, in degrees; 180 by default.
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
    // Each joint in turn points the end to the goal, from the end to the root.
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
