import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import UIKitObjects
@testable import UIKitViews

/// Logs the calls of the scenes, in order, each with the number of its scene.
@MainActor private var log: [String] = []

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Main", sessionRole: session.role)
    configuration.delegateClass = NumberedSceneDelegate.self
    return configuration
  }

  func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {
    log.append("discard \(sessions.count)")
  }
  func applicationWillTerminate(_ application: UIApplication) { log.append("terminate") }
}

final class NumberedSceneDelegate: UIResponder, UIWindowSceneDelegate {
  @MainActor static var count = 0
  var window: UIWindow?
  private let number: Int
  var box = UIView()

  override init() {
    Self.count += 1
    number = Self.count
    super.init()
  }

  private func note(_ event: String) { log.append("\(number) \(event)") }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    note("connect" + connectionOptions.userActivities.map { " " + $0.activityType }.joined())
    let scene = scene as! UIWindowScene
    expect(UIScreen.main === scene.screen)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UIViewController()
    window.rootViewController?.view.backgroundColor = number == 1 ? .red : .blue
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillEnterForeground(_ scene: UIScene) { note("foreground") }
  func sceneDidBecomeActive(_ scene: UIScene) { note("active") }
  func sceneWillResignActive(_ scene: UIScene) { note("resign") }
  func sceneDidEnterBackground(_ scene: UIScene) { note("background") }
  func sceneDidDisconnect(_ scene: UIScene) { note("disconnect") }
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { note("continue \(userActivity.activityType)") }
}

@MainActor @Suite(.serialized) struct SeveralScenesTests {
  private let screen = TestScreen(size: CGSize(width: 320, height: 480))
  private let delegate = AppDelegate()
  private var application: UIApplication { .shared }

  /// Launches a program with one scene.
  init() {
    log = []
    NumberedSceneDelegate.count = 0
    screen.window.isHidden = true
    screen.opensScenes = true
    application.delegate = delegate
    let manifest: [String: Any] = ["UIApplicationSupportsMultipleScenes": true]
    AppLauncher.launch(application, urls: [], interface: MainInterface(info: ["UIApplicationSceneManifest": manifest], bundles: []))
    screen.layout()
  }

  private func openAnother(_ activity: NSUserActivity? = nil) -> UIWindowScene? {
    let before = application.connectedScenes
    application.requestSceneSessionActivation(nil, userActivity: activity, options: nil) { log.append("error \($0)") }
    screen.settle()
    return application.connectedScenes.subtracting(before).first as? UIWindowScene
  }

  private var firstScene: UIWindowScene? { application.scenes.first as? UIWindowScene }

  @Test("A requested scene is connected with its activity in a window of its own, after the call, and becomes active")
  func opens() throws {
    expect(application.supportsMultipleScenes)
    log = []
    application.requestSceneSessionActivation(nil, userActivity: NSUserActivity(activityType: "note"), options: nil)
    expect(log.isEmpty)
    screen.settle()
    expect(log, equals: ["2 connect note", "2 foreground", "2 active"])
    let second = try #require(application.scenes.last as? UIWindowScene)
    let first = try #require(firstScene)
    expect(application.connectedScenes.count == 2 && application.openSessions.count == 2)
    expect(first.session.persistentIdentifier != second.session.persistentIdentifier)
    expect(first.screen !== second.screen && first.windows.count == 1 && second.windows.count == 1)
    expect(first.activationState == .foregroundActive && second.activationState == .foregroundActive)
  }

  @Test("Each scene has its own picture, touches and key window; the focus moves them")
  func focuses() throws {
    let first = try #require(firstScene)
    let second = try #require(openAnother())
    expect(screen.snapshot().pixel(x: 10, y: 10).blue, above: 200)
    expect(UIWindow.key === second.windows.first && second.keyWindow === second.windows.first)
    expect(first.keyWindow === first.windows.first)
    screen.focus(first)
    expect(screen.snapshot().pixel(x: 10, y: 10).red > 200 && UIWindow.key === first.windows.first)
    var tapped: [Int] = []
    for (number, scene) in [first, second].enumerated() {
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Tap") { _ in tapped.append(number) })
      button.frame = CGRect(x: 50, y: 50, width: 100, height: 50)
      scene.windows[0].rootViewController?.view.addSubview(button)
    }
    screen.layout()
    screen.tap(CGPoint(x: 100, y: 75))
    screen.focus(second)
    screen.tap(CGPoint(x: 100, y: 75))
    expect(tapped, equals: [0, 1])
  }

