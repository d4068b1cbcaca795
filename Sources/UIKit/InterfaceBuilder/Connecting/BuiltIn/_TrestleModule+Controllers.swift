import CoreGraphics

@MainActor extension _TrestleModule {
  /// Keys of controllers for outlets and runtime attributes.
  static var controllersTables: [_ClassTable] {
    [
      uiViewControllerTable, uiSearchDisplayControllerTable,
      uiTableViewControllerTable, uiNavigationControllerTable,
      uiTabBarControllerTable, uiSplitViewControllerTable,
      uiPageViewControllerTable, uiPopoverPresentationControllerTable, uiApplicationTable,
    ]
  }

  private static var uiSearchDisplayControllerTable: _ClassTable {
    var table = _ClassTable(UISearchDisplayController.self)
    table.property("delegate", \UISearchDisplayController.delegate)
    table.property("searchResultsDataSource", \UISearchDisplayController.searchResultsDataSource)
    table.property("searchResultsDelegate", \UISearchDisplayController.searchResultsDelegate)
    table.setter("searchBar") { (search: UISearchDisplayController, bar: UISearchBar?) in if let bar { search.connect(bar) } }
    table.setter("searchContentsController") { (search: UISearchDisplayController, contents: UIViewController?) in
      if let contents { search.connect(contents) }
    }
    return table
  }

  private static var uiViewControllerTable: _ClassTable {
    var table = _ClassTable(UIViewController.self)
    table.property("additionalSafeAreaInsets", \UIViewController.additionalSafeAreaInsets)
    table.property("automaticallyAdjustsScrollViewInsets", \UIViewController.automaticallyAdjustsScrollViewInsets)
    table.property("definesPresentationContext", \UIViewController.definesPresentationContext)
    table.property("edgesForExtendedLayout", \UIViewController.edgesForExtendedLayout)
    table.property("extendedLayoutIncludesOpaqueBars", \UIViewController.extendedLayoutIncludesOpaqueBars)
    table.property("focusGroupIdentifier", \UIViewController.focusGroupIdentifier)
    table.property("hidesBottomBarWhenPushed", \UIViewController.hidesBottomBarWhenPushed)
    table.property("editing", \UIViewController.isEditing)
    table.property("modalInPresentation", \UIViewController.isModalInPresentation)
    table.property("modalPresentationCapturesStatusBarAppearance", \UIViewController.modalPresentationCapturesStatusBarAppearance)
    table.property("modalPresentationStyle", \UIViewController.modalPresentationStyle)
    table.property("modalTransitionStyle", \UIViewController.modalTransitionStyle)
    table.property("overrideUserInterfaceStyle", \UIViewController.overrideUserInterfaceStyle)
    table.property("preferredContentSize", \UIViewController.preferredContentSize)
    table.property("providesPresentationContextTransitionStyle", \UIViewController.providesPresentationContextTransitionStyle)
    table.property("restorationClass", \UIViewController.restorationClass)
    table.property("restorationIdentifier", \UIViewController.restorationIdentifier)
    table.property("tabBarItem", \UIViewController.tabBarItem)
    table.property("title", \UIViewController.title)
    table.property("toolbarItems", \UIViewController.toolbarItems)
    table.property("traitOverrides", \UIViewController.traitOverrides)
    table.property("transitioningDelegate", \UIViewController.transitioningDelegate)
    // Writing through a key path reads first, which would load the view that is being connected.
    table.getter("view", \UIViewController.view)
    table.setter("searchDisplayController") { (controller: UIViewController, search: UISearchDisplayController?) in
      search?.connect(controller)
    }
    table.setter("view") { (controller: UIViewController, view: UIView?) in controller.view = view }
    table.property("viewRespectsSystemMinimumLayoutMargins", \UIViewController.viewRespectsSystemMinimumLayoutMargins)
    return table
  }

  private static var uiTableViewControllerTable: _ClassTable {
    var table = _ClassTable(UITableViewController.self)
    table.property("clearsSelectionOnViewWillAppear", \UITableViewController.clearsSelectionOnViewWillAppear)
    table.property("refreshControl", \UITableViewController.refreshControl)
    table.getter("tableView", \UITableViewController.tableView)
    table.setter("tableView") { (controller: UITableViewController, view: UITableView?) in controller.tableView = view }
    return table
  }

