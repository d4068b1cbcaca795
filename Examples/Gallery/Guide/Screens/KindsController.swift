import UIKit

/// The kinds of tables side by side: a plain list, an indexed one, groups, and a list of choices.
final class KindsController: UIViewController {
  private let sources = [
    KindSource(.plain, ["Ash", "Beech", "Cedar", "Elm", "Fir", "Hazel", "Larch", "Maple"]),
    KindSource(.index, ["A", "B", "C", "D", "E", "F", "G", "H"]),
    KindSource(.groups, ["Height", "Spread", "Light", "Soil"]),
    KindSource(.choices, ["Spring", "Summer", "Autumn", "Winter"]),
  ]
  private(set) var tables: [UITableView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray3
    for source in sources {
      let table = UITableView(frame: .zero, style: source.kind == .groups ? .grouped : .plain)
      table.dataSource = source
      table.delegate = source
      table.sectionIndexMinimumDisplayRowCount = 0
      view.addSubview(table)
      tables.append(table)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.safeAreaLayoutGuide.layoutFrame.insetBy(dx: 4, dy: 4)
    let size = CGSize(width: (area.width - 4) / 2, height: (area.height - 4) / 2)
    for (index, table) in tables.enumerated() {
      let column = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 - index % 2 : index % 2
      table.frame = CGRect(
        x: area.minX + CGFloat(column) * (size.width + 4), y: area.minY + CGFloat(index / 2) * (size.height + 4), width: size.width,
        height: size.height)
    }
  }
}

/// The rows of one small table.
final class KindSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  enum Kind { case plain, index, groups, choices }

  let kind: Kind
  private let names: [String]
  private var chosen = 0

  init(_ kind: Kind, _ names: [String]) {
    self.kind = kind
    self.names = names
  }

  func numberOfSections(in tableView: UITableView) -> Int { kind == .index ? names.count : kind == .groups ? 2 : 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch kind {
    case .index: 2
    case .groups: names.count / 2
    case .plain, .choices: names.count
    }
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { kind == .index ? names : nil }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    switch kind {
    case .index: names[section]
    case .groups: section == 0 ? "Size" : "Place"
    case .plain, .choices: nil
    }
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "kind") ?? UITableViewCell(style: .default, reuseIdentifier: "kind")
    cell.textLabel?.text =
      switch kind {
      case .index: "\(names[indexPath.section])\(indexPath.row + 1)"
      case .groups: names[indexPath.section * 2 + indexPath.row]
      case .plain, .choices: names[indexPath.row]
      }
    cell.accessoryType = kind == .choices && indexPath.row == chosen ? .checkmark : .none
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard kind == .choices, indexPath.row != chosen else { return }
    tableView.cellForRow(at: IndexPath(row: chosen, section: 0))?.accessoryType = .none
    tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
    chosen = indexPath.row
  }
}
