/// Assigns the parts of a view tree to engines.
///
/// The root of an engine is a view whose own frame the engine does not solve: a view whose autoresizing mask is translated, or the root of
/// a tree. The engine lays out the views below, down to the next such view, which is the root of another engine. So a table cell's content
/// is solved separately from the table. If a constraint crosses such a view from outside, the view is *merged*: it is no longer a root, and
/// its frame becomes constants in the enclosing engine.
@MainActor enum LayoutTree {
  /// Returns the root of the engine that lays out the subviews of `view`.
  static func root(ofInterior view: UIView) -> UIView {
    var node = view
    while !node.rootsEngine, let parent = node.parent { node = parent }
    return node
  }

  /// Returns the engine that lays out the subviews of `view`, created if necessary.
  static func engine(ofInterior view: UIView) -> LayoutEngine {
    let root = root(ofInterior: view)
    let node = root.madeLayoutNode
    if let interior = node.interior { return interior }
    let made = LayoutEngine(root: root, isTemporary: false)
    node.interior = made
    return made
  }

  static func install(_ constraint: NSLayoutConstraint, heldBy view: UIView) {
    constraint.forEachNode { merge(upFrom: $0, to: view) }
    engine(ofInterior: view).add(constraint)
  }

  /// Merges the views between an item and the view that holds a constraint on it.
  private static func merge(upFrom node: LayoutNode, to top: UIView) {
    guard let own = node.view, own !== top else { return }
    var view = node.isGuide ? own : own.parent
    while let current = view, current !== top {
      if current.rootsEngine, current.parent != nil {
        current.madeLayoutNode.isMerged = true
        dissolve(current)
      }
      view = current.parent
    }
  }

  /// Moves everything in the engine of `view` to the engines that are responsible now.
  static func dissolve(_ view: UIView) {
    guard let engine = view.layoutNode?.interior else { return }
    view.layoutNode?.interior = nil
    let members = engine.members
    let constraints = engine.empty()
    for member in members where member !== view.layoutNode { rejoin(member) }
    for constraint in constraints {
      guard let holder = constraint.holder?.view else { continue }
      install(constraint, heldBy: holder)
    }
  }

  private static func rejoin(_ node: LayoutNode) {
    guard node.engine == nil, let view = node.view else { return }
    if node.isGuide {
      engine(ofInterior: view).join(node)
    } else if !view.hasGivenFrame, let parent = view.parent {
      engine(ofInterior: parent).join(node)
    }
  }

  /// Updates the engines after a view was added to a superview.
  static func joined(_ view: UIView) {
    guard let parent = view.parent else { return }
    if let node = view.layoutNode, node.interior != nil, !view.rootsEngine { dissolve(view) }
    guard !view.hasGivenFrame else { return }
    engine(ofInterior: parent).join(view.madeLayoutNode)
    parent.madeLayoutNode.hasConstrainedSubviews = true
  }

  /// Removes a view that is about to leave its superview from the enclosing engine. Constraints to the outside are deactivated.
  static func leaving(_ view: UIView) {
    guard let node = view.layoutNode else { return }
    let outer = node.engine
    endTies(of: node, to: view)
    for guide in node.guides { endTies(of: guide.node, to: view) }
    if !view.rootsEngine { split(view, from: outer) }
    node.engine?.leave(node)
  }

  /// Moves everything inside `view` from the enclosing engine to a separate one.
  private static func split(_ view: UIView, from outer: LayoutEngine?) {
    var constraints: [NSLayoutConstraint] = []
    func visit(_ current: UIView) {
      if let node = current.layoutNode {
        for guide in node.guides { detach(guide.node) }
        if current !== view { detach(node) }
        if current !== view, node.interior != nil { return }
        for constraint in node.held {
          constraint.engine?.uninstall(constraint)
          constraints.append(constraint)
        }
      }
      for subview in current.subviewList { visit(subview) }
    }
    func detach(_ node: LayoutNode) {
      endTies(of: node, to: view)
      node.engine?.leave(node)
    }
    guard outer != nil else { return }
    visit(view)
    view.layoutNode?.engine?.leave(view.layoutNode!)
    let made = LayoutEngine(root: view, isTemporary: false)
    view.layoutNode?.interior = made
    func rejoinAll(_ current: UIView) {
      for subview in current.subviewList {
        if let node = subview.layoutNode {
          if !subview.hasGivenFrame { made.join(node) }
          for guide in node.guides where node.interior == nil { made.join(guide.node) }
          if node.interior != nil { continue }
        }
        rejoinAll(subview)
      }
    }
    for guide in view.layoutNode?.guides ?? [] { made.join(guide.node) }
    rejoinAll(view)
    for constraint in constraints { made.add(constraint) }
  }

  /// Deactivates the constraints on a node that are held outside of `view`.
  private static func endTies(of node: LayoutNode, to view: UIView) {
    let ties = node.references.map(\.constraint).filter { constraint in
      guard let holder = constraint.holder?.view else { return true }
      return !holder.isDescendant(of: view)
    }
    for tie in ties { tie.deactivate() }
  }
}

extension UIView {
  /// Whether the frame is set and no result of constraints. A list places its items, whatever they say of their autoresizing masks.
  final var hasGivenFrame: Bool {
    flags.contains(.translatesAutoresizingMask) || flags.contains(.listItem) && parent?.flags.contains(.list) == true
  }

  /// Called once by a list.
  package final func markAsList() { flags.insert(.list) }

  /// Called once by a view that lists place.
  package final func markAsListItem() { flags.insert(.listItem) }

  package final var rootsEngine: Bool {
    guard parent != nil else { return true }
    guard hasGivenFrame else { return false }
    return layoutNode?.isMerged != true
  }
}
