import UIKit

final class LeafController: UIViewController {
  var number = 0
}

final class BookController: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  convenience init() {
    self.init(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.min.rawValue])
    dataSource = self
    delegate = self
    setViewControllers([LeafController()], direction: .forward, animated: false)
  }

  func pageViewController(_ controller: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
    nil
  }
  func pageViewController(_ controller: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
    let next = LeafController()
    next.number = ((viewController as? LeafController)?.number ?? 0) + 1
    return next
  }
  func presentationCount(for pageViewController: UIPageViewController) -> Int { 3 }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
}
