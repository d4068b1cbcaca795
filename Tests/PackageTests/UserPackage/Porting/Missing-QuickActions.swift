import UIKit

final class QuickActionDelegate: UIResponder, UIApplicationDelegate, UIWindowSceneDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.shortcutItems = [
      UIMutableApplicationShortcutItem(
        type: "new", localizedTitle: "New", localizedSubtitle: nil, icon: UIApplicationShortcutIcon(type: .compose), userInfo: nil),
      UIApplicationShortcutItem(
        type: "old", localizedTitle: "Old", localizedSubtitle: "x", icon: UIApplicationShortcutIcon(systemImageName: "star")),
    ]
    return launchOptions?[.shortcutItem] == nil
  }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(shortcutItem.type == "new") }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }
}
