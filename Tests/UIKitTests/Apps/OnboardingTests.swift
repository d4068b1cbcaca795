import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Pages side by side in a paging scroll view, with a page control and a button for the next page.
private final class OnboardingViewController: UIViewController, UIScrollViewDelegate {
  let pages = ["Welcome", "Write", "Share"]
  let scrollView = UIScrollView()
  let pageControl = UIPageControl()
  let nextButton = UIButton(type: .system)
  let skipButton = UIButton(type: .system)
  var onFinish: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.isPagingEnabled = true
    scrollView.showsHorizontalScrollIndicator = false
    scrollView.bounces = false
    scrollView.delegate = self
    view.addSubview(scrollView)
    for (index, name) in pages.enumerated() {
      let page = UIView()
      page.tag = index
      let image = UIImageView(image: UIImage(systemName: ["star", "pencil", "square.and.arrow.up"][index]))
      image.contentMode = .scaleAspectFit
      image.tintColor = .systemBlue
      let label = UILabel()
      label.text = name
      label.font = .systemFont(ofSize: 28, weight: .bold)
      label.textAlignment = .center
      let stack = UIStackView(arrangedSubviews: [image, label])
      stack.axis = .vertical
      stack.spacing = 24
      stack.alignment = .center
      stack.translatesAutoresizingMaskIntoConstraints = false
      page.addSubview(stack)
      NSLayoutConstraint.activate([
        image.widthAnchor.constraint(equalToConstant: 80), image.heightAnchor.constraint(equalTo: image.widthAnchor),
        stack.centerXAnchor.constraint(equalTo: page.centerXAnchor), stack.centerYAnchor.constraint(equalTo: page.centerYAnchor),
      ])
      scrollView.addSubview(page)
    }
    pageControl.numberOfPages = pages.count
    pageControl.pageIndicatorTintColor = .tertiaryLabel
    pageControl.currentPageIndicatorTintColor = .label
    pageControl.addTarget(self, action: OnboardingViewController.pageChanged(_:), for: .valueChanged)
    view.addSubview(pageControl)
    nextButton.setTitle("Next", for: .normal)
    nextButton.addAction(UIAction { [unowned self] _ in goOn() }, for: .touchUpInside)
    skipButton.setTitle("Skip", for: .normal)
    skipButton.addAction(UIAction { [unowned self] _ in onFinish?() }, for: .touchUpInside)
    view.addSubview(nextButton)
    view.addSubview(skipButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds.inset(by: view.safeAreaInsets)
    scrollView.frame = CGRect(x: 0, y: bounds.minY, width: bounds.width, height: bounds.height - 100)
    scrollView.contentSize = CGSize(width: bounds.width * CGFloat(pages.count), height: scrollView.frame.height)
    for page in scrollView.subviews where page.tag < pages.count && page.subviews.first is UIStackView {
      page.frame = CGRect(
        x: CGFloat(page.tag) * bounds.width, y: 0, width: bounds.width, height: scrollView.frame.height)
    }
    pageControl.sizeToFit()
    pageControl.center = CGPoint(x: bounds.midX, y: bounds.maxY - 80)
    skipButton.frame = CGRect(x: 20, y: bounds.maxY - 60, width: 80, height: 44)
    nextButton.frame = CGRect(x: bounds.maxX - 140, y: bounds.maxY - 60, width: 120, height: 44)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    let page = pageControl.currentPage
    coordinator.animate(alongsideTransition: { _ in
      self.view.layoutIfNeeded()
      self.scrollView.contentOffset.x = CGFloat(page) * size.width
    })
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let width = scrollView.bounds.width
    guard width > 0, scrollView.isTracking || scrollView.isDecelerating else { return }
    pageControl.currentPage = Int((scrollView.contentOffset.x / width).rounded())
    updateButtons()
  }

  func pageChanged(_ sender: UIPageControl) {
    show(page: sender.currentPage)
  }

  private func goOn() {
    if pageControl.currentPage == pages.count - 1 {
      onFinish?()
    } else {
      pageControl.currentPage += 1
      show(page: pageControl.currentPage)
    }
  }

  private func show(page: Int) {
    scrollView.setContentOffset(CGPoint(x: CGFloat(page) * scrollView.bounds.width, y: 0), animated: true)
    updateButtons()
  }

  private func updateButtons() {
    let isLast = pageControl.currentPage == pages.count - 1
    nextButton.setTitle(isLast ? "Get Started" : "Next", for: .normal)
    skipButton.isHidden = isLast
  }
}

@Suite("Apps: onboarding") @MainActor
struct OnboardingTests {
  @Test("Pages are turned by flicks, by the button and by the dots; the last button ends it")
  func pages() {
    let screen = TestScreen()
    let onboarding = OnboardingViewController()
    var isDone = false
    onboarding.onFinish = { isDone = true }
    screen.show(onboarding)
    screen.flick(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 120, y: 200))
    screen.settle()
    expect(onboarding.scrollView.contentOffset.x == 320 && onboarding.pageControl.currentPage == 1)
    screen.tap("Next")
    expect(onboarding.scrollView.contentOffset.x == 640 && onboarding.pageControl.currentPage == 2)
    expect(onboarding.nextButton.title(for: .normal) == "Get Started" && onboarding.skipButton.isHidden)
    // Left of the center of the dots: the previous page.
    let dots = onboarding.pageControl
    screen.tap(dots.convert(CGPoint(x: 4, y: dots.bounds.midY), to: nil))
    screen.settle()
    expect(dots.currentPage == 1 && onboarding.scrollView.contentOffset.x == 320)
    screen.flick(from: CGPoint(x: 120, y: 200), to: CGPoint(x: 250, y: 200))
    screen.settle()
    screen.flick(from: CGPoint(x: 120, y: 200), to: CGPoint(x: 250, y: 200))
    screen.settle()
    expect(dots.currentPage == 0 && onboarding.scrollView.contentOffset.x == 0)
    for _ in 0..<2 { screen.tap("Next") }
    expect(!isDone)
    screen.tap("Get Started")
    expect(isDone)
  }

  @Test("The page stays when the screen is turned")
  func turned() {
    let screen = TestScreen()
    let onboarding = OnboardingViewController()
    screen.show(onboarding)
    screen.tap("Next")
    screen.resize(to: CGSize(width: 480, height: 320))
    screen.settle()
    expect(onboarding.pageControl.currentPage == 1 && onboarding.scrollView.contentOffset.x == 480)
    expect(screen.shows("Write"))
  }
}
