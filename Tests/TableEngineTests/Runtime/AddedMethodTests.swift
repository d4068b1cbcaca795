import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// The translator's output for a generic class that conforms in an extension, with optional methods that its subclasses add.
@MainActor class TranslatedBase<Item>: UIViewController {
  var items: [Item] = []
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  var selected: [Int] = []

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UIKit._MissingMethods.shared.tableView(tableView, heightForRowAt: indexPath)
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    UIKit._MissingMethods.shared.tableView(tableView, willSelectRowAt: indexPath)
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    UIKit._MissingMethods.shared.tableView(tableView, viewForHeaderInSection: section)
  }
  func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
  class var _unwrittenMethods: Set<String> { ["tableView(_:commit:forRowAt:)", "tableView(_:viewForHeaderInSection:)"] }

  override func viewDidLoad() {
    table.sectionHeaderTopPadding = 0
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }
}

extension TranslatedBase: UIKit._DeclaresForSubclasses {}

extension TranslatedBase: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Title" }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
}

/// Adds nothing: it behaves as if its superclass had none of the methods either.
final class PlainTranslated: TranslatedBase<Int> {}

final class AddingTranslated: TranslatedBase<Int> {
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 100 }
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    IndexPath(row: indexPath.row + 1, section: 0)
  }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { UISwitch() }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  override class var _unwrittenMethods: Set<String> {
    super._unwrittenMethods.subtracting(["tableView(_:commit:forRowAt:)", "tableView(_:viewForHeaderInSection:)"])
  }
}

@MainActor @Suite struct AddedMethodTests {
  private func show(_ controller: TranslatedBase<Int>) -> TestScreen {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
    controller.items = [1, 2, 3, 4]
    screen.show(controller)
    return screen
  }

  @Test("A method that the translator declares for subclasses has UIKit's default if it is not overridden")
  func missing() {
    let controller = PlainTranslated()
    let screen = show(controller)
    expect(controller.table.rectForRow(at: path(0)).height, equals: 44)
    expect(controller.table.headerView(forSection: 0)?.textLabel?.text?.lowercased(), equals: "title")
    screen.tap(CGPoint(x: 100, y: controller.table.rectForRow(at: path(1)).midY))
    expect(controller.selected, equals: [1])
    screen.drag(from: CGPoint(x: 280, y: 100), to: CGPoint(x: 120, y: 100), duration: 0.25)
    screen.settle()
    expect(!controller.table.isEditing)
  }

  @Test("Overrides of such methods are called, and their presence counts")
  func added() {
    let controller = AddingTranslated()
    let screen = show(controller)
    expect(controller.table.rectForRow(at: path(0)).height, equals: 100)
    expect(controller.table.subviews.contains { $0 is UISwitch })
    screen.tap(CGPoint(x: 100, y: controller.table.rectForRow(at: path(1)).midY))
    expect(controller.selected, equals: [2])
    screen.drag(from: CGPoint(x: 280, y: 100), to: CGPoint(x: 120, y: 100), duration: 0.25)
    screen.settle()
    expect(controller.table.isEditing)
  }
}
