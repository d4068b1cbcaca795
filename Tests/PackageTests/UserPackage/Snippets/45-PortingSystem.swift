// Haptics, quick actions, activities, screen edges and other small parts.
import UIKit

@MainActor func porting_haptics() {
  let impact = UIImpactFeedbackGenerator(style: .light)
  impact.prepare()
  impact.impactOccurred()
  UINotificationFeedbackGenerator().notificationOccurred(.success)
  UISelectionFeedbackGenerator().selectionChanged()
}

class PortingEdges: UIViewController {
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .all }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    if motion == .motionShake { setNeedsUpdateOfHomeIndicatorAutoHidden() }
  }
}

class PortingInvalidating: UIView {
  @Invalidating(.layout, .display) var inset = 8
  @Invalidating(.intrinsicContentSize) var title = ""
}

class PortingScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity { self.scene(scene, continue: activity) }
    _ = connectionOptions.shortcutItem?.type
  }
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { scene.userActivity = userActivity }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}

class PortingApplication: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    application.shortcutItems = [
      UIApplicationShortcutItem(
        type: "new", localizedTitle: "New", localizedSubtitle: nil, icon: UIApplicationShortcutIcon(systemImageName: "plus"), userInfo: nil)
    ]
    return launchOptions?[.shortcutItem] == nil
  }
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(true) }
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
  ) -> Bool { true }
}

@MainActor func porting_parts(progress: UIProgressView, list: UIListContentView, application: UIApplication) {
  progress.observedProgress = Progress(totalUnitCount: 1)
  _ = list.textLayoutGuide?.leadingAnchor
  let activity = NSUserActivity(activityType: "reading")
  activity.userInfo = ["page": 3]
  activity.becomeCurrent()
  application.requestSceneSessionActivation(nil, userActivity: activity, options: nil, errorHandler: nil)
}
