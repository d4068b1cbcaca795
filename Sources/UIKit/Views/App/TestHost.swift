import Foundation
internal import TrestlePlatform

/// Starts an application's own delegate and main interface in unit tests, as Xcode's test host does.
///
/// The process belongs to the test runner, so the launch happens on the first use of ``UIApplication/shared``.
@MainActor package enum TestHost {
  /// Retains the delegate, which the application holds weakly.
  private static var delegate: (any UIApplicationDelegate)?
  /// The windows after the launch, with their root controllers.
  private static var launched: [(window: UIWindow, root: UIViewController?)] = []
  private static weak var keyWindow: UIWindow?

  /// Launches into a new application if `TRESTLE_TEST_HOST=Module.AppDelegate` requests it, once per process.
  static func start(_ application: UIApplication) {
    guard delegate == nil, let name = ProcessInfo.processInfo.environment["TRESTLE_TEST_HOST"], !name.isEmpty else { return }
    guard let type = NSClassFromString(name) as? NSObject.Type, let made = ObjectFactory.make(type) as? any UIApplicationDelegate else {
      UIKitErrorHandler.warn("TRESTLE_TEST_HOST: there is no application delegate named \(name)")
      return
    }
    delegate = made
    application.delegate = made
    AppLauncher.launch(application, urls: [])
    launched = UIScreen.main.windows.map { ($0, $0.rootViewController) }
    keyWindow = UIScreen.main.windows.last { $0.isKeyWindow }
  }

  /// Gives the next test a new screen of the size in the environment.
  ///
  /// Without a host the test also gets a new application. The application of a host is kept, as in Xcode, and shows the state after its
  /// launch.
  static func beginTest() {
    let settings = DisplaySettings.fromEnvironment
    if delegate == nil {
      Interface.begin()
    } else {
      Interface.endActivity()
      showLaunched()
    }
    let screen = UIScreen.main
    screen.replaceTraits(with: .standard)
    screen.configure(size: settings.size, scale: settings.headlessScale)
    if let device = settings.device { UIStatusBarManager.setDevice(device) }
    RequestedScreen().setStyle()
    HeadlessFrames.forgetScreen()
    // Display links of a test without a window are called as well.
    HeadlessFrames.begin()
  }

  // MARK: UI tests

  /// The size and scale of the screen that the environment names.
  package static var screenForUITests: (size: CGSize, scale: CGFloat) {
    let settings = DisplaySettings.fromEnvironment
    return (settings.size, settings.headlessScale)
  }

  /// Launches the application of `TRESTLE_UI_TEST_HOST=Module.AppDelegate` on the new screen of a UI test; returns whether there is one.
  package static func launchForUITests() -> Bool {
    let settings = DisplaySettings.fromEnvironment
    if let device = settings.device { UIStatusBarManager.setDevice(device) }
    RequestedScreen().setStyle()
    guard let name = ProcessInfo.processInfo.environment["TRESTLE_UI_TEST_HOST"],
      let type = NSClassFromString(name) as? NSObject.Type, let made = ObjectFactory.make(type) as? any UIApplicationDelegate
    else { return false }
    let application = UIApplication.shared
    delegate = made
    application.delegate = made
    AppLauncher.launch(application, urls: [])
    return true
  }

  /// Ends the application of a UI test.
  package static func endForUITests() {
    UIApplication.current?.lifecycle.end()
    delegate = nil
    Interface.begin()
  }

  /// Moves the application of a UI test to the foreground or to the background.
  package static func setForeground(_ isForeground: Bool) {
    UIApplication.current?.lifecycle.move(to: isForeground ? .active : .background)
  }

  private static func showLaunched() {
    for window in UIScreen.main.windows where !launched.contains(where: { $0.window === window }) { window.isHidden = true }
    for (window, root) in launched {
      window.endEditing(true)
      if window.rootViewController?.presentedViewController != nil { window.rootViewController?.dismiss(animated: false) }
      if window.rootViewController !== root { window.rootViewController = root }
      window.isHidden = false
    }
    keyWindow?.makeKey()
  }
}

extension UIApplication {
  /// Called before each unit test of an imported project, by code that `trestle` adds to its sources.
  public static func _beginTest() { TestHost.beginTest() }

  /// Answers Foundation's question for the main thread in tests of an imported project, as `UIKitTesting` does in others.
  public nonisolated static var _isOnMainThread: Bool { MainQueue.isMainThread }
}
