import CoreGraphics

/// Shows one page of several, or two facing pages, each with its own controller, and lets the user turn them.
///
/// Pages either scroll (`PageScroller`) or curl (`PageCurler`).
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  public private(set) final var transitionStyle: TransitionStyle
  /// The direction in which pages follow each other, set on creation.
  public private(set) final var navigationOrientation: NavigationOrientation
  final var spine: SpineLocation
  final var pageSpacing: CGFloat = 0
  final var shown: [UIViewController] = []
  final let turner: any PageTurner
  /// Whether the delegate is choosing the spine, and may set pages for it.
  final var isChoosingSpine = false
  final var dots: UIPageControl?
  /// The dot of the shown page, regardless of the page control's display during a touch.
  final var dotOfPage = 0

  /// Creates a controller without pages; options set the spine or the space between pages.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spine = Self.spine(style, options?.pageSpine)
    pageSpacing = style == .scroll ? max(0, options?.pageSpacing ?? 0) : 0
    isDoubleSided = spine == .mid
    turner = Self.turner(style)
    super.init(nibName: nil, bundle: nil)
    turner.owner = self
  }

  public convenience override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    let interface = coder.interface
    let attributes = interface?.kind == "pageViewController" ? interface?.attributes ?? [:] : [:]
    let style: TransitionStyle = attributes["transitionStyle"] == "scroll" ? .scroll : .pageCurl
    transitionStyle = style
    navigationOrientation = attributes["navigationOrientation"] == "vertical" ? .vertical : .horizontal
    let places = ["min": SpineLocation.min, "mid": .mid, "max": .max]
    spine = Self.spine(style, attributes["spineLocation"].flatMap { places[$0] })
    isDoubleSided = spine == .mid || ["YES", "true", "1"].contains(attributes["doubleSided"])
    turner = Self.turner(style)
    super.init(coder: coder)
    // Keeps later layout arithmetic finite for damaged files.
    if style == .scroll, let spacing = attributes["pageSpacing"].flatMap(Double.init), spacing.isFinite {
      pageSpacing = min(max(0, spacing), 1e9)
    }
    turner.owner = self
  }

  private static func spine(_ style: TransitionStyle, _ wanted: SpineLocation?) -> SpineLocation {
    guard style == .pageCurl else { return .none }
    return wanted == nil || wanted == SpineLocation.none ? .min : wanted!
  }

  private static func turner(_ style: TransitionStyle) -> any PageTurner {
    style == .scroll ? PageScroller() : PageCurler()
  }

  /// The receiver of page changes; held weakly.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Provides the pages beside the shown one. Without it only ``setViewControllers(_:direction:animated:completion:)`` turns pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { dataSourceChanged() }
  }
  /// The position of the spine between pages that curl.
  open var spineLocation: SpineLocation { spine }
  /// Whether curled pages have a controller for their back too. Always true with a spine in the middle.
  open var isDoubleSided = false {
    didSet { if spine == .mid, !isDoubleSided { isDoubleSided = true } }
  }
  /// The recognizers that turn curled pages; empty if pages scroll.
  open var gestureRecognizers: [UIGestureRecognizer] { turner.recognizers }
  /// The shown pages: one, or two with a spine in the middle.
  open var viewControllers: [UIViewController]? { shown }

  /// Shows other pages, without calls of delegate and data source.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    replacePages(viewControllers ?? [], direction, animated, completion)
  }

  // MARK: View

  open override func loadView() {
    super.loadView()
    view.backgroundColor = nil
    view.clipsToBounds = transitionStyle == .pageCurl
    turner.install(in: view)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layoutPages()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    viewIfLoaded?.setNeedsLayout()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    turner.layout(in: pageArea)
  }

  open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    chooseSpine(for: size)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Status bar and orientation

  open override var childForStatusBarStyle: UIViewController? { shown.first }
  open override var childForStatusBarHidden: UIViewController? { shown.first }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self).ifAny ?? super.supportedInterfaceOrientations
  }
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self).ifKnown
      ?? super.preferredInterfaceOrientationForPresentation
  }
}
