import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Every standard view is reached by Tab and worked by keys alone, and it shows that it has them.
@Suite("Working by keys alone") @MainActor
struct KeyboardOperationTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var log: [String] = []
    var configure: (UITableViewCell, Int) -> Void = { cell, row in cell.textLabel?.text = "Row \(row)" }
    let count: Int

    init(_ count: Int = 20) { self.count = count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      configure(cell, indexPath.row)
      return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }
  }

  private func focused(_ screen: TestScreen) -> UIView? { screen.window.focusSystem.focusedView }

  private func differ(_ first: CGImage, _ second: CGImage) -> Bool {
    (0..<first.height).contains { y in
      stride(from: 0, to: first.width, by: 1).contains { first.pixel(x: $0, y: y) != second.pixel(x: $0, y: y) }
    }
  }

  /// Tabs until a view of that kind has focus, and says whether the picture shows it.
  @discardableResult
  private func tab<View: UIView>(
    to type: View.Type, on screen: TestScreen, where wanted: (View) -> Bool = { _ in true }, limit: Int = 30
  ) -> View? {
    for _ in 0..<limit {
      let before = screen.snapshot()
      screen.press(.keyboardTab)
      guard let view = focused(screen) as? View, wanted(view) else { continue }
      #expect(differ(before, screen.snapshot()), "\(type) shows that it has focus")
      return view
    }
    Issue.record("Tab never comes to \(type)")
    return nil
  }

  // MARK: Tables

  @Test("Tab comes to a table and marks a row; arrows move the mark, Return selects; Tab goes on and comes back to that row")
  func table() {
    for design in [UIDesign.modern, .classic] {
      let screen = TestScreen(design: design)
      let rows = Rows()
      let root = UIView()
      root.backgroundColor = .white
      let top = UIButton(type: .custom)
      top.setTitle("Top", for: .normal)
      top.frame = CGRect(x: 20, y: 10, width: 100, height: 40)
      let table = UITableView(frame: CGRect(x: 0, y: 60, width: 320, height: 360), style: .plain)
      table.dataSource = rows
      table.delegate = rows
      let bottom = UIButton(type: .custom)
      bottom.frame = CGRect(x: 20, y: 430, width: 100, height: 40)
      for view in [top, table, bottom] { root.addSubview(view) }
      screen.show(root)
      screen.press(.keyboardTab)
      #expect(top.isFocused)
      let plain = screen.snapshot()
      screen.press(.keyboardTab)
      #expect(table.isFocused && table.focusedRow?.item == 0)
      #expect(differ(plain, screen.snapshot()))
      screen.press(.keyboardDownArrow)
      screen.press(.keyboardDownArrow)
      screen.press(.keyboardReturnOrEnter)
      #expect(rows.log == ["select 2"] && table.indexPathForSelectedRow?.row == 2)
      screen.press(.keyboardTab)
      #expect(bottom.isFocused && table.focusedRow == nil)
      screen.press(.keyboardTab, modifiers: .shift)
      #expect(table.isFocused && table.focusedRow?.item == 2)
      screen.press(.keyboardTab, modifiers: .shift)
      #expect(top.isFocused)
      table.allowsFocus = false
      screen.press(.keyboardTab)
      #expect(bottom.isFocused)
    }
  }

  @Test("of two tables arrows move in the one that Tab came to; selection may follow focus; a cell may mark itself")
  func twoTables() {
    let screen = TestScreen(size: CGSize(width: 640, height: 480))
    let root = UIView()
    let (left, right) = (Rows(), Rows())
    let tables = [left, right].enumerated().map { index, rows in
      let table = UITableView(frame: CGRect(x: index * 320, y: 0, width: 320, height: 480), style: .plain)
      table.dataSource = rows
      table.delegate = rows
      root.addSubview(table)
      return table
    }
    screen.show(root)
    screen.press(.keyboardTab)
    #expect(tables[0].isFocused)
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardTab)
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardReturnOrEnter)
    #expect(left.log.isEmpty && right.log == ["select 2"])
    tables[1].selectionFollowsFocus = true
    screen.press(.keyboardDownArrow)
    #expect(right.log == ["select 2", "select 3"])
    left.configure = { cell, _ in cell.focusStyle = .custom }
    tables[0].reloadData()
    screen.layout()
    let plain = screen.snapshot()
    tables[1].selectRow(at: nil, animated: false, scrollPosition: .none)
    screen.press(.keyboardTab, modifiers: .shift)
    #expect(tables[0].isFocused && tables[0].focusedRow?.item == 1)
    let marked = screen.snapshot()
    let area = CGRect(x: 0, y: 0, width: 640, height: 900)
    #expect(
      (0..<Int(area.height)).allSatisfy { plain.pixel(x: 6, y: $0) == marked.pixel(x: 6, y: $0) }, "a cell that marks itself is not marked")
  }

  @Test("Tab goes from text field to text field in a form, and scrolls to each")
  func form() {
    let screen = TestScreen()
    let rows = Rows(15)
    var fields: [UITextField] = []
    rows.configure = { cell, row in
      let field = UITextField(frame: CGRect(x: 20, y: 0, width: 200, height: 44))
      field.tag = row
      fields.append(field)
      cell.contentView.addSubview(field)
    }
    let table = UITableView(frame: .zero, style: .grouped)
    table.dataSource = rows
    screen.show(table)
    screen.press(.keyboardTab)
    #expect(table.isFocused)
    var seen: [Int] = []
    for _ in 0..<9 {
      screen.press(.keyboardTab)
      seen.append((screen.window.firstResponder as? UITextField)?.tag ?? -1)
      screen.settle()
    }
    #expect(seen == Array(0..<9))
    screen.type("x")
    #expect(fields.first { $0.tag == 8 }?.text == "x")
  }

  @Test("a field that resigned by code gets no more keys; Return after it presses nothing")
  func resigned() {
    @MainActor final class Delegate: NSObject, UITextFieldDelegate {
      var returns = 0
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        returns += 1
        return true
      }
    }
    let screen = TestScreen()
    let root = UIView()
    let delegate = Delegate()
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
    field.delegate = delegate
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 80, width: 100, height: 40)
    root.addSubview(field)
    root.addSubview(button)
    screen.show(root)
    screen.press(.keyboardTab)
    #expect(field.isFirstResponder)
    screen.press(.keyboardReturnOrEnter)
    #expect(delegate.returns == 1)
    field.resignFirstResponder()
    #expect(!field.isFocused)
    screen.press(.keyboardReturnOrEnter)
    screen.type("abc")
    #expect(delegate.returns == 1 && field.text?.isEmpty != false && !field.isFirstResponder)
    screen.press(.keyboardTab)
    #expect(button.isFocused, "Tab goes on from where the field was")
  }

  // MARK: Text

  @Test("a text view is reached by Tab, types Tab, and is left with Control-Tab")
  func textView() {
    let screen = TestScreen()
    let root = UIView()
    let view = UITextView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 140, width: 100, height: 40)
    root.addSubview(view)
    root.addSubview(button)
    screen.show(root)
    tab(to: UITextView.self, on: screen)
    screen.type("a\tb\n")
    #expect(view.text == "a\tb\n")
    screen.press(.keyboardTab, modifiers: .control)
    #expect(button.isFocused && !view.isFirstResponder)
    screen.press(.keyboardTab, modifiers: [.control, .shift])
    #expect(view.isFirstResponder)
  }

  // MARK: Controls

  @Test("switch, slider, segments, stepper, page control, button: reached, marked, worked", arguments: [UIDesign.modern, .classic])
  func controls(design: UIDesign) throws {
    let screen = TestScreen(design: design)
    let root = UIView()
    root.backgroundColor = .white
    var pressed = 0
    let toggle = UISwitch()
    let slider = UISlider()
    let segments = UISegmentedControl(items: ["One", "Two", "Three"])
    segments.selectedSegmentIndex = 0
    let stepper = UIStepper()
    let pages = UIPageControl()
    pages.numberOfPages = 4
    pages.backgroundColor = .gray
    let button = UIButton(type: .system)
    button.setTitle("Press", for: .normal)
    button.addAction(UIAction { _ in pressed += 1 }, for: .primaryActionTriggered)
    for (index, view) in [toggle, slider, segments, stepper, pages, button].enumerated() {
      view.frame = CGRect(x: 20, y: 20 + CGFloat(index) * 60, width: 200, height: 44)
      root.addSubview(view)
    }
    screen.show(root)
    tab(to: UISwitch.self, on: screen)
    screen.press(.keyboardSpacebar)
    #expect(toggle.isOn)
    tab(to: UISlider.self, on: screen)
    for _ in 0..<3 { screen.press(.keyboardRightArrow) }
    #expect(slider.value > 0)
    tab(to: UISegmentedControl.self, on: screen)
    screen.press(.keyboardRightArrow)
    #expect(segments.selectedSegmentIndex == 1)
    tab(to: UIStepper.self, on: screen)
    screen.press(.keyboardUpArrow)
    #expect(stepper.value == 1)
    tab(to: UIPageControl.self, on: screen)
    screen.press(.keyboardRightArrow)
    #expect(pages.currentPage == 1)
    tab(to: UIButton.self, on: screen)
    screen.press(.keyboardReturnOrEnter)
    screen.press(.keyboardSpacebar)
    #expect(pressed == 2)
  }

  @Test("a picker's wheels and a date picker of every style are worked by arrows")
  func pickers() {
    @MainActor final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "\(row)" }
    }
    let screen = TestScreen()
    let root = UIView()
    root.backgroundColor = .white
    let source = Source()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
    picker.dataSource = source
    picker.delegate = source
    root.addSubview(picker)
    screen.show(root)
    tab(to: PickerWheel.self, on: screen)
    screen.press(.keyboardDownArrow)
    screen.settle()
    screen.press(.keyboardRightArrow)
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardDownArrow)
    screen.settle()
    #expect(picker.selectedRow(inComponent: 0) == 1 && picker.selectedRow(inComponent: 1) == 2)

    for style in [UIDatePickerStyle.wheels, .inline, .compact] {
      let dates = UIDatePicker()
      dates.timeZone = TimeZone(identifier: "UTC")
      dates.datePickerMode = .date
      dates.preferredDatePickerStyle = style
      dates.date = Date(timeIntervalSince1970: 86400 * 40.5)
      let before = dates.date
      dates.frame = CGRect(x: 0, y: 0, width: 320, height: style == .compact ? 44 : 360)
      let stage = UIView()
      stage.backgroundColor = .white
      stage.addSubview(dates)
      screen.show(stage)
      screen.layout()
      // A day of the calendar lies behind the arrows for the month.
      var changed = false
      for _ in 0..<6 where !changed {
        screen.press(.keyboardTab)
        screen.press(.keyboardReturnOrEnter)
        screen.settle()
        screen.press(.keyboardDownArrow)
        screen.press(.keyboardReturnOrEnter)
        screen.settle()
        changed = dates.date != before
      }
      #expect(changed, "\(style)")
    }
  }

  // MARK: Bars

  @Test(
    "tab bar, navigation bar and toolbar: their buttons are reached by Tab and pressed by Return", arguments: [UIDesign.modern, .classic])
  func bars(design: UIDesign) {
    let screen = TestScreen(design: design)
    var log: [String] = []
    let root = UIViewController()
    root.title = "Root"
    root.view.backgroundColor = .white
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in log.append("add") })
    root.toolbarItems = [UIBarButtonItem(title: "Tool", primaryAction: UIAction { _ in log.append("tool") })]
    let next = UIViewController()
    next.title = "Next"
    next.view.backgroundColor = .white
    let navigation = UINavigationController(rootViewController: root)
    navigation.setToolbarHidden(false, animated: false)
    let other = UIViewController()
    other.title = "Other"
    let tabs = UITabBarController()
    tabs.setViewControllers([navigation, other], animated: false)
    screen.show(tabs)
    tab(to: BarButton.self, on: screen) { $0.item === root.navigationItem.rightBarButtonItem }
    screen.press(.keyboardReturnOrEnter)
    tab(to: BarButton.self, on: screen) { $0.item.title == "Tool" }
    screen.press(.keyboardReturnOrEnter)
    #expect(log == ["add", "tool"])
    navigation.pushViewController(next, animated: true)
    screen.settle()
    tab(to: BackButton.self, on: screen)
    screen.press(.keyboardReturnOrEnter)
    screen.settle()
    #expect(navigation.topViewController === root)
    tab(to: TabBarButton.self, on: screen) { $0.item.title == "Other" }
    screen.press(.keyboardReturnOrEnter)
    screen.settle()
    #expect(tabs.selectedViewController === other)
  }

  @Test("a search bar: Tab, text, scopes by arrows, Escape cancels")
  func searchBar() {
    @MainActor final class Delegate: NSObject, UISearchBarDelegate {
      var log: [String] = []
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append(searchText) }
      func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        log.append("scope \(selectedScope)")
      }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    }
    for design in [UIDesign.modern, .classic] {
      let screen = TestScreen(design: design)
      let root = UIView()
      let delegate = Delegate()
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
      bar.scopeButtonTitles = ["All", "Some"]
      bar.showsScopeBar = true
      bar.showsCancelButton = true
      bar.delegate = delegate
      root.addSubview(bar)
      screen.show(root)
      bar.sizeToFit()
      tab(to: UISearchTextField.self, on: screen)
      screen.type("ab")
      screen.press(.keyboardReturnOrEnter)
      #expect(delegate.log == ["a", "ab", "search"])
      screen.press(.keyboardTab)
      for _ in 0..<4 where !(focused(screen)?.isDescendant(of: bar.parts.scopes!) ?? false) { screen.press(.keyboardTab) }
      screen.press(.keyboardRightArrow)
      if bar.selectedScopeButtonIndex == 0 { screen.press(.keyboardReturnOrEnter) }
      #expect(bar.selectedScopeButtonIndex == 1 && delegate.log.last == "scope 1")
      tab(to: UISearchTextField.self, on: screen)
      screen.press(.keyboardEscape)
      #expect(delegate.log.last == "cancel")
    }
  }

  // MARK: What comes in front

  @Test("alerts: Return does the preferred action, Escape cancels, Tab goes from button to button and stays in the alert")
  func alerts() {
    for (style, design) in [(UIAlertController.Style.alert, UIDesign.modern), (.alert, .classic), (.actionSheet, .modern)] {
      let screen = TestScreen(design: design)
      var log: [String] = []
      let first = UIViewController()
      first.view.backgroundColor = .white
      let behind = UIButton(type: .system)
      behind.frame = CGRect(x: 10, y: 10, width: 100, height: 40)
      first.view.addSubview(behind)
      screen.show(first)
      func present() {
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: style)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.append("cancel") })
        alert.addAction(UIAlertAction(title: "Other", style: .default) { _ in log.append("other") })
        let save = UIAlertAction(title: "Save", style: .default) { _ in log.append("save") }
        alert.addAction(save)
        if style == .alert { alert.preferredAction = save }
        first.present(alert, animated: true)
        screen.settle()
      }
      present()
      screen.press(.keyboardEscape)
      screen.settle()
      #expect(log == ["cancel"] && first.presentedViewController == nil)
      if style == .alert {
        present()
        screen.press(.keyboardReturnOrEnter)
        screen.settle()
        #expect(log == ["cancel", "save"])
      }
      present()
      log = []
      let other = tab(to: AlertButton.self, on: screen) { $0.action.title == "Other" }
      #expect(other != nil)
      for _ in 0..<6 {
        screen.press(.keyboardTab)
        #expect(!behind.isFocused)
      }
      tab(to: AlertButton.self, on: screen) { $0.action.title == "Other" }
      screen.press(.keyboardReturnOrEnter)
      screen.settle()
      #expect(log == ["other"])
    }
  }

  @Test("a popover keeps Tab, and goes by Escape")
  func popover() {
    let screen = TestScreen(size: CGSize(width: 800, height: 600))
    let first = UIViewController()
    first.view.backgroundColor = .white
    let source = UIButton(type: .system)
    source.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    first.view.addSubview(source)
    screen.show(first)
    let content = UIViewController()
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 40, width: 100, height: 40)
    var pressed = 0
    button.addAction(UIAction { _ in pressed += 1 }, for: .primaryActionTriggered)
    content.view.addSubview(button)
    content.preferredContentSize = CGSize(width: 200, height: 120)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = source
    first.present(content, animated: true)
    screen.settle()
    tab(to: UIButton.self, on: screen)
    #expect(button.isFocused)
    screen.press(.keyboardSpacebar)
    #expect(pressed == 1)
    screen.press(.keyboardTab)
    #expect(button.isFocused)
    screen.press(.keyboardEscape)
    screen.settle()
    #expect(first.presentedViewController == nil)
  }

  @Test("a button's menu opens by Return, arrows go through it, Return chooses, Escape closes it")
  func menus() {
    let screen = TestScreen()
    let root = UIView()
    root.backgroundColor = .white
    var log: [String] = []
    let button = UIButton(type: .system)
    button.setTitle("Menu", for: .normal)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 40)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: ["One", "Two", "Three"].map { title in UIAction(title: title) { log.append($0.title) } })
    root.addSubview(button)
    screen.show(root)
    tab(to: UIButton.self, on: screen)
    screen.press(.keyboardReturnOrEnter)
    screen.settle()
    #expect(MenuPresenter.current != nil)
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardDownArrow)
    screen.press(.keyboardReturnOrEnter)
    screen.settle()
    #expect(log == ["Two"] && MenuPresenter.current == nil)
    #expect(button.isFocused)
    screen.press(.keyboardReturnOrEnter)
    screen.settle()
    screen.press(.keyboardEscape)
    screen.settle()
    #expect(MenuPresenter.current == nil && log == ["Two"])
  }
}
