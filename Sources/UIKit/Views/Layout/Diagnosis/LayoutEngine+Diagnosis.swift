import CoreGraphics
import TrestleLayoutSolver

extension LayoutEngine {
  /// Logs UIKit's message for required constraints that cannot be satisfied together. Each conflict is logged once, when it appears.
  func reportConflicts() {
    for conflict in solver.conflicts {
      let list = conflict.constraints.compactMap { listed($0)?.description }
      guard let broken = listed(conflict.broken) else { continue }
      UIKitErrorHandler.warn(
        """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want. 
        \tTry this: 
        \t\t(1) look at each constraint and try to figure out which you don't expect; 
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
        (
        \(list.map { "    \"\($0)\"" }.joined(separator: ",\n"))
        )

        Will attempt to recover by breaking constraint 
        \(broken)

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
        """)
    }
  }

  /// Returns the constraint for one of the solver's, or one that represents it in lists.
  func listed(_ constraint: Solver.Constraint) -> NSLayoutConstraint? {
    guard Int(constraint.index) < origins.count, let origin = origins[Int(constraint.index)] else { return nil }
    switch origin {
    case .constraint(let constraint): return constraint
    case .naturalSize(let node, let axis): return NaturalSizeConstraint(node, axis)
    case .frame(let node, let place):
      let attributes: [(NSLayoutConstraint.Attribute, String)] = [(.left, "minX"), (.top, "minY"), (.width, "width"), (.height, "height")]
      let value = CGFloat(-solver.constant(of: constraint))
      return AutoresizingConstraint(
        node, attributes[place].0, "\(node.debugName).\(attributes[place].1) == \(NSLayoutConstraint.format(value))", constant: value)
    case .guide(let node, let place):
      let attributes: [NSLayoutConstraint.Attribute] = [.left, .top, .right, .bottom]
      let guide = NSLayoutConstraint(
        first: node, firstAttribute: attributes[place], relation: .equal, second: node.view?.layoutNode, secondAttribute: attributes[place],
        constant: CGFloat(-solver.constant(of: constraint)))
      guide.identifier = (node.guide?.identifier ?? "UILayoutGuide") + "-\(attributes[place].name)"
      return guide
    case .rootSize(let axis):
      let node = root.madeLayoutNode
      let value = CGFloat(-solver.constant(of: constraint))
      let name = axis == .horizontal ? "width" : "height"
      return AutoresizingConstraint(
        node, axis == .horizontal ? .width : .height, "\(node.debugName).\(name) == \(NSLayoutConstraint.format(value))", constant: value)
    }
  }

  func constraintsAffecting(_ node: LayoutNode, _ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    solve()
    guard let box = box(of: node) else { return [] }
    var found = solver.constraintsAffecting(axis == .horizontal ? box.x : box.y)
    for other in solver.constraintsAffecting(axis == .horizontal ? box.width : box.height) where !found.contains(other) {
      found.append(other)
    }
    return found.compactMap { listed($0) }
  }

  func isAmbiguous(_ node: LayoutNode) -> Bool {
    solve()
    guard let box = box(of: node) else { return false }
    let isRoot = node === root.layoutNode
    if !isRoot, solver.isAmbiguous(box.x) || solver.isAmbiguous(box.y) { return true }
    return solver.isAmbiguous(box.width) || solver.isAmbiguous(box.height)
  }

  /// Moves an ambiguous item to another position that satisfies its constraints equally, or back.
  func exerciseAmbiguity(of node: LayoutNode) {
    if let nudges = nudges.removeValue(forKey: ObjectIdentifier(node)) {
      for nudge in nudges { solver.remove(nudge) }
      setNeedsLayout()
      return
    }
    guard isAmbiguous(node), let box = box(of: node) else { return }
    var added: [Solver.Constraint] = []
    for variable in [box.x, box.y, box.width, box.height] where solver.isAmbiguous(variable) {
      let target = solver.value(of: variable) + 25
      added.append(
        solver.add([Solver.Term(variable)], .equal, constant: -target, strength: Strength(level: 0.5), order: node.serial + 3))
    }
    nudges[ObjectIdentifier(node)] = added
    setNeedsLayout()
  }
}
