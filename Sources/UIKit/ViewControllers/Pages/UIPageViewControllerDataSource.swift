/// Supplies the pages on both sides of the one that is shown.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before `viewController`; nil at the first one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after `viewController`; nil at the last one.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// The number of dots in the page control. Without this method and the next there is no page control.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// The dot of the shown page, asked after `setViewControllers`.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { Unanswered.level }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { Unanswered.level }
}
