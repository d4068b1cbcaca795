import Foundation

/// A scene with windows on the display.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }

  public var screen: UIScreen { .main }

  /// The scene's windows, from back to front.
  open var windows: [UIWindow] { screen.windows }

  /// The window that gets the keyboard.
  open var keyWindow: UIWindow? { UIWindow.key }

  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  open var traitCollection: UITraitCollection { screen.traitCollection }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// How small and how large the person can make the window; nil where there is no window to size.
  open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()

  /// A window is as it is held: wider than high, or not.
  open var interfaceOrientation: UIInterfaceOrientation { screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait }

  open var isFullScreen: Bool { UIApplication.current?.host?.display.isFullScreen ?? false }
}
