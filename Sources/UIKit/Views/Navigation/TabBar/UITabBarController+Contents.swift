import CoreGraphics

/// The controllers of the tabs, and the selected one.
extension UITabBarController {
  // MARK: The list

  final func replace(with new: [UIViewController], _ animated: Bool) {
    let old = controllers
    moreStorage?.popToRootViewController(animated: false)
    giveBackFromMore()
    controllers = new
    customizableViewControllers = new
    for gone in old where !new.contains(where: { $0 === gone }) && gone.parent === self {
      gone.willMove(toParent: nil)
      if gone === selected {
        gone.view.removeFromSuperview()
        selected = nil
      }
      gone.removeFromParent()
    }
    for added in new where added.parent !== self {
      addChild(added)
      added.didMove(toParent: self)
    }
    (moreStorage?.viewControllers.first as? any MoreList)?.reload()
    rebuildBar(animated: animated)
    if selected == nil, let first = new.first { select(first) }
  }

  final func rebuildBar(animated: Bool) {
    guard isViewLoaded else { return }
    takeBackFromMore()
    if let more = moreStorage, selected === more, behindMore.isEmpty, let first = controllers.first { select(first) }
    var items = inBar.map(\.tabBarItem!)
    if !behindMore.isEmpty { items.append(moreItem) }
    if (bar.items ?? []) != items { bar.setItems(items, animated: animated) }
    sidebarParts?.list?.reload()
    markSelected()
  }

  final func markSelected() {
    let isMore = selected === moreStorage || behindMore.contains { $0 === selected }
    bar.selectedItem = isMore ? moreItem : selected?.tabBarItem
    sidebarParts?.list?.showSelection()
  }

  /// The displayed controller as an element of the tabs, even if it is on the "More" stack.
  final var shownTab: UIViewController? {
    if selected === moreStorage, let shown = shownBehindMore { return shown.tab }
    return selected
  }

  // MARK: Selecting