  private static var uiNavigationControllerTable: _ClassTable {
    var table = _ClassTable(UINavigationController.self)
    table.property("delegate", \UINavigationController.delegate)
    table.property("hidesBarsOnSwipe", \UINavigationController.hidesBarsOnSwipe)
    table.property("hidesBarsOnTap", \UINavigationController.hidesBarsOnTap)
    table.property("hidesBarsWhenKeyboardAppears", \UINavigationController.hidesBarsWhenKeyboardAppears)
    table.property("hidesBarsWhenVerticallyCompact", \UINavigationController.hidesBarsWhenVerticallyCompact)
    table.property("navigationBarHidden", \UINavigationController.isNavigationBarHidden)
    table.property("toolbarHidden", \UINavigationController.isToolbarHidden)
    table.property("viewControllers", \UINavigationController.viewControllers)
    return table
  }

  private static var uiTabBarControllerTable: _ClassTable {
    var table = _ClassTable(UITabBarController.self)
    table.property("customizableViewControllers", \UITabBarController.customizableViewControllers)
    table.property("delegate", \UITabBarController.delegate)
    table.property("selectedIndex", \UITabBarController.selectedIndex)
    table.property("selectedViewController", \UITabBarController.selectedViewController)
    table.property("viewControllers", \UITabBarController.viewControllers)
    return table
  }

  private static var uiPageViewControllerTable: _ClassTable {
    var table = _ClassTable(UIPageViewController.self)
    table.property("dataSource", \UIPageViewController.dataSource)
    table.property("delegate", \UIPageViewController.delegate)
    table.property("doubleSided", \UIPageViewController.isDoubleSided)
    return table
  }

  private static var uiSplitViewControllerTable: _ClassTable {
    var table = _ClassTable(UISplitViewController.self)
    table.property("delegate", \UISplitViewController.delegate)
    table.property("displayModeButtonVisibility", \UISplitViewController.displayModeButtonVisibility)
    table.property("maximumPrimaryColumnWidth", \UISplitViewController.maximumPrimaryColumnWidth)
    table.property("maximumSupplementaryColumnWidth", \UISplitViewController.maximumSupplementaryColumnWidth)
    table.property("minimumPrimaryColumnWidth", \UISplitViewController.minimumPrimaryColumnWidth)
    table.property("minimumSupplementaryColumnWidth", \UISplitViewController.minimumSupplementaryColumnWidth)
    table.property("preferredDisplayMode", \UISplitViewController.preferredDisplayMode)
    table.property("preferredPrimaryColumnWidth", \UISplitViewController.preferredPrimaryColumnWidth)
    table.property("preferredPrimaryColumnWidthFraction", \UISplitViewController.preferredPrimaryColumnWidthFraction)
    table.property("preferredSplitBehavior", \UISplitViewController.preferredSplitBehavior)
    table.property("preferredSupplementaryColumnWidth", \UISplitViewController.preferredSupplementaryColumnWidth)
    table.property("preferredSupplementaryColumnWidthFraction", \UISplitViewController.preferredSupplementaryColumnWidthFraction)
    table.property("presentsWithGesture", \UISplitViewController.presentsWithGesture)
    table.property("primaryEdge", \UISplitViewController.primaryEdge)
    table.property("viewControllers", \UISplitViewController.viewControllers)
    return table
  }

  private static var uiPopoverPresentationControllerTable: _ClassTable {
    var table = _ClassTable(UIPopoverPresentationController.self)
    table.property("backgroundColor", \UIPopoverPresentationController.backgroundColor)
    table.property("barButtonItem", \UIPopoverPresentationController.barButtonItem)
    table.property("canOverlapSourceViewRect", \UIPopoverPresentationController.canOverlapSourceViewRect)
    table.property("passthroughViews", \UIPopoverPresentationController.passthroughViews)
    table.property("permittedArrowDirections", \UIPopoverPresentationController.permittedArrowDirections)
    table.property("popoverLayoutMargins", \UIPopoverPresentationController.popoverLayoutMargins)
    table.property("sourceItem", \UIPopoverPresentationController.sourceItem)
    table.property("sourceRect", \UIPopoverPresentationController.sourceRect)
    table.property("sourceView", \UIPopoverPresentationController.sourceView)
    return table
  }

  private static var uiApplicationTable: _ClassTable {
    var table = _ClassTable(UIApplication.self)
    table.property("delegate", \UIApplication.delegate)
    table.property("idleTimerDisabled", \UIApplication.isIdleTimerDisabled)
    table.property("statusBarHidden", \UIApplication.isStatusBarHidden)
    table.property("locale", \UIApplication.locale)
    table.property("statusBarStyle", \UIApplication.statusBarStyle)
    return table
  }
}
