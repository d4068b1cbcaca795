/// The customization of a tab bar: a panel shows all items, and the user moves each one to a position in the bar, by dragging or by tapping
/// the item and then the position.
@MainActor final class TabCustomization {
  private unowned let bar: UITabBar
  let items: [UITabBarItem]
  private let original: [UITabBarItem]
  private var panel: TabCustomizationPanel?

  init(bar: UITabBar, items: [UITabBarItem]) {
    self.bar = bar
    self.items = items
    original = bar.items ?? []
  }

  var hasChanged: Bool { !(bar.items ?? []).elementsEqual(original, by: ===) }

  /// Shows the panel above the bar.
  func begin() {
    guard let home = bar.superview else { return }
    let panel = TabCustomizationPanel(items: items, bar: bar)
    panel.frame = home.bounds
    panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    home.insertSubview(panel, belowSubview: bar)
    panel.onDone = { [weak bar] in bar?.endCustomizing(animated: true) }
    panel.onPlace = { [weak self] item, target in self?.place(item, at: target) }
    self.panel = panel
    panel.slide(in: true, animated: home.window != nil) {}
    UIAccessibility.post(notification: .screenChanged, argument: panel)
  }

  func end(animated: Bool) {
    guard let panel else { return }
    panel.slide(in: false, animated: animated && panel.window != nil) { panel.removeFromSuperview() }
  }

  /// Handles a tap on an item of the bar: the selected item of the panel replaces it.
  func touched(_ target: UITabBarItem) {
    guard let held = panel?.held else { return }
    place(held, at: target)
  }

  private func place(_ item: UITabBarItem, at target: UITabBarItem) {
    var order = bar.items ?? []
    guard items.contains(where: { $0 === target }), let place = order.firstIndex(where: { $0 === target }) else { return }
    if let other = order.firstIndex(where: { $0 === item }) {
      order.swapAt(place, other)
    } else {
      order[place] = item
    }
    let selected = bar.selectedItem
    bar.setItems(order, animated: true)
    bar.selectedItem = order.contains { $0 === selected } ? selected : item
    panel?.refresh()
  }
}

extension UITabBar {
  final func startCustomizing(_ items: [UITabBarItem]) {
    guard customizing == nil else { return }
    delegate?.tabBar(self, willBeginCustomizing: items)
    let customization = TabCustomization(bar: self, items: items)
    customizing = customization
    customization.begin()
    delegate?.tabBar(self, didBeginCustomizing: items)
  }

  final func stopCustomizing(animated: Bool) -> Bool {
    guard let customization = customizing else { return false }
    let changed = customization.hasChanged
    let order = items ?? []
    delegate?.tabBar(self, willEndCustomizing: order, changed: changed)
    customizing = nil
    customization.end(animated: animated)
    delegate?.tabBar(self, didEndCustomizing: order, changed: changed)
    return changed
  }
}
