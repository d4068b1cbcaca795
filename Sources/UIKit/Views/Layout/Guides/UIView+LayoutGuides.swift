extension UIView {
  final func ownAddLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.node.view !== self || layoutGuide.node.engine == nil else { return }
    if let old = layoutGuide.node.view, old !== self { old.removeLayoutGuide(layoutGuide) }
    layoutGuide.node.view = self
    madeLayoutNode.guides.append(layoutGuide)
    LayoutTree.engine(ofInterior: self).join(layoutGuide.node)
  }

  final func ownRemoveLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let layoutNode, layoutGuide.node.view === self else { return }
    // Retained meanwhile: a constraint of the guide to itself is listed twice.
    for constraint in layoutGuide.node.references.map(\.constraint) { constraint.deactivate() }
    layoutGuide.node.engine?.leave(layoutGuide.node)
    layoutGuide.node.view = nil
    layoutNode.guides.removeAll { $0 === layoutGuide }
  }

  final func systemGuide(_ key: WritableKeyPath<SystemGuides, UILayoutGuide?>, _ rule: GuideRule, _ identifier: String) -> UILayoutGuide {
    let node = madeLayoutNode
    if let guide = node.systemGuides[keyPath: key] { return guide }
    let made = UILayoutGuide(rule: rule, of: self, identifier: identifier)
    node.systemGuides[keyPath: key] = made
    node.guides.append(made)
    return made
  }
}
