import Foundation

extension UIScene {
  /// The reasons a scene is shown.
  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
    /// The files and URLs it was opened with.
    public let urlContexts: Set<UIOpenURLContext>

    /// The activities that the scene should continue: the one stored in its session.
    public let userActivities: Set<NSUserActivity>
    /// The quick action with which the program was started.
    public let shortcutItem: UIApplicationShortcutItem?
    /// The program that requested the scene; unknown on Linux.
    public var sourceApplication: String? { nil }

    init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [], shortcutItem: UIApplicationShortcutItem? = nil
    ) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      self.shortcutItem = shortcutItem
    }
  }
}
