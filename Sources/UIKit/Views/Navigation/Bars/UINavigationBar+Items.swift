import CoreGraphics

extension UINavigationBar {
  // MARK: Changes by the app, on a standalone bar

  final func pushByApp(_ item: UINavigationItem, animated: Bool) {
    guard !refusesApp() else { return }
    if let delegate, !delegate.navigationBar(self, shouldPush: item) { return }
    change(to: stack + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  final func popByApp(animated: Bool) -> UINavigationItem? {
    guard !refusesApp(), let item = stack.last else { return nil }
    if let delegate, !delegate.navigationBar(self, shouldPop: item) { return nil }
    change(to: stack.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  final func replaceItems(_ items: [UINavigationItem], animated: Bool) {
    guard !refusesApp() else { return }
    change(to: items, animated: animated)
  }

  private func refusesApp() -> Bool {
    guard navigationController != nil else { return false }
    UIKitError.raise("Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller.")
    return true
  }

  private func change(to items: [UINavigationItem], animated: Bool) {
    let transition = makeTransition(to: items, isPush: items.count > stack.count)
    guard animated, window != nil else {
      transition.finish(completed: true)
      return
    }
    transition.prepare()
    UIView.animate(withDuration: traitCollection.bars.transitionDuration) {
      transition.run()
    } completion: { _ in
      transition.finish(completed: true)
    }
  }

  /// Handles a tap on the back button.
  final func goBack() {
    if let action = topItem?.backAction {
      action.performWithSender(topItem, target: nil)
    } else if let navigationController {
      navigationController.backButtonTapped()
    } else {
      _ = popByApp(animated: true)
    }
  }

  // MARK: Display

  /// Prepares a transition to another stack of items, with the row of its last item.
  final func makeTransition(to items: [UINavigationItem], isPush: Bool) -> NavigationBarTransition {
    transition?.finish(completed: true)
    let old = (stack, shown)
    stack = items
    for item in old.0 where !items.contains(where: { $0 === item }) {
      if item.navigationBarStorage === self { item.navigationBarStorage = nil }
    }
    for item in items { item.navigationBarStorage = self }
    let new = topItem.map { $0 === old.1?.item && isShowingSameWayBack(old.0) ? old.1! : makeRow(for: $0) }
    let transition = NavigationBarTransition(bar: self, oldItems: old.0, from: old.1, to: new, isPush: isPush)
    self.transition = transition
    return transition
  }

  /// Restores the previous items after a canceled transition.
  final func restore(_ items: [UINavigationItem]) {
    for item in stack where item.navigationBarStorage === self { item.navigationBarStorage = nil }
    stack = items
    for item in items { item.navigationBarStorage = self }
  }

  private func isShowingSameWayBack(_ old: [UINavigationItem]) -> Bool { old.dropLast().last === backItem }

  private func makeRow(for item: UINavigationItem) -> NavigationItemView {
    let row = NavigationItemView(item: item, look: look, bar: self)
    row.frame = CGRect(x: 0, y: 0, width: bounds.width, height: rowHeight(item))
    row.titleAlpha = largeTitleHeight(item) > 0 ? 0 : 1
    update(row)
    return row
  }

  private func update(_ row: NavigationItemView) {
    let back = wayBack(for: row.item)
    row.update(look: look, back: back)
  }

  private func wayBack(for item: UINavigationItem) -> BackButton? {
    guard let index = stack.firstIndex(where: { $0 === item }), index > 0 else { return nil }
    let previous = stack[index - 1]
    item.backModeStorage = previous.backButtonDisplayMode
    let button = previous.backBarButtonItem ?? UIBarButtonItem()
    button.style(in: self)
    let wayBack = BackButton(item: button, title: previous.titleOfWayBack, look: look) { [weak self] in self?.goBack() }
    wayBack.makeMenu = { [weak self] in self?.menuOfWaysBack }
    return wayBack
  }

  /// The menu of the previous screens, the nearest first.
  private var menuOfWaysBack: UIMenu? {
    guard stack.count > 1 else { return nil }
    let items = stack.dropLast().reversed()
    return UIMenu(
      children: items.map { item in
        UIAction(title: item.title.flatMap { $0.isEmpty ? nil : $0 } ?? BackButton.genericTitle) { [weak self] _ in self?.goBack(to: item) }
      })
  }

  private func goBack(to item: UINavigationItem) {
    guard let index = stack.firstIndex(where: { $0 === item }) else { return }
    if let navigationController {
      let controllers = navigationController.viewControllers
      guard controllers.indices.contains(index) else { return }
      navigationController.popToViewController(controllers[index], animated: true)
    } else {
      change(to: Array(stack[...index]), animated: true)
    }
  }

  /// Updates the top item's row.
  final func refreshShownItem() {
    guard let shown else { return }
    update(shown)
  }

  final func itemChanged(_ item: UINavigationItem, _ change: NavigationItemChange, animated: Bool) {
    switch change {
    case .title:
      if item === topItem {
        if let shown, shown.item === item {
          shown.showTitle()
          setNeedsLayout()
        }
        largeTitleView.show(item.title, look: look)
      } else if item === backItem {
        refreshShownItem()
      }
    case .buttons:
      guard let shown, shown.item === item else { return }
      guard animated, window != nil else { return update(shown) }
      UIView.transition(with: shown, duration: 0.2, options: .transitionCrossDissolve) { self.update(shown) }
    case .back: if item === backItem { refreshShownItem() }
    case .size:
      guard item === topItem else { return }
      refreshShownItem()
      sizeChanged()
    case .looks: if item === topItem { showLooks() }
    }
  }
}
