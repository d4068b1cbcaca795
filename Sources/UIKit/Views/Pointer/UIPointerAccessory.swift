import CoreGraphics

/// A mark beside the pointer, such as an arrow in a direction in which something can be dragged.
@preconcurrency @MainActor open class UIPointerAccessory: NSObject, NSCopying {
  /// A position around the pointer.
  public struct Position: Hashable, Sendable {
    /// The distance from the pointer in points.
    public var offset: CGFloat
    /// The angle in radians, clockwise from the top.
    public var angle: CGFloat

    /// Creates a position from its distance in points and its angle in radians, clockwise from the top.
    public init(offset: CGFloat, angle: CGFloat) {
      self.offset = offset
      self.angle = angle
    }

    /// The standard distance in points. Estimated.
    private static let distance: CGFloat = 16

    private static func eighth(_ count: CGFloat) -> Position { Position(offset: distance, angle: count * .pi / 4) }

    /// Above the pointer.
    public static let top = eighth(0)
    /// Above and to the right of the pointer.
    public static let topRight = eighth(1)
    /// To the right of the pointer.
    public static let right = eighth(2)
    /// Below and to the right of the pointer.
    public static let bottomRight = eighth(3)
    /// Below the pointer.
    public static let bottom = eighth(4)
    /// Below and to the left of the pointer.
    public static let bottomLeft = eighth(5)
    /// To the left of the pointer.
    public static let left = eighth(6)
    /// Above and to the left of the pointer.
    public static let topLeft = eighth(7)
  }

  /// The shape of the mark; its origin is at the mark's position.
  public final let shape: UIPointerShape
  /// The position of the mark relative to the pointer.
  public final let position: Position
  /// Whether the shape is rotated by the angle of its position; `false` by default.
  open var orientationMatchesAngle = false

  /// Creates a mark.
  public init(_ shape: UIPointerShape, position: Position) {
    self.shape = shape
    self.position = position
    super.init()
  }

  /// Returns an arrow at a position, which points away from the pointer.
  public static func arrow(_ position: Position) -> UIPointerAccessory {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: -4))
    path.addLine(to: CGPoint(x: 5, y: 3))
    path.addLine(to: CGPoint(x: -5, y: 3))
    path.close()
    let arrow = UIPointerAccessory(.path(path), position: position)
    arrow.orientationMatchesAngle = true
    return arrow
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The outline of the mark relative to the pointer.
  final var outline: UIBezierPath {
    let path = UIBezierPath(cgPath: shape.outline.cgPath)
    if orientationMatchesAngle { path.apply(CGAffineTransform(rotationAngle: position.angle)) }
    path.apply(CGAffineTransform(translationX: position.offset * sin(position.angle), y: -position.offset * cos(position.angle)))
    return path
  }
}
