import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Fields, text views, the keyboard and the search, as a screen reader presents them.
@Suite("Texts read aloud") @MainActor
struct TextReadingTests {
  private func field(_ y: CGFloat, in root: UIView) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
    root.addSubview(field)
    return field
  }

  @Test("A form of fields: contents, placeholders, the edited field and their buttons")
  func fields() {
    let screen = TestScreen()
    let root = UIView()
    let name = field(20, in: root)
    name.placeholder = "Name"
    let mail = field(60, in: root)
    mail.text = "ann@example.org"
    mail.accessibilityLabel = "Mail"
    mail.clearButtonMode = .always
    let secret = field(100, in: root)
    secret.isSecureTextEntry = true
    secret.accessibilityLabel = "Password"
    secret.text = "abc"
    let off = field(140, in: root)
    off.placeholder = "Later"
    off.isEnabled = false
    screen.show(root)
    screen.expectReads(
      """
      text field = "Name" (Double tap to edit.)
      text field "Mail" = "ann@example.org" (Double tap to edit.)
      button "Clear text"
      secure text field "Password" = "•••" (Double tap to edit.)
      disabled text field = "Later"
      """)
    let reader = screen.reader
    expect(reader.activate("Password") && secret.isFirstResponder)
    expect(reader.here, equals: "Password, •••, secure text field, is editing")
    expect(reader.activate("Clear text") && mail.text == "" && mail.isFirstResponder)
    screen.expectReads(
      """
      text field = "Name" (Double tap to edit.)
      editing text field "Mail"
      secure text field "Password" = "•••" (Double tap to edit.)
      disabled text field = "Later"
      """)
    expect(!reader.activate("Later"))
  }

  @Test("A text view that is edited, and one that is not editable")
  func textViews() {
    let screen = TestScreen()
    let root = UIView()
    let text = UITextView(frame: CGRect(x: 0, y: 20, width: 320, height: 100))
    text.text = "Once upon a time"
    text.accessibilityLabel = "Story"
    let note = UITextView(frame: CGRect(x: 0, y: 140, width: 320, height: 60))
    note.text = "The end.\nOr not."
    note.isEditable = false
    root.addSubview(text)
    root.addSubview(note)
    screen.show(root)
    screen.expectReads(
      """
      text field "Story" = "Once upon a time" (Double tap to edit.)
      text = "The end.\\nOr not."
      """)
    expect(screen.reader.activate("Story") && text.isFirstResponder)
    screen.type(" there")
    expect(screen.reader.here?.contains("Once upon a time") == true && screen.reader.here?.hasSuffix("is editing") == true)
  }

  @Test("The menu of selected text: its commands are activated, escape dismisses it")
  func editMenu() {
    let screen = TestScreen()
    let root = UIView()
    let text = UITextView(frame: CGRect(x: 0, y: 200, width: 320, height: 100))
    text.text = "Once upon a time"
    root.addSubview(text)
    screen.show(root)
    text.becomeFirstResponder()
    text.selectedRange = NSRange(location: 0, length: 4)
    UIMenuController.shared.showMenu(from: text, rect: CGRect(x: 0, y: 0, width: 60, height: 20))
    screen.settle()
    expect(screen.accessibilityTree().contains("button \"Copy\"") && screen.reader.activate("Copy"))
    expect(UIPasteboard.general.string == "Once" && !UIMenuController.shared.isMenuVisible)
    UIMenuController.shared.showMenu(from: text, rect: CGRect(x: 0, y: 0, width: 60, height: 20))
    screen.settle()
    expect(screen.reader.move(to: "Copy") && screen.reader.escape() && !UIMenuController.shared.isMenuVisible)
  }

  @Test("The on-screen keyboard: its keys are last, and type when activated")
  func keyboard() {
    let screen = TestScreen()
    screen.showsOnScreenKeyboard = true
    let root = UIView()
    let code = field(20, in: root)
    code.keyboardType = .numberPad
    code.accessibilityLabel = "Code"
    screen.show(root)
    expect(screen.reader.activate("Code"))
    screen.expectReads(
      """
      editing text field "Code"
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
      """)
    for key in ["4", "2", "7", "delete"] { expect(screen.reader.activate(key)) }
    expect(code.text, equals: "42")
    code.keyboardType = .default
    code.reloadInputViews()
    screen.settle()
    let keys = screen.accessibilityTree().components(separatedBy: "\n").filter { $0.contains("  key ") || $0.contains(" key ") }
    expect(keys.first == "  key \"q\"" && keys.contains("  key \"shift\"") && keys.contains("  key \"space\""))
    expect(screen.reader.activate("q") && code.text == "42q")
  }

  @Test("A search in the navigation bar: the field, Cancel and the results; escape ends it")
  func search() {
    let screen = TestScreen()
    let list = ReadingList(style: .plain)
    list.title = "Trees"
    let results = ReadingList(style: .plain)
    results.sections = [(nil, ["Birch"])]
    let search = UISearchController(searchResultsController: results)
    search.searchBar.scopeButtonTitles = ["All", "Wet"]
    list.navigationItem.searchController = search
    list.navigationItem.hidesSearchBarWhenScrolling = false
    list.definesPresentationContext = true
    screen.show(UINavigationController(rootViewController: list))
    screen.settle()
    expect(screen.reader.activate("Search"))
    screen.settle()
    screen.type("bi")
    screen.expectReads(
      """
      editing search field "Search" = "bi"
      button "Clear text"
      button "Cancel"
      selected button "All" = "1 of 2"
      button "Wet" = "2 of 2"
      text "Birch"
      """)
    expect(screen.reader.activate("Wet") && search.searchBar.selectedScopeButtonIndex == 1)
    expect(screen.reader.activate("Clear text") && search.searchBar.text == "")
    screen.type("x")
    screen.reader.move(to: "Birch")
    expect(screen.reader.escape())
    screen.settle()
    expect(!search.isActive && screen.accessibilityTree().contains("text \"Cedar\""))
  }

  @Test("A search whose bar is a table's header, without separate results")
  func searchInHeader() {
    let screen = TestScreen()
    let list = ReadingList(style: .plain)
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    list.tableView.tableHeaderView = search.searchBar
    list.definesPresentationContext = true
    screen.show(list)
    screen.settle()
    expect(list.tableView.tableHeaderView?.frame.height, equals: search.searchBar.intrinsicContentSize.height)
    screen.expectReads(
      """
      search field "Search" (Double tap to edit.)
      text "Alder"
      text "Birch"
      text "Cedar"
      """)
    let bar = search.searchBar.convert(CGPoint(x: 160, y: 25), to: nil)
    screen.tap(bar)
    screen.settle()
    expect(search.isActive && search.searchBar.isFirstResponder && search.searchBar.showsCancelButton)
    screen.type("bi")
    expect(search.searchBar.text == "bi" && search.searchBar.window != nil)
    screen.press(.keyboardEscape)
    screen.settle()
    expect(!search.isActive && search.searchBar.text?.isEmpty != false)
    expect(search.searchBar.superview != nil && list.tableView.tableHeaderView === search.searchBar)
  }

  private final class NoResults: UITableViewController, UISearchDisplayDelegate {
    var found: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      tableView === self.tableView ? 2 : found.count
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = tableView === self.tableView ? "Row \(indexPath.row)" : found[indexPath.row]
      return cell
    }
  }

  @Test("A search of old with results and without: No Results is read instead of rows")
  func searchDisplay() {
    let screen = TestScreen()
    let list = NoResults(style: .plain)
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    list.tableView.tableHeaderView = bar
    screen.show(list)
    let display = UISearchDisplayController(searchBar: bar, contentsController: list)
    display.delegate = list
    display.searchResultsDataSource = list
    display.searchResultsDelegate = list
    list.found = ["Birch"]
    expect(screen.reader.move(to: "Row 1"))
    display.setActive(true, animated: false)
    screen.settle()
    screen.type("b")
    screen.expectReads(
      """
      editing search field = "b"
      button "Clear text"
      button "Cancel"
      text "Birch"
      """)
    list.found = []
    screen.type("x")
    screen.expectReads(
      """
      editing search field = "bx"
      button "Clear text"
      button "Cancel"
      text "No Results"
      """)
    expect(screen.reader.activate("Cancel"))
    screen.settle()
    expect(!display.isActive && screen.accessibilityTree().contains("text \"Row 1\""))
  }

  @Test("Elements that an app lists for a screen are not read below a search, and are read again after it")
  func ownElements() {
    let screen = TestScreen()
    let list = NoResults(style: .plain)
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    list.tableView.tableHeaderView = bar
    screen.show(list)
    let note = UIAccessibilityElement(accessibilityContainer: list.view!)
    note.accessibilityLabel = "Two rows"
    list.view.accessibilityElements = [bar, note]
    let display = UISearchDisplayController(searchBar: bar, contentsController: list)
    display.setActive(true, animated: false)
    screen.settle()
    expect(screen.accessibilityTree().contains("search field") && !screen.accessibilityTree().contains("Two rows"))
    display.setActive(false, animated: false)
    screen.settle()
    expect(screen.accessibilityTree().contains("Two rows"))
  }
}
