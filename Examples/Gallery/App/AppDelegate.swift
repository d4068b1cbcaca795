import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
  @MainActor static var options = GalleryOptions()

  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let options = Self.options
    let window = UIWindow(frame: UIScreen.main.bounds)
    if options.designs.count == 1 { window.traitOverrides.design = options.designs[0] }
    if options.appearances.count == 1 { window.overrideUserInterfaceStyle = options.appearances[0] }
    let gallery = GalleryController()
    window.rootViewController = UINavigationController(rootViewController: gallery)
    window.makeKeyAndVisible()
    if let sample = Gallery.samples.first(where: { $0.name == options.sample }) { gallery.open(sample, animated: false) }
    self.window = window
    return true
  }
}
