import UIKit
internal import TrestleDynamics

@preconcurrency @MainActor open class SKPhysicsJoint: NSObject {
  public final var bodyA: SKPhysicsBody
  public final var bodyB: SKPhysicsBody
  let anchorA: CGPoint
  let anchorB: CGPoint
  /// The anchors in the coordinates of the bodies' nodes.
  private(set) var (localA, localB) = (Vector.zero, Vector.zero)
  /// The anchors in the scene, for bodies that are edges.
  private(set) var (sceneA, sceneB) = (Vector.zero, Vector.zero)
  private(set) var angle = 0.0

  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ anchorA: CGPoint, _ anchorB: CGPoint) {
    (self.bodyA, self.bodyB, self.anchorA, self.anchorB) = (bodyA, bodyB, anchorA, anchorB)
    super.init()
  }

  func prepare(in scene: SKScene) {
    func local(_ point: CGPoint, _ body: SKPhysicsBody) -> Vector {
      guard let node = body.node else { return .zero }
      let transform = node.rootTransform
      let angle = Self.angle(of: node)
      return Rotation(c: cos(angle), s: sin(angle)).undo(Vector(point.x - transform.tx, point.y - transform.ty))
    }
    (localA, localB) = (local(anchorA, bodyA), local(anchorB, bodyB))
    (sceneA, sceneB) = (Vector(anchorA.x, anchorA.y), Vector(anchorB.x, anchorB.y))
    angle = (bodyA.node.map(Self.angle) ?? 0) - (bodyB.isEdge ? 0 : bodyB.node.map(Self.angle) ?? 0)
  }
  private static func angle(of node: SKNode) -> Double {
    Double(node.zRotation) + (node.parent.map { Double(atan2($0.rootTransform.b, $0.rootTransform.a)) } ?? 0)
  }
  var kind: Joint.Kind { .weld }
  func joint(_ a: Int, _ b: Int?, _ placeA: Vector, _ placeB: Vector) -> Joint {
    Joint(kind, a: a, b: b, anchorA: placeA, anchorB: placeB, angle: angle)
  }
}

/// Connects two bodies at a point around which they rotate.
open class SKPhysicsJointPin: SKPhysicsJoint {
  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin {
    SKPhysicsJointPin(bodyA, bodyB, anchor, anchor)
  }
  /// Whether the angle is limited. The default is false.
  open var shouldEnableLimits = false
  /// The minimum angle in radians. The default is 0.
  open var lowerAngleLimit: CGFloat = 0
  /// The maximum angle in radians. The default is 0.
  open var upperAngleLimit: CGFloat = 0
  /// The resistance to rotation. The default is 0.
  open var frictionTorque: CGFloat = 0
  /// The speed of the joint's own rotation. It is stored only.
  open var rotationSpeed: CGFloat = 0
  override var kind: Joint.Kind {
    .pin(
      range: shouldEnableLimits
        ? Double(min(lowerAngleLimit, upperAngleLimit))...Double(max(lowerAngleLimit, upperAngleLimit)) : -.infinity ... .infinity,
      friction: Double(frictionTorque * SKPhysicsBody.pointsPerMeter))
  }
}

/// Connects two bodies rigidly.
open class SKPhysicsJointFixed: SKPhysicsJoint {
  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointFixed {
    SKPhysicsJointFixed(bodyA, bodyB, anchor, anchor)
  }
}

/// Connects two bodies at a distance, by a rod or a spring.
open class SKPhysicsJointSpring: SKPhysicsJoint {
  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint) -> SKPhysicsJointSpring {
    SKPhysicsJointSpring(bodyA, bodyB, anchorA, anchorB)
  }
  open var damping: CGFloat = 0
  /// The frequency of the spring in hertz; 0, the default, for a rigid rod.
  open var frequency: CGFloat = 0
  override var kind: Joint.Kind {
    .distance(length: (sceneA - sceneB).length, frequency: Double(frequency), damping: Double(damping))
  }
}

/// Limits the distance between two bodies.
open class SKPhysicsJointLimit: SKPhysicsJoint {
  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint) -> SKPhysicsJointLimit {
    SKPhysicsJointLimit(bodyA, bodyB, anchorA, anchorB)
  }
  private var length: CGFloat?
  /// The maximum distance. The default is the distance of the anchors.
  open var maxLength: CGFloat {
    get { length ?? hypot(anchorA.x - anchorB.x, anchorA.y - anchorB.y) }
    set { length = newValue }
  }
  override var kind: Joint.Kind { .rope(length: Double(maxLength)) }
}

/// Allows two bodies to slide along an axis only.
open class SKPhysicsJointSliding: SKPhysicsJoint {
  private var axis = CGVector(dx: 1, dy: 0)
  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector) -> SKPhysicsJointSliding {
    let joint = SKPhysicsJointSliding(bodyA, bodyB, anchor, anchor)
    joint.axis = axis
    return joint
  }
  /// Whether the distance is limited. The default is false.
  open var shouldEnableLimits = false
  /// The minimum distance in points. The default is 0.
  open var lowerDistanceLimit: CGFloat = 0
  /// The maximum distance in points. The default is 0.
  open var upperDistanceLimit: CGFloat = 0
  override var kind: Joint.Kind {
    .slide(
      axis: Vector(axis.dx, axis.dy).normalized,
      range: shouldEnableLimits
        ? Double(min(lowerDistanceLimit, upperDistanceLimit))...Double(max(lowerDistanceLimit, upperDistanceLimit))
        : -.infinity ... .infinity)
  }
}
