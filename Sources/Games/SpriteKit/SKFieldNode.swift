import UIKit
import simd
internal import TrestleDynamics

/// A node that exerts a force on the bodies of its scene.
@preconcurrency @MainActor open class SKFieldNode: SKNode {
  private enum Kind {
    case linear(CGVector)
    case velocity(CGVector)
    case radial
    case drag
    case vortex
    case spring
    case noise
    case turbulence
    case electric
    case magnetic
  }
  private var kind = Kind.radial
  private convenience init(_ kind: Kind) {
    self.init()
    self.kind = kind
  }
  open class func linearGravityField(withVector direction: vector_float3) -> SKFieldNode {
    SKFieldNode(.linear(CGVector(dx: CGFloat(direction.x), dy: CGFloat(direction.y))))
  }
  open class func velocityField(withVector direction: vector_float3) -> SKFieldNode {
    SKFieldNode(.velocity(CGVector(dx: CGFloat(direction.x), dy: CGFloat(direction.y))))
  }
  open class func radialGravityField() -> SKFieldNode { SKFieldNode(.radial) }
  /// Returns a field that slows moving bodies, in proportion to their speed.
  open class func dragField() -> SKFieldNode { SKFieldNode(.drag) }
  /// Rotates bodies around the node.
  open class func vortexField() -> SKFieldNode { SKFieldNode(.vortex) }
  /// Attracts bodies to the node, in proportion to the distance.
  open class func springField() -> SKFieldNode { SKFieldNode(.spring) }
  /// Applies random forces, which change in each step.
  open class func noiseField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
    let field = SKFieldNode(.noise)
    (field.smoothness, field.animationSpeed) = (Float(smoothness), Float(speed))
    return field
  }
  /// Applies random forces in proportion to the speed of a body.
  open class func turbulenceField(withSmoothness smoothness: CGFloat, animationSpeed speed: CGFloat) -> SKFieldNode {
    let field = SKFieldNode(.turbulence)
    (field.smoothness, field.animationSpeed) = (Float(smoothness), Float(speed))
    return field
  }
  /// Repels positively charged bodies from the node, and attracts negatively charged ones.
  open class func electricField() -> SKFieldNode { SKFieldNode(.electric) }
  /// Deflects moving charged bodies.
  open class func magneticField() -> SKFieldNode { SKFieldNode(.magnetic) }
  /// The smoothness of noise, from 0 to 1. It is stored only.
  open var smoothness: Float = 0
  /// The speed of changes of noise. It is stored only.
  open var animationSpeed: Float = 0

  /// Whether the field is active. The default is true.
  open var isEnabled = true
  /// Whether other fields in the region are ignored. It is stored only: fields always add up.
  open var isExclusive = false
  open var strength: Float = 1
  /// The exponent with which the strength decreases with the distance. The default is 0.
  open var falloff: Float = 0
  /// The distance below which the field's strength does not increase. The default is 1.
  open var minimumRadius: Float = 1
  /// The direction of a linear gravity or velocity field.
  open var direction = vector_float3(0, 0, 0) {
    didSet {
      let vector = CGVector(dx: CGFloat(direction.x), dy: CGFloat(direction.y))
      if case .velocity = kind { kind = .velocity(vector) } else { kind = .linear(vector) }
    }
  }
  open var categoryBitMask: UInt32 = .max
  /// The region of the field; nil, the default, for everywhere.
  open var region: SKRegion?

  /// Returns the acceleration in meters per second squared.
  func acceleration(at point: Vector, velocity: Vector, _ body: SKPhysicsBody) -> Vector {
    let place = CGPoint(x: point.x, y: point.y)
    if let region, !region.contains(place.applying(rootTransform.inverted())) { return .zero }
    let center = CGPoint.zero.applying(rootTransform)
    let way = Vector(center.x - place.x, center.y - place.y)
    let distance = max(way.length, Double(minimumRadius)) / 150
    let power = Double(strength) * (falloff == 0 ? 1 : 1 / pow(max(distance, 0.01), Double(falloff)))
    switch kind {
    case .linear(let vector): return Vector(vector.dx, vector.dy) * power
    case .velocity(let vector): return (Vector(vector.dx, vector.dy) * power - velocity * (1.0 / 150)) * 60
    case .radial: return way.length > 1e-6 ? way.normalized * power : .zero
    case .drag: return velocity * (-power / 150)
    case .vortex: return way.length > 1e-6 ? way.normalized.turned(-power) : .zero
    case .spring: return way * (power / 150)
    case .noise: return Vector(.random(in: -1...1), .random(in: -1...1)) * power
    case .turbulence: return Vector(.random(in: -1...1), .random(in: -1...1)) * (power * velocity.length / 150)
    case .electric: return way.length > 1e-6 ? way.normalized * (-power * Double(body.charge)) : .zero
    case .magnetic: return velocity.turned(power * Double(body.charge) / 150)
    }
  }
}

nonisolated open class SKRegion: NSObject {
  private let test: (CGPoint) -> Bool
  public let path: CGPath?
  private init(_ path: CGPath?, _ test: @escaping (CGPoint) -> Bool) {
    (self.path, self.test) = (path, test)
    super.init()
  }
  /// Creates a circular region around the origin.
  public convenience init(radius: Float) { self.init(nil) { hypot($0.x, $0.y) <= CGFloat(radius) } }
  /// Creates a rectangular region around the origin.
  public convenience init(size: CGSize) { self.init(nil) { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 } }
  public convenience init(path: CGPath) { self.init(path) { path.contains($0) } }
  open func contains(_ point: CGPoint) -> Bool { test(point) }
}
