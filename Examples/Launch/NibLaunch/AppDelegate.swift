import UIKit

/// The delegate in the main nib. Its outlets are connected before it is notified of the launch.
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var navigationController: UINavigationController?

  // Listings 3-1 and 4-1 with a nib: the root of the nib's navigation controller is passed its data; the nib shows the window.
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