  /// Handles a tap on an item of the bar.
  final func chosen(_ item: UITabBarItem) -> Bool {
    let controller = item === moreItem ? moreController : inBar.first { $0.tabBarItem === item }
    guard let controller else { return false }
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return true }
    let (new, old) = (tab(of: controller), selectedTab)
    if let new, !(delegate?.tabBarController(self, shouldSelectTab: new) ?? true) { return true }
    if controller === selected { touchedAgain(controller) }
    select(controller)
    tabBar(bar, didSelect: item)
    delegate?.tabBarController(self, didSelect: controller)
    if let new { delegate?.tabBarController(self, didSelectTab: new, previousTab: old) }
    return true
  }

  /// Handles a tap on the selected item: its stack pops to the root, or if it is at the root, its content scrolls to the top.
  private func touchedAgain(_ controller: UIViewController) {
    let stack = controller as? UINavigationController
    if let stack, stack.viewControllers.count > 1 {
      stack.popToRootViewController(animated: true)
    } else if let content = (stack?.topViewController ?? controller).contentScrollView(), content.scrollsToTop {
      content.scrollToTop()
    }
  }

  final func selectItem(at index: Int) {
    guard let items = bar.items, items.indices.contains(index) else { return }
    _ = chosen(items[index])
  }

  final func selectNeighbour(_ step: Int) {
    let items = bar.items ?? []
    guard !items.isEmpty, let index = items.firstIndex(where: { $0 === bar.selectedItem }) else { return }
    _ = chosen(items[(index + step + items.count) % items.count])
  }

  final func select(_ controller: UIViewController) {
    if behindMore.contains(where: { $0 === controller }) {
      showBehindMore(controller, animated: false)
      return
    }
    guard controller !== selected else { return }
    let old = selected
    selected = controller
    let stack = controller as? UINavigationController
    setBarHidden(stack?.hidesBottomBar(for: stack?.topViewController) ?? false, along: nil)
    guard isViewLoaded else { return }
    markSelected()
    exchange(old, controller)
    layoutContents()
  }

  final func showSelected() {
    guard let selected else { return }
    selected.view.frame = contentFrame
    view.insertSubview(selected.view, at: 0)
  }

  /// Exchanges the visible controllers, with their appearance calls if this controller is visible.
  private func exchange(_ old: UIViewController?, _ new: UIViewController) {
    let isSeen = appearance == .appeared
    let animator =
      isSeen && UIView.areAnimationsEnabled
      ? old.flatMap { delegate?.tabBarController(self, animationControllerForTransitionFrom: $0, to: new) } : nil
    if let old, let animator {
      run(animator, from: old, to: new)
      return
    }
    new.loadViewIfNeeded()
    if isSeen {
      new.beginAppearanceTransition(true, animated: false)
      old?.beginAppearanceTransition(false, animated: false)
    }
    old?.viewIfLoaded?.removeFromSuperview()
    showSelected()
    if isSeen {
      new.tellIsAppearing()
      old?.endAppearanceTransition()
      AfterLayout.add { [weak self, weak new] in
        // Unless it was deselected in the same turn.
        if let self, let new, self.selected === new { new.endAppearanceTransition() }
      }
    }
  }

  private func run(_ animator: any UIViewControllerAnimatedTransitioning, from old: UIViewController, to new: UIViewController) {
    let container = UIView(frame: contentFrame)
    view.insertSubview(container, at: 0)
    let transition = ControllerTransition(container: container, from: old, to: new)
    transition.attach(to: [old, new])
    new.loadViewIfNeeded()
    new.beginAppearanceTransition(true, animated: true)
    old.beginAppearanceTransition(false, animated: true)
    container.addSubview(old.view)
    old.view.frame = container.bounds
    transition.fromView = old.view
    transition.toView = new.view
    transition.initialFrames[ObjectIdentifier(old)] = container.bounds
    transition.finalFrames[ObjectIdentifier(new)] = container.bounds
    transition.completion = { [weak self] didComplete in
      guard let self else { return }
      if !didComplete {
        new.beginAppearanceTransition(false, animated: true)
        old.beginAppearanceTransition(true, animated: true)
        self.selected = old
        self.markSelected()
      }
      (didComplete ? old : new).view.removeFromSuperview()
      self.showSelected()
      container.removeFromSuperview()
      self.layoutContents()
      (didComplete ? old : new).endAppearanceTransition()
      (didComplete ? new : old).endAppearanceTransition()
      self.transition = nil
    }
    self.transition = transition
    let interactor = delegate?.tabBarController(self, interactionControllerFor: animator)
    transition.start(animator: animator, interactor: interactor)
  }

  // MARK: Layout

  private var barHeight: CGFloat { bar.ownHeight + view.safeAreaInsets.bottom }

  /// Whether the content ends above the bar instead of extending under it.
  private var standsAboveBar: Bool {
    guard !isBarGone else { return false }
    let shown = (selected as? UINavigationController)?.topViewController ?? selected
    if let shown, !shown.edgesForExtendedLayout.contains(.bottom) { return true }
    return !bar.isTranslucent && !(shown?.extendedLayoutIncludesOpaqueBars ?? false)
  }

  final var contentFrame: CGRect {
    var frame = view.bounds
    if standsAboveBar { frame.size.height -= barHeight }
    return besideSidebar(frame)
  }

  final func layoutContents() {
    guard isViewLoaded else { return }
    let height = barHeight
    let top = isBarGone ? view.bounds.maxY : view.bounds.maxY - height
    bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    // A hidden bar is excluded from focus and accessibility.
    bar.accessibilityElementsHidden = isBarGone
    bar.isUserInteractionEnabled = !isBarGone
    layoutSidebar()
    guard let selected, transition == nil else { return }
    if selected.view.superview === view { selected.view.frame = contentFrame }
    selected.containerSafeAreaInsets.bottom = isBarGone || standsAboveBar ? 0 : bar.ownHeight
    followContent()
  }

  // MARK: Hiding the bar

  /// Whether the bar is hidden, by a pushed controller, by the app, or because the sidebar shows the tabs.
  final var isBarGone: Bool { barIsHidden || barIsHiddenByApp || showsSidebar }

  /// Hides or shows the bar along with a push, as the pushed controller requests.
  final func setBarHidden(_ hidden: Bool, along transition: ControllerTransition?) {
    guard barIsHidden != hidden else { return }
    barIsHidden = hidden
    guard let transition else {
      bar.isHidden = hidden
      return layoutContents()
    }
    bar.isHidden = false
    transition.coordinator.animate(alongsideTransition: { [weak self] _ in self?.layoutContents() }) { [weak self] context in
      guard let self else { return }
      if context.isCancelled {
        self.barIsHidden = !hidden
        self.layoutContents()
      }
      self.bar.isHidden = self.barIsHidden
    }
  }
}

/// Shows the bar's background when content scrolls under it.
extension UITabBarController: ScrollBarFollower {
  /// Follows the content of a controller that is a tab itself. A navigation stack follows its own screens and forwards their changes.
  private func followContent() {
    guard !(selected is UINavigationController), let content = selected?.contentScrollView() else {
      if !(selected is UINavigationController) { bar.isAtEdge = true }
      return
    }
    if content.barFollower == nil { content.barFollower = self }
    contentMoved(content)
  }

  /// Updates whether content ends above the bar.
  final func contentMoved(_ scrollView: UIScrollView?) { bar.isAtEdge = scrollView.map(\.showsBottomEdge) ?? true }

  final func scrollViewMoved(_ scrollView: UIScrollView) { contentMoved(scrollView) }

  final func contentSizeChanged(_ scrollView: UIScrollView) { contentMoved(scrollView) }

  final func scrollView(_ scrollView: UIScrollView, restsAt offset: CGFloat, velocity: CGFloat) -> CGFloat? { nil }

  final func movingHeight(over scrollView: UIScrollView) -> CGFloat { 0 }
}

extension UINavigationController {
  /// Notifies the enclosing tab bar whether the new top of the stack hides the bar.
  final func tellTabBar(ofTop controller: UIViewController?, along transition: ControllerTransition?) {
    guard let tabs = parent as? UITabBarController, tabs.selectedViewController === self else { return }
    tabs.setBarHidden(hidesBottomBar(for: controller), along: transition)
  }
}
