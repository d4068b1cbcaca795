import CoreGraphics

/// Makes the views that stand for items in a navigation bar's row or a toolbar: an author's own, or a button. A button that stood for an item
/// before stays.
@MainActor enum BarItemViews {
  /// The views of `items` in `parent`, in their order; nil for a space and for what is hidden. What stood there for others goes.
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
  /// Hears of the changes of `new` from now on, and of those of `old` no more.
  func hear(of new: [UIBarItem], insteadOf old: [UIBarItem]) {
    for item in old where item.barItemHost === self { item.barItemHost = nil }
    for item in new { item.barItemHost = self }
  }
}
