/// The shape with which an item collides.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The item collides at its bounds, rotated with it.
  case rectangle
  /// The ellipse that fills the bounds.
  case ellipse
  /// A convex path around the middle.
  case path
}
