import Testing
import UIKit
import UIKitTesting

/// A sample on a screen under a navigation bar, touched by rows and by the titles of visible elements.
@MainActor struct SampleStage<Controller: UIViewController> {
  let screen: TestScreen
  let navigation: UINavigationController
  let controller: Controller

  init(_ controller: Controller, size: CGSize = CGSize(width: 320, height: 568), design: UIDesign = .modern) {
    screen = TestScreen(size: size, design: design)
    self.controller = controller
    navigation = UINavigationController(rootViewController: controller)
    screen.show(navigation)
    screen.settle(timeout: 2)
  }

  /// The table of the controller on top.
  var table: UITableView { (top as? UITableViewController)?.tableView ?? top.view as! UITableView }
  var top: UIViewController { navigation.topViewController! }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: section)) }

  /// The titles of the visible rows.
  var texts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

  /// Returns a point in a row: in its center, or at a distance from its left or (negative) right end.
  func point(_ row: Int, _ section: Int = 0, dx: CGFloat = 0) -> CGPoint {
    let frame = table.convert(table.rectForRow(at: IndexPath(row: row, section: section)), to: nil)
    return CGPoint(x: dx == 0 ? frame.midX : dx > 0 ? frame.minX + dx : frame.maxX + dx, y: frame.midY)
  }

  func reveal(_ row: Int, _ section: Int = 0) {
    table.scrollToRow(at: IndexPath(row: row, section: section), at: .none, animated: false)
    screen.layout()
  }

  func tapRow(_ row: Int, _ section: Int = 0, dx: CGFloat = 0) {
    reveal(row, section)
    screen.tap(point(row, section, dx: dx))
    screen.settle(timeout: 2)
  }

  /// Touches the element with a title: a button in a bar, an action of an alert, an item of a menu.
  func tap(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let view = Self.view(named: name, in: screen.window) else {
      Issue.record("nothing is called \(name):\n\(screen.accessibilityTree())", sourceLocation: sourceLocation)
      return
    }
    tap(view)
  }

  func tap(_ view: UIView, x: CGFloat = 0.5) {
    let frame = view.convert(view.bounds, to: nil)
    screen.tap(CGPoint(x: frame.minX + frame.width * x, y: frame.midY))
    screen.settle(timeout: 2)
  }

  func shows(_ name: String) -> Bool { Self.view(named: name, in: screen.window) != nil }

  /// Returns the front-most view of that name that can be read aloud.
  private static func view(named name: String, in view: UIView) -> UIView? {
    if view.isHidden || view.alpha == 0 { return nil }
    for child in view.subviews.reversed() {
      if let found = self.view(named: name, in: child) { return found }
    }
    return view.isAccessibilityElement && view.accessibilityLabel == name ? view : nil
  }
}
