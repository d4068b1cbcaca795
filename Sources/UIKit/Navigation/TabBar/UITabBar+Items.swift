import CoreGraphics

extension UITabBar {
  final func rebuild(animated: Bool) {
    let old = buttons
    let items = items ?? []
    buttons = items.enumerated().map { index, item in
      let button = old.first { $0.item === item } ?? makeButton(item)
      button.position = (index, items.count)
      return button
    }
    for button in old where !buttons.contains(where: { $0 === button }) {
      if button.item.barItemHost === self { button.item.barItemHost = nil }
      button.removeFromSuperview()
    }
    for button in buttons where button.superview == nil {
      addSubview(button)
      if animated {
        button.alpha = 0
        UIView.animate(withDuration: 0.3) { button.alpha = 1 }
      }
    }
    if let selectedItem, !items.contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
    selectionChanged()
    setNeedsLayout()
  }

  private func makeButton(_ item: UITabBarItem) -> TabBarButton {
    item.barItemHost = self
    let button = TabBarButton(item: item, bar: self)
    button.addAction(UIAction { [weak self, weak item] _ in if let item { self?.touched(item) } }, for: .primaryActionTriggered)
    return button
  }

  private func touched(_ item: UITabBarItem) {
    guard item.isEnabled else { return }
    if handlesSelection?(item) ?? false { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  final func selectionChanged() {
    for button in buttons { button.isSelected = button.item === selectedItem }
  }

  final func barChanged() {
    for button in buttons { button.refresh() }
    background.refresh()
    setNeedsLayout()
  }

  final func layoutButtons() {
    guard !buttons.isEmpty else { return }
    let design = traitCollection.design.tabBar
    let room = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let count = CGFloat(buttons.count)
    let isWide = traitCollection.horizontalSizeClass == .regular
    let centers = itemPositioning == .centered || itemPositioning == .automatic && isWide
    let spacing = centers ? itemSpacing : 0
    let width = centers ? min(itemWidth > 0 ? itemWidth : design.itemWidth, room.width / count) : room.width / count
    var x = centers ? room.midX - (width * count + spacing * (count - 1)) / 2 : room.minX
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    for button in isLeftToRight ? buttons : buttons.reversed() {
      let left = x.rounded()
      button.standsInline = isWide && design.standsInline
      button.frame = CGRect(x: left, y: 0, width: (x + width).rounded() - left, height: design.height)
      x += width + spacing
    }
  }
}
