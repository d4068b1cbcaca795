import CoreGraphics

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
    public var preferredLayout = Layout.automatic { didSet { controller?.sidebarChanged() } }

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

/// The views of a tab bar controller's sidebar, created when it is first shown.
@MainActor final class TabSidebarParts {
  var list: (any TabSidebar)?
  /// Shows the sidebar while it is hidden.
  var button: UIView?
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
