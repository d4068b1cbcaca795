import CoreGraphics
import Foundation

extension UITabBarController {
  /// The presentation of the tabs.
  public enum Mode: Int, Sendable {
    /// Determined by the device: the bar.
    case automatic
    /// Tabs are shown in the tab bar alone.
    case tabBar
    /// In the bar, or in a wide window in a sidebar that the user can hide.
    case tabSidebar
  }

  /// The preferred presentation of the tabs. ``Mode/tabSidebar`` shows a sidebar where the horizontal size class is regular.
  public final var mode: Mode {
    get { modeStorage }
    set {
      guard newValue != modeStorage else { return }
      modeStorage = newValue
      sidebarChanged()
    }
  }

  /// The sidebar of tabs, for the mode ``Mode/tabSidebar``.
  public final var sidebar: Sidebar { sidebarStorage }

  /// The list of tabs at the leading edge of a wide window.
  @preconcurrency @MainActor public final class Sidebar: NSObject {
    private weak var controller: UITabBarController?
    /// Receives changes of the sidebar; held weakly.
    public weak var delegate: (any UITabBarControllerSidebarDelegate)?
    /// The visibility that the app or the user has chosen.
    private var choice: Bool?
    /// The content above the tabs; `nil`, the default, shows none.
    public var headerContentConfiguration: (any UIContentConfiguration)? { didSet { controller?.sidebarParts?.list?.showEnds() } }
    /// The content below the tabs; `nil`, the default, shows none.
    public var footerContentConfiguration: (any UIContentConfiguration)? { didSet { controller?.sidebarParts?.list?.showEnds() } }
    /// The preferred layout of the sidebar.
    public var preferredLayout = Layout.automatic { didSet { controller?.sidebarChanged() } }

    /// The layout of the sidebar.
    public enum Layout: Int, Sendable {
      /// Beside the content if at least twice its width remains, otherwise over the content.
      case automatic
      /// The sidebar is over the content.
      case overlap
      /// The sidebar is beside the content.
      case tile
    }

    init(_ controller: UITabBarController) {
      self.controller = controller
      super.init()
    }

    /// Whether the sidebar is hidden; by default in windows that are higher than wide. Hiding it shows the tab bar.
    public var isHidden: Bool {
      get { choice ?? controller?.viewIfLoaded.map { $0.bounds.width <= $0.bounds.height } ?? true }
      set {
        guard newValue != isHidden else { return choice = newValue }
        let animator = SidebarAnimator()
        if let controller, controller.hasSidebar {
          delegate?.tabBarController(controller, sidebarVisibilityWillChange: self, animator: animator)
        }
        choice = newValue
        controller?.sidebarChanged()
        animator.run()
      }
    }
  }