  private final class LightController: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersStatusBarHidden: Bool { true }
  }

  @Test("Each scene has a status bar of its own, as its controller determines it")
  func statusBars() throws {
    screen.statusBarHeight = 20
    let first = try #require(firstScene)
    let second = try #require(openAnother())
    second.windows[0].rootViewController = LightController()
    screen.settle()
    let (one, other) = (try #require(first.statusBarManager), try #require(second.statusBarManager))
    expect(one !== other && one.statusBarStyle == .default && other.statusBarStyle == .lightContent)
    expect(one.statusBarFrame == CGRect(x: 0, y: 0, width: 320, height: 20) && other.isStatusBarHidden)
    expect(first.windows[0].safeAreaInsets.top == 20 && second.windows[0].safeAreaInsets.top == 0)
    screen.resize(to: CGSize(width: 700, height: 900))
    expect(one.statusBarFrame.width, equals: 320)
  }

  @Test("A window of one size does not change with another; traits of a window are those of its scene's screen")
  func separate() throws {
    let first = try #require(firstScene)
    let second = try #require(openAnother())
    screen.resize(to: CGSize(width: 700, height: 900))
    expect(second.windows[0].bounds.width == 700 && first.windows[0].bounds.width == 320)
    expect(second.windows[0].traitCollection.horizontalSizeClass, equals: .regular)
    expect(first.windows[0].traitCollection.horizontalSizeClass, equals: .compact)
    screen.traits = { $0.userInterfaceStyle = .dark }
    expect(second.windows[0].traitCollection.userInterfaceStyle, equals: .dark)
  }

  @Test("Closing a scene moves it to the background, disconnects it and discards its session; the others stay active")
  func closes() throws {
    let first = try #require(firstScene)
    let second = try #require(openAnother())
    log = []
    application.requestSceneSessionDestruction(second.session, options: nil) { log.append("error \($0)") }
    screen.settle()
    expect(log, equals: ["2 resign", "2 background", "2 disconnect", "discard 1"])
    expect(application.connectedScenes == [first] && application.openSessions == [first.session])
    expect(UIWindow.key === first.windows.first && screen.snapshot().pixel(x: 10, y: 10).red > 200)
    expect(application.applicationState, equals: .active)
    log = []
    application.requestSceneSessionDestruction(first.session, options: nil)
    screen.settle()
    expect(log, equals: ["1 resign", "1 background", "1 disconnect", "terminate"])
  }

  @Test("The first scene can be closed before others, whose screens remain")
  func closesFirst() throws {
    let first = try #require(firstScene)
    let second = try #require(openAnother())
    let third = try #require(openAnother())
    application.requestSceneSessionDestruction(first.session, options: nil)
    screen.settle()
    expect(application.connectedScenes, equals: [second, third])
    expect(UIScreen.screens.count == 2 && second.windows.count == 1 && third.windows.count == 1)
    screen.focus(second)
    expect(screen.snapshot().pixel(x: 10, y: 10).blue, above: 200)
  }

  @Test(
    "A request for the session of a scene brings it to the front with its activity; activation conditions choose the scene of an activity")
  func activates() throws {
    let first = try #require(firstScene)
    let second = try #require(openAnother())
    log = []
    application.activateSceneSession(
      for: UISceneSessionActivationRequest(session: first.session, userActivity: NSUserActivity(activityType: "again")))
    expect(log == ["1 continue again"] && UIWindow.key === first.windows.first)
    second.activationConditions.prefersToActivateForTargetContentIdentifierPredicate = NSPredicate { value, _ in value as? String == "b" }
    let activity = NSUserActivity(activityType: "open")
    activity.targetContentIdentifier = "b"
    application.continueActivity(activity)
    activity.targetContentIdentifier = "a"
    application.continueActivity(activity)
    expect(log, equals: ["1 continue again", "2 continue open", "1 continue open"])
  }

  @Test("Without UIApplicationSupportsMultipleScenes a request for a new scene is answered by the only one")
  func single() throws {
    application.interface = MainInterface(info: [:], bundles: [])
    log = []
    application.requestSceneSessionActivation(nil, userActivity: NSUserActivity(activityType: "one"), options: nil)
    screen.settle()
    expect(!application.supportsMultipleScenes && log == ["1 continue one"])
  }

  private final class Source: NSObject, UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
      [UIDragItem(itemProvider: NSItemProvider(object: NSString(string: "carried")))]
    }
  }

  private final class Target: NSObject, UIDropInteractionDelegate {
    var dropped: [String] = []
    var place = CGPoint.zero
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
      UIDropProposal(operation: .copy)
    }
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
      place = interaction.view.map { session.location(in: $0) } ?? .zero
      _ = session.loadObjects(ofClass: NSString.self) { self.dropped += $0.compactMap { ($0 as? NSString).map(String.init) } }
    }
  }

  @Test("A drag continues over the window of another scene, and is dropped there")
  func drags() throws {
    let first = try #require(firstScene)
    let second = try #require(openAnother())
    screen.focus(first)
    let (source, target) = (Source(), Target())
    let box = UIView(frame: CGRect(x: 200, y: 100, width: 80, height: 80))
    box.backgroundColor = .white
    let drag = UIDragInteraction(delegate: source)
    drag.isEnabled = true
    box.addInteraction(drag)
    first.windows[0].rootViewController?.view.addSubview(box)
    second.windows[0].rootViewController?.view.addInteraction(UIDropInteraction(delegate: target))
    screen.layout()
    let touch = screen.touchDown(CGPoint(x: 240, y: 140))
    screen.advance(by: 1)
    for x in stride(from: 250.0, through: 400, by: 25) {
      touch.move(to: CGPoint(x: x, y: 150))
      screen.advance(by: 0.05)
    }
    touch.up()
    screen.settle()
    expect(target.dropped == ["carried"] && target.place == CGPoint(x: 80, y: 150))
  }
}
