import Foundation

/// A scene with windows on the display.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }

  /// The screen that displays the scene, always the main screen.
  public var screen: UIScreen { .main }

  /// The scene's windows, from back to front.
  open var windows: [UIWindow] { screen.windows }

  /// The window that receives keys.
  open var keyWindow: UIWindow? { UIWindow.key }

  /// The coordinates of the scene, which are the screen's.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The traits of the scene, which are the screen's.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The limits to which the user can resize the window; nil without a resizable window.
  open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()

  /// The orientation of the interface: that of the window's shape, or on a rotatable device one that the controllers support.
  open var interfaceOrientation: UIInterfaceOrientation { InterfaceRotation.shared.interfaceOrientation }

  /// The status bar configuration requested by the frontmost view controller.
  open var statusBarManager: UIStatusBarManager? { .shared }

  /// Whether the window fills the display.
  open var isFullScreen: Bool { UIApplication.current?.host?.display.isFullScreen ?? false }
}
