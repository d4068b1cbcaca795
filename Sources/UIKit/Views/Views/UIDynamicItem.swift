import CoreGraphics

/// An object with a position, a size and a rotation that a dynamic animator moves.
@preconcurrency @MainActor public protocol UIDynamicItem: AnyObject {
  /// The middle of the item in the reference coordinates; the animator sets it.
  var center: CGPoint { get set }
  /// The size of the item; the origin is not used.
  var bounds: CGRect { get }
  /// The transform, whose rotation the animator sets.
  var transform: CGAffineTransform { get set }
  /// The outline of the item in collisions.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// A convex outline around the item's center, for the type `path`.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}
