import CoreGraphics
import TrestleLayoutSolver

extension LayoutEngine {
  /// Returns the size of the root that its constraints determine for a target size with priorities.
  package func fittingSize(_ asked: Fitting) -> CGSize {
    let wrapped = members.filter(\.isWidthSized).map { ($0, $0.wrappedHeight) }
    fitting = asked
    stale.append(root.madeLayoutNode)
    let labels = wrapped.map(\.0).filter { node in node.view.map { laidOutWidth(of: node, $0) != nil } ?? false }
    stale += labels
    solve()
    let size = fittedRootSize
    fitting = nil
    if !isTemporary { stale += labels }
    if !isTemporary { restoreAfterFitting(wrapped) }
    return size
  }

  private var fittedRootSize: CGSize {
    guard let box = box(of: root.madeLayoutNode) else { return .zero }
    let insets = root.alignmentRectInsets
    return CGSize(
      width: CGFloat(solver.value(of: box.width)) + insets.left + insets.right,
      height: CGFloat(solver.value(of: box.height)) + insets.top + insets.bottom)
  }

  private func restoreAfterFitting(_ wrapped: [(LayoutNode, CGFloat?)]) {
    for (node, height) in wrapped { node.wrappedHeight = height }
    dropRootNaturalSize()
    setNeedsLayout()
  }

  private func dropRootNaturalSize() {
    for constraint in [rootSystem.width, rootSystem.height] {
      guard let constraint else { continue }
      solver.remove(constraint)
      origins[Int(constraint.index)] = nil
    }
    rootSystem.width = nil
    rootSystem.height = nil
  }

  /// Returns an engine for a view inside another engine, with only the constraints inside the view.
  static func temporary(for view: UIView) -> LayoutEngine {
    let engine = LayoutEngine(root: view, isTemporary: true)
    func visit(_ current: UIView) {
      if let node = current.layoutNode {
        if current !== view, !current.hasGivenFrame { engine.join(node) }
        for guide in node.guides { engine.join(guide.node) }
        if current !== view, node.interior != nil { return }
        engine.pending += node.held
      }
      for subview in current.subviewList { visit(subview) }
    }
    visit(view)
    return engine
  }

  /// Returns an engine for the content view of a cell whose constraints connect its content to the cell. The width is given; the height is
  /// the content's plus `heightBeside`.
  package static func temporary(forContent view: UIView, of cell: UIView, width: CGFloat, heightBeside: CGFloat) -> LayoutEngine {
    let engine = temporary(for: view)
    let content = engine.madeBox(of: view.madeLayoutNode)
    let node = cell.madeLayoutNode
    let outer = engine.madeBox(of: node)
    engine.stale.removeAll { $0 === node }
    let order = LayoutSerial.system(node.serial)
    func hold(_ terms: [Solver.Term], _ value: CGFloat, _ place: Int) {
      _ = engine.solver.add(terms, .equal, constant: -Double(value), strength: .required, order: order + place)
    }
    hold([Solver.Term(content.x)], view.frame.minX, 0)
    hold([Solver.Term(content.y)], view.frame.minY, 1)
    hold([Solver.Term(outer.width)], width, 2)
    hold([Solver.Term(outer.height), Solver.Term(content.height, -1)], heightBeside, 3)
    engine.pending += node.held
    return engine
  }
}

extension UIView {
  /// Returns the result of ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)``.
  final func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    ConstraintUpdates.run(in: self)
    let fitting = LayoutEngine.Fitting(size: target, horizontal: horizontal, vertical: vertical)
    if rootsEngine, let interior = layoutNode?.interior { return roundedUpToPixels(interior.fittingSize(fitting)) }
    return roundedUpToPixels(LayoutEngine.temporary(for: self).fittingSize(fitting))
  }

  package final func roundedUpToPixels(_ size: CGSize) -> CGSize {
    let scale = (window?.screen ?? .main).scale
    func up(_ value: CGFloat) -> CGFloat { (value * scale - 1e-4).rounded(.up) / scale }
    return CGSize(width: max(0, up(size.width)), height: max(0, up(size.height)))
  }
}
