extension UINavigationController: NamedContainer {
  var containerViewName: String { "UILayoutContainerView" }
}

extension UITabBarController: NamedContainer {
  var containerViewName: String { "UILayoutContainerView" }
}

extension UIPageViewController: NamedContainer {
  var containerViewName: String { "_UIPageViewControllerContentView" }
}
