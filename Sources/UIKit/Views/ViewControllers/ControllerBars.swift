/// A controller's items and settings for the bars around it; created on first use.
@MainActor final class ControllerBars {
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var editButtonItem: UIBarButtonItem?
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBarWhenPushed = false
  var edgesForExtendedLayout = UIRectEdge.all
  var extendedLayoutIncludesOpaqueBars = false
  var adjustsScrollViewInsets = true
  weak var contentScrollView: UIScrollView?
}
