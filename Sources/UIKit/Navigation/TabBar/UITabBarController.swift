import CoreGraphics
import Foundation

/// Shows one of several controllers, which the person chooses by the bar at the bottom.
///
/// What does not fit into the bar stands in a list behind its last item, "More".
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  final let bar = UITabBar()
  final var controllers: [UIViewController] = []
  final var selected: UIViewController?
  final var moreStorage: UINavigationController?
  final lazy var moreItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
  final var transition: ControllerTransition?
  /// Whether the bar stands below the window, as a pushed controller wishes.
  final var barIsHidden = false

  open weak var delegate: (any UITabBarControllerDelegate)?
  open var tabBar: UITabBar { bar }
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { replace(with: viewControllers ?? [], animated) }
  open var selectedViewController: UIViewController? {
    get { selected }
    set { if let newValue { select(newValue) } }
  }
  /// The index among ``viewControllers``; `NSNotFound` while the "More" list itself shows.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? NSNotFound }
    set { if controllers.indices.contains(newValue) { select(controllers[newValue]) } }
  }
  /// The list of what does not fit into the bar.
  open var moreNavigationController: UINavigationController { moreController }

  open override func loadView() {
    super.loadView()
    view.backgroundColor = nil
    bar.delegate = self
    bar.handlesSelection = { [weak self] item in self?.chosen(item) ?? false }
    view.addSubview(bar)
    rebuildBar(animated: false)
    showSelected()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layoutContents()
  }

  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.horizontalSizeClass != previousTraitCollection?.horizontalSizeClass { rebuildBar(animated: false) }
  }

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(selectedIndex, forKey: "selectedIndex")
  }

  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    if coder.containsValue(forKey: "selectedIndex") { selectedIndex = coder.decodeInteger(forKey: "selectedIndex") }
  }

  open override var keyCommands: [UIKeyCommand]? {
    let next = UIKeyCommand(input: "\t", modifierFlags: .control) { [weak self] _ in self?.selectNeighbour(1) }
    let previous = UIKeyCommand(input: "\t", modifierFlags: [.control, .shift]) { [weak self] _ in self?.selectNeighbour(-1) }
    return (super.keyCommands ?? []) + [next, previous]
  }
}

extension UIViewController {
  /// The tab bar controller this controller stands in.
  public final var tabBarController: UITabBarController? { enclosing(UITabBarController.self) }
}
