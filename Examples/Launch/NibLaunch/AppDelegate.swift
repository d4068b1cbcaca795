import UIKit

/// The delegate that the main nib makes. Its outlets are connected before it hears of the launch.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var navigationController: UINavigationController?

  // Listings 3-1 and 4-1 with a nib: the root of the nib's navigation controller is handed its data; the nib shows the window.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let root = navigationController?.topViewController as? RootViewController
    root?.timeZoneNames = TimeZone.knownTimeZoneIdentifiers.sorted {
      $0.localizedCaseInsensitiveCompare($1) == .orderedAscending
    }
    return true
  }
}
