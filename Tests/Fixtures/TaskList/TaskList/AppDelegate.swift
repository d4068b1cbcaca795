import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let tabs = UITabBarController()
    let screens: [(UIViewController, String)] = [
      (TasksController(), "Tasks"), (FormController(), "Form"), (TilesController(), "Tiles"), (TouchController(), "Touch"),
    ]
    tabs.viewControllers = screens.map { controller, title in
      controller.title = title
      let navigation = UINavigationController(rootViewController: controller)
      navigation.tabBarItem.title = title
      return navigation
    }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
