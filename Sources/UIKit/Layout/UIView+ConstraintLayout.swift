import CoreGraphics

extension UIView {
  /// Ask for the smallest, or the largest, size that the constraints allow.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target size that asks for the largest fitting size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  final func setTranslatesAutoresizingMask(_ new: Bool) {
    guard flags.contains(.translatesAutoresizingMask) != new else { return }
    if !new {
      flags.remove(.translatesAutoresizingMask)
      LayoutTree.joined(self)
    } else {
      // What constraints hold within stays with the engine around the view, which from now on takes its frame as it is.
      if let layoutNode, layoutNode.engine != nil {
        layoutNode.isMerged = true
        layoutNode.engine?.markStale(layoutNode)
      }
      flags.insert(.translatesAutoresizingMask)
    }
    parent?.setNeedsLayout()
  }

  /// Places the subviews that constraints hold; called by `layoutSubviews()`.
  final func layoutConstrainedSubviews() {
    guard let layoutNode else { return }
    layoutNode.markMovingGuides()
    let engine = rootsEngine ? layoutNode.interior : layoutNode.engine ?? LayoutTree.root(ofInterior: self).layoutNode?.interior
    guard let engine else { return }
    engine.solve()
    guard layoutNode.hasConstrainedSubviews else { return }
    for view in subviewList {
      guard let node = view.layoutNode, node.engine === engine, !view.flags.contains(.translatesAutoresizingMask) else { continue }
      if let rect = engine.rect(of: node) { view.place(view.frame(forAlignmentRect: rect)) }
    }
  }

  /// Gives the view a frame by bounds and center, so that a transform stays what it is.
  private func place(_ frame: CGRect) {
    let anchor = layer.anchorPoint
    let scale = zoomedScale
    let newCenter = CGPoint(x: frame.minX + anchor.x * frame.width * scale, y: frame.minY + anchor.y * frame.height * scale)
    if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    if center != newCenter { center = newCenter }
  }

  /// Brings the constraints up to date before a layout.
  final func updateConstraintsBeforeLayout() {
    ConstraintUpdates.run(in: self)
    guard let layoutNode else { return }
    layoutNode.engine?.solve()
    if rootsEngine { layoutNode.interior?.solve() }
  }

  final func intrinsicContentSizeChanged() {
    guard let layoutNode else { return }
    layoutNode.wrappedHeight = nil
    if let engine = layoutNode.engine { engine.markStale(layoutNode) }
    baselinesChanged()
  }

  /// Follows a change of where the text is: also for stack views, whose baselines are those of the views in them.
  final func baselinesChanged() {
    if let layoutNode { reinstallReferences(of: layoutNode) { $0.usesBaseline } }
    var current = parent
    while let stack = current as? UIStackView {
      if let node = stack.layoutNode { stack.reinstallReferences(of: node) { $0.usesBaseline } }
      current = stack.parent
    }
  }

  /// Follows a change of what layout guides are computed from: margins, safe area, direction.
  final func layoutGuidesChanged() {
    guard let layoutNode else { return }
    for guide in layoutNode.guides where guide.rule != nil { guide.node.engine?.markStale(guide.node) }
    reinstallReferences(of: layoutNode) { $0.usesMargins }
    for constraint in layoutNode.held where constraint.isDirectional { constraint.engine?.reinstall(constraint) }
  }

  private func reinstallReferences(of node: LayoutNode, where matches: (NSLayoutConstraint.Attribute) -> Bool) {
    for reference in node.references {
      let constraint = reference.constraint
      if matches(constraint.firstAttribute) || matches(constraint.secondAttribute) { constraint.engine?.reinstall(constraint) }
    }
  }

  /// Follows a subview whose frame was set.
  final func subviewGeometryChanged(_ view: UIView) {
    guard let node = view.layoutNode, let engine = node.engine, view.flags.contains(.translatesAutoresizingMask) else { return }
    engine.markStale(node)
  }

  final func askForConstraintUpdate() {
    ConstraintUpdates.add(self)
    setNeedsLayout()
  }

  /// Follows this view into a superview.
  final func joinLayout() {
    LayoutTree.joined(self)
    if ViewMethods.updateConstraints.isOverridden(in: type(of: self)) || controller != nil { ConstraintUpdates.add(self) }
  }

  /// Follows a subview that was shown or hidden.
  final func subviewHiddenChanged(_ view: UIView) {
    if let stack = self as? UIStackView { stack.arrangedViewHiddenChanged(view) }
  }

  /// Follows this view out of its superview, while it is still there.
  final func leaveLayout() {
    if layoutNode != nil { LayoutTree.leaving(self) }
  }
}

extension LayoutNode {
  /// Guides that follow the size of their view, or how far it is scrolled, are computed again in each layout of it.
  fileprivate func markMovingGuides() {
    for guide in [systemGuides.readable, systemGuides.scrollFrame, systemGuides.topBar, systemGuides.bottomBar] {
      if let guide { guide.node.engine?.noteStale(guide.node) }
    }
  }
}

extension NSLayoutConstraint {
  final var isDirectional: Bool {
    firstAttribute.isDirectional || secondAttribute.isDirectional || extraTerms.contains { $0.attribute.isDirectional }
  }
}
