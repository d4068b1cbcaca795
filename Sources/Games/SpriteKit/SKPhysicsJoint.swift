import UIKit
internal import TrestleDynamics

/// Ties two bodies of a scene to each other.
@preconcurrency @MainActor open class SKPhysicsJoint: NSObject {
  /// The first body.
  public final var bodyA: SKPhysicsBody
  /// The second body of the joint.
  public final var bodyB: SKPhysicsBody
  let anchorA: CGPoint
  let anchorB: CGPoint
  /// The positions of the joint in the coordinates of the bodies' nodes.
  private(set) var (localA, localB) = (Vector.zero, Vector.zero)
  /// The positions in the scene, for bodies that are edges.
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
  /// Creates a joint at a point of the scene.
  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointPin {
    SKPhysicsJointPin(bodyA, bodyB, anchor, anchor)
  }
  /// Whether the angle is limited.
  open var shouldEnableLimits = false
  /// The minimum angle.
  open var lowerAngleLimit: CGFloat = 0
  /// The maximum angle.
  open var upperAngleLimit: CGFloat = 0
  /// The resistance to turning.
  open var frictionTorque: CGFloat = 0
  /// The speed of the joint's own rotation; not simulated.
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
  /// Creates a joint at a point of the scene.
  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint) -> SKPhysicsJointFixed {
    SKPhysicsJointFixed(bodyA, bodyB, anchor, anchor)
  }
}

/// Connects two bodies at a distance, by a rod or a spring.
open class SKPhysicsJointSpring: SKPhysicsJoint {
  /// Creates a joint between two points of the scene.
  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint) -> SKPhysicsJointSpring {
    SKPhysicsJointSpring(bodyA, bodyB, anchorA, anchorB)
  }
  open var damping: CGFloat = 0
  /// The frequency of the spring; 0 is a rod.
  open var frequency: CGFloat = 0
  override var kind: Joint.Kind {
    .distance(length: (sceneA - sceneB).length, frequency: Double(frequency), damping: Double(damping))
  }
}

/// Limits the distance of two bodies.
open class SKPhysicsJointLimit: SKPhysicsJoint {
  /// Creates a joint between two points of the scene.
  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchorA: CGPoint, anchorB: CGPoint) -> SKPhysicsJointLimit {
    SKPhysicsJointLimit(bodyA, bodyB, anchorA, anchorB)
  }
  private var length: CGFloat?
  /// The maximum distance; by default that of the points.
  open var maxLength: CGFloat {
    get { length ?? hypot(anchorA.x - anchorB.x, anchorA.y - anchorB.y) }
    set { length = newValue }
  }
  override var kind: Joint.Kind { .rope(length: Double(maxLength)) }
}

/// Lets two bodies slide along an axis.
open class SKPhysicsJointSliding: SKPhysicsJoint {
  private var axis = CGVector(dx: 1, dy: 0)
  /// Creates a joint at a point of the scene, along an axis.
  open class func joint(withBodyA bodyA: SKPhysicsBody, bodyB: SKPhysicsBody, anchor: CGPoint, axis: CGVector) -> SKPhysicsJointSliding {
    let joint = SKPhysicsJointSliding(bodyA, bodyB, anchor, anchor)
    joint.axis = axis
    return joint
  }
  /// Whether the distance is limited.
  open var shouldEnableLimits = false
  /// The minimum distance.
  open var lowerDistanceLimit: CGFloat = 0
  /// The maximum distance.
  open var upperDistanceLimit: CGFloat = 0
  override var kind: Joint.Kind {
    .slide(
      axis: Vector(axis.dx, axis.dy).normalized,
      range: shouldEnableLimits
        ? Double(min(lowerDistanceLimit, upperDistanceLimit))...Double(max(lowerDistanceLimit, upperDistanceLimit))
        : -.infinity ... .infinity)
  }
}
