/// Applies the size-class variations of a view's element when the view's traits change.
@MainActor final class VariationWatch {
  private let element: PlannedElement
  /// Weak, so that a removed view is not retained; an uninstalled view is retained in ``uninstalled``.
  private var views: [String: WeakBox<UIView>] = [:]
  private var constraints: [String: NSLayoutConstraint] = [:]
  private var uninstalled: [String: UIView] = [:]
  private var applied: VariedParts

  private init(_ element: PlannedElement, _ maker: InterfaceMaker, _ applied: VariedParts) {
    self.element = element
    self.applied = applied
    for child in element.list("subviews") {
      guard let id = child.id, let view = maker.object(id) as? UIView else { continue }
      views[id] = WeakBox(view)
      if applied.subviews.contains(id) { uninstalled[id] = view }
    }
    for planned in element.constraints {
      if let id = planned.id, let constraint = maker.object(id) as? NSLayoutConstraint { constraints[id] = constraint }
    }
  }

  static func attach(
    to view: UIView, element: PlannedElement, maker: InterfaceMaker, applied: VariedParts, uninstalled: [UIView]
  ) {
    let watch = VariationWatch(element, maker, applied)
    maker.afterMaking {
      // Constraints that waited for their items exist only now.
      for planned in element.constraints {
        if let id = planned.id, let constraint = maker.object(id) as? NSLayoutConstraint { watch.constraints[id] = constraint }
      }
    }
    view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self]) {
      (view: UIView, _: UITraitCollection) in watch.update(view)
    }
  }

  private func update(_ view: UIView) {
    let wanted = VariedParts.chosen(of: element, for: view.traitCollection)
    guard wanted != applied else { return }
    let old = applied
    applied = wanted
    for id in wanted.constraints.subtracting(old.constraints) {
      if let constraint = constraints[id] { constraint.isActive = false }
    }
    for id in wanted.subviews.subtracting(old.subviews) {
      guard let subview = views[id]?.object else { continue }
      uninstalled[id] = subview
      subview.removeFromSuperview()
    }
    for id in old.subviews.subtracting(wanted.subviews) {
      guard let subview = uninstalled.removeValue(forKey: id) else { continue }
      install(subview, id, in: view)
    }
    // A view that was removed has lost its constraints: all installed ones are activated.
    for planned in element.constraints where planned.isInstalled {
      guard let id = planned.id, !wanted.constraints.contains(id), let constraint = constraints[id], !constraint.isActive else { continue }
      if constraint.nearestCommonView != nil { constraint.isActive = true }
    }
  }

  /// Adds a view again at its document position among its siblings.
  private func install(_ subview: UIView, _ id: String, in view: UIView) {
    let order = element.list("subviews").compactMap(\.id)
    let following = order.drop { $0 != id }.dropFirst()
    let next = following.lazy.compactMap { self.views[$0]?.object }.first { $0.superview === view }
    if let stack = view as? UIStackView {
      let index = next.flatMap { stack.arrangedSubviews.firstIndex(of: $0) } ?? stack.arrangedSubviews.count
      stack.insertArrangedSubview(subview, at: index)
    } else if let next {
      view.insertSubview(subview, belowSubview: next)
    } else {
      view.addSubview(subview)
    }
  }
}
