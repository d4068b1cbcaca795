extension NSLayoutConstraint {
  /// Whether the constraint is in effect; it is then held by the nearest common ancestor of its views.
  public final var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  /// Activates several constraints.
  public final class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Deactivates several constraints; inactive ones are ignored.
  public final class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }

  /// Adds the constraint to the nearest common ancestor of its items. Without one, the error is raised and the constraint stays inactive.
  private func activate() {
    guard !isActive else { return }
    guard let view = nearestCommonView else {
      UIKitError.raise(
        "Unable to activate constraint with anchors \(firstAnchor) and \(secondAnchor?.description ?? "(null)") because they have no common "
          + "ancestor.  Does the constraint or its anchors reference items in different view hierarchies?  That's illegal.")
      return
    }
    view.hold(self)
  }

  final func deactivate() {
    guard let holder else { return }
    holder.release(self)
  }

  /// The view that contains all items, or is one of them.
  package final var nearestCommonView: UIView? {
    var common: UIView?
    var isFirst = true
    forEachNode { node in
      guard isFirst || common != nil else { return }
      // A guide is within its view, whose edges it may be constrained to.
      let view = node.view
      common = isFirst ? view : common?.nearestCommonSuperview(with: view)
      isFirst = false
    }
    return common
  }
}

extension UIView {
  /// Returns the nearest view that is, or contains, both this one and `other`.
  final func nearestCommonSuperview(with other: UIView?) -> UIView? {
    guard let other else { return nil }
    if other === self { return self }
    if other.parent === self { return self }
    if parent === other { return other }
    if let parent, parent === other.parent { return parent }
    var node: UIView? = self
    while let view = node {
      if other.isDescendant(of: view) { return view }
      node = view.parent
    }
    return nil
  }

  /// Adds an active constraint to this view's list, and updates the layout.
  final func hold(_ constraint: NSLayoutConstraint) {
    if let fault = constraint.fault {
      UIKitError.raise("*** \(fault)")
      return
    }
    let node = madeLayoutNode
    constraint.holder = node
    node.held.append(constraint)
    constraint.forEachNode { $0.addReference(constraint) }
    LayoutTree.install(constraint, heldBy: self)
  }
}

extension UIView {
  /// Activates a constraint in this view, which must contain its views.
  final func activateHere(_ constraint: NSLayoutConstraint) {
    guard !constraint.isActive || constraint.holder !== layoutNode else { return }
    var isPrepared = true
    constraint.forEachNode { node in
      if node.view?.isDescendant(of: self) != true { isPrepared = false }
    }
    guard isPrepared else {
      UIKitError.raise(
        """
        The view hierarchy is not prepared for the constraint: \(constraint)
        \tWhen added to a view, the constraint's items must be descendants of that view (or the view itself). This will crash if the \
        constraint needs to be resolved before the view hierarchy is assembled. Break on -[UIView(UIConstraintBasedLayout) \
        _viewHierarchyUnpreparedForConstraint:] to debug.
        """)
      return
    }
    if constraint.isActive { constraint.deactivate() }
    hold(constraint)
  }

  /// Deactivates a constraint that this view holds; does nothing for others.
  final func deactivateHeld(_ constraint: NSLayoutConstraint) {
    guard let layoutNode, constraint.holder === layoutNode else { return }
    constraint.deactivate()
  }
}
