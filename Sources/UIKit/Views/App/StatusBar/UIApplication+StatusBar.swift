import CoreGraphics

/// The application's status bar properties, superseded by view controllers.
extension UIApplication {
  private var statusBar: UIStatusBarManager { UIScreen.main.statusBar }

  /// The frame of the status bar on the screen; empty without one.
  public var statusBarFrame: CGRect { statusBar.statusBarFrame }

  /// Whether the bar is hidden. Setting it has an effect only if `Info.plist` disables control by view controllers.
  public var isStatusBarHidden: Bool {
    get { statusBar.isStatusBarHidden }
    set { setStatusBarHidden(newValue, with: .none) }
  }

  /// The color of the status bar's content, in apps without control by view controllers.
  public var statusBarStyle: UIStatusBarStyle {
    get { statusBar.statusBarStyle }
    set { setStatusBarStyle(newValue, animated: false) }
  }

  /// Hides or shows the status bar, in apps without control by view controllers.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    statusBar.ownHidden = hidden
    if !UIStatusBarManager.followsControllers { statusBar.show(statusBar.ownStyle, hidden: hidden, animation: animation) }
  }

  /// Sets the color of the status bar's content, in apps without control by view controllers.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    statusBar.ownStyle = statusBarStyle
    if !UIStatusBarManager.followsControllers { statusBar.show(statusBarStyle, hidden: statusBar.ownHidden, animation: .none) }
  }

  /// The orientation of the interface; superseded by that of the window scene.
  public var statusBarOrientation: UIInterfaceOrientation { InterfaceRotation.shared.interfaceOrientation }

  /// The duration of a rotation in seconds.
  public var statusBarOrientationAnimationDuration: TimeInterval { InterfaceRotation.duration }
}
