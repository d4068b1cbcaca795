import UIKit

/// A page with a title.
class StepController: UIViewController {
  private let label = UILabel()

  init(title: String) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = title
    label.font = .preferredFont(forTextStyle: .largeTitle)
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}

/// Three pages with dots, as an app introduces itself.
class OnboardingController: UIPageViewController {
  private(set) lazy var steps: [UIViewController] = ["Welcome", "Learn", "Start"].map { StepController(title: $0) }
  private(set) var log: [String] = []
  var currentIndex: Int { viewControllers?.first.flatMap { steps.firstIndex(of: $0) } ?? NSNotFound }

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 16])
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    delegate = self
    setViewControllers([steps[0]], direction: .forward, animated: false, completion: nil)
  }
}

extension OnboardingController: UIPageViewControllerDataSource {
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
    -> UIViewController?
  {
    guard let index = steps.firstIndex(of: viewController), index > 0 else { return nil }
    return steps[index - 1]
  }

  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
    -> UIViewController?
  {
    guard let index = steps.firstIndex(of: viewController), index + 1 < steps.count else { return nil }
    return steps[index + 1]
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { steps.count }
  func presentationIndex(for pageViewController: UIPageViewController) -> Int { currentIndex }
}

extension OnboardingController: UIPageViewControllerDelegate {
  func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {
    log.append("to " + (pendingViewControllers.first?.title ?? "none"))
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    log.append("\(completed ? "at" : "back to") \(viewControllers?.first?.title ?? "none")")
  }
}
