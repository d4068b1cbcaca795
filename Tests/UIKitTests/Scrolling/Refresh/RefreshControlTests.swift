import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct RefreshControlTests {
  @MainActor final class Counter: NSObject {
    var count = 0
    var action: (UIRefreshControl) -> Void = { _ in }
    func refresh(_ sender: UIRefreshControl) {
      count += 1
      action(sender)
    }
  }

  private func show(design: UIDesign = .modern) -> (TestScreen, UITableView, UIRefreshControl, Counter, Rows) {
    let screen = TestScreen(design: design)
    let rows = Rows(count: 40)
    let table = UITableView(frame: .zero, style: .plain)
    let refresh = UIRefreshControl()
    let counter = Counter()
    refresh.addTarget(counter, action: Counter.refresh, for: .valueChanged)
    table.dataSource = rows
    table.delegate = rows
    table.refreshControl = refresh
    screen.show(table)
    return (screen, table, refresh, counter, rows)
  }

  @Test("A control that is added as a subview refreshes the scroll view until it is removed")
  func subview() {
    let (screen, table, refresh, counter, _) = show()
    table.refreshControl = nil
    expect(refresh.superview == nil)
    table.addSubview(refresh)
    expect(table.refreshControl === refresh)
    screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 330))
    expect(counter.count, equals: 1)
    refresh.endRefreshing()
    screen.settle()
    refresh.removeFromSuperview()
    expect(table.refreshControl == nil && table.adjustedContentInset.top == 0)
  }

  @Test(
    "RC-01 Pulling past the threshold fires once; the control stays and spins until endRefreshing", arguments: [UIDesign.modern, .classic])
  func pull(design: UIDesign) {
    let (screen, table, refresh, counter, rows) = show(design: design)
    let height = design.refresh.height
    let touch = screen.touchDown(CGPoint(x: 100, y: 100))
    touch.move(to: CGPoint(x: 100, y: 140))
    screen.layout()
    expect(counter.count == 0 && !refresh.isRefreshing && !refresh.isHidden)
    touch.move(to: CGPoint(x: 100, y: 330))
    screen.layout()
    expect(counter.count == 1 && refresh.isRefreshing)
    // It is at the top of the visible part, not at the top of the content.
    expect(refresh.convert(CGPoint.zero, to: screen.window).y, equals: 0)
    touch.move(to: CGPoint(x: 100, y: 320))
    touch.move(to: CGPoint(x: 100, y: 340))
    screen.advance(by: 0.3)
    touch.up()
    screen.settle()
    expect(counter.count, equals: 1)
    expect(table.contentOffset.y == -height && table.adjustedContentInset.top == height && table.contentInset.top == 0)
    expect(refresh.frame, equals: CGRect(x: 0, y: -height, width: 320, height: height))
    let turning = screen.snapshot()
    screen.advance(by: 0.2)
    expect(screen.snapshot().pixel(x: 320, y: Int(height) - 18) != turning.pixel(x: 320, y: Int(height) - 18) || spins(screen))
    // Scrolling while it refreshes does not end the refreshing.
    screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200))
    screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 330))
    screen.settle()
    expect(counter.count == 1 && table.contentOffset.y == -height)
    refresh.endRefreshing()
    expect(!refresh.isRefreshing && table.contentOffset.y < 0)
    screen.settle()
    expect(table.contentOffset.y == 0 && table.adjustedContentInset.top == 0 && refresh.isHidden)
    expect(rows.sections[0].count == 40 && table.visibleCells.first?.textLabel?.text == "Row 0")
  }

  private func spins(_ screen: TestScreen) -> Bool {
    let before = screen.work.damagedPixels
    screen.advance(by: 0.3)
    return screen.work.damagedPixels > before
  }

  @Test("RC-01 A pull below the threshold sends no action, and the control follows the content")
  func shortPull() {
    let (screen, table, refresh, counter, _) = show()
    screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200))
    screen.settle()
    expect(counter.count == 0 && table.contentOffset.y == 0 && refresh.isHidden && !refresh.isRefreshing)
  }

  @Test("RC-01 A flick that carries content past its top fires nothing: a finger has to pull it")
  func flick() {
    let (screen, table, refresh, counter, _) = show()
    table.contentOffset.y = 300
    screen.flick(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 420), duration: 0.05)
    screen.settle()
    expect(counter.count == 0 && table.contentOffset.y == 0 && !refresh.isRefreshing)
  }

  @Test("RC-01 Ended while the finger still pulls, it fires again only after a fresh pull")
  func endedInHand() {
    let (screen, table, refresh, counter, _) = show()
    counter.action = { $0.endRefreshing() }
    let touch = screen.touchDown(CGPoint(x: 100, y: 60))
    touch.move(to: CGPoint(x: 100, y: 330))
    screen.layout()
    touch.move(to: CGPoint(x: 100, y: 380))
    touch.move(to: CGPoint(x: 100, y: 330))
    screen.layout()
    expect(counter.count == 1 && !refresh.isRefreshing)
    screen.advance(by: 0.2)
    touch.up()
    screen.settle()
    expect(table.contentOffset.y, equals: 0)
    screen.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 330))
    screen.settle()
    expect(counter.count == 2 && table.contentOffset.y == 0)
  }

  @Test("RC-02 RC-03 beginRefreshing fires nothing and does not scroll; the app's own scroll reveals it; endRefreshing closes the room")
  func byProgram() {
    let (screen, table, refresh, counter, _) = show()
    refresh.beginRefreshing()
    screen.settle()
    expect(counter.count == 0 && refresh.isRefreshing && table.contentOffset.y == 0)
    expect(table.visibleCells.first?.convert(CGPoint.zero, to: screen.window).y, equals: 0)
    table.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    screen.settle()
    expect(table.contentOffset.y, equals: -60)
    screen.tap(CGPoint(x: 100, y: 300))
    screen.settle()
    expect(table.contentOffset.y, equals: -60)
    refresh.endRefreshing()
    screen.settle()
    expect(table.contentOffset.y, equals: 0)
    // A second call has no effect, and without a window nothing is animated.
    refresh.endRefreshing()
    let alone = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    alone.refreshControl = refresh
    expect(table.refreshControl == nil && refresh.superview === alone)
    refresh.beginRefreshing()
    alone.contentOffset.y = -60
    refresh.endRefreshing()
    expect(alone.contentOffset.y, equals: 0)
  }

  @Test("RC-03 The control is above the table header and behind the rows; a title is below the spinner; both have the tint")
  func title() {
    let (screen, table, refresh, _, _) = show()
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    header.backgroundColor = .red
    table.tableHeaderView = header
    refresh.attributedTitle = NSAttributedString(string: "Last update: never")
    refresh.tintColor = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    refresh.beginRefreshing()
    table.contentOffset.y = -60
    screen.layout()
    expect(refresh.frame.maxY, atMost: 0)
    let image = screen.snapshot()
    expect(image.pixel(x: 320, y: 130).red > 200 && image.pixel(x: 320, y: 130).blue < 100)
    func magenta(_ rows: Range<Int>) -> Bool {
      rows.contains { y in
        (200..<440).contains { x in
          let pixel = image.pixel(x: x, y: y)
          return pixel.red > 200 && pixel.blue > 200 && pixel.green < 220
        }
      }
    }
    expect(magenta(20..<66) && magenta(82..<110))
    expect(refresh.accessibilityLabel == "Last update: never" && refresh.accessibilityValue == "In progress")
    expect(table.subviews.firstIndex(of: refresh)!, below: table.subviews.firstIndex(of: table.visibleCells[0])!)
  }

  @Test("RC-01 F5, command and R, and a screen reader's activation refresh without a pull")
  func withoutPulling() {
    let (screen, table, refresh, counter, _) = show()
    screen.press(.keyboardF5)
    screen.settle()
    expect(counter.count == 1 && refresh.isRefreshing && table.contentOffset.y == -60)
    screen.press(.keyboardR, modifiers: .command)
    expect(counter.count, equals: 1)
    refresh.endRefreshing()
    screen.settle()
    screen.press(.keyboardR, modifiers: .command)
    screen.settle()
    expect(counter.count, equals: 2)
    refresh.endRefreshing()
    screen.settle()
    expect(refresh.accessibilityActivate())
    screen.settle()
    expect(counter.count, equals: 3)
    refresh.isEnabled = false
    refresh.endRefreshing()
    screen.settle()
    expect(!refresh.accessibilityActivate() && counter.count == 3)
  }

  @Test("VC-06 A table controller's refresh control is its table's, set before or after the table is loaded")
  func controller() {
    let controller = UITableViewController(style: .plain)
    let refresh = UIRefreshControl()
    controller.refreshControl = refresh
    expect(!controller.isViewLoaded && controller.refreshControl === refresh)
    expect(controller.tableView.refreshControl === refresh && controller.refreshControl === refresh)
    controller.refreshControl = nil
    expect(controller.tableView.refreshControl == nil && refresh.superview == nil)
  }

  @Test("RC-01 The rubber band continues from its position when the inset changes during a touch")
  func inHand() {
    let (screen, table, refresh, _, _) = show()
    let touch = screen.touchDown(CGPoint(x: 100, y: 60))
    touch.move(to: CGPoint(x: 100, y: 330))
    screen.layout()
    touch.up()
    screen.settle()
    expect(table.contentOffset.y, equals: -60)
    let second = screen.touchDown(CGPoint(x: 100, y: 200))
    second.move(to: CGPoint(x: 100, y: 240))
    screen.layout()
    let before = table.contentOffset.y
    refresh.endRefreshing()
    screen.layout()
    expect(table.contentOffset.y, equals: before)
    second.move(to: CGPoint(x: 100, y: 241))
    screen.layout()
    expect(abs(table.contentOffset.y - before), atMost: 1)
    second.move(to: CGPoint(x: 100, y: 100))
    second.up()
    screen.settle()
    expect(table.contentOffset.y, atLeast: 0)
  }
}
