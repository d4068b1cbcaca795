import UIKit

/// The states example in one block, step by step and at random, and every row animation.
///
/// A tap on the name of an animation inserts a state with it, the next tap deletes the state. Later random changes use it, too.
final class BatchUpdatesController: UITableViewController {
  private enum Deed: String, CaseIterable {
    case block = "Insert and Delete a Block"
    case steps = "Step by Step"
    case random = "At Random"
    case reload = "Reload the First"
    case move = "Move the First to the End"
    case greeting = "Show or Hide a Section"
    case sections = "Sections and Rows"
  }

  private static let original = ["Arizona", "California", "Delaware", "New Jersey", "Washington"]
  private static let others = UnionState.all.map(\.name)

  static let animations: [(name: String, animation: UITableView.RowAnimation)] = [
    ("Fade", .fade), ("Right", .right), ("Left", .left), ("Top", .top), ("Bottom", .bottom), ("Middle", .middle), ("None", .none),
    ("Automatic", .automatic),
  ]

  private(set) var states = BatchUpdatesController.original
  private var animation = UITableView.RowAnimation.automatic
  private var step = 0
  private var reloads = 0
  private var showsGreeting = false
  /// The source of random numbers; replaced when a run is replayed.
  static var pick: (Range<Int>) -> Int = { Int.random(in: $0) }

  convenience init() {
    self.init(style: .plain)
    title = "Batch Updates"
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { showsGreeting ? 4 : 3 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    [states.count, Deed.allCases.count, Self.animations.count, 1][section]
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    ["States", "Updates", "Row Animations", "Greeting"][section]
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "state") ?? UITableViewCell(style: .default, reuseIdentifier: "state")
    cell.textLabel?.textColor = indexPath.section == 0 ? .label : .systemBlue
    cell.selectionStyle = indexPath.section == 0 ? .none : .default
    cell.accessoryType = indexPath.section == 1 && Deed.allCases[indexPath.row] == .sections ? .disclosureIndicator : .none
    switch indexPath.section {
    case 0: cell.textLabel?.text = states[indexPath.row]
    case 1: cell.textLabel?.text = Deed.allCases[indexPath.row].rawValue
    case 2: cell.textLabel?.text = Self.animations[indexPath.row].name
    default: cell.textLabel?.text = "Hello"
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch indexPath.section {
    case 0: break
    case 1: perform(Deed.allCases[indexPath.row])
    case 2: show(Self.animations[indexPath.row].animation)
    default: break
    }
  }

  private func perform(_ deed: Deed) {
    switch deed {
    case .block: insertAndDeleteRows()
    case .steps: takeStep()
    case .random: changeAtRandom()
    case .reload: reloadFirst()
    case .move: moveFirst()
    case .greeting: toggleGreeting()
    case .sections: navigationController?.pushViewController(SectionUpdatesController(), animated: true)
    }
  }

  // MARK: The states example

  /// Resets the list if it is not in its initial state.
  private func restart() {
    guard states != Self.original else { return }
    states = Self.original
    step = 0
    tableView.reloadSections([0], with: .fade)
  }

  // Listings 7-7 and 7-8: insertions refer to the list after the update, deletions to the list before, independent of the order of the
  // calls.
  private func insertAndDeleteRows() {
    restart()
    states.remove(at: 4)  // Washington
    states.remove(at: 2)  // Delaware
    states.insert("Alaska", at: 0)
    states.insert("Georgia", at: 3)
    states.insert("Virginia", at: 5)
    tableView.beginUpdates()
    tableView.insertRows(at: [0, 3, 5].map { IndexPath(row: $0, section: 0) }, with: .right)
    tableView.deleteRows(at: [2, 4].map { IndexPath(row: $0, section: 0) }, with: .fade)
    tableView.endUpdates()
  }

  /// The same five changes, one per tap.
  private func takeStep() {
    if step == 0 { restart() }
    func delete(_ row: Int) {
      states.remove(at: row)
      tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .fade)
    }
    func insert(_ name: String, _ row: Int) {
      states.insert(name, at: row)
      tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: .right)
    }
    switch step {
    case 0: delete(4)
    case 1: delete(2)
    case 2: insert("Alaska", 0)
    case 3: insert("Georgia", 3)
    default: insert("Virginia", 5)
    }
    step = (step + 1) % 5
  }

  // MARK: At random

  /// Deletes and inserts random rows in one block.
  private func changeAtRandom() {
    step = 0
    let gone = states.indices.filter { _ in Self.pick(0..<3) == 0 }
    for row in gone.reversed() { states.remove(at: row) }
    var come: [Int] = []
    for _ in 0..<Self.pick(0..<4) {
      let names = Self.others.filter { !states.contains($0) }
      let name = names[Self.pick(0..<names.count)]
      let place = states.firstIndex { $0 > name } ?? states.count
      states.insert(name, at: place)
      come = come.map { $0 >= place ? $0 + 1 : $0 } + [place]
    }
    tableView.beginUpdates()
    tableView.deleteRows(at: gone.map { IndexPath(row: $0, section: 0) }, with: animation)
    tableView.insertRows(at: come.map { IndexPath(row: $0, section: 0) }, with: animation)
    tableView.endUpdates()
  }

  // MARK: Other changes

  /// Shows the first state in capitals, or in its original spelling, each time with another animation.
  private func reloadFirst() {
    guard let first = states.first else { return }
    step = 0
    states[0] = first == first.uppercased() ? first.capitalized : first.uppercased()
    tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: Self.animations[reloads % Self.animations.count].animation)
    reloads += 1
  }

  private func moveFirst() {
    guard !states.isEmpty else { return }
    step = 0
    states.append(states.removeFirst())
    tableView.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: states.count - 1, section: 0))
  }

  private func toggleGreeting() {
    showsGreeting.toggle()
    if showsGreeting { tableView.insertSections([3], with: .automatic) } else { tableView.deleteSections([3], with: .automatic) }
  }

  /// Inserts or deletes a state with one animation.
  private func show(_ animation: UITableView.RowAnimation) {
    self.animation = animation
    step = 0
    if let row = states.firstIndex(of: "Hawaii") {
      states.remove(at: row)
      tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: animation)
    } else {
      let row = min(1, states.count)
      states.insert("Hawaii", at: row)
      tableView.insertRows(at: [IndexPath(row: row, section: 0)], with: animation)
    }
  }
}
