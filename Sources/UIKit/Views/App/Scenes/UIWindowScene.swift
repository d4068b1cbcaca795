import Foundation

/// A scene with windows on the display.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }

  /// The screen that displays the scene: its window on the desktop.
  public var screen: UIScreen { session.screen ?? .first }

  /// The scene's windows, from back to front.
  open var windows: [UIWindow] { screen.windows }

  /// The window that receives keys, or will when the scene has the keyboard focus.
  open var keyWindow: UIWindow? {
    if let key = UIWindow.key, key.screen === screen { return key }
    return lastKeyWindow.flatMap { $0.isShown ? $0 : nil }
  }
  final weak var lastKeyWindow: UIWindow?

  /// The coordinates of the scene, which are the screen's.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The traits of the scene, which are the screen's.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The limits to which the user can resize the window; nil without a resizable window.
  open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions(scene: self)

  /// The orientation of the interface: that of the window's shape, or on a rotatable device one that the controllers support.
  open var interfaceOrientation: UIInterfaceOrientation { UIScreen.act(on: screen) { InterfaceRotation.shared.interfaceOrientation } }

  /// The status bar configuration requested by the frontmost view controller.
  open var statusBarManager: UIStatusBarManager? { screen.statusBar }

  /// Whether the window fills the display.
  open var isFullScreen: Bool { UIApplication.current?.host?.display(of: screen)?.isFullScreen ?? false }
}
