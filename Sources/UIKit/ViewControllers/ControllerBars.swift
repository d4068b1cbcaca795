/// What a controller has to say to the bars around it; made when it first says something.
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
