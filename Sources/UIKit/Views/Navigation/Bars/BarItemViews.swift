/// Creates the views of items in a navigation bar or toolbar: custom views or buttons. Existing buttons of an item are kept.
@MainActor enum BarItemViews {
  /// Returns the views of `items` in `parent`, in order; nil for spaces and hidden items. Views of other items are removed.
  static func make(_ items: [UIBarButtonItem], keeping old: [UIView], in parent: UIView, of bar: UIView?, look: BarLook) -> [UIView?] {
    let views = items.map { item -> UIView? in
      if item.isHidden || item.isSpace { return nil }
      if let custom = item.customView { return custom }
      if let bar { item.style(in: bar) }
      let known = old.first { ($0 as? BarButton)?.item === item } as? BarButton
      known?.update(item, look)
      return known ?? BarButton(item: item, look: look)
    }
    for view in old where !views.contains(view) && view.superview === parent { view.removeFromSuperview() }
    for (view, item) in zip(views, items) {
      guard let view else { continue }
      if view.superview !== parent { parent.addSubview(view) }
      item.shownView = view
    }
    return views
  }
}

extension BarItemHost {
  /// Observes the changes of `new` instead of those of `old`.
  func hear(of new: [UIBarItem], insteadOf old: [UIBarItem]) {
    for item in old where item.barItemHost === self { item.barItemHost = nil }
    for item in new { item.barItemHost = self }
  }
}
