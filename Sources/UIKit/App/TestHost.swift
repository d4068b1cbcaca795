import Foundation

/// Starts an application's own delegate and main interface under unit tests, as Xcode's test host does.
///
/// The process belongs to the test runner, so the launch waits for the first use of ``UIApplication/shared``.
@MainActor enum TestHost {
  /// Keeps the delegate, which the application holds weakly.
  private static var delegate: (any UIApplicationDelegate)?

  /// Launches into a new application if `TRESTLE_TEST_HOST=Module.AppDelegate` asks for it, once a process.
  static func start(_ application: UIApplication) {
    guard delegate == nil, let name = ProcessInfo.processInfo.environment["TRESTLE_TEST_HOST"], !name.isEmpty else { return }
    guard let type = NSClassFromString(name) as? NSObject.Type, let made = ObjectFactory.make(type) as? any UIApplicationDelegate else {
      UIKitErrorHandler.warn("TRESTLE_TEST_HOST: there is no application delegate named \(name)")
      return
    }
    delegate = made
    application.delegate = made
    AppLauncher.launch(application, urls: [])
  }
}
