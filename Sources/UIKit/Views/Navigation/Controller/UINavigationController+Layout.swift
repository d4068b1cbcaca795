import CoreGraphics

extension UINavigationController {
  final func adoptBar() {
    ownBar.navigationController = self
  }

  final func makeContainerView() {
    let container = NavigationContainerView(frame: UIScreen.main.bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.owner = self
    container.clipsToBounds = true
    pagesView.frame = container.bounds
    pagesView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(pagesView)
    container.addSubview(ownBar)
    if let ownToolbar { container.addSubview(ownToolbar) }
    view = container
    installPopRecognizer(on: container)
    installHidingGestures(on: container)
    // In `viewDidLoad` the top controller may push another one.
    stack.last?.loadViewIfNeeded()
    if let top = stack.last { pagesView.addSubview(page(for: top)) }
    ownBar.makeTransition(to: stack.map(\.navigationItem), isPush: true).finish(completed: true)
    showBars(forTop: stack.last, animated: false)
  }

  // MARK: Pages

  /// Returns the page with a controller's view, created on first use.
  final func page(for controller: UIViewController) -> NavigationPage {
    let id = ObjectIdentifier(controller)
    if let page = pages[id] { return page }
    let page = NavigationPage(controller, frame: viewIfLoaded?.bounds ?? .zero)
    pages[id] = page
    return page
  }

  final func removePage(_ controller: UIViewController) {
    guard let page = pages.removeValue(forKey: ObjectIdentifier(controller)) else { return }
    keptBarHeights[ObjectIdentifier(controller)] = page.isSettled && stack.contains(controller) ? page.barHeight : nil
    if let scrollView = controller.contentScrollView(), scrollView.barFollower === self { scrollView.barFollower = nil }
    if controller.viewIfLoaded?.superview === page { controller.viewIfLoaded?.removeFromSuperview() }
    page.removeFromSuperview()
  }

  /// The preferred size of the top screen including its bars.
  final var sizeAroundTop: CGSize {
    guard let top = stack.last, top.preferredContentSize != .zero else { return .zero }
    let bar = barState.isBarHidden ? 0 : barParts(top.navigationItem).full
    let size = top.preferredContentSize
    return CGSize(width: size.width, height: size.height == 0 ? 0 : size.height + bar + (isViewLoaded ? toolbarHeight(for: top) : 0))
  }

  // MARK: Positions

  private var metrics: UIDesign.Bars { view.traitCollection.bars }
  private var safeTop: CGFloat { view.safeAreaInsets.top }
  private var safeBottom: CGFloat { view.safeAreaInsets.bottom }

  final func layoutContents() {
    if transition == nil { layoutBars() }
    for page in pages.values where page.superview != nil { layoutPage(page) }
    if transition == nil { layoutBars() }
  }

  final func layoutPage(_ page: NavigationPage) {
    guard let container = viewIfLoaded else { return }
    page.bounds = CGRect(origin: .zero, size: container.bounds.size)
    page.center = CGPoint(x: container.bounds.midX, y: container.bounds.midY)
    let controller = page.content
    controller.adjustContentScrollView()
    let item = controller.navigationItem
    let parts = barParts(item)
    let extends = extendsUnderBar(controller, large: parts.large)
    var frame = page.bounds
    var insets = UIEdgeInsets.zero
    if !barState.isBarHidden {
      if extends { insets.top = settledHeight(page, parts) } else { cut(&frame, top: safeTop + parts.full) }
    }
    let bottom = toolbarHeight(for: controller)
    if bottom > 0 {
      let isOpaque = !toolbar.isTranslucent && !controller.extendedLayoutIncludesOpaqueBars
      if controller.edgesForExtendedLayout.contains(.bottom), !isOpaque {
        insets.bottom = bottom
      } else {
        frame.size.height -= bottom + safeBottom
      }
    }
    if controller.view.frame != frame { controller.view.frame = frame }
    page.isUnderBar = extends || barState.isBarHidden
    setInsets(insets, of: page, full: parts.full, collapses: extends && !page.keepsBar)
    follow(controller)
  }

  private func cut(_ frame: inout CGRect, top: CGFloat) {
    frame.origin.y += top
    frame.size.height -= top
  }

  /// Returns whether a controller's view extends under the bar. A large title requires it, since content moves the bar.
  final func extendsUnderBar(_ controller: UIViewController, large: CGFloat) -> Bool {
    guard controller.edgesForExtendedLayout.contains(.top) else { return false }
    return ownBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars || large > 0
  }

  /// Lays out the bars for the top of the stack.
  final func layoutBars() {
    guard let container = viewIfLoaded else { return }
    let width = container.bounds.width
    let page = stack.last.flatMap { pages[ObjectIdentifier($0)] }
    let parts = barParts(stack.last?.navigationItem)
    var height = parts.full
    if let page, page.isSettled { height = page.barHeight }
    let pulled = page.flatMap { pulledHeight($0) } ?? height
    let stretches = parts.large > 0 && pulled > parts.full && transition == nil
    ownBar.topReach = safeTop
    ownBar.isHidden = barState.isBarHidden && !barState.isBarMoving
    ownBar.paletteRoom = max(0, height - parts.row - parts.large)
    if parts.hidesPalette == false { ownBar.paletteRoom = parts.palette }
    ownBar.stretch = stretches ? min(1.1, 1 + (pulled - parts.full) / 1000) : 1
    let shown = stretches ? pulled : height
    let y = barState.isBarHidden ? -shown - 1 : safeTop
    ownBar.frame = CGRect(x: 0, y: y, width: width, height: shown)
    (container.window?.screen ?? .main).statusBar.setNeedsBackgroundUpdate()
    layoutToolbar(in: container)
  }

  final func layoutToolbar(in container: UIView) {
    guard let toolbar = ownToolbar else { return }
    let height = metrics.toolbarHeight
    let isHidden = stack.last.map { toolbarHeight(for: $0) == 0 } ?? true
    toolbar.bottomReach = safeBottom
    let y = isHidden ? container.bounds.height : container.bounds.height - safeBottom - height
    toolbar.isHidden = isHidden && !barState.isToolbarMoving && transition == nil
    toolbar.frame = CGRect(x: 0, y: y, width: container.bounds.width, height: height)
  }

  final func traitsChanged(from old: UITraitCollection?) {
    if traitCollection.design != old?.design || traitCollection.barMetrics != old?.barMetrics {
      forgetBarHeights()
    }
    roomChanged(from: old)
    viewIfLoaded?.setNeedsLayout()
  }

  final func barSizeChanged() {
    guard transition == nil else { return }
    forgetBarHeights()
    viewIfLoaded?.setNeedsLayout()
  }

  private func forgetBarHeights() {
    for page in pages.values { page.isSettled = false }
    keptBarHeights = [:]
  }
}
