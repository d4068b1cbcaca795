extension UIViewController {
  final var bars: ControllerBars {
    if let barStorage { return barStorage }
    let bars = ControllerBars()
    barStorage = bars
    return bars
  }

  final var ownNavigationItem: UINavigationItem {
    if let item = barStorage?.navigationItem { return item }
    let item = UINavigationItem(title: "")
    item.title = title
    bars.navigationItem = item
    return item
  }

  /// Adopts a storyboard's item. Its title precedes the controller's.
  package final func takeNavigationItem(_ item: UINavigationItem) {
    if item.title == nil { item.title = title }
    bars.navigationItem = item
  }

  /// The controller's own item; for a stack without one, its root's.
  final var ownTabBarItem: UITabBarItem {
    if let item = barStorage?.tabBarItem { return item }
    if let root = (self as? UINavigationController)?.viewControllers.first { return root.tabBarItem }
    let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
    bars.tabBarItem = item
    return item
  }

  final func setTabBarItem(_ item: UITabBarItem?) {
    bars.tabBarItem = item
    (self as? UITabBarController ?? tabBarController)?.rebuildBar(animated: false)
  }

  final func titleChanged() {
    barStorage?.navigationItem?.title = title
    barStorage?.tabBarItem?.title = title
  }

  final var ownEditButtonItem: UIBarButtonItem {
    if let item = barStorage?.editButtonItem { return item }
    let item = UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: UIViewController.toggleEditing)
    item.possibleTitles = [LocalizedStrings.word("Edit"), LocalizedStrings.word("Done")]
    bars.editButtonItem = item
    editingChanged()
    return item
  }

  private func toggleEditing() {
    setEditing(!isEditing, animated: true)
  }

  /// Updates the edit button.
  final func editingChanged() {
    barStorage?.editButtonItem?.become(isEditing ? .done : .edit)
  }

  final func replaceToolbarItems(_ items: [UIBarButtonItem]?, _ animated: Bool) {
    bars.toolbarItems = items
    (navigationController)?.toolbarItemsChanged(of: self, animated: animated)
  }

  final func setExtendedEdges(_ new: UIRectEdge) {
    guard new != edgesForExtendedLayout else { return }
    bars.edgesForExtendedLayout = new
    layOutBarsAgain()
  }

  final func setExtendsUnderOpaqueBars(_ new: Bool) {
    guard new != extendedLayoutIncludesOpaqueBars else { return }
    bars.extendedLayoutIncludesOpaqueBars = new
    layOutBarsAgain()
  }

  final func setAdjustsScrollViewInsets(_ new: Bool) {
    guard new != automaticallyAdjustsScrollViewInsets else { return }
    bars.adjustsScrollViewInsets = new
    adjustContentScrollView()
    layOutBarsAgain()
  }

  /// Sets the content inset adjustment for ``automaticallyAdjustsScrollViewInsets``, unless the scroll view has its own setting.
  final func adjustContentScrollView() {
    guard barStorage?.adjustsScrollViewInsets == false, let content = contentScrollView() else { return }
    if content.contentInsetAdjustmentBehavior == .automatic { content.contentInsetAdjustmentBehavior = .never }
  }

  private func layOutBarsAgain() {
    navigationController?.viewIfLoaded?.setNeedsLayout()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
  }
}

extension UIViewController {
  /// Returns the nearest enclosing controller of a class.
  final func enclosing<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    var controller = parent
    while let current = controller {
      if let found = current as? Controller { return found }
      controller = current.parent
    }
    return nil
  }

  final func ownSetContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    guard !edge.isDisjoint(with: [.top, .bottom]) else { return }
    bars.contentScrollView = scrollView
    navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  final func ownContentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let named = barStorage?.contentScrollView { return named }
    guard let view = viewIfLoaded else { return nil }
    let first = view.subviewList.first
    return view as? UIScrollView ?? (view as? any ListHolding)?.heldList ?? first as? UIScrollView
      ?? (first as? any ListHolding)?.heldList
  }
}

extension UIViewController: ScrollContentOwner {
  final func isNavigated(_ scrollView: UIScrollView) -> Bool { navigationController != nil && contentScrollView() === scrollView }
}
