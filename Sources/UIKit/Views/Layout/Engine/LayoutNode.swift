import Foundation
import TrestleLayoutSolver

/// The layout state of a view or guide with constraints.
///
/// A node is a *member* of the engine in which its item's position and size are solved. The node of a view that is the root of an engine
/// owns that engine (`interior`).
@MainActor package final class LayoutNode {
  /// The four unknowns of an item: its alignment rectangle in the coordinates of the superview, or of the view that owns the guide.
  struct Box {
    var x: Solver.Variable
    var y: Solver.Variable
    var width: Solver.Variable
    var height: Solver.Variable
  }

  /// The system's constraints for a member.
  struct SystemConstraints {
    var width: Solver.Constraint?
    var height: Solver.Constraint?
    /// Added once the solution made the size negative.
    var leastWidth: Solver.Constraint?
    var leastHeight: Solver.Constraint?
    /// Left, top, right and bottom, or x, y, width and height of a frame.
    var edges: [Solver.Constraint] = []
  }

  struct Reference {
    // An active constraint is kept by the node that holds it, and removes its references when it is deactivated.
    unowned(unsafe) let constraint: NSLayoutConstraint
  }

  /// The view itself, or the owner of the guide. Nil after deallocation.
  nonisolated(unsafe) unowned(unsafe) var view: UIView?
  nonisolated(unsafe) unowned(unsafe) var guide: UILayoutGuide?
  let isGuide: Bool
  let serial = LayoutSerial.next()

  nonisolated(unsafe) unowned(unsafe) var engine: LayoutEngine?
  nonisolated(unsafe) var interior: LayoutEngine?
  nonisolated(unsafe) var box: Box?
  nonisolated(unsafe) var system = SystemConstraints()
  package nonisolated(unsafe) var held: [NSLayoutConstraint] = []
  nonisolated(unsafe) var references: [Reference] = []
  nonisolated(unsafe) var guides: [UILayoutGuide] = []
  var systemGuides = SystemGuides()

  var hugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var compression = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
  /// The intrinsic size last passed to the engine.
  var naturalSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  /// The height of a width-sized view at its width.
  var wrappedHeight: CGFloat?

  /// The inherited margins with which this node's constraints were last solved.
  var inheritedMargins: UIEdgeInsets?

  /// Whether constraints from outside refer to the inside of this view, so that it is not a root although its frame is not constrained.
  var isMerged = false
  var hasConstrainedSubviews = false
  /// Whether the engine must update the node: its intrinsic size, frame, insets.
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

  /// Removes an active constraint.
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

  /// Called when the view or guide is deallocated: its constraints become inactive.
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
