import Foundation
import TrestleLayoutSolver

/// Relates an attribute of one item to an attribute of another, or to a constant.
///
/// The relation is `first = multiplier × second + constant`, or an inequality with ≤ or ≥. An active constraint is held by the view that
/// contains all its items, and solved by that view's `LayoutEngine`. Of conflicting constraints with equal priority, the one created first
/// takes precedence.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// One side of the relation: an attribute of an item with a coefficient.
  package struct Term {
    var node: LayoutNode
    var attribute: Attribute
    var coefficient: CGFloat
  }

  // Set only by the convenience initializers, which subclasses inherit because the designated one takes no arguments.
  nonisolated(unsafe) private(set) final var first: LayoutNode?
  nonisolated(unsafe) private(set) final var second: LayoutNode?
  /// The attribute at the left side.
  public private(set) final var firstAttribute = Attribute.notAnAttribute
  /// The attribute at the right side; `.notAnAttribute` for a fixed size.
  public private(set) final var secondAttribute = Attribute.notAnAttribute
  /// The comparison of both sides.
  public private(set) final var relation = Relation.equal
  /// The factor of the second attribute.
  public private(set) final var multiplier: CGFloat = 1
  /// Additional terms: an offset between anchors consists of two attributes.
  nonisolated(unsafe) private(set) final var extraTerms: [Term] = []
  /// The number of this constraint in the order of creation.
  final let serial = LayoutSerial.next()

  /// The node whose view holds the constraint while it is active; it clears this when it releases the constraint.
  nonisolated(unsafe) unowned(unsafe) final var holder: LayoutNode?
  /// The engine in which the constraint is installed, which clears this when it removes the constraint or is deallocated.
  nonisolated(unsafe) unowned(unsafe) final var engine: LayoutEngine?
  nonisolated(unsafe) final var handle: Solver.Constraint?
  /// The solver's constant for `constant` zero.
  final var loweredBase = 0.0

  /// A name shown in messages about conflicts.
  open var identifier: String?

  /// Whether the constraint is part of an archive of its view. Code that replaces a constraint copies the value to the new one.
  open var shouldBeArchived = false
  /// The number of points added to the right side; it may change while the constraint is active.
  open var constant: CGFloat = 0 {
    didSet {
      guard constant.isFinite || !oldValue.isFinite else {
        UIKitError.raise("NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant) firstAnchor:\(firstAnchor)")
        constant = oldValue
        return
      }
      if constant != oldValue { engine?.constantChanged(of: self) }
    }
  }

  /// The weight in conflicts; `.required` by default. It may not change from or to required while active.
  open var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { priorityChanged(from: oldValue) } }
  }

  /// Creates an unrelated constraint, for subclasses. It cannot be activated.
  public override init() { super.init() }

  /// Creates `attr1 = multiplier × attr2 + constant`; the constraint is not active yet.
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

  convenience init(
    first: LayoutNode?, firstAttribute: Attribute, relation: Relation, second: LayoutNode?, secondAttribute: Attribute,
    multiplier: CGFloat = 1, constant: CGFloat = 0, extraTerms: [Term] = []
  ) {
    self.init()
    relate(
      first: first, firstAttribute: firstAttribute, relation: relation, second: second, secondAttribute: secondAttribute,
      multiplier: multiplier, constant: constant, extraTerms: extraTerms)
  }

  /// Sets the relation. Called once, by initializers.
  package final func relate(
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
  }

  /// Called after the constraint was loaded from a nib or storyboard and its connections were made.
  open func awakeFromNib() {}

  open override var description: String { describing { formattedDescription } }
}
