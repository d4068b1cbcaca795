import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// A list with a search bar as its header, which logs the calls.
@MainActor private final class Places: UITableViewController, UISearchDisplayDelegate, UISearchBarDelegate {
  let names = ["Athens", "Berlin", "Bern", "Cairo", "Delhi"] + (1...20).map { "Place \($0)" }
  var found: [String] = []
  var log: [String] = []
  var reloads = true
  private(set) var search: UISearchDisplayController!
  let bar = UISearchBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Places"
    bar.scopeButtonTitles = ["Starts With", "Contains"]
    bar.delegate = self
    bar.sizeToFit()
    tableView.tableHeaderView = bar
    search = UISearchDisplayController(searchBar: bar, contentsController: self)
    search.delegate = self
    search.searchResultsDataSource = self
    search.searchResultsDelegate = self
  }

  private func filter() {
    let text = bar.text ?? ""
    found = names.filter { bar.selectedScopeButtonIndex == 0 ? $0.hasPrefix(text) : $0.contains(text) }
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.append("text \(searchText)")
    filter()
  }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    log.append("scope \(selectedScope)")
    filter()
  }
  func searchDisplayControllerWillBeginSearch(_ controller: UISearchDisplayController) { log.append("willBegin") }
  func searchDisplayControllerDidBeginSearch(_ controller: UISearchDisplayController) { log.append("didBegin") }
  func searchDisplayControllerWillEndSearch(_ controller: UISearchDisplayController) { log.append("willEnd") }
  func searchDisplayControllerDidEndSearch(_ controller: UISearchDisplayController) { log.append("didEnd") }
  func searchDisplayController(_ controller: UISearchDisplayController, didLoadSearchResultsTableView tableView: UITableView) {
    log.append("didLoad")
  }
  func searchDisplayController(_ controller: UISearchDisplayController, willUnloadSearchResultsTableView tableView: UITableView) {
    log.append("willUnload")
  }
  func searchDisplayController(_ controller: UISearchDisplayController, willShowSearchResultsTableView tableView: UITableView) {
    log.append("willShow")
  }
  func searchDisplayController(_ controller: UISearchDisplayController, didHideSearchResultsTableView tableView: UITableView) {
    log.append("didHide")
  }
  func searchDisplayController(_ controller: UISearchDisplayController, shouldReloadTableForSearch searchString: String?) -> Bool {
    log.append("shouldReload \(searchString ?? "")")
    return reloads
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    if tableView !== self.tableView { log.append("rows of results") }
    return tableView === self.tableView ? names.count : found.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let shown = tableView === self.tableView ? names : found
    // A table that did not reload may request rows that no longer exist.
    cell.textLabel?.text = shown.indices.contains(indexPath.row) ? shown[indexPath.row] : "gone"
    return cell
  }
}

