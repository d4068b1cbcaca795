import UIKit

/// The twelve months as pages: scrolled horizontally, curled, or scrolled vertically.
final class PagesController: UIViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private let ways = UISegmentedControl(items: ["Scroll", "Curl", "Down"])
  private(set) var pages: UIPageViewController!
  /// The index of the displayed month, from 0.
  private(set) var month = 0

  init() {
    super.init(nibName: nil, bundle: nil)
    navigationItem.titleView = ways
    ways.selectedSegmentIndex = 0
    ways.addTarget(self, action: PagesController.wayChosen, for: .valueChanged)
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "June", style: .plain, target: self, action: PagesController.goToJune)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let dots = UIPageControl.appearance(whenContainedInInstancesOf: [PagesController.self])
    dots.pageIndicatorTintColor = .systemGray4
    dots.currentPageIndicatorTintColor = .label
    wayChosen()
  }

  private func wayChosen() {
    pages?.willMove(toParent: nil)
    pages?.view.removeFromSuperview()
    pages?.removeFromParent()
    let curls = ways.selectedSegmentIndex == 1
    pages = UIPageViewController(
      transitionStyle: curls ? .pageCurl : .scroll, navigationOrientation: ways.selectedSegmentIndex == 2 ? .vertical : .horizontal)
    pages.dataSource = self
    pages.delegate = self
    pages.setViewControllers([MonthController(month)], direction: .forward, animated: false)
    addChild(pages)
    pages.view.frame = view.bounds
    pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pages.view)
    pages.didMove(toParent: self)
  }

  private func goToJune() {
    guard month != 5 else { return }
    pages.setViewControllers([MonthController(5)], direction: month < 5 ? .forward : .reverse, animated: true)
    month = 5
  }

  // MARK: Pages

  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
    -> UIViewController?
  {
    page(viewController, -1)
  }

  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
    -> UIViewController?
  {
    page(viewController, 1)
  }

  private func page(_ controller: UIViewController, _ step: Int) -> UIViewController? {
    guard let other = (controller as? MonthController).map({ $0.month + step }), (0..<12).contains(other) else { return nil }
    return MonthController(other)
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { 12 }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { month }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    if completed, let shown = pageViewController.viewControllers?.first as? MonthController { month = shown.month }
  }
}
