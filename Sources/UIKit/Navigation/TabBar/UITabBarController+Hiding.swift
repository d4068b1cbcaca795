import CoreGraphics

extension UITabBarController {
  /// How the tabs are offered.
  public enum Mode: Int, Sendable {
    /// As suits the device: by the bar.
    case automatic
    /// By the bar.
    case tabBar
    /// By the bar, or on a wide device by a list beside the contents.
    case tabSidebar
  }

  /// Whether the app hid the bar; a pushed controller that hides it does not change this.
  public final var isTabBarHidden: Bool {
    get { barIsHiddenByApp }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar; the contents take its room.
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

  /// How the tabs should be offered. As on a phone, they are always in the bar.
  public final var mode: Mode {
    get { modeStorage }
    set { modeStorage = newValue }
  }

  /// The list of tabs beside the contents, which devices of this width do not show.
  public final var sidebar: Sidebar { sidebarStorage }

  /// The list of tabs beside the contents, as on a phone: it is always hidden.
  @preconcurrency @MainActor public final class Sidebar: NSObject {
    private weak var controller: UITabBarController?
    /// The receiver of changes of the list, of which there are none; held weakly.
    public weak var delegate: (any UITabBarControllerSidebarDelegate)?
    /// Whether the list is out of sight: always, as on a phone.
    public var isHidden: Bool {
      get { true }
      set {}
    }
    /// How the list would be placed beside the contents.
    public var preferredLayout = Layout.automatic

    /// How a list is placed beside the contents.
    public enum Layout: Int, Sendable {
      /// As suits the width.
      case automatic
      /// Over the contents.
      case overlap
      /// Beside the contents.
      case tile
    }

    init(_ controller: UITabBarController) {
      self.controller = controller
      super.init()
    }
  }
}

/// Follows the list of tabs beside the contents.
@preconcurrency @MainActor public protocol UITabBarControllerSidebarDelegate: NSObjectProtocol {
  /// Called when the list is about to come or go.
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

/// Runs animations along with the list of tabs.
@preconcurrency @MainActor public protocol UITabBarControllerSidebarAnimating: NSObjectProtocol {
  /// Adds changes to animate.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds a block to call at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}
