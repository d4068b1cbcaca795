import CoreGraphics
import Foundation

/// The status bar by the application, as before controllers had the say.
extension UIApplication {
  private var statusBar: UIStatusBarManager { .shared }

  /// The status bar's place on the screen; empty where there is none.
  public var statusBarFrame: CGRect { statusBar.statusBarFrame }

  /// Whether the bar is hidden. Setting it counts where `Info.plist` says that controllers have no say.
  public var isStatusBarHidden: Bool {
    get { statusBar.isStatusBarHidden }
    set { setStatusBarHidden(newValue, with: .none) }
  }

  public var statusBarStyle: UIStatusBarStyle {
    get { statusBar.statusBarStyle }
    set { setStatusBarStyle(newValue, animated: false) }
  }

  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    statusBar.ownHidden = hidden
    if !UIStatusBarManager.followsControllers { statusBar.show(statusBar.ownStyle, hidden: hidden, animation: animation) }
  }

  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    statusBar.ownStyle = statusBarStyle
    if !UIStatusBarManager.followsControllers { statusBar.show(statusBarStyle, hidden: statusBar.ownHidden, animation: .none) }
  }

  public var statusBarOrientation: UIInterfaceOrientation { InterfaceRotation.shared.interfaceOrientation }

  public var statusBarOrientationAnimationDuration: TimeInterval { InterfaceRotation.duration }
}
