import CoreGraphics

extension UITabBarController {
  // MARK: Visibility

  /// Whether the window is wide enough for a sidebar, and the controller's mode is `.tabSidebar`.
  final var hasSidebar: Bool { modeStorage == .tabSidebar && traitCollection.horizontalSizeClass == .regular && !controllers.isEmpty }

  final var showsSidebar: Bool { hasSidebar && !sidebarStorage.isHidden }

  /// Updates the bar, the sidebar and the content after a change of the mode, the window or the visibility.
  final func sidebarChanged() {
    guard isViewLoaded else { return }
    rebuildBar(animated: false)
    layoutContents()
    if UIView.inheritedAnimationDuration > 0 { view.layoutIfNeeded() }
  }

  /// Hides or shows the sidebar with an animation, as the user requested.
  package final func toggleSidebar() {
    guard hasSidebar else { return }
    UIView.animate(withDuration: TabSidebarSizes.duration) {
      self.sidebarStorage.isHidden.toggle()
      self.view.layoutIfNeeded()
    }
  }

  final var sidebarCommands: [UIKeyCommand] {
    guard hasSidebar else { return [] }
    return [UIKeyCommand(input: "s", modifierFlags: [.control, .command]) { [weak self] _ in self?.toggleSidebar() }]
  }

  // MARK: Layout

  private var isTiled: Bool {
    switch sidebarStorage.preferredLayout {
    case .tile: true
    case .overlap: false
    case .automatic: view.bounds.width >= 3 * TabSidebarSizes.width
    }
  }

  private var isSidebarAtRight: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the part of a frame that the sidebar does not cover.
  final func besideSidebar(_ frame: CGRect) -> CGRect {
    guard showsSidebar, isTiled else { return frame }
    let parts = frame.divided(atDistance: TabSidebarSizes.width, from: isSidebarAtRight ? .maxXEdge : .minXEdge)
    return parts.remainder
  }

  final func layoutSidebar() {
    guard hasSidebar || sidebarParts != nil else { return }
    let parts = sidebarParts ?? TabSidebarParts()
    sidebarParts = parts
    if parts.isShown != showsSidebar {
      parts.isShown = showsSidebar
      rebuildBar(animated: false)
    }
    let edge = isSidebarAtRight ? view.bounds.maxX - TabSidebarSizes.width : 0
    let outside = isSidebarAtRight ? TabSidebarSizes.width : -TabSidebarSizes.width
    var frame = CGRect(x: edge, y: 0, width: TabSidebarSizes.width, height: view.bounds.height)
    if !showsSidebar { frame.origin.x += outside }
    if showsSidebar, parts.list == nil, let screens = ListScreens.connected {
      let list = screens.sidebar(self)
      parts.list = list
      UIView.performWithoutAnimation { list.frame = frame.offsetBy(dx: outside, dy: 0) }
      view.addSubview(list)
      list.reload()
    }
    if let list = parts.list {
      view.bringSubviewToFront(list)
      list.isTiled = isTiled
      list.frame = frame
      list.accessibilityElementsHidden = !showsSidebar
      list.isUserInteractionEnabled = showsSidebar
    }
    layoutSidebarButton(parts)
  }

  /// Shows the button for the sidebar at the leading end of the bar while the sidebar is hidden.
  private func layoutSidebarButton(_ parts: TabSidebarParts) {
    let isShown = hasSidebar && !isBarGone
    if isShown, parts.button == nil {
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: "sidebar.left"), for: .normal)
      button.accessibilityLabel = LocalizedStrings.word("Sidebar")
      button.addAction(UIAction { [weak self] _ in self?.toggleSidebar() }, for: .touchUpInside)
      parts.button = button
      view.addSubview(button)
    }
    guard let button = parts.button else { return }
    let side = TabSidebarSizes.buttonSide
    let inset = view.safeAreaInsets.left + 8
    let x = isSidebarAtRight ? view.bounds.maxX - view.safeAreaInsets.right - 8 - side : inset
    UIView.performWithoutAnimation {
      button.frame = CGRect(x: x, y: bar.frame.minY + (bar.ownHeight - side) / 2, width: side, height: side)
    }
    button.isHidden = !isShown
    view.bringSubviewToFront(button)
  }
}
