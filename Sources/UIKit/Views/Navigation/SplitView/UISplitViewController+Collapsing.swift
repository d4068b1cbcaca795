import CoreGraphics

/// The screens of a later column on the stack of the first one, while collapsed.
struct CollapsedColumn {
  let column: UISplitViewController.Column
  /// The lowest of these screens; the column contains all screens above it up to the next column's first.
  weak var first: UIViewController?
  /// The root of the column's own stack, which is restored when it is popped from the shared one.
  var root: UIViewController?
}

/// Collapsing to one column at compact width, and expanding again.
extension UISplitViewController {
  final func arrangeIfNeeded() {
    guard isViewLoaded, !columns.isEmpty else { return }
    // Before the view is in its window it does not have the window's traits.
    let traits = view.window == nil ? parent?.traitCollection ?? UIScreen.main.traitCollection : traitCollection
    let wanted: Arrangement = traits.horizontalSizeClass == .regular ? .expanded : .collapsed
    guard wanted != arrangement else { return }
    let isFirst = arrangement == nil
    if wanted == .collapsed { collapse() } else { expand(isFirst: isFirst) }
    placeModeItem()
    if !isFirst { NotificationCenter.default.post(name: UIViewController.showDetailTargetDidChangeNotification, object: self) }
  }

  // MARK: Collapsing

  private func collapse() {
    let last: Column = secondaryWasShown && style != .unspecified ? .secondary : .primary
    let proposed: Column = columns[.compact] != nil ? .compact : last
    let top =
      style == .unspecified
      ? proposed : delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    arrangement = .collapsed
    for view in separators + [shade] { view.isHidden = true }
    for column in allColumns { box(column).isHidden = column != .primary }
    if top == .compact, let compact = columns[.compact] {
      for column in allColumns { remove(columns[column]) }
      put(compact, into: box(.primary))
    } else {
      let base = delegate?.primaryViewController(forCollapsing: self) ?? columns[.primary]
      if base !== columns[.primary] {
        remove(columns[.primary])
        columns[.primary] = base
      }
      for column in allColumns.dropFirst() {
        let isOnTop = style == .unspecified || column.rawValue <= top.rawValue
        if let controller = columns[column] { collapse(controller, column, onto: base, isOnTop: isOnTop) }
      }
      put(base, into: box(.primary))
    }
    layoutColumns()
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// Collapses a column: its controller is pushed onto the first column's stack, unless the app has handled it.
  private func collapse(_ controller: UIViewController, _ column: Column, onto base: UIViewController?, isOnTop: Bool) {
    remove(controller)
    guard let base else { return }
    if column == .secondary, delegate?.splitViewController(self, collapseSecondary: controller, onto: base) ?? false { return }
    if isOnTop { base.collapseSecondaryViewController(controller, for: self) }
  }

  /// Pushes a later column's controller onto a navigation controller in the first column.
  final func pushCollapsed(_ controller: UIViewController, onto stack: UINavigationController) {
    let column = columns.first { $0.value === controller }?.key ?? .secondary
    push(takeScreens(of: controller), of: column, onto: stack, animated: false)
  }

  /// Removes columns whose screens were popped from the stack; their own stacks get their roots back.
  final func forgetPopped(from stack: UINavigationController) {
    let screens = stack.viewControllers
    let gone = collapsed.filter { entry in !screens.contains { $0 === entry.first } }
    collapsed.removeAll { entry in !screens.contains { $0 === entry.first } }
    for entry in gone {
      guard let root = entry.root, let own = columns[entry.column] as? UINavigationController, own.viewControllers.isEmpty else { continue }
      own.setViewControllers([root], animated: false)
    }
  }

  // MARK: Expanding

  private func expand(isFirst: Bool) {
    remove(columns[.compact])
    if !isFirst {
      if let base = delegate?.primaryViewController(forExpanding: self), base !== columns[.primary] {
        remove(columns[.primary])
        columns[.primary] = base
      }
      if let primary = columns[.primary] { separate(from: primary) }
    }
    arrangement = .expanded
    let proposed = wantedMode
    shownMode = isFirst ? proposed : delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    let visible = visibleColumns(shownMode)
    for (index, separator) in separators.enumerated() { separator.isHidden = index >= leadingColumns.count }
    for column in allColumns {
      box(column).isHidden = !visible.contains(column)
      put(columns[column], into: box(column))
    }
    shade.isHidden = !shownMode.isOver
    shade.alpha = shownMode.isOver ? 1 : 0
    for column in leadingColumns { columns[column]?.viewIfLoaded?.inheritedOverridesChanged() }
    layoutColumns()
    if !isFirst { delegate?.splitViewControllerDidExpand(self) }
  }

  /// Separates the screens of later columns from the top of the first one's stack.
  private func separate(from base: UIViewController) {
    if let own = delegate?.splitViewController(self, separateSecondaryFrom: base) {
      columns[.secondary] = own
      collapsed = []
      return
    }
    if let own = base.separateSecondaryViewController(for: self) { columns[.secondary] = own }
    collapsed = []
  }

  /// Moves the screens of collapsed columns from `stack` back to their columns, and returns the secondary column's controller.
  final func takeSeparated(from stack: UINavigationController) -> UIViewController? {
    forgetPopped(from: stack)
    for entry in collapsed.reversed() {
      let screens = stack.viewControllers
      guard let index = screens.firstIndex(where: { $0 === entry.first }), index > 0 else { continue }
      // Screens pushed since belong to the column; popped screens are gone.
      stack.setViewControllers(Array(screens.prefix(index)), animated: false)
      giveBack(Array(screens.dropFirst(index)), to: entry.column)
    }
    return columns[.secondary]
  }

  private func giveBack(_ screens: [UIViewController], to column: Column) {
    if let stack = columns[column] as? UINavigationController {
      stack.setViewControllers(screens, animated: false)
    } else if screens.count == 1 {
      columns[column] = screens[0]
    } else {
      let stack = UINavigationController(rootViewController: screens[0])
      stack.setViewControllers(screens, animated: false)
      columns[column] = stack
    }
  }

  // MARK: Children

  final func put(_ child: UIViewController?, into box: UIView) {
    guard let child else { return }
    if child.parent !== self {
      addChild(child)
      box.addSubview(child.view)
      child.view.frame = box.bounds
      child.didMove(toParent: self)
    } else if child.view.superview !== box {
      box.addSubview(child.view)
      child.view.frame = box.bounds
    }
  }

  final func remove(_ child: UIViewController?) {
    guard let child, child.parent === self else { return }
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}
