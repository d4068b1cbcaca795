import UIKit

/// The states under the letters of the user's language, with an index beside them (listings 4-5 to 4-9).
///
/// The index has the letters that have states, and above them a magnifying glass that scrolls to the search bar. A double tap on a header
/// collapses or expands its section; a long press copies a state's name; a swipe deletes it, and its section with the last state of a
/// letter.
final class StatesController: UITableViewController, UISearchBarDelegate {
  private var collation = UILocalizedIndexedCollation.current()
  private var states = UnionState.all
  private(set) var sections: [StateSection] = []
  let searchBar = UISearchBar()

  convenience init() {
    self.init(style: .plain)
    title = "States"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(StateHeader.self, forHeaderFooterViewReuseIdentifier: "letter")
    searchBar.placeholder = "States and capitals"
    searchBar.delegate = self
    searchBar.sizeToFit()
    tableView.tableHeaderView = searchBar
    sortIntoSections()
    registerForTraitChanges([LanguageTrait.self]) { (list: StatesController, _: UITraitCollection) in list.languageChanged() }
  }

  /// The height of a search bar is the design's.
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard traitCollection.design != previousTraitCollection?.design else { return }
    searchBar.sizeToFit()
    tableView.tableHeaderView = searchBar
  }

  private func languageChanged() {
    collation = .current()
    sortIntoSections()
    tableView.reloadData()
  }

  /// Listing 4-7: each state gets its section number and is added to that section's array, and the arrays are sorted.
  private func sortIntoSections() {
    let text = searchBar.text ?? ""
    var found =
      text.isEmpty
      ? states : states.filter { $0.name.localizedCaseInsensitiveContains(text) || $0.capital.localizedCaseInsensitiveContains(text) }
    for index in found.indices {
      found[index].sectionNumber = collation.section(for: found[index], collationStringSelector: \.name)
    }
    var sectionArrays: [[UnionState]] = Array(repeating: [], count: collation.sectionTitles.count)
    for state in found { sectionArrays[state.sectionNumber].append(state) }
    sections = zip(collation.sectionTitles, sectionArrays).map { title, states in
      StateSection(title: title, states: collation.sortedArray(from: states, collationStringSelector: \.name))
    }
  }

  // MARK: Index

  /// The entries of the collation's index whose letters have states.
  private var indexEntries: [(title: String, letter: String)] {
    collation.sectionIndexTitles.enumerated().compactMap { entry, title in
      let letter = collation.sectionTitles[collation.section(forSectionIndexTitle: entry)]
      return sections.contains { $0.title == letter && !$0.states.isEmpty } ? (title, letter) : nil
    }
  }

  // Listing 4-8: the titles of the index, and the sections of its entries. The magnifying glass scrolls to the search bar instead of a
  // section.
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    [UITableView.indexSearch] + indexEntries.map(\.title)
  }

  override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    guard index > 0 else {
      tableView.scrollRectToVisible(searchBar.frame, animated: false)
      return -1
    }
    let letter = indexEntries[index - 1].letter
    return sections.firstIndex { $0.title == letter } ?? 0
  }

  // MARK: Rows

  // Listing 4-9: each section has the states of its letter; here also whether it is expanded.
  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].isOpen ? sections[section].states.count : 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "state") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "state")
    let state = sections[indexPath.section].states[indexPath.row]
    cell.textLabel?.text = state.name
    cell.detailTextLabel?.text = "\(state.capital) · \(state.population.formatted())"
    return cell
  }

  // MARK: Headers

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    guard !sections[section].states.isEmpty else { return 0 }
    guard traitCollection.design.table.followsTextSize else { return 28 }
    return max(28, UIFontMetrics(forTextStyle: .headline).scaledValue(for: 28, compatibleWith: traitCollection).rounded(.up))
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard !sections[section].states.isEmpty else { return nil }
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "letter") as? StateHeader
    header?.letter.text = sections[section].title
    header?.doubleTapped = { [weak self] header in self?.toggle(header.letter.text) }
    return header
  }

  private func toggle(_ letter: String?) {
    guard let section = sections.firstIndex(where: { $0.title == letter }) else { return }
    sections[section].isOpen.toggle()
    let rows = sections[section].states.indices.map { IndexPath(row: $0, section: section) }
    if sections[section].isOpen {
      tableView.insertRows(at: rows, with: .automatic)
      tableView.scrollToRow(at: rows[rows.count - 1], at: .none, animated: true)
    } else {
      tableView.deleteRows(at: rows, with: .automatic)
    }
  }

  // MARK: Searching

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { searchBar.setShowsCancelButton(true, animated: true) }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { searchBar.setShowsCancelButton(false, animated: true) }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { searchBar.resignFirstResponder() }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = nil
    searchBar.resignFirstResponder()
    showFound()
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { showFound() }

  private func showFound() {
    sortIntoSections()
    tableView.reloadData()
  }

  // MARK: Copying

  override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { action == Selector("copy:") }

  override func tableView(
    _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
  ) {
    UIPasteboard.general.string = sections[indexPath.section].states[indexPath.row].name
  }

  // MARK: Deleting

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    let state = sections[indexPath.section].states.remove(at: indexPath.row)
    states.removeAll { $0.name == state.name }
    if sections[indexPath.section].states.isEmpty {
      sections.remove(at: indexPath.section)
      tableView.deleteSections([indexPath.section], with: .automatic)
      tableView.reloadSectionIndexTitles()
    } else {
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }
}
