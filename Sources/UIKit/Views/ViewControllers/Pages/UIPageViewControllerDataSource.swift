/// Provides the pages before and after the shown one.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// Returns the page before `viewController`; nil at the first one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after `viewController`; nil at the last one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Returns the number of dots in the page control. Without this method and the next there is no page control.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Returns the dot of the shown page; called after `setViewControllers`.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { Unanswered.level }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { Unanswered.level }
}
