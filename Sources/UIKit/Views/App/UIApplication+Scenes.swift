extension UIApplication {
  /// The connected scenes, each in a separate window on the desktop.
  public var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The sessions of the app, with those whose scenes are not connected.
  public var openSessions: Set<UISceneSession> { Set(sessions) }

  /// Whether the app can have several scenes: `UIApplicationSupportsMultipleScenes` is true in its `Info.plist`, and the display can show
  /// more than one window.
  public var supportsMultipleScenes: Bool { interface?.supportsMultipleScenes ?? false && places?.opensMore ?? false }

  /// All windows, from back to front.
  public var windows: [UIWindow] { UIScreen.screens.flatMap(\.windows) }

  /// The window that receives keys.
  public var keyWindow: UIWindow? { UIWindow.key }

  package func scene(on screen: UIScreen) -> UIWindowScene? {
    scenes.lazy.compactMap { $0 as? UIWindowScene }.first { $0.screen === screen }
  }

  /// Makes key the window of a screen that was key last, or the frontmost one.
  package func makeWindowKey(on screen: UIScreen) {
    (scene(on: screen)?.keyWindow ?? screen.windows.last { $0.canBecomeKey })?.makeKey()
  }

  /// The scene whose event is handled, or that has the keyboard focus.
  var windowScene: UIWindowScene? { scene(on: .main) ?? scenes.lazy.compactMap { $0 as? UIWindowScene }.first }
}
