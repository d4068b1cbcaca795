import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    #if os(iOS) && TRIPS
      UINavigationBar.appearance().tintColor = UIColor(named: "Accent")
    #else
      preconditionFailure("built without the conditions of the project")
    #endif
    return true
  }
}
