import UIKit

/// A state of the union.
struct UnionState {
  var name: String
  var code: String
  var capital: String

  static let all: [UnionState] = stateTable.split(separator: "\n").map { line in
    let parts = line.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    return UnionState(name: parts[0], code: parts[1], capital: parts[2])
  }
}

/// The states under the letters of the user's language, with an index beside them (listings 4-5 to 4-9).
final class StatesController: UITableViewController {
  private let collation = UILocalizedIndexedCollation.current()
  private var sections: [[UnionState]] = []

  convenience init() {
    self.init(style: .plain)
    title = "States"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    var sections = [[UnionState]](repeating: [], count: collation.sectionTitles.count)
    for state in UnionState.all { sections[collation.section(for: state, collationStringSelector: \.name)].append(state) }
    self.sections = sections.map { collation.sortedArray(from: $0, collationStringSelector: \.name) }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].isEmpty ? nil : collation.sectionTitles[section]
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { collation.sectionIndexTitles }

  override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    collation.section(forSectionIndexTitle: index)
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "state") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "state")
    let state = sections[indexPath.section][indexPath.row]
    cell.textLabel?.text = state.name
    cell.detailTextLabel?.text = state.capital
    return cell
  }
}
