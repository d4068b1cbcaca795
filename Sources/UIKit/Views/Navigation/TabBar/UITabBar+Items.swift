import CoreGraphics

extension UITabBar {
  final func prepareTabBar() {
    backgroundView.shadowEdge = .top
    addSubview(backgroundView)
    addInteraction(UILargeContentViewerInteraction(delegate: nil))
    accessibilityTraits = .tabBar
    accessibilityLabel = LocalizedStrings.word("Tab Bar")
    accessibilityContainerType = .semanticGroup
    // The bar is one stop for the Tab key; arrow keys move between items.
    focusGroupIdentifier = "tab bar \(UInt(bitPattern: ObjectIdentifier(self)))"
  }

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
    markSelection()
    setNeedsLayout()
  }

  private func makeButton(_ item: UITabBarItem) -> TabBarButton {
    item.barItemHost = self
    item.style(in: self)
    let button = TabBarButton(item: item, bar: self)
    button.addAction(UIAction { [weak self, weak item] _ in if let item { self?.touched(item) } }, for: .primaryActionTriggered)
    return button
  }

  private func touched(_ item: UITabBarItem) {
    guard item.isEnabled else { return }
    if let customizing { return customizing.touched(item) }
    if handlesSelection?(item) ?? false { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  final func selectionChanged(from old: UITabBarItem?) {
    markSelection()
    if !(old?.appearances.isEmpty ?? true) || !(selectedItem?.appearances.isEmpty ?? true) { showLooks() }
  }

  private func markSelection() {
    for button in buttons {
      button.isSelected = button.item === selectedItem
      button.focusGroupPriority = button.isSelected ? .prioritized : .ignored
    }
  }

  final func itemChanged(_ item: UIBarItem) {
    if item === selectedItem { showBackground() }
    buttons.first { $0.item === item }?.refresh()
    setNeedsLayout()
  }

  /// The least distance of the titles in a wide bar.
  private static let leastItemGap: CGFloat = 20

  final func layoutButtons() {
    guard !buttons.isEmpty else { return }
    let design = traitCollection.design.tabBar
    let room = bounds.inset(by: UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right))
    let count = CGFloat(buttons.count)
    let appearance = shownAppearance
    let positioning =
      appearance.map { $0.stackedItemPositioning == .automatic ? itemPositioning : $0.stackedItemPositioning } ?? itemPositioning
    let centers = positioning == .centered || positioning == .automatic && traitCollection.horizontalSizeClass == .regular
    let spacing = centers ? max(itemSpacing, appearance?.stackedItemSpacing ?? 0) : 0
    let wanted = max(itemWidth, appearance?.stackedItemWidth ?? 0)
    let natural = centers && wanted <= 0 ? buttons.reduce(design.itemWidth) { max($0, $1.naturalWidth + Self.leastItemGap) } : wanted
    let width = centers ? min(natural, room.width / count) : room.width / count
    var x = centers ? room.midX - (width * count + spacing * (count - 1)) / 2 : room.minX
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    for button in isLeftToRight ? buttons : buttons.reversed() {
      let left = x.rounded()
      button.frame = CGRect(x: left, y: 0, width: (x + width).rounded() - left, height: ownHeight)
      x += width + spacing
    }
  }
}

extension BarAppearances {
  var isEmpty: Bool { standard == nil && scrollEdge == nil && compact == nil && compactScrollEdge == nil }
}

extension UIImage {
  /// The image as a tab shows it: tinted, unless its rendering mode is `.alwaysOriginal`.
  package final var tintedByTabBar: UIImage { isTemplate(automatic: true) && !isSymbolImage ? withRenderingMode(.alwaysTemplate) : self }
}
