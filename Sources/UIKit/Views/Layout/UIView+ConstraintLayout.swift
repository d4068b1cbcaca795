import CoreGraphics

extension UIView {
  /// The target size for the smallest fitting size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The target size for the largest fitting size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  final func setTranslatesAutoresizingMask(_ new: Bool) {
    guard flags.contains(.translatesAutoresizingMask) != new else { return }
    if !new {
      flags.remove(.translatesAutoresizingMask)
      LayoutTree.joined(self)
    } else {
      // Constraints inside remain in the enclosing engine, which now treats the view's frame as given.
      if let layoutNode, layoutNode.engine != nil {
        layoutNode.isMerged = true
        layoutNode.engine?.markStale(layoutNode)
      }
      flags.insert(.translatesAutoresizingMask)
    }
    parent?.setNeedsLayout()
  }

  /// Lays out the constrained subviews; called by `layoutSubviews()`.
  final func layoutConstrainedSubviews() {
    guard let layoutNode else { return }
    layoutNode.markMovingGuides()
    let engine = rootsEngine ? layoutNode.interior : layoutNode.engine ?? LayoutTree.root(ofInterior: self).layoutNode?.interior
    guard let engine else { return }
    engine.solve()
    guard layoutNode.hasConstrainedSubviews else { return }
    for view in subviewList {
      guard let node = view.layoutNode, node.engine === engine, !view.hasGivenFrame else { continue }
      if let rect = engine.rect(of: node) { view.place(view.frame(forAlignmentRect: rect)) }
    }
  }

  /// Sets the frame by bounds and center, so that the transform is unchanged.
  private func place(_ frame: CGRect) {
    let anchor = layer.anchorPoint
    let scale = zoomedScale
    let newCenter = CGPoint(x: frame.minX + anchor.x * frame.width * scale, y: frame.minY + anchor.y * frame.height * scale)
    if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    if center != newCenter { center = newCenter }
  }

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

  /// Called after a change of the text's position; also updates stack views, whose baselines are those of their views.
  final func baselinesChanged() {
    if let layoutNode { reinstallReferences(of: layoutNode) { $0.usesBaseline } }
    var current = parent
    while let stack = current as? UIStackView {
      if let node = stack.layoutNode { stack.reinstallReferences(of: node) { $0.usesBaseline } }
      current = stack.parent
    }
  }

  /// Called after a change that affects layout guides: margins, safe area, direction.
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

  /// Called after the frame of a subview was set.
  final func subviewGeometryChanged(_ view: UIView) {
    guard let node = view.layoutNode, let engine = node.engine, view.hasGivenFrame else { return }
    engine.markStale(node)
  }

  final func askForConstraintUpdate() {
    ConstraintUpdates.add(self)
    setNeedsLayout()
  }

  /// Called after this view was added to a superview.
  final func joinLayout() {
    LayoutTree.joined(self)
    if ViewMethods.updateConstraints.isOverridden(in: type(of: self)) || controller != nil { ConstraintUpdates.add(self) }
  }

  /// Called after a subview was shown or hidden.
  final func subviewHiddenChanged(_ view: UIView) {
    if let stack = self as? UIStackView { stack.arrangedViewHiddenChanged(view) }
  }

  /// Called before this view is removed from its superview.
  final func leaveLayout() {
    if layoutNode != nil { LayoutTree.leaving(self) }
  }
}

extension LayoutNode {
  /// Updates guides that depend on the size or content offset of their view, on each layout.
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
