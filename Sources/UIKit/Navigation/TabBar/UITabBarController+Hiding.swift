import CoreGraphics

extension UITabBarController {
  /// The presentation of the tabs.
  public enum Mode: Int, Sendable {
    /// Determined by the device: the bar.
    case automatic
    /// Tabs are shown in the tab bar alone.
    case tabBar
    /// In the bar, or on a wide device in a sidebar.
    case tabSidebar
  }

  /// Whether the app has hidden the bar. A pushed controller that hides it does not change this.
  public final var isTabBarHidden: Bool {
    get { barIsHiddenByApp }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar; the content is resized.
  public final func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHiddenByApp else { return }
    barIsHiddenByApp = hidden
    guard isViewLoaded else { return }
    guard animated, view.window != nil else { return layoutContents() }
    UIView.animate(withDuration: 0.25) {
      self.layoutContents()
      self.view.layoutIfNeeded()
    }
  }

  /// The preferred presentation of the tabs. As on a phone, they are always in the bar.
  public final var mode: Mode {
    get { modeStorage }
    set { modeStorage = newValue }
  }

  /// The sidebar of tabs, which is never shown here.
  public final var sidebar: Sidebar { sidebarStorage }

  /// The sidebar of tabs. As on a phone, it is always hidden.
  @preconcurrency @MainActor public final class Sidebar: NSObject {
    private weak var controller: UITabBarController?
    /// The receiver of changes of the sidebar, of which there are none; held weakly.
    public weak var delegate: (any UITabBarControllerSidebarDelegate)?
    /// Whether the sidebar is hidden: always, as on a phone.
    public var isHidden: Bool {
      get { true }
      set {}
    }
    /// The preferred layout of the sidebar.
    public var preferredLayout = Layout.automatic

    /// The layout of the sidebar.
    public enum Layout: Int, Sendable {
      /// Determined by the width.
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
  }
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
