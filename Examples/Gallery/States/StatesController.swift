import UIKit

/// The states under the letters of the user's language, with an index beside them (listings 4-5 to 4-9).
///
/// A double tap on a header closes its section and opens it again; a long press copies a state's name; a swipe deletes it, and with the
/// last state of a letter goes the section.
final class StatesController: UITableViewController {
  private let collation = UILocalizedIndexedCollation.current()
  private(set) var sections: [StateSection] = []

  convenience init() {
    self.init(style: .plain)
    title = "States"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var sections = collation.sectionTitles.map { StateSection(title: $0, states: []) }
    for state in UnionState.all { sections[collation.section(for: state, collationStringSelector: \.name)].states.append(state) }
    self.sections = sections.map { section in
      var section = section
      section.states = collation.sortedArray(from: section.states, collationStringSelector: \.name)
      return section
    }
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].isOpen ? sections[section].states.count : 0
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { collation.sectionIndexTitles }

  override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    let wanted = collation.sectionTitles[collation.section(forSectionIndexTitle: index)]
    return sections.lastIndex { $0.title <= wanted } ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "state") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "state")
    let state = sections[indexPath.section].states[indexPath.row]
    cell.textLabel?.text = state.name
    cell.detailTextLabel?.text = state.capital
    return cell
  }

  // MARK: Headers

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    sections[section].states.isEmpty ? 0 : UITableView.automaticDimension
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    guard !sections[section].states.isEmpty else { return nil }
    let header =
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "letter") ?? UITableViewHeaderFooterView(reuseIdentifier: "letter")
    header.textLabel?.text = sections[section].title
    if header.gestureRecognizers?.isEmpty ?? true {
      let tap = UITapGestureRecognizer(target: self, action: StatesController.headerTapped)
      tap.numberOfTapsRequired = 2
      header.addGestureRecognizer(tap)
    }
    return header
  }

  private func headerTapped(_ tap: UITapGestureRecognizer) {
    guard let title = (tap.view as? UITableViewHeaderFooterView)?.textLabel?.text,
      let section = sections.firstIndex(where: { $0.title == title })
    else { return }
    sections[section].isOpen.toggle()
    let rows = sections[section].states.indices.map { IndexPath(row: $0, section: section) }
    if sections[section].isOpen {
      tableView.insertRows(at: rows, with: .automatic)
      tableView.scrollToRow(at: rows[rows.count - 1], at: .none, animated: true)
    } else {
      tableView.deleteRows(at: rows, with: .automatic)
    }
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
    sections[indexPath.section].states.remove(at: indexPath.row)
    if sections[indexPath.section].states.isEmpty {
      sections.remove(at: indexPath.section)
      tableView.deleteSections([indexPath.section], with: .automatic)
      tableView.reloadSectionIndexTitles()
    } else {
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }
}
