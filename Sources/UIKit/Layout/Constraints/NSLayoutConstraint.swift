import Foundation
import LayoutSolver

/// Says how an attribute of one item relates to an attribute of another, or to a constant.
///
/// The relation is `first = multiplier × second + constant`, or one with ≤ or ≥. An active constraint is held by the view that contains all it
/// is about, and solved by that view's `LayoutEngine`. Between constraints of equal priority that cannot all hold, the one created first is
/// satisfied first.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// One side of the relation: an attribute of an item, counted some times.
  struct Term {
    var node: LayoutNode
    var attribute: Attribute
    var coefficient: CGFloat
  }

  let first: LayoutNode?
  let second: LayoutNode?
  public final let firstAttribute: Attribute
  public final let secondAttribute: Attribute
  public final let relation: Relation
  public final let multiplier: CGFloat
  /// What is added besides: offsets between anchors are two attributes more.
  let extraTerms: [Term]
  /// The number of this constraint in the order of creation.
  let serial: Int

  /// The node whose view holds the constraint while it is active.
  nonisolated(unsafe) unowned(unsafe) final var holder: LayoutNode?
  /// Where the constraint is installed.
  nonisolated(unsafe) unowned(unsafe) final var engine: LayoutEngine?
  nonisolated(unsafe) final var handle: Solver.Constraint?
  /// The solver's constant where `constant` is zero.
  final var loweredBase = 0.0

  open var identifier: String?

  public final var constant: CGFloat {
    didSet { if constant != oldValue { engine?.constantChanged(of: self) } }
  }

  public final var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { priorityChanged(from: oldValue) } }
  }

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?, attribute attr2: Attribute,
    multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = (view1 as? any LayoutItem)?.madeLayoutNode
    let second = (view2 as? any LayoutItem)?.madeLayoutNode
    if first == nil { UIKitError.raise("NSLayoutConstraint for \(view1): the first item must be a view or a layout guide") }
    self.init(
      first: first, firstAttribute: attr1, relation: relation, second: attr2 == .notAnAttribute ? nil : second,
      secondAttribute: attr2, multiplier: multiplier, constant: c)
  }

  init(
    first: LayoutNode?, firstAttribute: Attribute, relation: Relation, second: LayoutNode?, secondAttribute: Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0, extraTerms: [Term] = []
  ) {
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    self.extraTerms = extraTerms
    serial = LayoutSerial.next()
    super.init()
  }

  open override var description: String { describing { formattedDescription } }
}
