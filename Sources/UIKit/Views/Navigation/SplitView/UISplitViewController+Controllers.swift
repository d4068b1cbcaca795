/// The controllers of the columns, and showing other controllers in them.
extension UISplitViewController {
  final var shownControllers: [UIViewController] {
    let all = allColumns.compactMap { columns[$0] }
    guard arrangement == .collapsed else { return all }
    return children.isEmpty ? Array(all.prefix(1)) : children
  }

  final func replace(with controllers: [UIViewController]) {
    guard controllers.count <= allColumns.count else {
      UIKitError.raise("UISplitViewController can't have more than \(allColumns.count == 3 ? "three" : "two") view controllers")
      return
    }
    for (index, column) in allColumns.enumerated() { exchange(controllers.indices.contains(index) ? controllers[index] : nil, for: column) }
  }

  final func set(_ controller: UIViewController?, for column: Column) {
    if column == .supplementary, style != .tripleColumn {
      UIKitError.raise("-[UISplitViewController setViewController:forColumn:] The supplementary column needs the triple-column style")
      return
    }
    guard column != .compact, let plain = controller, !(plain is UINavigationController), style != .unspecified else {
      exchange(controller, for: column)
      return
    }
    // Columns have their own navigation bar.
    if column == .secondary, let stack = columns[.secondary] as? UINavigationController, arrangement == .expanded {
      stack.setViewControllers([plain], animated: false)
      if wrappers[.secondary]?.stack === stack { wrappers[.secondary] = (stack, plain) }
      return
    }
    let stack = UINavigationController(rootViewController: plain)
    exchange(stack, for: column)
    wrappers[column] = (stack, plain)
  }

  /// Returns the controller that was set for a column; for one that was wrapped, not its navigation controller.
  final func given(_ column: Column) -> UIViewController? {
    guard let wrapper = wrappers[column], wrapper.stack === columns[column] else { return columns[column] }
    let screens = wrapper.stack.viewControllers
    // Collapsed, the screens are in another stack. They may have been replaced by others since.
    return screens.isEmpty || screens.contains { $0 === wrapper.controller } ? wrapper.controller : screens[0]
  }

  private func exchange(_ controller: UIViewController?, for column: Column) {
    let old = columns[column]
    guard old !== controller else { return }
    if let old { remove(old) }
    columns[column] = controller
    wrappers[column] = nil
    guard isViewLoaded else { return }
    guard let arrangement else { return arrangeIfNeeded() }
    switch (arrangement, column) {
    case (.expanded, .compact): break
    case (.expanded, _): put(controller, into: box(column))
    case (.collapsed, .primary) where columns[.compact] == nil: put(controller, into: box(.primary))
    case (.collapsed, .compact): put(controller, into: box(.primary))
    default: break
    }
    layoutColumns()
    placeModeItem()
  }

  // MARK: Showing

  /// The stack that all columns share while collapsed.
  final var sharedStack: UINavigationController? { (columns[.compact] ?? columns[.primary]) as? UINavigationController }

  final func showInPrimary(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) ?? false { return }
    if let stack = (arrangement == .collapsed ? sharedStack : columns[.primary] as? UINavigationController) {
      stack.pushViewController(controller, animated: true)
    } else {
      exchange(controller, for: .primary)
    }
  }

  final func showInSecondary(_ controller: UIViewController, sender: Any?) {
    secondaryWasShown = true
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) ?? false { return }
    guard arrangement == .collapsed else {
      if style != .unspecified { set(controller, for: .secondary) } else { exchange(controller, for: .secondary) }
      if shownMode.isOver { hideOverlay() }
      return
    }
    let shown = (controller as? UINavigationController)?.viewControllers ?? [controller]
    guard let stack = sharedStack, !shown.isEmpty else {
      present(controller, animated: true)
      return
    }
    if let other = controller as? UINavigationController {
      other.setViewControllers([], animated: false)
      columns[.secondary] = other
    } else if style == .unspecified {
      columns[.secondary] = controller
    }
    forgetPopped(from: stack)
    collapsed.removeAll { $0.column == .secondary }
    push(shown, of: .secondary, onto: stack, animated: true)
  }

  /// Pushes the screens of a later column onto the shared stack.
  final func push(_ screens: [UIViewController], of column: Column, onto stack: UINavigationController, animated: Bool) {
    guard let first = screens.first else { return }
    let isOwn = (columns[column] as? UINavigationController)?.viewControllers.isEmpty ?? false
    collapsed.append(CollapsedColumn(column: column, first: first, root: isOwn ? first : nil))
    if screens.count == 1, animated {
      stack.pushViewController(first, animated: true)
    } else {
      stack.setViewControllers(stack.viewControllers + screens, animated: animated)
    }
  }

  final func revealCollapsed(_ column: Column) {
    guard arrangement == .collapsed, columns[.compact] == nil, let stack = columns[.primary] as? UINavigationController else { return }
    forgetPopped(from: stack)
    if column == .primary {
      let later = collapsed.compactMap { entry in stack.viewControllers.firstIndex { $0 === entry.first } }
      if let first = later.min(), first > 0 { stack.popToViewController(stack.viewControllers[first - 1], animated: true) }
      return
    }
    if column == .secondary { secondaryWasShown = true }
    if let shown = collapsed.firstIndex(where: { $0.column == column }) {
      // Removes the screens that later columns pushed on it.
      guard shown + 1 < collapsed.count, let next = stack.viewControllers.firstIndex(where: { $0 === collapsed[shown + 1].first }), next > 0
      else { return }
      stack.popToViewController(stack.viewControllers[next - 1], animated: true)
      return
    }
    for other in allColumns.dropFirst() where other.rawValue <= column.rawValue && !collapsed.contains(where: { $0.column == other }) {
      guard let controller = columns[other] else { continue }
      push(takeScreens(of: controller), of: other, onto: stack, animated: other == column)
    }
  }

  /// Removes the screens of a controller, to push them onto another stack.
  final func takeScreens(of controller: UIViewController) -> [UIViewController] {
    guard let stack = controller as? UINavigationController else { return [controller] }
    let screens = stack.viewControllers
    stack.setViewControllers([], animated: false)
    return screens
  }
}
