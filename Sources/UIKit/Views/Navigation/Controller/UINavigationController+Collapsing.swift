import CoreGraphics

/// The heights of a bar's parts for an item.
struct NavigationBarParts {
  var row: CGFloat = 0
  var large: CGFloat = 0
  var palette: CGFloat = 0
  var hidesPalette = true

  var full: CGFloat { row + large + palette }
  /// The height when all collapsible parts are collapsed.
  var least: CGFloat { row + (hidesPalette ? 0 : palette) }
}

/// Collapses large title and search bar as content scrolls under the bar, and expands them as it is pulled down.
extension UINavigationController: ScrollBarFollower {
  final func barParts(_ item: UINavigationItem?) -> NavigationBarParts {
    guard let item else { return NavigationBarParts(row: ownBar.rowHeight(nil)) }
    return NavigationBarParts(
      row: ownBar.rowHeight(item), large: ownBar.largeTitleHeight(item), palette: ownBar.paletteHeight(item),
      hidesPalette: item.hidesPaletteWhenScrolling)
  }

  /// Returns the initial height of the bar over a page, without the search bar if scrolling hides it.
  final func settledHeight(_ page: NavigationPage, _ parts: NavigationBarParts) -> CGFloat {
    if !page.isSettled {
      page.isSettled = true
      if let kept = keptBarHeights.removeValue(forKey: ObjectIdentifier(page.content)) {
        page.barHeight = min(max(kept, parts.least), parts.full)
        return page.barHeight
      }
      page.keepsBar = parts.full > parts.least && !scrollsUnderBar(page.content, parts)
      guard !page.keepsBar else {
        page.barHeight = parts.full
        return page.barHeight
      }
      page.barHeight = page.content.contentScrollView() != nil && parts.hidesPalette ? parts.full - parts.palette : parts.full
    }
    return page.barHeight
  }

  /// Returns whether the content's scroll view, if it has one, begins under the bar and is inset by it. One that is constrained to the safe
  /// area begins below the bar, so that scrolling does not move content to where the bar has been.
  private func scrollsUnderBar(_ content: UIViewController, _ parts: NavigationBarParts) -> Bool {
    guard let scrollView = content.contentScrollView(), scrollView !== content.view else { return true }
    guard scrollView.contentInsetAdjustmentBehavior != .never else { return false }
    content.containerSafeAreaInsets.top = parts.full
    content.view.layoutIfNeeded()
    let top = scrollView.convert(scrollView.bounds, to: content.view).minY
    return top < view.safeAreaInsets.top + parts.least
  }

  /// Returns the maximum height of the bar at the current content offset: the position where the content begins, from the top of the bar.
  final func pulledHeight(_ page: NavigationPage) -> CGFloat? {
    guard page.isUnderBar, !page.keepsBar, let scrollView = page.content.contentScrollView(),
      scrollView.contentInsetAdjustmentBehavior != .never,
      scrollView.barFollower === self
    else { return nil }
    let top = scrollView.frame.minY + view.safeAreaInsets.top
    return -scrollView.contentOffset.y - scrollView.contentInset.top
      - (scrollView === page.content.viewIfLoaded ? view.safeAreaInsets.top : top)
  }

  final func setInsets(_ insets: UIEdgeInsets, of page: NavigationPage, full: CGFloat, collapses: Bool) {
    let controller = page.content
    guard let scrollView = controller.contentScrollView(), collapses, !barState.isBarHidden else {
      controller.containerSafeAreaInsets = insets
      return
    }
    scrollView.behavior.barExpansion = max(0, full - insets.top)
    controller.containerSafeAreaInsets = insets
  }

  final func follow(_ controller: UIViewController) {
    guard let scrollView = controller.contentScrollView() else {
      if controller === stack.last {
        ownBar.isAtEdge = true
        ownToolbar?.isAtEdge = true
        enclosingTabs?.contentMoved(nil)
      }
      return
    }
    if scrollView.barFollower !== self { scrollView.barFollower = self }
    if controller === stack.last { showEdge(scrollView) }
  }

  private func showEdge(_ scrollView: UIScrollView) {
    ownBar.isAtEdge = scrollView.showsTopEdge
    ownToolbar?.isAtEdge = scrollView.showsBottomEdge
    enclosingTabs?.contentMoved(scrollView)
  }

  /// The tab bar controller that contains the stack directly.
  private var enclosingTabs: UITabBarController? {
    guard let tabs = parent as? UITabBarController, tabs.selected === self else { return nil }
    return tabs
  }

  final func scrollViewMoved(_ scrollView: UIScrollView) {
    guard let page = pages.values.first(where: { $0.content.contentScrollView() === scrollView }) else { return }
    let parts = barParts(page.content.navigationItem)
    if parts.full > parts.least, page.isSettled, !barState.isBarHidden, let pulled = pulledHeight(page) {
      let height = min(max(pulled, parts.least), parts.full)
      if height != page.barHeight {
        page.barHeight = height
        scrollView.changeBar(expansion: parts.full - height) { page.content.containerSafeAreaInsets.top = height }
        if page.content === stack.last, transition == nil { layoutBars() }
      } else if pulled > parts.full || ownBar.stretch > 1, page.content === stack.last, transition == nil {
        layoutBars()
      }
    }
    if page.content === stack.last { showEdge(scrollView) }
  }

  final func movingHeight(over scrollView: UIScrollView) -> CGFloat {
    guard let page = pages.values.first(where: { $0.content.contentScrollView() === scrollView }), !barState.isBarHidden,
      pulledHeight(page) != nil
    else { return 0 }
    return max(0, page.barHeight - barParts(page.content.navigationItem).row)
  }

  final func contentSizeChanged(_ scrollView: UIScrollView) {
    let isShown = pages.values.contains { $0.content === stack.last && $0.content.contentScrollView() === scrollView }
    if isShown { showEdge(scrollView) }
  }

  /// Adjusts the resting offset so that a large title and a search bar are either fully visible or hidden.
  final func scrollView(_ scrollView: UIScrollView, restsAt offset: CGFloat, velocity: CGFloat) -> CGFloat? {
    guard let page = pages.values.first(where: { $0.content.contentScrollView() === scrollView }), !barState.isBarHidden else { return nil }
    let parts = barParts(page.content.navigationItem)
    guard parts.full > parts.least, pulledHeight(page) != nil else { return nil }
    let base = -(scrollView.contentInset.top + view.safeAreaInsets.top)
    var stops = [base - parts.full]
    if parts.palette > 0, parts.hidesPalette, parts.large > 0 { stops.append(base - parts.row - parts.large) }
    stops.append(base - parts.least)
    guard offset > stops[0], offset < stops[stops.count - 1] else { return nil }
    return stops.min { abs($0 - offset) < abs($1 - offset) }
  }
}
