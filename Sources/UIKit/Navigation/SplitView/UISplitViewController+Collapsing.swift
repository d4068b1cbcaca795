import CoreGraphics
import Foundation

/// Two columns in a wide window, one in a narrow one, and the way between.
extension UISplitViewController {
  final func arrangeIfNeeded() {
    guard isViewLoaded, primary != nil || secondary != nil else { return }
    // Before the view is in its window it has not the window's traits.
    let traits = view.window == nil ? parent?.traitCollection ?? UIScreen.main.traitCollection : traitCollection
    let wanted: Arrangement = traits.horizontalSizeClass == .regular ? .expanded : .collapsed
    guard wanted != arrangement else { return }
    let isFirst = arrangement == nil
    if wanted == .collapsed { collapse(isFirst: isFirst) } else { expand(isFirst: isFirst) }
  }

  // MARK: Collapsing

  private func collapse(isFirst: Bool) {
    let proposed: Column = compact != nil ? .compact : secondaryWasShown && style == .doubleColumn ? .secondary : .primary
    let top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    arrangement = .collapsed
    separator.isHidden = true
    shade.isHidden = true
    secondaryBox.isHidden = true
    primaryBox.isHidden = false
    if top == .compact, let compact {
      remove(primary, from: primaryBox)
      remove(secondary, from: secondaryBox)
      put(compact, into: primaryBox)
    } else {
      let base = delegate?.primaryViewController(forCollapsing: self) ?? primary
      if base !== primary {
        remove(primary, from: primaryBox)
        primary = base
      }
      if let secondary { collapse(secondary, onto: base, isOnTop: style == .unspecified || top == .secondary) }
      put(primary, into: primaryBox)
    }
    layoutColumns()
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// Takes the detail out of its column; it goes on top of the list unless the app says that it did something else with it.
  private func collapse(_ secondary: UIViewController, onto base: UIViewController?, isOnTop: Bool) {
    remove(secondary, from: secondaryBox)
    guard let base else { return }
    if delegate?.splitViewController(self, collapseSecondary: secondary, onto: base) ?? false { return }
    guard isOnTop, let stack = base as? UINavigationController else { return }
    let added = (secondary as? UINavigationController)?.viewControllers ?? [secondary]
    guard !added.isEmpty else { return }
    if let other = secondary as? UINavigationController { other.setViewControllers([], animated: false) }
    collapsedCount = added.count
    collapsedFirst = added.first
    stack.setViewControllers(stack.viewControllers + added, animated: false)
  }

  // MARK: Expanding

  private func expand(isFirst: Bool) {
    remove(compact, from: primaryBox)
    if !isFirst {
      if let base = delegate?.primaryViewController(forExpanding: self), base !== primary {
        remove(primary, from: primaryBox)
        primary = base
      }
      if let primary { separate(from: primary) }
    }
    arrangement = .expanded
    separator.isHidden = false
    secondaryBox.isHidden = false
    let proposed = wantedMode
    shownMode = isFirst ? proposed : delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed) ?? proposed
    primaryBox.isHidden = shownMode == .secondaryOnly
    put(primary, into: primaryBox)
    put(secondary, into: secondaryBox)
    primary?.viewIfLoaded?.inheritedOverridesChanged()
    layoutColumns()
    if !isFirst { delegate?.splitViewControllerDidExpand(self) }
  }

  /// Gives the detail its column back, from the top of the list's stack.
  private func separate(from base: UIViewController) {
    if let own = delegate?.splitViewController(self, separateSecondaryFrom: base) {
      secondary = own
      collapsedCount = 0
      return
    }
    guard collapsedCount > 0, let stack = base as? UINavigationController else { return }
    let controllers = stack.viewControllers
    // What was pushed since belongs to the detail; what was popped is gone.
    let first = max(1, min(controllers.count, collapsedBase(controllers)))
    let taken = Array(controllers.dropFirst(first))
    collapsedCount = 0
    guard !taken.isEmpty else { return }
    stack.setViewControllers(Array(controllers.prefix(first)), animated: false)
    if let other = secondary as? UINavigationController {
      other.setViewControllers(taken, animated: false)
    } else {
      secondary = taken.count == 1 ? taken[0] : navigation(around: taken)
    }
  }

  private func collapsedBase(_ controllers: [UIViewController]) -> Int {
    controllers.firstIndex { $0 === collapsedFirst } ?? controllers.count
  }

  private func navigation(around controllers: [UIViewController]) -> UINavigationController {
    let made = UINavigationController(rootViewController: controllers[0])
    made.setViewControllers(controllers, animated: false)
    return made
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

  final func remove(_ child: UIViewController?, from box: UIView) {
    guard let child, child.parent === self else { return }
    child.willMove(toParent: nil)
    child.viewIfLoaded?.removeFromSuperview()
    child.removeFromParent()
  }
}
