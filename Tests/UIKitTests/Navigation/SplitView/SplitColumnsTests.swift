import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

@Suite("Split views: columns and modes") @MainActor
struct SplitColumnsTests {
  private let log = Log()

  @MainActor private final class Watcher: UISplitViewControllerDelegate {
    let log: Log
    var top: UISplitViewController.Column?
    init(_ log: Log) { self.log = log }
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
      log.add("mode \(displayMode)")
    }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) { log.add("show \(column)") }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) { log.add("hide \(column)") }
    func splitViewController(
      _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top ?? proposedTopColumn }
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) { log.add("gesture") }
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) { log.add("gestureEnd") }
  }

  private func make(_ width: CGFloat, rightToLeft: Bool = false) -> (TestScreen, UISplitViewController, [LoggedController], Watcher) {
    let screen = TestScreen(size: CGSize(width: width, height: 700))
    if rightToLeft { screen.traits = { $0.layoutDirection = .rightToLeft } }
    let controllers = ["places", "list", "detail"].map { LoggedController($0, log) }
    let split = UISplitViewController(style: .tripleColumn)
    let watcher = Watcher(log)
    split.delegate = watcher
    for (column, controller) in zip([UISplitViewController.Column.primary, .supplementary, .secondary], controllers) {
      split.setViewController(controller, for: column)
    }
    split.preferredPrimaryColumnWidth = 200
    split.preferredSupplementaryColumnWidth = 300
    screen.show(split)
    screen.settle()
    _ = log.take()
    return (screen, split, controllers, watcher)
  }

  private func span(_ controller: UIViewController) -> ClosedRange<CGFloat> {
    let frame = controller.view.convert(controller.view.bounds, to: nil)
    return frame.minX...frame.maxX
  }

  @Test("The controller of a column is the one that was set, also while collapsed, and not the stack that wraps it")
  func givenControllers() {
    let (screen, split, controllers, watcher) = make(1100)
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
    expect(columns.map { split.viewController(for: $0) }, equals: controllers)
    expect(split.viewControllers.allSatisfy { $0 is UINavigationController })
    let own = UINavigationController(rootViewController: UIViewController())
    split.setViewController(own, for: .supplementary)
    expect(split.viewController(for: .supplementary) === own)
    let other = UIViewController()
    split.setViewController(other, for: .secondary)
    screen.settle()
    expect(split.viewController(for: .secondary) === other)
    screen.resize(to: CGSize(width: 375, height: 667))
    screen.settle()
    expect(split.isCollapsed && split.viewController(for: .secondary) === other)
    _ = watcher
  }

  @Test("Frames of every mode follow from the widths; mirrored they stand at the other side")
  func layout() {
    let plain = SplitLayout(size: CGSize(width: 1000, height: 10), widths: [200, 300], line: 1, isMirrored: false)
    let mirrored = SplitLayout(size: CGSize(width: 1000, height: 10), widths: [200, 300], line: 1, isMirrored: true)
    let expected: [(UISplitViewController.DisplayMode, [CGFloat], CGFloat, CGFloat)] = [
      (.secondaryOnly, [-502, -301], 0, 1000), (.oneBesideSecondary, [-201, 0], 301, 699), (.oneOverSecondary, [-201, 0], 0, 1000),
      (.twoBesideSecondary, [0, 201], 502, 498), (.twoOverSecondary, [0, 201], 0, 1000), (.twoDisplaceSecondary, [0, 201], 502, 699),
    ]
    for (mode, leading, x, width) in expected {
      let frames = plain.frames(mode)
      expect(frames.leading.map(\.minX) == leading && frames.secondary.minX == x && frames.secondary.width == width, "\(mode)")
      expect(frames.lines.map(\.minX), equals: zip(leading, [200, 300]).map { $0 + $1 })
      let other = mirrored.frames(mode)
      expect(other.leading.map(\.maxX) == leading.map { 1000 - $0 } && other.secondary.maxX == 1000 - x, "\(mode)")
    }
  }

  @Test("Three columns in a wide window; two if three do not fit, and the first moves the detail aside")
  func triple() {
    let (screen, split, columns, watcher) = make(1100)
    expect(split.displayMode == .twoBesideSecondary && split.splitBehavior == .tile)
    expect(span(columns[0]) == 0...200 && span(columns[1]) == 200.5...500.5 && span(columns[2]) == 501...1100)
    expect(split.primaryColumnWidth == 200 && split.supplementaryColumnWidth == 300)
    expect(columns.map { $0.traitCollection.horizontalSizeClass }, equals: [.compact, .compact, .regular])
    screen.resize(to: CGSize(width: 700, height: 700))
    screen.settle()
    expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .displace)
    expect(span(columns[1]) == 0...300 && span(columns[2]) == 300.5...700)
    _ = log.take()
    split.show(.primary)
    expect(log.take(), equals: "mode twoDisplaceSecondary, show primary, places willAppear, places isAppearing")
    screen.settle()
    expect(span(columns[0]) == 0...200 && span(columns[2]).lowerBound == 501)
    expect(
      log.take() == "places isAppearing, places willLayout, places didLayout, places didAppear" || span(columns[1]).lowerBound == 200.5)
    split.hide(.primary)
    screen.settle()
    expect(split.displayMode, equals: .oneBesideSecondary)
    split.hide(.supplementary)
    screen.settle()
    expect(split.displayMode == .secondaryOnly && span(columns[2]) == 0...700)
    split.preferredSplitBehavior = .overlay
    split.show(.primary)
    screen.settle()
    expect(split.displayMode == .twoOverSecondary && span(columns[2]) == 0...700 && span(columns[1]) == 200.5...500.5)
    split.show(.secondary)
    screen.settle()
    expect(split.displayMode, equals: .secondaryOnly)
    withExtendedLifetime(watcher) {}
  }

  @Test("From right to left, and with the primary column at the trailing edge, columns stand on the right")
  func mirrored() {
    let (screen, split, columns, _) = make(1100, rightToLeft: true)
    expect(span(columns[0]) == 900...1100 && span(columns[2]) == 0...599)
    split.primaryEdge = .trailing
    screen.settle()
    expect(span(columns[0]), equals: 0...200)
  }

  @Test("Preferred display modes and behaviors have their effects")
  func preferred() {
    let (screen, split, _, _) = make(1100)
    for mode in [UISplitViewController.DisplayMode.oneOverSecondary, .twoOverSecondary, .secondaryOnly, .oneBesideSecondary] {
      split.preferredDisplayMode = mode
      screen.settle()
      expect(split.displayMode, equals: mode)
    }
    split.preferredSplitBehavior = .overlay
    screen.settle()
    expect(split.displayMode, equals: .oneOverSecondary)
    split.preferredSplitBehavior = .displace
    split.preferredDisplayMode = .twoBesideSecondary
    screen.settle()
    expect(split.displayMode, equals: .twoDisplaceSecondary)
    let double = UISplitViewController(style: .doubleColumn)
    expect(double.allowed(.twoOverSecondary) == .oneOverSecondary && double.allowed(.twoBesideSecondary) == .oneBesideSecondary)
    let message = caughtUIKitError { double.setViewController(UIViewController(), for: .supplementary) }
    expect(message?.contains("triple-column"), equals: true)
  }

  @Test("Three columns become one stack up to the preferred top column, and each gets its controllers back")
  func collapsing() {
    let (screen, split, columns, watcher) = make(1100)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    watcher.top = .supplementary
    screen.resize(to: CGSize(width: 400, height: 700))
    screen.settle()
    let stack = columns[0].navigationController
    expect(stack?.viewControllers, equals: [columns[0], columns[1]])
    split.show(.secondary)
    screen.settle()
    expect(stack?.viewControllers, equals: columns)
    let pushed = LoggedController("more", log)
    stack?.pushViewController(pushed, animated: false)
    split.show(.supplementary)
    screen.settle()
    expect(stack?.viewControllers, equals: [columns[0], columns[1]])
    split.show(.secondary)
    screen.settle()
    split.show(.primary)
    screen.settle()
    expect(stack?.viewControllers, equals: [columns[0]])
    split.show(.secondary)
    screen.settle()
    columns[2].navigationController?.pushViewController(pushed, animated: false)
    screen.resize(to: CGSize(width: 1100, height: 700))
    screen.settle()
    expect(columns[0].navigationController?.viewControllers, equals: [columns[0]])
    expect(columns[1].navigationController?.viewControllers, equals: [columns[1]])
    expect(columns[2].navigationController?.viewControllers, equals: [columns[2], pushed])
    expect(Set(columns.compactMap { $0.navigationController.map(ObjectIdentifier.init) }).count, equals: 3)
  }

  @Test("The button is in the bar of the first visible column while the column before it is hidden; a tap shows that column")
  func button() {
    let (screen, split, columns, _) = make(1100)
    func leading(_ index: Int) -> UIBarButtonItem? { columns[index].navigationController?.navigationBar.leadingItem }
    expect([0, 1, 2].allSatisfy { leading($0) == nil })
    split.hide(.primary)
    screen.settle()
    expect(leading(1) === split.displayModeButtonItem)
    expect(screen.accessibilityTree().contains("button \"Show Sidebar\""))
    split.hide(.supplementary)
    screen.settle()
    expect(leading(1) == nil && leading(2) === split.displayModeButtonItem)
    screen.tap(CGPoint(x: 28, y: 22))
    screen.settle()
    expect(split.displayMode, equals: .oneBesideSecondary)
    split.displayModeButtonVisibility = .never
    expect(leading(1) == nil)
    screen.press(.keyboardS, modifiers: [.command, .control])
    screen.settle()
    expect(split.displayMode, equals: .twoBesideSecondary)
  }

  @Test("A drag from the edge shows the hidden column under the finger; released early it is hidden again")
  func dragging() {
    let (screen, split, columns, watcher) = make(1100)
    split.preferredDisplayMode = .secondaryOnly
    screen.settle()
    _ = log.take()
    let touch = screen.touchDown(CGPoint(x: 2, y: 400))
    touch.move(to: CGPoint(x: 30, y: 400))
    touch.move(to: CGPoint(x: 152, y: 400))
    screen.layout()
    expect(log.take().hasPrefix("gesture, mode oneBesideSecondary, show supplementary, list willAppear"))
    let box = split.box(.supplementary)
    let x = (box.layer.presentation() ?? box.layer).frame.minX
    expect(x > -200 && x < -100)
    touch.move(to: CGPoint(x: 40, y: 400))
    screen.advance(by: 0.05)
    touch.move(to: CGPoint(x: 10, y: 400))
    touch.up()
    screen.settle()
    expect(split.displayMode == .secondaryOnly && span(columns[2]) == 0...1100)
    let told = log.take().components(separatedBy: ", ").filter { !$0.hasSuffix("Layout") }
    expect(told.suffix(4), equals: ["list willDisappear", "mode secondaryOnly", "list didDisappear", "gestureEnd"])
    screen.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 250, y: 400))
    screen.settle()
    expect(split.displayMode == .oneBesideSecondary && span(columns[1]) == 0...300)
    expect(log.take().hasSuffix("list didAppear, gestureEnd"))
    split.presentsWithGesture = false
    split.preferredDisplayMode = .secondaryOnly
    screen.settle()
    _ = watcher
  }
}
