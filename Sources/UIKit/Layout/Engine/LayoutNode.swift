import Foundation
import LayoutSolver

/// What the layout folder keeps for a view or guide that constraints mention.
///
/// A node is a *member* of the engine in which the place and size of its item are solved for. The node of a view that is the root of an engine
/// owns that engine (`interior`).
@MainActor final class LayoutNode {
  /// The four unknowns of an item: its alignment rectangle in the coordinates of the superview, or of the view that owns the guide.
  struct Box {
    var x: Solver.Variable
    var y: Solver.Variable
    var width: Solver.Variable
    var height: Solver.Variable
  }

  /// The constraints that the system makes for a member.
  struct SystemConstraints {
    var width: Solver.Constraint?
    var height: Solver.Constraint?
    /// Left, top, right and bottom, or x, y, width and height of a frame.
    var edges: [Solver.Constraint] = []
  }

  struct Reference {
    // An active constraint is kept by the node that holds it, and removes its references when it is deactivated.
    unowned(unsafe) let constraint: NSLayoutConstraint
  }

  /// The view itself, or the one that owns the guide. Nil once it is gone.
  nonisolated(unsafe) unowned(unsafe) var view: UIView?
  nonisolated(unsafe) unowned(unsafe) var guide: UILayoutGuide?
  let isGuide: Bool
  let serial = LayoutSerial.next()

  nonisolated(unsafe) unowned(unsafe) var engine: LayoutEngine?
  nonisolated(unsafe) var interior: LayoutEngine?
  nonisolated(unsafe) var box: Box?
  nonisolated(unsafe) var system = SystemConstraints()
  nonisolated(unsafe) var held: [NSLayoutConstraint] = []
  nonisolated(unsafe) var references: [Reference] = []
  nonisolated(unsafe) var guides: [UILayoutGuide] = []
  var systemGuides = SystemGuides()

  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var compression = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
  /// The natural size last given to the engine.
  var naturalSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  /// The height that a width-sized view needs at the width it has.
  var wrappedHeight: CGFloat?

  /// The margins that the constraints of this node were last solved with, if they depend on those of the superview.
  var inheritedMargins: UIEdgeInsets?

  /// Constraints from outside reach into this view, so it is no root although its frame is not constrained.
  var isMerged = false
  var hasConstrainedSubviews = false
  /// The engine has something to look at again: natural size, frame, insets.
  var isStale = false
  let isWidthSized: Bool
  let isScrolling: Bool

  init(view: UIView) {
    self.view = view
    isGuide = false
    isWidthSized = view is any WidthSizedView
    isScrolling = view is any ScrollingLayoutView
  }

  init(guide: UILayoutGuide?, owner: UIView?) {
    self.guide = guide
    view = owner
    isGuide = true
    isWidthSized = false
    isScrolling = false
  }

  var item: AnyObject? { isGuide ? guide : view }

  nonisolated func addReference(_ constraint: NSLayoutConstraint) {
    references.append(Reference(constraint: constraint))
  }

  nonisolated func removeReference(_ constraint: NSLayoutConstraint) {
    if let index = references.lastIndex(where: { $0.constraint === constraint }) { references.remove(at: index) }
  }

  /// Lets an active constraint go.
  func release(_ constraint: NSLayoutConstraint) {
    constraint.engine?.uninstall(constraint)
    if let index = held.lastIndex(where: { $0 === constraint }) {
      withExtendedLifetime(constraint) {
        held.remove(at: index)
        forget(constraint)
      }
    }
  }

  private nonisolated func forget(_ constraint: NSLayoutConstraint) {
    constraint.holder = nil
    constraint.engine = nil
    constraint.handle = nil
    constraint.forEachNode { $0.removeReference(constraint) }
  }

  /// Called when the view or guide is destroyed: what it held becomes inactive.
  nonisolated func ownerIsGone() {
    view = nil
    guide = nil
    for guide in guides { guide.node.view = nil }
    let gone = held
    held = []
    for constraint in gone { forget(constraint) }
    interior = nil
  }
}
