import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitViews

/// Twenty rows, and the calls of the controller.
@MainActor private class LoggedRows: UITableViewController {
  var log: Log?
  override func loadView() {
    log?.add("loadView")
    super.loadView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    log?.add("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log?.add("willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log?.add("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log?.add("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log?.add("didDisappear")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }
}

/// An interactive pop driven by a percentage.
@MainActor private final class Led: NSObject, UIViewControllerTransitioningDelegate {
  let interactor = UIPercentDrivenInteractiveTransition()
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    CoverVerticalAnimator(presents: false, metrics: .classic)
  }
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

@Suite("Table controllers: coming back, editing, making") @MainActor
struct TableControllerTests {
  private let screen = TestScreen()
  private let path = IndexPath(row: 2, section: 0)

  private func leave(_ rows: UITableViewController) -> UIViewController {
    screen.show(rows)
    screen.settle()
    screen.tap(CGPoint(x: 100, y: 2 * 44 + 20))
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    rows.present(other, animated: true)
    screen.settle()
    expect(rows.tableView.indexPathForSelectedRow, equals: path)
    return other
  }

  @Test("VC-05 A table controller loads once and appears each time, in order")
  func lifeCycle() {
    let log = Log()
    let rows = LoggedRows(style: .plain)
    rows.log = log
    let other = leave(rows)
    expect(log.take(), equals: "loadView, didLoad, willAppear, didAppear, willDisappear, didDisappear")
    other.dismiss(animated: true)
    screen.settle()
    expect(log.take(), equals: "willAppear, didAppear")
  }

  @Test("VC-02 The selection fades when the view appears, and the indicators flash afterwards")
  func clearing() throws {
    let rows = LoggedRows(style: .plain)
    let other = leave(rows)
    screen.advance(by: 2)
    other.dismiss(animated: true)
    expect(rows.tableView.indexPathForSelectedRow == nil)
    screen.advance(by: 0.15)
    let cell = try #require(rows.tableView.cellForRow(at: path))
    let selection = try #require(cell.shownSelection)
    let alpha = (selection.layer.presentation() ?? selection.layer).opacity
    expect(alpha > 0 && alpha < 1)
    expect(!rows.tableView.indicators.areShown)
    while rows.presentedViewController != nil { screen.advance(by: 1 / 60) }
    expect(rows.tableView.indicators.areShown)
    screen.settle()
    expect(!rows.tableView.indicators.areShown)
    expect(!cell.isSelected)
  }

  @Test("VC-01 The table fills the controller's view by its mask, and is loaded again when it is first shown, not later")
  func loading() {
    final class Growing: UITableViewController {
      var count = 0
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
    }
    let rows = Growing(style: .plain)
    expect(rows.tableView.frame, equals: UIScreen.main.bounds)
    expect(rows.tableView.autoresizingMask, equals: [.flexibleWidth, .flexibleHeight])
    expect(rows.tableView.numberOfRows(inSection: 0), equals: 0)
    rows.count = 5
    screen.show(rows)
    screen.settle()
    expect(rows.tableView.numberOfRows(inSection: 0), equals: 5)
    rows.count = 7
    let other = UIViewController()
    other.modalPresentationStyle = .fullScreen
    rows.present(other, animated: false)
    screen.settle()
    other.dismiss(animated: false)
    screen.settle()
    expect(rows.tableView.numberOfRows(inSection: 0), equals: 5)
  }

  @Test("VC-02 After a canceled interactive pop the selection is restored")
  func clearingInteractively() {
    let rows = LoggedRows(style: .plain)
    let led = Led()
    let other = leave(rows)
    other.transitioningDelegate = led
    other.dismiss(animated: true)
    screen.layout()
    led.interactor.update(0.4)
    screen.advance(by: 0.3)
    led.interactor.cancel()
    screen.settle()
    expect(rows.presentedViewController === other)
    expect(rows.tableView.indexPathForSelectedRow, equals: path)
    other.dismiss(animated: true)
    screen.layout()
    led.interactor.update(0.4)
    led.interactor.finish()
    screen.settle()
    expect(rows.tableView.indexPathForSelectedRow == nil)
  }

  @Test("VC-10 With clearsSelectionOnViewWillAppear off the row stays selected until the app deselects it in viewDidAppear")
  func keeping() {
    final class Keeping: LoggedRows {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if let path = tableView.indexPathForSelectedRow { tableView.deselectRow(at: path, animated: true) }
      }
    }
    let rows = Keeping(style: .plain)
    rows.clearsSelectionOnViewWillAppear = false
    let other = leave(rows)
    other.dismiss(animated: true)
    screen.advance(by: 0.3)
    expect(rows.tableView.indexPathForSelectedRow, equals: path)
    screen.settle()
    expect(rows.tableView.indexPathForSelectedRow == nil)
  }

  @Test("VC-03 The edit button toggles editing, also of the table, and its title is the next action")
  func editing() {
    let log = Log()
    final class Rows: LoggedRows {
      override func setEditing(_ editing: Bool, animated: Bool) {
        log?.add("editing \(editing) \(animated)")
        super.setEditing(editing, animated: animated)
      }
    }
    let rows = Rows(style: .plain)
    rows.navigationItem.rightBarButtonItem = rows.editButtonItem
    screen.show(UINavigationController(rootViewController: rows))
    rows.log = log
    let button = rows.editButtonItem
    expect(button.title == "Edit" && button.style == .plain && rows.navigationItem.rightBarButtonItem === button)
    screen.tap(CGPoint(x: 290, y: 22))
    expect(log.take(), equals: "editing true true")
    expect(rows.isEditing && rows.tableView.isEditing)
    expect(button.title == "Done" && button.style == .done)
    screen.settle()
    screen.tap(CGPoint(x: 290, y: 22))
    screen.settle()
    expect(log.take(), equals: "editing false true")
    expect(!rows.isEditing && !rows.tableView.isEditing)
    expect(button.title == "Edit" && button.style == .plain)
    rows.isEditing = true
    expect(log.take(), equals: "editing true false")
    expect(rows.tableView.isEditing && button.title == "Done" && button.style == .done)
  }

  @Test("VC-09 Each of the initializers may be overridden; without a style it is plain")
  func initialisers() {
    final class ByStyle: UITableViewController {
      override init(style: UITableView.Style) {
        super.init(style: style)
        title = "style"
      }
      required init?(coder: NSCoder) { nil }
    }
    final class ByNib: UITableViewController {
      override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        title = "nib"
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Plain: UITableViewController {
      init() {
        super.init(style: .plain)
        title = "none"
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Late: UITableViewController {
      override func loadView() {
        super.loadView()
        title = "loadView"
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
      }
    }
    expect(ByStyle(style: .grouped).title, equals: "style")
    expect(ByStyle(style: .grouped).tableView.style, equals: .grouped)
    expect(ByNib(nibName: nil, bundle: nil).title, equals: "nib")
    expect(Plain().title == "none" && Plain().tableView.style == .plain)
    expect(UITableViewController().tableView.style, equals: .plain)
    let late = Late()
    screen.show(late)
    expect(late.navigationItem.title, equals: "loadView")
    expect(late.navigationItem.rightBarButtonItem === late.editButtonItem)
  }
}
