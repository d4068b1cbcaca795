import Foundation

extension UIScene {
  /// The reasons a scene is shown.
  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
    /// The files and URLs it was opened with.
    public let urlContexts: Set<UIOpenURLContext>

    /// The activities the scene is to go on with: the one its session was kept with.
    public let userActivities: Set<NSUserActivity>
    /// The quick action the program was started for.
    public let shortcutItem: UIApplicationShortcutItem?
    /// The program that asked for the scene; not known on Linux.
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
