import UIKit
import UIKitTesting

/// A page that logs its appearance and disappearance.
final class LoggedPage: UIViewController {
  let number: Int
  var log: ((String) -> Void)?

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "\(number)"
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { log?("\(number) willAppear") }
  override func viewDidAppear(_ animated: Bool) { log?("\(number) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log?("\(number) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log?("\(number) didDisappear") }
  override func viewDidLoad() {
    view.backgroundColor = UIColor(hue: CGFloat(number) / 10, saturation: 0.8, brightness: 0.9, alpha: 1)
  }
}

/// Pages from 1 to 6.
@MainActor final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages = (1...6).map { LoggedPage($0) }
  var log: [String] = []
  var spine = UIPageViewController.SpineLocation.none

  override init() {
    super.init()
    for page in pages { page.log = { [weak self] in self?.log.append($0) } }
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func numbers(_ controllers: [UIViewController]?) -> String { (controllers ?? []).compactMap(\.title).joined(separator: " ") }

  func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
    let index = pages.firstIndex { $0 === page } ?? 0
    return index > 0 ? pages[index - 1] : nil
  }

  func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
    let index = pages.firstIndex { $0 === page } ?? 0
    return index + 1 < pages.count ? pages[index + 1] : nil
  }

  func pageViewController(_ controller: UIPageViewController, willTransitionTo pending: [UIViewController]) {
    log.append("willTransitionTo \(numbers(pending))")
  }

  func pageViewController(
    _ controller: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {
    log.append("didFinish \(finished) from \(numbers(previousViewControllers)) \(completed)")
  }

  func pageViewController(
    _ controller: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    log.append("spine \(orientation.isLandscape ? "landscape" : "portrait")")
    guard spine == .mid else { return spine }
    controller.setViewControllers(Array(pages[0...1]), direction: .forward, animated: false)
    return .mid
  }
}

/// A book that has dots.
@MainActor final class DottedBook: NSObject, UIPageViewControllerDataSource {
  let pages = (1...4).map { LoggedPage($0) }

  func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
    pages.firstIndex { $0 === page }.flatMap { $0 > 0 ? pages[$0 - 1] : nil }
  }
  func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
    pages.firstIndex { $0 === page }.flatMap { $0 < 3 ? pages[$0 + 1] : nil }
  }
  func presentationCount(for controller: UIPageViewController) -> Int { 4 }
  func presentationIndex(for controller: UIPageViewController) -> Int { pages.firstIndex { $0 === controller.viewControllers?.first } ?? 0 }
}

@MainActor func openBook(
  _ style: UIPageViewController.TransitionStyle, _ axis: UIPageViewController.NavigationOrientation = .horizontal, page: Int = 0,
  options: [UIPageViewController.OptionsKey: Any]? = nil, prepare: (TestScreen) -> Void = { _ in }
) -> (TestScreen, UIPageViewController, Book) {
  let screen = TestScreen()
  prepare(screen)
  let book = Book()
  let controller = UIPageViewController(transitionStyle: style, navigationOrientation: axis, options: options)
  controller.dataSource = book
  controller.delegate = book
  let first = controller.spineLocation == .mid ? Array(book.pages[page...page + 1]) : [book.pages[page]]
  controller.setViewControllers(first, direction: .forward, animated: false)
  screen.show(controller)
  screen.settle()
  _ = book.take()
  return (screen, controller, book)
}
