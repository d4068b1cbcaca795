import CoreGraphics
import Foundation

/// Which controllers stand in the columns, and showing others there.
extension UISplitViewController {
  final var shownControllers: [UIViewController] {
    let both = [primary, secondary].compactMap { $0 }
    guard arrangement == .collapsed else { return both }
    return children.isEmpty ? Array(both.prefix(1)) : children
  }

  final func replace(with controllers: [UIViewController]) {
    guard controllers.count <= 2 else {
      UIKitError.raise("UISplitViewController can't have more than two view controllers")
      return
    }
    exchange(controllers.first, for: .primary)
    exchange(controllers.count > 1 ? controllers[1] : nil, for: .secondary)
  }

  final func set(_ controller: UIViewController?, for column: Column) {
    guard column != .compact, let plain = controller, !(plain is UINavigationController), style == .doubleColumn else {
      exchange(controller, for: column)
      return
    }
    // Columns have a bar of their own.
    if column == .secondary, let stack = secondary as? UINavigationController, arrangement == .expanded {
      stack.setViewControllers([plain], animated: false)
      return
    }
    exchange(UINavigationController(rootViewController: plain), for: column)
  }

  private func exchange(_ controller: UIViewController?, for column: Column) {
    let old = viewController(for: column)
    guard old !== controller else { return }
    let box = column == .secondary ? secondaryBox : primaryBox
    if let old { remove(old, from: box) }
    switch column {
    case .primary: primary = controller
    case .secondary: secondary = controller
    case .compact: compact = controller
    }
    guard isViewLoaded else { return }
    guard let arrangement else { return arrangeIfNeeded() }
    switch (arrangement, column) {
    case (.expanded, .primary), (.expanded, .secondary): put(controller, into: box)
    case (.collapsed, .primary) where compact == nil: put(controller, into: primaryBox)
    case (.collapsed, .compact): put(controller, into: primaryBox)
    default: break
    }
    layoutColumns()
  }

  // MARK: Showing

  final func showInPrimary(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: controller, sender: sender) ?? false { return }
    if let stack = (arrangement == .collapsed ? compact ?? primary : primary) as? UINavigationController {
      stack.pushViewController(controller, animated: true)
    } else {
      exchange(controller, for: .primary)
    }
  }

  final func showInSecondary(_ controller: UIViewController, sender: Any?) {
    secondaryWasShown = true
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) ?? false { return }
    guard arrangement == .collapsed else {
      if style == .doubleColumn { set(controller, for: .secondary) } else { exchange(controller, for: .secondary) }
      return
    }
    let shown = (controller as? UINavigationController)?.viewControllers ?? [controller]
    guard let stack = (compact ?? primary) as? UINavigationController, let top = shown.last else {
      present(controller, animated: true)
      return
    }
    if let other = controller as? UINavigationController {
      other.setViewControllers([], animated: false)
      secondary = other
    } else if style == .unspecified {
      secondary = controller
    }
    collapsedCount = shown.count
    collapsedFirst = shown.first
    if shown.count == 1 {
      stack.pushViewController(top, animated: true)
    } else {
      stack.setViewControllers(stack.viewControllers + shown, animated: true)
    }
  }

  final func reveal(_ column: Column) {
    switch (arrangement, column) {
    case (.collapsed, .primary): (primary as? UINavigationController)?.popToRootViewController(animated: true)
    case (.collapsed, .secondary):
      guard let stack = primary as? UINavigationController, let detail = secondary, collapsedCount == 0 else { return }
      secondaryWasShown = true
      let shown = (detail as? UINavigationController)?.viewControllers ?? [detail]
      (detail as? UINavigationController)?.setViewControllers([], animated: false)
      collapsedCount = shown.count
      collapsedFirst = shown.first
      stack.setViewControllers(stack.viewControllers + shown, animated: true)
    case (.expanded, .primary) where shownMode == .secondaryOnly:
      changeMode(to: hasRoomForBoth ? .oneBesideSecondary : .oneOverSecondary, animated: true)
    default: break
    }
  }

  final func conceal(_ column: Column) {
    if arrangement == .expanded, column == .primary { changeMode(to: .secondaryOnly, animated: true) }
  }
}
