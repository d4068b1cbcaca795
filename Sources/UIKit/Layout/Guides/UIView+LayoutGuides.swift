import CoreGraphics

extension UIView {
  /// The app's guides of this view.
  public final var layoutGuides: [UILayoutGuide] { layoutNode?.guides.filter { $0.rule == nil } ?? [] }

  /// Adds a guide, after removing it from its previous view.
  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.node.view !== self || layoutGuide.node.engine == nil else { return }
    if let old = layoutGuide.node.view, old !== self { old.removeLayoutGuide(layoutGuide) }
    layoutGuide.node.view = self
    madeLayoutNode.guides.append(layoutGuide)
    LayoutTree.engine(ofInterior: self).join(layoutGuide.node)
  }

  /// Removes a guide with all constraints to it.
  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let layoutNode, layoutGuide.node.view === self else { return }
    // Retained meanwhile: a constraint of the guide to itself is listed twice.
    for constraint in layoutGuide.node.references.map(\.constraint) { constraint.deactivate() }
    layoutGuide.node.engine?.leave(layoutGuide.node)
    layoutGuide.node.view = nil
    layoutNode.guides.removeAll { $0 === layoutGuide }
  }

  /// The part of the view not covered by bars.
  public final var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(\.safeArea, .safeArea, "UIViewSafeAreaLayoutGuide")
  }

  /// The view without its layout margins.
  public final var layoutMarginsGuide: UILayoutGuide {
    systemGuide(\.margins, .margins, "UIViewLayoutMarginsGuide")
  }

  /// The part of the view inside its margins with a readable width.
  public final var readableContentGuide: UILayoutGuide {
    systemGuide(\.readable, .readable, "UIViewReadableContentGuide")
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
