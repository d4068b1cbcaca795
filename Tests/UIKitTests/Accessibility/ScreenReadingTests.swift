import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// One screen of each kind, as somebody hears it who does not see it.
@Suite("Screens read aloud") @MainActor
struct ScreenReadingTests {
  private final class List: UITableViewController {
    var sections: [(title: String?, rows: [String])] = [(nil, ["Alder", "Birch", "Cedar"])]
    var configure: (UITableViewCell, IndexPath) -> Void = { _, _ in }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = sections[indexPath.section].rows[indexPath.row]
      configure(cell, indexPath)
      return cell
    }
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    override func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {}
    override func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
  }

  private func read(_ screen: TestScreen, _ expected: String, _ name: String) {
    screen.settle()
    let tree = screen.accessibilityTree()
    if ProcessInfo.processInfo.environment["TRESTLE_LOOK"] != nil { print("== \(name)\n\(tree)") }
    #expect(tree == expected, "\(name)")
  }

  @Test("a plain table, one of them selected, with accessories")
  func plain() {
    let screen = TestScreen()
    let list = List(style: .plain)
    list.sections = [("Trees", ["Alder", "Birch"]), ("Herbs", ["Dill"])]
    list.configure = { cell, path in
      if path.section == 1 { cell.detailTextLabel?.text = "fresh" }
      cell.accessoryType = path.row == 0 ? .detailDisclosureButton : .checkmark
    }
    screen.show(list)
    list.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    read(
      screen,
      """
      header text "Trees"
      text "Alder"
      button "More Info"
      text "Birch"
      image "Checkmark"
      header text "Herbs"
      text "Dill"
      text "fresh"
      button "More Info"
      """, "plain")
  }

  @Test("a grouped form with controls in its rows")
  func form() {
    let screen = TestScreen()
    let list = List(style: .insetGrouped)
    list.sections = [("Sound", ["Effects", "Volume", "Name"])]
    list.configure = { cell, path in
      switch path.row {
      case 0: cell.accessoryView = UISwitch()
      case 1:
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
        slider.value = 0.5
        cell.accessoryView = slider
      default:
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 120, height: 34))
        field.placeholder = "Required"
        cell.accessoryView = field
      }
    }
    screen.show(list)
    read(
      screen,
      """
      header text "SOUND"
      text "Effects"
      button toggle = "0"
      text "Volume"
      adjustable = "50%"
      text "Name"
      text field = "Required" (Double tap to edit.)
      """, "form")
  }

  @Test("navigation with a search bar and buttons")
  func navigation() {
    let screen = TestScreen()
    let list = List(style: .plain)
    list.title = "Trees"
    list.navigationItem.searchController = UISearchController(searchResultsController: nil)
    list.navigationItem.hidesSearchBarWhenScrolling = false
    list.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let first = UIViewController()
    first.title = "Garden"
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(list, animated: false)
    screen.show(navigation)
    read(
      screen,
      """
      button "Garden" #BackButton
      header text "Trees"
      button "Add"
      search field "Search" (Double tap to edit.)
      text "Alder"
      text "Birch"
      text "Cedar"
      """, "navigation")
  }

  @Test("tabs, one with a badge")
  func tabs() {
    let screen = TestScreen()
    let controllers = ["Trees", "Herbs"].map { title in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    controllers[1].tabBarItem.badgeValue = "3"
    let tabs = UITabBarController()
    tabs.setViewControllers(controllers.map { UINavigationController(rootViewController: $0) }, animated: false)
    screen.show(tabs)
    read(
      screen,
      """
      header text "Trees"
      group "Tab Bar"
        selected button "Trees" = "1 of 2"
        button "Herbs" = "3, 2 of 2"
      """, "tabs")
  }

  @Test("a split view")
  func split() {
    let screen = TestScreen(size: CGSize(width: 1024, height: 700))
    let list = List(style: .plain)
    list.title = "Trees"
    let detail = UIViewController()
    detail.title = "Alder"
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    screen.show(split)
    read(
      screen,
      """
      header text "Trees"
      text "Alder"
      text "Birch"
      text "Cedar"
      header text "Alder"
      """, "split")
  }

  @Test("an alert with a field, an action sheet, a sheet, a popover")
  func inFront() {
    let screen = TestScreen()
    let first = UIViewController()
    first.view.backgroundColor = .white
    screen.show(first)
    let alert = UIAlertController(title: "Name", message: "What is it called?", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Save", style: .default))
    first.present(alert, animated: true)
    read(
      screen,
      """
      group "Name"
        header text "Name"
        text "What is it called?"
        text field = "Name"
        button "Cancel"
        button "Save"
      """, "alert")
    first.dismiss(animated: false)
    screen.settle()
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
    first.present(sheet, animated: true)
    read(
      screen,
      """
      group
        button "Delete"
        button "Cancel"
      """, "action sheet")
    first.dismiss(animated: false)
    screen.settle()
    let list = List(style: .plain)
    list.modalPresentationStyle = .pageSheet
    list.sheetPresentationController?.prefersGrabberVisible = true
    list.sheetPresentationController?.detents = [.medium(), .large()]
    first.present(list, animated: true)
    read(
      screen,
      """
      button "Sheet Grabber" (Double-tap to change the size of the sheet)
      text "Alder"
      text "Birch"
      text "Cedar"
      """, "sheet")
  }

  @Test("a popover")
  func popover() {
    let screen = TestScreen(size: CGSize(width: 800, height: 600))
    let first = UIViewController()
    let source = UIButton(type: .system)
    source.setTitle("Show", for: .normal)
    source.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    first.view.addSubview(source)
    screen.show(first)
    let list = List(style: .plain)
    list.preferredContentSize = CGSize(width: 200, height: 200)
    list.modalPresentationStyle = .popover
    list.popoverPresentationController?.sourceView = source
    first.present(list, animated: true)
    read(
      screen,
      """
      text "Alder"
      text "Birch"
      text "Cedar"
      """, "popover")
  }

  @Test("a table being edited")
  func editing() {
    let screen = TestScreen()
    let list = List(style: .plain)
    screen.show(list)
    list.setEditing(true, animated: false)
    read(
      screen,
      """
      button "Delete"
      text "Alder"
      button "Reorder Alder" [Move Up, Move Down]
      button "Delete"
      text "Birch"
      button "Reorder Birch" [Move Up, Move Down]
      button "Delete"
      text "Cedar"
      button "Reorder Cedar" [Move Up, Move Down]
      """, "editing")
  }

  @Test("a text view, and a date picker of each style")
  func textAndDates() {
    let screen = TestScreen()
    let root = UIView()
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    text.text = "Once upon a time"
    root.addSubview(text)
    let wheels = UIDatePicker(frame: CGRect(x: 0, y: 120, width: 320, height: 200))
    wheels.preferredDatePickerStyle = .wheels
    wheels.datePickerMode = .date
    let compact = UIDatePicker(frame: CGRect(x: 0, y: 340, width: 320, height: 44))
    compact.preferredDatePickerStyle = .compact
    for picker in [wheels, compact] {
      picker.locale = Locale(identifier: "en_US")
      picker.timeZone = TimeZone(identifier: "UTC")
      picker.date = Date(timeIntervalSince1970: 86400 * 40.5)
      root.addSubview(picker)
    }
    screen.show(root)
    read(
      screen,
      """
      text field = "Once upon a time" (Double tap to edit.)
      adjustable = "February"
      adjustable = "10"
      adjustable = "1970"
      button "Feb 10, 1970" (Opens the date picker)
      button "12:00\u{202F}PM" (Opens the time picker)
      """, "text and dates")
  }

  @Test("the keyboard on the screen: its keys, with what they are called")
  func keyboard() {
    let screen = TestScreen()
    screen.showsOnScreenKeyboard = true
    let root = UIView()
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    field.keyboardType = .numberPad
    root.addSubview(field)
    screen.show(root)
    field.becomeFirstResponder()
    read(
      screen,
      """
      text field
      group "Keyboard"
        key "1"
        key "2"
        key "3"
        key "4"
        key "5"
        key "6"
        key "7"
        key "8"
        key "9"
        key "0"
        key "delete"
      """, "keyboard")
  }

  @Test("a search controller whose bar is a table's header")
  func searchInHeader() {
    let screen = TestScreen()
    let list = List(style: .plain)
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    list.tableView.tableHeaderView = search.searchBar
    list.definesPresentationContext = true
    screen.show(list)
    screen.settle()
    #expect(list.tableView.tableHeaderView?.frame.height == search.searchBar.naturalHeight)
    read(
      screen,
      """
      search field "Search" (Double tap to edit.)
      text "Alder"
      text "Birch"
      text "Cedar"
      """, "search in header")
    let bar = search.searchBar.convert(CGPoint(x: 160, y: 25), to: nil)
    screen.tap(bar)
    screen.settle()
    #expect(search.isActive && search.searchBar.isFirstResponder && search.searchBar.showsCancelButton)
    screen.type("bi")
    #expect(search.searchBar.text == "bi" && search.searchBar.window != nil)
    screen.press(.keyboardEscape)
    screen.settle()
    #expect(!search.isActive && search.searchBar.text?.isEmpty != false)
    #expect(search.searchBar.superview != nil && list.tableView.tableHeaderView === search.searchBar)
  }
}
