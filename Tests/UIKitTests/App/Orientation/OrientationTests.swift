import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitViews

@Suite("Orientation") @MainActor
struct OrientationTests {
  @MainActor private final class Turning: UIViewController {
    var mask = UIInterfaceOrientationMask.all
    var turns = true
    var log: [String] = []
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var shouldAutorotate: Bool { turns }
    override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
      log.append("will \(toInterfaceOrientation)")
    }
    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) { log.append("did \(fromInterfaceOrientation)") }
  }

  private let screen = TestScreen(size: CGSize(width: 320, height: 480))
  private var rotation: InterfaceRotation { .shared }
  private var size: CGSize { UIScreen.main.bounds.size }

  @Test("A window that becomes wider than high is reported as rotated; nothing prevents it")
  func window() {
    var heard = 0
    let observer = NotificationCenter.default.addObserver(forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil) {
      _ in
      MainActor.assumeIsolated { heard += 1 }
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    let root = Turning()
    root.mask = .portrait
    screen.show(root)
    expect(UIDevice.current.orientation == .portrait && root.interfaceOrientation == .portrait)
    screen.resize(to: CGSize(width: 300, height: 480))
    expect(heard, equals: 0)
    screen.resize(to: CGSize(width: 480, height: 300))
    expect(heard == 1 && UIDevice.current.orientation.isLandscape && root.interfaceOrientation.isLandscape)
    UIDevice.current.endGeneratingDeviceOrientationNotifications()
    screen.resize(to: CGSize(width: 300, height: 480))
    expect(heard == 1 && !UIDevice.current.isGeneratingDeviceOrientationNotifications)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
  }

  @Test("A machine that is turned: the interface follows where the controller supports it, and is notified of it in the old way too")
  func turned() {
    let root = Turning()
    screen.show(root)
    screen.rotate(to: .landscapeLeft)
    expect(size == CGSize(width: 480, height: 320) && root.interfaceOrientation == .landscapeRight)
    expect(root.log, equals: ["will landscapeRight", "did portrait"])
    root.turns = false
    screen.rotate(to: .portrait)
    expect(size.width == 480 && UIDevice.current.orientation == .portrait)
    root.turns = true
    UIViewController.attemptRotationToDeviceOrientation()
    screen.layout()
    expect(size.width, equals: 320)
    screen.rotate(to: .faceUp)
    expect(size.width == 320 && UIDevice.current.orientation.isFlat)
  }

  @Test("An unsupported orientation is not used; when that changes, or another controller covers the screen, the interface rotates")
  func supported() {
    let root = Turning()
    root.mask = .portrait
    screen.show(root)
    screen.rotate(to: .landscapeRight)
    expect(size.width == 320 && root.interfaceOrientation == .portrait)
    root.mask = .allButUpsideDown
    root.setNeedsUpdateOfSupportedInterfaceOrientations()
    screen.layout()
    expect(size.width == 480 && root.interfaceOrientation == .landscapeLeft)
    let over = Turning()
    over.mask = .portrait
    over.modalPresentationStyle = .fullScreen
    root.present(over, animated: true)
    screen.settle()
    expect(size.width == 320 && over.preferredInterfaceOrientationForPresentation == .portrait)
    root.dismiss(animated: true)
    screen.settle()
    expect(size.width, equals: 480)
  }

  @Test("The application has a say, and the delegates of containers")
  func delegates() {
    final class App: NSObject, UIApplicationDelegate {
      func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask {
        .portrait
      }
    }
    final class Says: UINavigationControllerDelegate, UITabBarControllerDelegate, UISplitViewControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask { .landscape }
      func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientation { .landscapeRight }
      func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask {
        .landscapeLeft
      }
      func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController
      ) -> UIInterfaceOrientation { .landscapeLeft }
      func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
      ) -> UIInterfaceOrientationMask { .portrait }
      func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
      ) -> UIInterfaceOrientation { .portraitUpsideDown }
    }
    let says = Says()
    let navigation = UINavigationController(rootViewController: Turning())
    let tabs = UITabBarController()
    let split = UISplitViewController(style: .doubleColumn)
    let before = [navigation, tabs, split].map(\.preferredInterfaceOrientationForPresentation)
    for container in [navigation, tabs, split] { expect(container.supportedInterfaceOrientations, equals: .allButUpsideDown) }
    navigation.delegate = says
    tabs.delegate = says
    split.delegate = says
    expect(navigation.supportedInterfaceOrientations, equals: .landscape)
    expect(tabs.supportedInterfaceOrientations, equals: .landscapeLeft)
    expect(split.supportedInterfaceOrientations, equals: .portrait)
    let after = [navigation, tabs, split].map(\.preferredInterfaceOrientationForPresentation)
    expect(before, equals: [.portrait, .portrait, .portrait])
    expect(after, equals: [.landscapeRight, .landscapeLeft, .portraitUpsideDown])
    navigation.delegate = nil
    let app = App()
    UIApplication.shared.delegate = app
    screen.show(navigation)
    screen.rotate(to: .landscapeLeft)
    expect(size.width, equals: 320)
    UIApplication.shared.delegate = nil
    withExtendedLifetime((app, says)) {}
  }

  @Test("A scene's request turns the interface, or reports that the controller does not support it") func request() throws {
    final class Page: UIViewController {
      var mask = UIInterfaceOrientationMask.allButUpsideDown
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    }
    let screen = TestScreen(size: CGSize(width: 320, height: 568))
    screen.rotate(to: .portrait)
    let page = Page()
    screen.show(page)
    let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let session = UISceneSession(role: .windowApplication, configuration: configuration)
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions(urlContexts: []))
    var errors = 0
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { _ in errors += 1 }
    screen.settle(timeout: 2)
    expect(errors == 0 && page.view.bounds.size == CGSize(width: 568, height: 320))
    expect(scene.effectiveGeometry.interfaceOrientation.isLandscape)
    page.mask = .landscape
    scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in errors += 1 }
    expect(errors == 1 && page.view.bounds.width == 568)
  }
}
