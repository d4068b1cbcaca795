import CoreGraphics
import LayoutSolver

extension LayoutEngine {
  /// The size the root would have by its constraints if it were to be near the size of `fitting`, as strongly as that says.
  func fittingSize(_ asked: Fitting) -> CGSize {
    let wrapped = members.filter(\.isWidthSized).map { ($0, $0.wrappedHeight) }
    fitting = asked
    stale.append(root.madeLayoutNode)
    solve()
    let size = fittedRootSize
    fitting = nil
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

  /// An engine for a view in the middle of another engine, with what is within the view alone.
  static func temporary(for view: UIView) -> LayoutEngine {
    let engine = LayoutEngine(root: view, isTemporary: true)
    func visit(_ current: UIView) {
      if let node = current.layoutNode {
        if current !== view, !current.flags.contains(.translatesAutoresizingMask) { engine.join(node) }
        for guide in node.guides { engine.join(guide.node) }
        if current !== view, node.interior != nil { return }
        engine.pending += node.held
      }
      for subview in current.subviewList { visit(subview) }
    }
    visit(view)
    return engine
  }

  /// An engine for the content view of a cell when constraints tie what is in it to the cell, whose width is given and whose height is the
  /// content's and `heightBeside`.
  static func temporary(forContent view: UIView, of cell: UIView, width: CGFloat, heightBeside: CGFloat) -> LayoutEngine {
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
  /// What ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` answers.
  final func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    ConstraintUpdates.run(in: self)
    let fitting = LayoutEngine.Fitting(size: target, horizontal: horizontal, vertical: vertical)
    if rootsEngine, let interior = layoutNode?.interior { return Self.wholePixels(interior.fittingSize(fitting)) }
    return Self.wholePixels(LayoutEngine.temporary(for: self).fittingSize(fitting))
  }

  static func wholePixels(_ size: CGSize) -> CGSize {
    let scale = UIScreen.main.scale
    func up(_ value: CGFloat) -> CGFloat { (value * scale - 1e-4).rounded(.up) / scale }
    return CGSize(width: max(0, up(size.width)), height: max(0, up(size.height)))
  }
}
