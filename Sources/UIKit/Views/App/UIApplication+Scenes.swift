import Foundation

extension UIApplication {
  /// The connected scenes. There is one display, so there is at most one.
  public var connectedScenes: Set<UIScene> { Set(scenes) }

  /// The sessions of the app.
  public var openSessions: Set<UISceneSession> { Set(sessions) }

  /// Whether the app can have several scenes; always `false`.
  public var supportsMultipleScenes: Bool { false }

  /// All windows, from back to front.
  public var windows: [UIWindow] { UIScreen.main.windows }

  /// The window that receives keys.
  public var keyWindow: UIWindow? { UIWindow.key }

  var windowScene: UIWindowScene? { scenes.lazy.compactMap { $0 as? UIWindowScene }.first }
}
