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

  /// An engine for a view in the middle of another engine, with what stands within the view alone.
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
}

extension UIView {
  /// What ``systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`` answers.
  final func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    ConstraintUpdates.run(in: self)
    let fitting = LayoutEngine.Fitting(size: target, horizontal: horizontal, vertical: vertical)
    let size: CGSize
    if rootsEngine, let interior = layoutNode?.interior {
      size = interior.fittingSize(fitting)
    } else {
      size = LayoutEngine.temporary(for: self).fittingSize(fitting)
    }
    let scale = UIScreen.main.scale
    func up(_ value: CGFloat) -> CGFloat { (value * scale - 1e-4).rounded(.up) / scale }
    return CGSize(width: max(0, up(size.width)), height: max(0, up(size.height)))
  }
}
