import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
  @MainActor static var options = GalleryOptions()

  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let options = Self.options
    let window = Self.makeWindow(options)
    if options.designs.count == 1 { window.traitOverrides.design = options.designs[0] }
    if options.appearances.count == 1 { window.overrideUserInterfaceStyle = options.appearances[0] }
    if options.direction == .rightToLeft { window.traitOverrides.layoutDirection = .rightToLeft }
    if options.textSize != .large { window.traitOverrides.preferredContentSizeCategory = options.textSize }
    Self.start(options) {
      window.rootViewController = $0
      window.makeKeyAndVisible()
    }
    self.window = window
    return true
  }

  /// Shows the list of samples, and then the sample that the command line names, as if the user had opened it: it is created in the window,
  /// with the window's traits.
  static func start(_ options: GalleryOptions, show: (UIViewController) -> Void) {
    let gallery = GalleryController()
    show(GalleryController.makeRoot(gallery))
    if let sample = Gallery.samples.first(where: { $0.name == options.sample }) { gallery.open(sample, animated: false) }
  }

  private static func makeWindow(_ options: GalleryOptions) -> UIWindow {
    guard let file = options.recordFile else { return UIWindow(frame: UIScreen.main.bounds) }
    do {
      return try RecordingWindow(frame: UIScreen.main.bounds, file: file)
    } catch {
      FileHandle.standardError.write(Data("gallery: nothing is recorded: \(error.localizedDescription)\n".utf8))
      return UIWindow(frame: UIScreen.main.bounds)
    }
  }
}