  private final class SidebarAnimator: NSObject, UITabBarControllerSidebarAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Runs the animations within those of the caller.
    func run() {
      for animation in animations { animation() }
      let completions = completions
      AfterLayout.add { for completion in completions { completion() } }
    }
  }

  // MARK: Visibility

  /// Whether the window has room for a sidebar, and the app wants one.
  final var hasSidebar: Bool { modeStorage == .tabSidebar && traitCollection.horizontalSizeClass == .regular && !controllers.isEmpty }

  final var showsSidebar: Bool { hasSidebar && !sidebarStorage.isHidden }

  /// Updates the bar, the sidebar and the content after a change of the mode, the window or the visibility.
  final func sidebarChanged() {
    guard isViewLoaded else { return }
    rebuildBar(animated: false)
    layoutContents()
    if UIView.inheritedAnimationDuration > 0 { view.layoutIfNeeded() }
  }

  /// Hides or shows the sidebar with an animation, as the user requested.
  package final func toggleSidebar() {
    guard hasSidebar else { return }
    UIView.animate(withDuration: TabSidebarSizes.duration) {
      self.sidebarStorage.isHidden.toggle()
      self.view.layoutIfNeeded()
    }
  }

  final var sidebarCommands: [UIKeyCommand] {
    guard hasSidebar else { return [] }
    return [UIKeyCommand(input: "s", modifierFlags: [.control, .command]) { [weak self] _ in self?.toggleSidebar() }]
  }

  // MARK: Layout

  private var isTiled: Bool {
    switch sidebarStorage.preferredLayout {
    case .tile: true
    case .overlap: false
    case .automatic: view.bounds.width >= 3 * TabSidebarSizes.width
    }
  }

  private var isSidebarAtRight: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the part of a frame that the sidebar does not cover.
  final func besideSidebar(_ frame: CGRect) -> CGRect {
    guard showsSidebar, isTiled else { return frame }
    let parts = frame.divided(atDistance: TabSidebarSizes.width, from: isSidebarAtRight ? .maxXEdge : .minXEdge)
    return parts.remainder
  }

  final func layoutSidebar() {
    guard hasSidebar || sidebarParts != nil else { return }
    let parts = sidebarParts ?? TabSidebarParts()
    sidebarParts = parts
    if parts.isShown != showsSidebar {
      parts.isShown = showsSidebar
      rebuildBar(animated: false)
    }
    let edge = isSidebarAtRight ? view.bounds.maxX - TabSidebarSizes.width : 0
    let outside = isSidebarAtRight ? TabSidebarSizes.width : -TabSidebarSizes.width
    var frame = CGRect(x: edge, y: 0, width: TabSidebarSizes.width, height: view.bounds.height)
    if !showsSidebar { frame.origin.x += outside }
    if showsSidebar, parts.list == nil, let screens = ListScreens.connected {
      let list = screens.sidebar(self)
      parts.list = list
      UIView.performWithoutAnimation { list.frame = frame.offsetBy(dx: outside, dy: 0) }
      view.addSubview(list)
      list.reload()
    }
    if let list = parts.list {
      view.bringSubviewToFront(list)
      list.isTiled = isTiled
      list.frame = frame
      list.accessibilityElementsHidden = !showsSidebar
      list.isUserInteractionEnabled = showsSidebar
    }
    layoutSidebarButton(parts)
  }

  /// Shows the button for the sidebar at the leading end of the bar while the sidebar is hidden.
  private func layoutSidebarButton(_ parts: TabSidebarParts) {
    let isShown = hasSidebar && !isBarGone
    if isShown, parts.button == nil {
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: "sidebar.left"), for: .normal)
      button.accessibilityLabel = LocalizedStrings.word("Sidebar")
      button.addAction(UIAction { [weak self] _ in self?.toggleSidebar() }, for: .touchUpInside)
      parts.button = button
      view.addSubview(button)
    }
    guard let button = parts.button else { return }
    let side = TabSidebarSizes.buttonSide
    let inset = view.safeAreaInsets.left + 8
    let x = isSidebarAtRight ? view.bounds.maxX - view.safeAreaInsets.right - 8 - side : inset
    UIView.performWithoutAnimation {
      button.frame = CGRect(x: x, y: bar.frame.minY + (bar.ownHeight - side) / 2, width: side, height: side)
    }
    button.isHidden = !isShown
    view.bringSubviewToFront(button)
  }
}

/// The views of a tab bar controller's sidebar, created when it is first shown.
@MainActor final class TabSidebarParts {
  var list: (any TabSidebar)?
  var button: UIButton?
  /// Whether the sidebar was shown in the last layout.
  var isShown = false
}

/// Receives the changes of the sidebar.
@preconcurrency @MainActor public protocol UITabBarControllerSidebarDelegate: NSObjectProtocol {
  /// Called before the sidebar appears or disappears.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarControllerSidebarAnimating)
}

extension UITabBarControllerSidebarDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarControllerSidebarAnimating
  ) {}
}

/// Animates along with the sidebar.
@preconcurrency @MainActor public protocol UITabBarControllerSidebarAnimating: NSObjectProtocol {
  /// Adds changes to animate.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block to call at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}
