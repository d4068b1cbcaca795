import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
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

  /// The first window is made at the launch; further ones have a delegate.
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    if !application.connectedScenes.isEmpty { configuration.delegateClass = FurtherWindowDelegate.self }
    return configuration
  }

  /// Adds the samples to the menu bar of wide windows.
  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    guard builder.system == .main else { return }
    let sections = Gallery.sections.map { section in
      UIMenu(
        title: section.title.translated,
        children: section.samples.map { sample in UIAction(title: sample.name) { _ in Self.showInFront(sample) } })
    }
    builder.insertSibling(UIMenu(title: "Samples".translated, children: sections), afterMenu: .view)
  }

  private static func showInFront(_ sample: Sample) {
    let split = UIApplication.shared.keyWindow?.rootViewController as? UISplitViewController
    let list = split?.viewController(for: .primary)
    ((list as? UINavigationController)?.viewControllers.first as? GalleryController ?? list as? GalleryController)?.open(sample)
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
