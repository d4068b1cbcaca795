import UIKit

final class ActivitySceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity { self.scene(scene, continue: activity) }
  }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { _ = userActivity.userInfo?["page"] }
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    let activity = NSUserActivity(activityType: "org.example.page")
    activity.addUserInfoEntries(from: ["page": 3])
    return activity
  }

  func another(_ scene: UIScene) {
    let options = UIScene.ActivationRequestOptions()
    options.requestingScene = scene
    UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: options) { _ in }
    UIApplication.shared.requestSceneSessionDestruction(scene.session, options: nil)
  }
}

final class ActivityController: UIViewController {
  override func updateUserActivityState(_ activity: NSUserActivity) {
    activity.title = title
    super.updateUserActivityState(activity)
  }
  override func restoreUserActivityState(_ activity: NSUserActivity) { super.restoreUserActivityState(activity) }
}
