import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitViews

final class StoryboardAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    CallLog.add("did launch, root \(window?.rootViewController?.title ?? "-"), key \(window?.isKeyWindow ?? false)")
    return true
  }
}

final class BareAppDelegate: NSObject, UIApplicationDelegate {}

final class StoryboardSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    CallLog.add("connect, root \(window?.rootViewController?.title ?? "-")")
  }
}

@MainActor @Suite(.serialized) struct LaunchTests {
  let screen = TestScreen(size: CGSize(width: 375, height: 667))

  init() { CallLog.lines = [] }

  private func launch(_ delegate: (any UIApplicationDelegate)?, _ info: [String: Any]) {
    let application = UIApplication.shared
    application.delegate = delegate
    AppLauncher.launch(application, urls: [], interface: MainInterface(info: info, bundles: [Fixtures.bundle]))
    screen.settle()
  }

  @Test("UIApplicationMain also takes the arguments as the SDK of iOS 11 and earlier declared them") func olderArguments() {
    typealias Main = @MainActor (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>>, String?, String?) -> Int32
    typealias NewerMain = @MainActor (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, String?, String?) -> Int32
    let (older, newer): (Main, NewerMain) = (UIApplicationMain, UIApplicationMain)
    // Neither can be called in a test, because the program ends with it.
    expect(type(of: older) == Main.self && type(of: newer) == NewerMain.self)
  }

  @Test("SB-11 The main storyboard's window exists before the delegate is notified of the launch, and shows later") func mainStoryboard() {
    let delegate = StoryboardAppDelegate()
    launch(delegate, ["UIMainStoryboardFile": "Presentation"])
    expect(
      CallLog.take() == ["Source awake", "did launch, root Source, key false", "Source viewDidLoad", "Source didAppear"])
    expect(delegate.window?.isKeyWindow, equals: true)
  }

  @Test("SB-11 A delegate without a window shows the main storyboard all the same") func withoutWindow() {
    launch(BareAppDelegate(), ["UIMainStoryboardFile": "Presentation"])
    expect(UIApplication.shared.keyWindow?.rootViewController?.title, equals: "Source")
  }

  @Test("A scene manifest without configurations leaves the main storyboard in a window", arguments: [true, false])
  func emptyManifest(hasTable: Bool) {
    var manifest: [String: Any] = ["UIApplicationSupportsMultipleScenes": false]
    if hasTable { manifest["UISceneConfigurations"] = [String: Any]() }
    launch(BareAppDelegate(), ["UIApplicationSceneManifest": manifest, "UIMainStoryboardFile": "Presentation"])
    expect(UIApplication.shared.keyWindow?.rootViewController?.title, equals: "Source")
  }

  @Test("The tint color of the main storyboard's document is that of the window") func globalTint() {
    launch(BareAppDelegate(), ["UIMainStoryboardFile": "Tinted"])
    expect(UIApplication.shared.keyWindow?.tintColor, equals: UIColor(red: 0.75, green: 0, blue: 0.25, alpha: 1))
    expect(UIApplication.shared.keyWindow?.rootViewController?.view.tintColor, equals: UIColor(red: 0.75, green: 0, blue: 0.25, alpha: 1))
  }

  @Test("SB-11 A scene shows the storyboard of its configuration, before the scene delegate is connected") func scenes() {
    let manifest: [String: Any] = [
      "UISceneConfigurations": [
        "UIWindowSceneSessionRoleApplication": [
          [
            "UISceneConfigurationName": "Default Configuration", "UISceneStoryboardFile": "Presentation",
            "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).StoryboardSceneDelegate",
          ]
        ]
      ]
    ]
    let delegate = StoryboardAppDelegate()
    launch(delegate, ["UIApplicationSceneManifest": manifest, "UIMainStoryboardFile": "Show"])
    expect(
      CallLog.take() == [
        "did launch, root -, key false", "Source awake", "connect, root Source", "Source viewDidLoad", "Source didAppear",
      ])
    expect(delegate.window == nil)
    expect(UIApplication.shared.keyWindow?.windowScene != nil)
  }

  @Test("SB-11 A main storyboard without an entry point warns") func noEntryPoint() {
    let lines = warnings { launch(StoryboardAppDelegate(), ["UIMainStoryboardFile": "NoInitial"]) }
    expect(
      lines == [
        "Failed to instantiate the default view controller for UIMainStoryboardFile 'NoInitial' - perhaps the designated entry point is "
          + "not set?"
      ])
  }

  @Test("AP-03 A main nib owned by the application creates the delegate, the window and the navigation controller with its root")
  func mainNib() {
    launch(nil, ["NSMainNibFile": "MainNib"])
    let delegate = UIApplication.shared.delegate as? NibAppDelegate
    expect(CallLog.take().contains("did launch, window true"))
    expect(delegate?.navigationController?.topViewController?.title, equals: "Root")
    expect(UIApplication.shared.keyWindow?.rootViewController === delegate?.navigationController)
  }

  @Test("AP-03 A main nib's window is shown when its objects are connected, over the whole screen, and becomes key after the launch")
  func visibleAtLaunch() throws {
    UIApplication.shared.keyWindow?.isHidden = true
    launch(nil, ["NSMainNibFile": "ShownWindow"])
    expect(
      CallLog.take() == [
        "Root willMove in", "Root awake", "Root viewDidLoad", "did launch, shown true, key false", "Root didAppear",
      ])
    let delegate = try #require(UIApplication.shared.delegate as? ShownWindowDelegate)
    let window = try #require(delegate.window)
    expect(window.isKeyWindow && window.frame == screen.window.screen.bounds)
    expect(UIApplication.shared.keyWindow === window)
  }
}
