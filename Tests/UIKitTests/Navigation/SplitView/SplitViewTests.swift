import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitViews

@Suite("Split views") @MainActor
struct SplitViewTests {
  private let screen = TestScreen(size: CGSize(width: 1000, height: 700))
  private let log = Log()

  @MainActor private final class Watcher: UISplitViewControllerDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
      log.add("mode \(displayMode)")
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.add("didCollapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.add("didExpand") }
  }

  private func make() -> (UISplitViewController, LoggedController, LoggedController, Watcher) {
    let list = LoggedController("list", log)
    let detail = LoggedController("detail", log)
    let split = UISplitViewController(style: .doubleColumn)
    let watcher = Watcher(log)
    split.delegate = watcher
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    screen.show(split)
    return (split, list, detail, watcher)
  }

  private func frame(_ controller: UIViewController) -> CGRect { controller.view.convert(controller.view.bounds, to: nil) }

  @Test("A wide window shows list and detail side by side")
  func wide() {
    let (split, list, detail, _) = make()
    expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary && !split.displayModeButtonItem.isHidden)
    expect(frame(list).minX == 0 && frame(list).width == 320)
    expect(frame(detail).minX == 320.5 && frame(detail).width == 679.5)
    expect(split.primaryColumnWidth, equals: 320)
    expect(list.splitViewController === split)
    expect(list.traitCollection.horizontalSizeClass == .compact && detail.traitCollection.horizontalSizeClass == .regular)
    split.preferredPrimaryColumnWidth = 250
    screen.layout()
    expect(frame(list).width, equals: 250)
  }

  @Test("VC-05 Collapsing and expanding with the window: a literal log")
  func collapsing() {
    let (split, list, detail, watcher) = make()
    split.showDetailViewController(detail.navigationController!, sender: nil)
    screen.settle()
    _ = log.take()
    screen.resize(to: CGSize(width: 400, height: 700))
    screen.settle()
    expect(split.isCollapsed && split.displayModeButtonItem.isHidden)
    expect(detail.view.window != nil && frame(detail).width == 400)
    expect(list.navigationController === detail.navigationController)
    expect(
      log.take() == "detail willDisappear, detail didDisappear, detail willMove nil, detail didMove nil, detail willMove parent, "
        + "list willDisappear, detail willAppear, detail isAppearing, list didDisappear, detail didAppear, detail didMove parent, "
        + "didCollapse, detail willLayout, detail didLayout")
    screen.resize(to: CGSize(width: 1000, height: 700))
    screen.settle()
    expect(!split.isCollapsed)
    expect(frame(list).width == 320 && frame(detail).minX == 320.5)
    expect(
      log.take() == "detail willMove nil, detail willDisappear, list willAppear, list isAppearing, detail didDisappear, list didAppear, "
        + "detail didMove nil, detail willMove parent, detail didMove parent, detail willAppear, detail isAppearing, detail didAppear, "
        + "didExpand, detail willLayout, detail didLayout, list willLayout, list didLayout")
    withExtendedLifetime(watcher) {}
  }

  @Test("In a narrow window the list is first, and showing a detail pushes it")
  func narrow() {
    screen.resize(to: CGSize(width: 400, height: 700))
    let (split, list, detail, watcher) = make()
    expect(split.isCollapsed && list.view.window != nil && detail.viewIfLoaded?.window == nil)
    let other = LoggedController("other", log)
    list.showDetailViewController(other, sender: nil)
    screen.settle()
    expect(list.navigationController?.topViewController === other)
    screen.resize(to: CGSize(width: 1000, height: 700))
    screen.settle()
    expect(frame(other).minX == 320.5 && frame(list).width == 320)
    withExtendedLifetime(watcher) {}
  }

  @Test("The mode's button hides and shows the list; without space it covers the detail")
  func modes() {
    let (split, list, detail, watcher) = make()
    _ = log.take()
    func touchButton() { split.displayModeButtonItem.actionTarget!.send(from: split.displayModeButtonItem, event: nil) }
    touchButton()
    screen.settle()
    expect(split.displayMode, equals: .secondaryOnly)
    expect(frame(detail).width, equals: 1000)
    expect(log.take().hasPrefix("mode secondaryOnly, list willDisappear"))
    touchButton()
    screen.settle()
    expect(split.displayMode == .oneBesideSecondary && frame(list).minX == 0)
    screen.resize(to: CGSize(width: 610, height: 700))
    split.preferredDisplayMode = .secondaryOnly
    screen.settle()
    touchButton()
    screen.settle()
    expect(split.displayMode, equals: .oneOverSecondary)
    expect(frame(detail).width == 610 && frame(list).minX == 0)
    screen.tap(CGPoint(x: 550, y: 400))
    screen.settle()
    expect(split.displayMode, equals: .secondaryOnly)
    withExtendedLifetime(watcher) {}
  }

  @Test("The older style: two controllers, and a delegate that collapses an empty detail")
  func olderWay() {
    final class Dropping: UISplitViewControllerDelegate {
      func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool { true }
    }
    let list = LoggedController("list", log)
    let detail = LoggedController("detail", log)
    let split = UISplitViewController()
    let dropping = Dropping()
    split.delegate = dropping
    split.viewControllers = [UINavigationController(rootViewController: list), UINavigationController(rootViewController: detail)]
    screen.show(split)
    expect(frame(list).width == 320 && frame(detail).minX == 320.5)
    screen.resize(to: CGSize(width: 400, height: 700))
    screen.settle()
    expect(list.view.window != nil && detail.view.window == nil)
    expect(list.navigationController?.viewControllers.count, equals: 1)
  }

  @Test("A split screen reads column by column")
  func accessibility() {
    let (_, list, detail, watcher) = make()
    for (controller, text) in [(list, "A list"), (detail, "A detail")] {
      let label = UILabel(frame: CGRect(x: 20, y: 100, width: 100, height: 30))
      label.text = text
      controller.view.addSubview(label)
      controller.title = text + "’s title"
    }
    #expect(
      screen.accessibilityTree() == """
        header text "A list’s title"
        text "A list"
        header text "A detail’s title"
        text "A detail"
        """)
    withExtendedLifetime(watcher) {}
  }

  @Test("The older delegate decides by the orientation whether the list is hidden") func shouldHide() {
    final class Older: NSObject, UISplitViewControllerDelegate {
      var hides = true
      var asked: [UIInterfaceOrientation] = []
      func splitViewController(
        _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
      ) -> Bool {
        asked.append(orientation)
        return hides
      }
    }
    let older = Older()
    func mode() -> UISplitViewController.DisplayMode {
      let screen = TestScreen(size: CGSize(width: 1024, height: 768))
      let split = UISplitViewController()
      split.delegate = older
      split.viewControllers = [UIViewController(), UIViewController()]
      screen.show(split)
      screen.settle(timeout: 1)
      return split.displayMode
    }
    expect(mode(), equals: .secondaryOnly)
    expect(older.asked.allSatisfy { $0 == .landscapeLeft } && !older.asked.isEmpty)
    older.hides = false
    expect(mode(), equals: .oneBesideSecondary)
  }
}