@Suite("Search display controller") @MainActor
struct SearchDisplayTests {
  private func make(design: UIDesign = .modern) -> (TestScreen, UINavigationController, Places) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), design: design)
    let places = Places(style: .plain)
    let navigation = UINavigationController(rootViewController: places)
    screen.show(navigation)
    screen.settle()
    return (screen, navigation, places)
  }

  private func tapField(_ screen: TestScreen, _ places: Places) {
    let field = places.bar.searchTextField
    screen.tap(field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil))
    screen.settle()
  }

  private func results(_ places: Places) -> [String] {
    places.search.searchResultsTableView.visibleCells.compactMap { $0.textLabel?.text }
  }

  @Test("SH-01 The search bar is the table's header, and scrolls out of sight")
  func header() {
    let (screen, _, places) = make()
    expect(places.tableView.tableHeaderView === places.bar)
    expect(places.bar.frame.height, equals: 56)
    places.tableView.contentOffset.y = 56 - places.tableView.adjustedContentInset.top
    screen.layout()
    let frame = places.bar.convert(places.bar.bounds, to: nil)
    expect(frame.maxY, atMost: 44)
  }

  @Test("SH-02 SH-08 A touch darkens and raises; typing makes and shows the results; Cancel ends", arguments: ["modern", "classic"])
  func course(design: String) throws {
    let (screen, navigation, places) = make(design: design == "modern" ? .modern : .classic)
    let light = screen.snapshot().pixel(x: 600, y: 700)
    tapField(screen, places)
    let dark = screen.snapshot().pixel(x: 600, y: 700)
    expect(Int(dark.red), below: Int(light.red) - 30, "what is searched is dimmed")
    expect(places.log, equals: ["willBegin", "didBegin"])
    expect(navigation.isNavigationBarHidden)
    expect(abs(places.bar.convert(CGPoint.zero, to: nil).y), below: 1)
    expect(places.search.isActive)
    places.log = []
    screen.type("B")
    screen.settle()
    expect(places.log.prefix(3), equals: ["text B", "didLoad", "shouldReload B"])
    let (loaded, asked) = (places.log.firstIndex(of: "didLoad"), places.log.firstIndex(of: "rows of results"))
    try expect(#require(loaded) < #require(asked))
    expect(results(places), equals: ["Berlin", "Bern"])
    expect(places.search.searchResultsTableView !== places.tableView)
    places.log = []
    let cancel = places.bar.convert(CGPoint(x: 295, y: 25), to: nil)
    screen.tap(cancel)
    screen.settle()
    expect(places.log.first, equals: "willEnd")
    expect(places.log.last, equals: "didEnd")
    expect(!navigation.isNavigationBarHidden)
    expect(places.bar.text, equals: "")
    expect(places.tableView.isScrollEnabled)
  }

  @Test("SH-03 SH-09 Each letter filters; the delegate is called before the results reload, and may prevent that")
  func live() {
    let (screen, _, places) = make()
    tapField(screen, places)
    screen.type("Be")
    screen.settle()
    places.log = []
    screen.type("rn")
    screen.settle()
    expect(results(places), equals: ["Bern"])
    let rest = places.log.drop { $0 != "text Bern" }
    expect(rest.dropFirst().first, equals: "shouldReload Bern")
    expect(rest.contains("rows of results"))
    places.reloads = false
    screen.press(.keyboardDeleteOrBackspace)
    screen.settle()
    expect(places.found, equals: ["Berlin", "Bern"])
    expect(results(places), equals: ["Bern"])
  }

  @Test("SH-04 A scope button filters again")
  func scopes() {
    let (screen, _, places) = make()
    tapField(screen, places)
    screen.type("er")
    screen.settle()
    expect(results(places).isEmpty)
    places.log = []
    let scopes = places.bar.bounds
    screen.tap(places.bar.convert(CGPoint(x: scopes.width * 0.75, y: scopes.height - 20), to: nil))
    screen.settle()
    expect(places.log.first, equals: "scope 1")
    expect(results(places), equals: ["Berlin", "Bern"])
  }

  @Test("SH-01 In an interface from right to left the glass ends the field at the right, and the words begin beside it")
  func mirrored() {
    let screen = TestScreen(size: CGSize(width: 320, height: 100))
    screen.traits = { $0.layoutDirection = .rightToLeft }
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    let root = UIView()
    root.addSubview(bar)
    screen.show(root)
    let field = bar.searchTextField
    let glass = field.leftViewRect(forBounds: field.bounds)
    expect(glass.maxX == field.bounds.width - 8 && glass.width > 0)
    let words = field.textRect(forBounds: field.bounds)
    expect(words.maxX < glass.minX && words.minX >= 8 && words.width > 200)
  }

  @Test("SH-05 SH-10 No Results is a label directly in the table, and may be changed after the reload")
  func noResults() {
    let (screen, _, places) = make()
    tapField(screen, places)
    screen.type("x")
    screen.settle()
    let table = places.search.searchResultsTableView
    let label = table.subviews.compactMap { $0 as? UILabel }.first
    expect(label?.text, equals: "No Results")
    expect(screen.accessibilityTree().contains("No Results"))
    label?.text = ""
    screen.layout()
    expect(label?.text, equals: "")
    screen.press(.keyboardDeleteOrBackspace)
    screen.type("C")
    screen.settle()
    expect(label?.superview == nil)
    expect(results(places), equals: ["Cairo"])
  }

  @Test("SH-06 The index's magnifying glass leads to the bar")
  func index() {
    final class Indexed: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let bar = UISearchBar()
        bar.sizeToFit()
        tableView.tableHeaderView = bar
      }
      override func numberOfSections(in tableView: UITableView) -> Int { 20 }
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        [UITableView.indexSearch] + (0..<20).map { String(UnicodeScalar(UInt8(65 + $0))) }
      }
      override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        if index == 0 {
          tableView.scrollRectToVisible(tableView.tableHeaderView!.frame, animated: false)
          return -1
        }
        return index - 1
      }
    }
    let screen = TestScreen()
    let indexed = Indexed(style: .plain)
    screen.show(UINavigationController(rootViewController: indexed))
    indexed.tableView.contentOffset.y = 1000
    screen.layout()
    // The 21 entries are centered vertically; the magnifying glass is the first.
    let top = indexed.tableView.adjustedContentInset.top
    for step in 0..<40 {
      screen.tap(CGPoint(x: 313, y: top + 20 + CGFloat(step) * 6))
      if indexed.tableView.contentOffset.y <= -top + 1 { break }
    }
    expect(indexed.tableView.contentOffset.y, equals: -top)
  }

  @Test("A memory warning releases the results table while no search is active, and another one is created later")
  func unloading() {
    let (screen, _, places) = make()
    tapField(screen, places)
    screen.type("B")
    screen.settle()
    let first = places.search.searchResultsTableView
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    expect(places.search.searchResultsTableView === first, "it shows")
    screen.press(.keyboardEscape)
    screen.settle()
    places.log = []
    NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
    expect(places.log, equals: ["willUnload"])
    tapField(screen, places)
    screen.type("B")
    screen.settle()
    expect(places.search.searchResultsTableView !== first && results(places) == ["Berlin", "Bern"])
  }

  @Test("A touch on the darkness ends the search; Escape does, too")
  func endings() {
    let (screen, _, places) = make()
    tapField(screen, places)
    screen.tap(CGPoint(x: 160, y: 400))
    screen.settle()
    expect(!places.search.isActive)
    tapField(screen, places)
    expect(places.search.isActive)
    screen.press(.keyboardEscape)
    screen.settle()
    expect(!places.search.isActive)
  }
}
