import CoreGraphics
import Foundation

/// The two columns side by side: their widths, and which of them is seen.
extension UISplitViewController {
  final var metrics: UIDesign.SplitView { traitCollection.design.splitView }

  final func prepareColumns() {
    for box in [secondaryBox, shade, primaryBox, separator] as [UIView] { view.addSubview(box) }
    for box in [primaryBox, secondaryBox] { box.clipsToBounds = true }
    shade.alpha = 0
    shade.isHidden = true
    shade.dismissLabel = NSLocalizedString("Dismiss sidebar", comment: "")
    shade.onTap = { [weak self] in self?.changeMode(to: .secondaryOnly, animated: true) }
    shade.autoresizingMask = []
    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: UISplitViewController.draggedFromEdge)
    edge.edges = primaryEdge == .leading ? .left : .right
    view.addGestureRecognizer(edge)
  }

  private func draggedFromEdge(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard recognizer.state == .began, arrangement == .expanded, shownMode == .secondaryOnly else { return }
    changeMode(to: hasRoomForBoth ? .oneBesideSecondary : .oneOverSecondary, animated: true)
  }

  // MARK: Widths

  final var columnWidth: CGFloat {
    let automatic = UISplitViewController.automaticDimension
    let whole = view.bounds.width
    var width = metrics.primaryWidth
    if preferredPrimaryColumnWidthFraction != automatic { width = whole * preferredPrimaryColumnWidthFraction }
    if preferredPrimaryColumnWidth != automatic { width = preferredPrimaryColumnWidth }
    let least = minimumPrimaryColumnWidth == automatic ? min(width, 200) : minimumPrimaryColumnWidth
    let most = maximumPrimaryColumnWidth == automatic ? max(metrics.primaryWidth, width) : maximumPrimaryColumnWidth
    return min(max(width, least), max(least, most), whole).rounded()
  }

  /// Whether list and detail fit side by side.
  final var hasRoomForBoth: Bool { view.bounds.width >= columnWidth + 300 }

  final var wantedMode: DisplayMode {
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    return isViewLoaded && !hasRoomForBoth ? .secondaryOnly : .oneBesideSecondary
  }

  // MARK: Layout

  final func layoutColumns() {
    guard arrangement == .expanded else {
      primaryBox.frame = view.bounds
      placeChild(in: primaryBox)
      return
    }
    let whole = view.bounds
    let width = columnWidth
    let line = metrics.separatorWidth > 0 ? metrics.separatorWidth : 1 / max(1, traitCollection.displayScale)
    let isLeft = (primaryEdge == .leading) == (view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    let shows = shownMode != .secondaryOnly
    let beside = shownMode == .oneBesideSecondary
    let primaryX = isLeft ? (shows ? 0 : -width - line) : (shows ? whole.width - width : whole.width + line)
    primaryBox.frame = CGRect(x: primaryX, y: 0, width: width, height: whole.height)
    separator.frame = CGRect(x: isLeft ? primaryBox.frame.maxX : primaryX - line, y: 0, width: line, height: whole.height)
    separator.backgroundColor = metrics.separator
    let rest = beside ? whole.width - width - line : whole.width
    secondaryBox.frame = CGRect(x: beside && isLeft ? width + line : 0, y: 0, width: rest, height: whole.height)
    shade.frame = whole
    shade.color = metrics.dimming
    for box in [primaryBox, secondaryBox] { placeChild(in: box) }
  }

  private func placeChild(in box: UIView) {
    for view in box.subviews where view.frame != box.bounds { view.frame = box.bounds }
  }

  /// A column is narrow whatever the window is; the list always, the detail if it is.
  final func columnTraits(of child: UIViewController) -> UITraitCollection? {
    guard arrangement == .expanded, child === primary else { return nil }
    return UITraitCollection(horizontalSizeClass: .compact)
  }

  // MARK: Display mode

  final func changeMode(to mode: DisplayMode, animated: Bool) {
    guard arrangement == .expanded, mode != shownMode else { return }
    let showed = shownMode != .secondaryOnly
    let shows = mode != .secondaryOnly
    delegate?.splitViewController(self, willChangeTo: mode)
    if shows != showed {
      if shows {
        delegate?.splitViewController(self, willShow: .primary)
      } else {
        delegate?.splitViewController(self, willHide: .primary)
      }
      let isSeen = appearance == .appeared
      if isSeen { primary?.beginAppearanceTransition(shows, animated: animated) }
      if shows { primaryBox.isHidden = false }
    }
    // Where it comes over the detail or leaves, the primary column moves from where it stands now.
    shownMode = mode
    shade.isHidden = false
    let over = mode == .oneOverSecondary
    let change = {
      self.shade.alpha = over ? 1 : 0
      self.layoutColumns()
      self.primaryBox.layoutIfNeeded()
      self.secondaryBox.layoutIfNeeded()
    }
    let done: (Bool) -> Void = { [weak self] _ in
      guard let self, self.shownMode == mode else { return }
      self.shade.isHidden = !over
      self.primaryBox.isHidden = !shows
      if shows != showed { self.primary?.endAppearanceTransition() }
    }
    if animated, view.window != nil, UIView.areAnimationsEnabled {
      UIView.animate(withDuration: metrics.duration, delay: 0, options: .allowUserInteraction, animations: change, completion: done)
    } else {
      change()
      done(true)
    }
    updateModeItem()
  }

  final var ownModeItem: UIBarButtonItem {
    if let modeItem { return modeItem }
    let item = UIBarButtonItem(
      image: UIImage(systemName: "sidebar.left"), style: .plain, target: self, action: UISplitViewController.toggleMode)
    modeItem = item
    updateModeItem()
    return item
  }

  private func updateModeItem() {
    modeItem?.accessibilityLabel = shownMode == .secondaryOnly ? "Show Sidebar" : "Hide Sidebar"
  }

  private func toggleMode() {
    if shownMode == .secondaryOnly {
      changeMode(to: hasRoomForBoth ? .oneBesideSecondary : .oneOverSecondary, animated: true)
    } else {
      changeMode(to: .secondaryOnly, animated: true)
    }
  }
}
