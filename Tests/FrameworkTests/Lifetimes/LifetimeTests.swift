import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Every public view and controller is shown, used, hidden and released, and no part of it remains.
@MainActor @Suite struct LifetimeTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Sources")
    .standardized

  @Test("Every public class of views has an entry") func views() throws {
    let known = Set(UsedView.all.map(\.name)).union(UsedView.withoutInstances)
    let found = try PublicClasses(sources: Self.sources).descendants(of: "UIView")
    expect(found.count, above: 60)
    expect(found.subtracting(known).sorted(), equals: [], "classes without an entry in UsedView.all")
    expect(known.subtracting(found).sorted(), equals: [], "entries without a class")
  }

  @Test("Every public class of controllers has an entry") func controllers() throws {
    let known = Set(UsedController.all.map(\.name)).union(UsedController.withoutInstances)
    let found = try PublicClasses(sources: Self.sources).descendants(of: "UIViewController")
    expect(found.count, above: 35)
    expect(found.subtracting(known).sorted(), equals: [], "classes without an entry in UsedController.all")
    expect(known.subtracting(found).sorted(), equals: [], "entries without a class")
  }

  @Test("Every view that was shown and used is freed with its layer and subviews") func releasedViews() async {
    for entry in UsedView.all {
      var live = LiveObjects()
      let screen = TestScreen()
      await use(entry, on: screen, &live)
      screen.show(UIViewController())
      await screen.settle(timeout: 3)
      expect(live.names, equals: [], "\(entry.name)")
    }
  }

  private func use(_ entry: UsedView, on screen: TestScreen, _ live: inout LiveObjects) async {
    let host = UIViewController()
    let made = entry.make()
    let view = made.view
    expect("\(type(of: view))" == entry.name || entry.name == "UIPopoverBackgroundView")
    if view.frame.isEmpty { view.frame = CGRect(x: 20, y: 60, width: 280, height: 300) }
    if view.superview == nil, !(view is UIWindow) { host.view.addSubview(view) }
    screen.show(host)
    entry.show(view, host)
    await screen.settle(timeout: 2)
    _ = screen.snapshot()
    await Touching.use(view, on: screen, host)
    live.note(tree: view)
    for object in made.helpers { live.note(object) }
    view.isHidden.toggle()
    await screen.settle(timeout: 1)
    view.isHidden.toggle()
    screen.traits = { $0.userInterfaceStyle = .dark }
    screen.resize(to: CGSize(width: 480, height: 320))
    await screen.settle(timeout: 1)
    live.note(tree: view)
    live.note(tree: host)
    // The screen keeps windows that are shown.
    view.isHidden = true
    view.removeFromSuperview()
  }

  @Test("Every controller that was shown, pushed and presented is freed with its views") func releasedControllers() async {
    for entry in UsedController.all {
      for way in entry.ways {
        var live = LiveObjects()
        let screen = TestScreen()
        await use(entry, way, on: screen, &live)
        screen.show(UIViewController())
        await screen.settle(timeout: 3)
        expect(live.names, equals: [], "\(entry.name) \(way)")
      }
    }
  }

  private func use(_ entry: UsedController, _ way: UsedController.Way, on screen: TestScreen, _ live: inout LiveObjects) async {
    let made = entry.make()
    let controller = made.controller
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    switch way {
    case .root: screen.show(controller)
    case .pushed:
      screen.show(navigation)
      navigation.pushViewController(controller, animated: true)
    case .presented:
      screen.show(navigation)
      controller.popoverPresentationController?.sourceView = root.view
      root.present(controller, animated: true)
    }
    await screen.settle(timeout: 2)
    _ = screen.snapshot()
    entry.act(controller)
    await screen.settle(timeout: 2)
    live.note(tree: controller)
    if controller.viewIfLoaded?.window != nil { await Touching.use(controller.view, on: screen, controller) }
    live.note(tree: controller)
    live.note(controller.presentationController)
    for object in made.helpers { live.note(object) }
    screen.resize(to: CGSize(width: 480, height: 320))
    await screen.settle(timeout: 1)
    live.note(tree: controller)
    switch way {
    case .root: screen.show(root)
    case .pushed: navigation.popToRootViewController(animated: true)
    case .presented: root.dismiss(animated: true)
    }
    await screen.settle(timeout: 2)
    // The controller presented the controllers that remain.
    if root.presentedViewController != nil { root.dismiss(animated: false) }
  }
}

/// Uses a view as a user would, without knowledge of its kind.
@MainActor enum Touching {
  static func use(_ view: UIView, on screen: TestScreen, _ host: UIViewController) async {
    let area = view.convert(view.bounds, to: nil).intersection(screen.window.bounds)
    guard !area.isEmpty else { return }
    let middle = CGPoint(x: area.midX, y: area.midY)
    screen.tap(middle)
    await screen.settle(timeout: 1)
    if view.becomeFirstResponder() {
      screen.type("Some words\n")
      screen.press(.keyboardLeftArrow, modifiers: .shift)
      await screen.settle(timeout: 1)
      view.resignFirstResponder()
    }
    screen.drag(from: CGPoint(x: area.midX, y: area.maxY - 5), to: CGPoint(x: area.midX, y: area.minY + 5))
    screen.drag(from: CGPoint(x: area.maxX - 5, y: area.midY), to: CGPoint(x: area.minX + 5, y: area.midY))
    screen.flick(from: middle, to: CGPoint(x: area.midX, y: area.maxY - 5))
    await screen.settle(timeout: 2)
    screen.pinch(center: middle, from: 40, to: 90)
    screen.longPress(middle)
    await screen.settle(timeout: 2)
    screen.rightClick(middle)
    await screen.settle(timeout: 1)
    screen.tap(CGPoint(x: 3, y: 3))
    screen.hover(middle)
    screen.scrollWheel(at: middle, delta: CGVector(dx: 0, dy: -30))
    screen.press(.keyboardTab)
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardEscape)
    await screen.settle(timeout: 1)
    _ = screen.accessibilityTree()
    if !(host is UIAlertController), host.presentedViewController != nil {
      host.dismiss(animated: true)
      await screen.settle(timeout: 1)
    }
  }
}
