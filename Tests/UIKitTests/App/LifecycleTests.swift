import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitObjects
@testable import UIKitViews

/// Logs the calls of the program, in order.
@MainActor private var log: [String] = []

private final class RecordingDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    log.append("will launch")
    return true
  }

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    log.append("did launch \(options?[.url] as? URL == nil ? "" : "with url")")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { log.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { log.append("resign") }
  func applicationDidEnterBackground(_ application: UIApplication) { log.append("background") }
  func applicationWillEnterForeground(_ application: UIApplication) { log.append("foreground") }
  func applicationWillTerminate(_ application: UIApplication) { log.append("terminate") }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    log.append("open \(url.lastPathComponent)")
    return true
  }
}

private final class SceneAppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    log.append("configure")
    let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
    configuration.delegateClass = RecordingSceneDelegate.self
    return configuration
  }

  func applicationDidBecomeActive(_ application: UIApplication) { log.append("app active") }
}

final class RecordingSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    log.append("connect")
    window = UIWindow(windowScene: scene as! UIWindowScene)
  }

  func sceneWillEnterForeground(_ scene: UIScene) { log.append("scene foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { log.append("scene active") }
  func sceneWillResignActive(_ scene: UIScene) { log.append("scene resign") }
  func sceneDidEnterBackground(_ scene: UIScene) { log.append("scene background") }
  func sceneDidDisconnect(_ scene: UIScene) { log.append("disconnect") }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { log.append("scene opens \(contexts.count)") }
}

private final class ResizedAppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Resized", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = ResizedSceneDelegate.self
    return configuration
  }
}

final class ResizedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var told: [String] = []

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation, traitCollection previousTraitCollection: UITraitCollection
  ) {
    told.append(
      "from \(previousInterfaceOrientation) now \(windowScene.interfaceOrientation), width was \(previousTraitCollection.horizontalSizeClass)"
        + " now \(windowScene.traitCollection.horizontalSizeClass)")
  }
}

/// The name in Xcode's template, which is found without being specified.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}

@MainActor @Suite(.serialized) struct LifecycleTests {
  let screen = TestScreen()
  let application = UIApplication.shared

  init() { log = [] }

  @Test("AP-01 The delegate is launched once and notified of every step, in order") func withoutScenes() {
    let delegate = RecordingDelegate()
    application.delegate = delegate
    application.lifecycle.launch(options: nil)
    application.lifecycle.launch(options: nil)
    expect(log, equals: ["will launch", "did launch "])
    expect(application.applicationState, equals: .inactive)
    application.lifecycle.move(to: .active)
    expect(application.applicationState, equals: .active)
    application.lifecycle.move(to: .background)
    expect(application.applicationState, equals: .background)
    application.lifecycle.move(to: .active)
    application.lifecycle.end()
    application.lifecycle.end()
    expect(log.dropFirst(2), equals: ["active", "resign", "background", "foreground", "active", "resign", "background", "terminate"])
  }

  @Test("With scenes the scene's delegate is notified instead, and the window belongs to the scene") func withScenes() throws {
    let delegate = SceneAppDelegate()
    application.delegate = delegate
    AppLauncher.launch(application, urls: [])
    expect(log, equals: ["configure", "connect", "scene foreground", "scene active"])
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    let sceneDelegate = try #require(scene.delegate as? RecordingSceneDelegate)
    expect(sceneDelegate.window?.windowScene === scene)
    expect(scene.session.configuration.name, equals: "Main")
    expect(scene.activationState, equals: .foregroundActive)
    application.openRequested(URL(fileURLWithPath: "/tmp/a"))
    application.lifecycle.end()
    expect(log.dropFirst(4), equals: ["scene opens 1", "scene resign", "scene background", "disconnect"])
    expect(scene.activationState, equals: .unattached)
  }

  @Test("A scene's delegate receives the previous orientation and traits at a change of size") func resized() throws {
    let appDelegate = ResizedAppDelegate()
    application.delegate = appDelegate
    AppLauncher.launch(application, urls: [])
    let scene = try #require(application.connectedScenes.first as? UIWindowScene)
    let delegate = try #require(scene.delegate as? ResizedSceneDelegate)
    screen.resize(to: CGSize(width: 320, height: 480))
    delegate.told = []
    screen.resize(to: CGSize(width: 700, height: 500))
    expect(delegate.told, equals: ["from portrait now landscapeLeft, width was compact now regular"])
    withExtendedLifetime(appDelegate) {}
  }

  @Test("A scene delegate that nothing names is found by the name of the template") func templateName() {
    final class Plain: NSObject, UIApplicationDelegate {}
    let delegate = Plain()
    application.delegate = delegate
    AppLauncher.launch(application, urls: [])
    expect(application.windowScene?.delegate is SceneDelegate)
  }

  @Test("Observers are notified of the same steps") func notifications() {
    var names: [String] = []
    let tokens = [
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification, UIApplication.willTerminateNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(String(name.rawValue.dropFirst("UIApplication".count).dropLast("Notification".count))) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    application.lifecycle.launch(options: nil)
    application.lifecycle.move(to: .active)
    application.lifecycle.move(to: .background)
    application.lifecycle.move(to: .inactive)
    application.lifecycle.end()
    expect(
      names == [
        "DidFinishLaunching", "DidBecomeActive", "WillResignActive", "DidEnterBackground", "WillEnterForeground", "DidEnterBackground",
        "WillTerminate",
      ])
  }

  @Test("A file or URL given on the command line is the launch option and is opened") func launchURL() {
    let existing = URL(fileURLWithPath: #filePath)
    let urls = AppLauncher.requestedURLs(["app", "--flag", existing.path, "nowhere/at/all", "notes://one"])
    expect(urls, equals: [existing, URL(string: "notes://one")!])
    let delegate = RecordingDelegate()
    application.delegate = delegate
    AppLauncher.launch(application, urls: urls)
    expect(log.prefix(3), equals: ["will launch", "did launch with url", "open \(existing.lastPathComponent)"])
  }

  @Test("Delegates are made by the initializer their class has") func makesDelegates() {
    class Base: UIResponder {
      let word: String
      override init() { word = "own" }
    }
    final class Sub: Base {}
    final class Bare: NSObject {}
    expect((ObjectFactory.make(Sub.self) as? Sub)?.word, equals: "own")
    expect(ObjectFactory.make(Bare.self) is Bare)
    expect(ObjectFactory.make(RecordingDelegate.self) is RecordingDelegate)
  }
}
