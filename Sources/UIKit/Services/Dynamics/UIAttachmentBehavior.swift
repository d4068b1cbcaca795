import CoreGraphics
internal import TrestleDynamics

/// A range of numbers, such as that of an attachment's movement.
public struct UIFloatRange: Hashable, Sendable {
  /// The lower end.
  public var minimum: CGFloat
  /// The largest value of the range.
  public var maximum: CGFloat

  /// Creates a range from 0 to 0.
  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  /// Creates a range from its ends.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range from 0 to 0.
  public static let zero = UIFloatRange()
  /// The range of all numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  /// Whether the range contains all numbers.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

/// Attaches an item to a point or to another item.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of object an item is attached to.
  public enum AttachmentType: Int, Sendable {
    /// The attachment is to another item.
    case items
    /// The attachment is to a point.
    case anchor
  }

  private enum Tie {
    case distance
    case rope
    case pin
    case weld
    case slide(CGVector)
  }

  private let tie: Tie
  private final let tied: [any UIDynamicItem]
  private let offsets: [UIOffset]
  private var joint: Int?
  private var ownLength: CGFloat

  private init(_ tie: Tie, _ items: [any UIDynamicItem], _ offsets: [UIOffset], anchor: CGPoint) {
    self.tie = tie
    tied = items
    self.offsets = offsets
    ownAnchor = anchor
    let start = Self.point(items[0], offsets[0])
    let end = items.count > 1 ? Self.point(items[1], offsets[1]) : anchor
    ownLength = hypot(start.x - end.x, start.y - end.y)
    super.init()
  }

  /// Attaches the center of an item to a point, at the current distance.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Attaches a point of an item to a point, at the current distance.
  public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    self.init(.distance, [item], [offset], anchor: point)
  }

  /// Attaches the centers of two items, at the current distance.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(.distance, [item1, item2], [.zero, .zero], anchor: .zero)
  }

  /// Attaches points of two items, at the current distance.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init(.distance, [item1, item2], [offset1, offset2], anchor: .zero)
  }

  /// Constrains two items to move along an axis relative to each other.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    make(.slide(axis), [item1, item2], point)
  }

  /// Constrains an item to move along an axis through a point.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    make(.slide(axis), [item], point)
  }

  /// Attaches two items by a rope.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(.rope, [item1, item2], [offset1, offset2], anchor: .zero)
  }

  /// Attaches two items so that they do not move relative to each other.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    make(.weld, [item1, item2], point)
  }

  /// Lets two items turn around a common point.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    make(.pin, [item1, item2], point)
  }

  private class func make(_ tie: Tie, _ items: [any UIDynamicItem], _ point: CGPoint) -> UIAttachmentBehavior {
    let offsets = items.map { UIOffset(horizontal: point.x - $0.center.x, vertical: point.y - $0.center.y) }
    return UIAttachmentBehavior(tie, items, offsets, anchor: point)
  }

  private static func point(_ item: any UIDynamicItem, _ offset: UIOffset) -> CGPoint {
    CGPoint(x: item.center.x + offset.horizontal, y: item.center.y + offset.vertical)
  }

  /// The attached items, one or two.
  open var items: [any UIDynamicItem] { tied }
  /// The kind of object the item is attached to.
  open var attachedBehaviorType: AttachmentType { tied.count > 1 ? .items : .anchor }

  private var ownAnchor: CGPoint
  /// The point an item is tied to.
  open var anchorPoint: CGPoint {
    get { ownAnchor }
    set {
      guard newValue != ownAnchor else { return }
      ownAnchor = newValue
      update()
    }
  }
  /// The distance that is kept.
  open var length: CGFloat {
    get { ownLength }
    set {
      ownLength = max(0, newValue)
      update()
    }
  }
  /// The damping of the spring, from 0 (continues to oscillate) to 1.
  open var damping: CGFloat = 0 { didSet { update() } }
  /// The oscillations of the spring per second; 0 is a rigid rod.
  open var frequency: CGFloat = 0 { didSet { update() } }
  /// The torque required to rotate against the other item.
  open var frictionTorque: CGFloat = 0 { didSet { update() } }
  /// The range in which items slide, in points, or turn, in radians.
  open var attachmentRange = UIFloatRange.infinite { didSet { update() } }

  override var ownItems: [any UIDynamicItem] { tied }

  private var kind: Joint.Kind {
    let low = Double(min(attachmentRange.minimum, attachmentRange.maximum))
    let range = low...max(low, Double(attachmentRange.maximum))
    switch tie {
    case .distance: return .distance(length: Double(ownLength), frequency: Double(max(frequency, 0)), damping: Double(max(damping, 0)))
    case .rope: return .rope(length: Double(ownLength))
    case .pin: return .pin(range: range, friction: Double(max(frictionTorque, 0)) * 10_000)
    case .weld: return .weld
    case .slide(let axis): return .slide(axis: Vector(axis).normalized, range: range)
    }
  }

  override func configure(_ scene: DynamicScene) {
    joint = nil
    guard let first = scene.index(tied[0]) else { return }
    let second = tied.count > 1 ? scene.index(tied[1]) : nil
    guard tied.count == 1 || second != nil else { return }
    if made == nil {
      let angle = scene.world.bodies[first].angle - (second.map { scene.world.bodies[$0].angle } ?? 0)
      made = Made(
        anchorA: Self.local(offsets[0], scene.world.bodies[first]),
        anchorB: second.map { Self.local(offsets[1], scene.world.bodies[$0]) }, angle: angle)
    }
    guard let made else { return }
    joint = scene.world.joints.count
    scene.world.joints.append(
      Joint(
        kind, a: first, b: second, anchorA: made.anchorA, anchorB: made.anchorB ?? Vector(ownAnchor), angle: made.angle))
  }

  /// The initial attachment of the items, kept when other behaviors change.
  private struct Made {
    let anchorA: Vector
    let anchorB: Vector?
    let angle: Double
  }
  private var made: Made?

  open override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
    super.willMove(to: dynamicAnimator)
    made = nil
    joint = nil
  }

  private static func local(_ offset: UIOffset, _ body: Body) -> Vector { body.local(body.position + Vector(offset)) }

  private func update() {
    guard let joint, let dynamicAnimator else { return }
    dynamicAnimator.withScene { scene in
      guard scene.world.joints.indices.contains(self.joint ?? joint) else { return }
      let index = self.joint ?? joint
      scene.world.joints[index].kind = kind
      if tied.count == 1 { scene.world.joints[index].anchorB = Vector(ownAnchor) }
    }
    dynamicAnimator.resume()
  }
}
