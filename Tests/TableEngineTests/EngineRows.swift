import Foundation
import UIKit
import UIKitTesting

/// A cell whose height depends on its label's lines.
@MainActor final class LinesCell: UITableViewCell {
  let label = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// One row of the tests' data.
struct EngineItem: Equatable {
  var name: String
  /// The number of lines of its text, or its height in units of 10 points if the delegate returns it.
  var lines = 1

  var text: String { Array(repeating: name, count: lines).joined(separator: "\n") }
}

/// Sections of rows whose heights come from constraints or from the delegate.
@MainActor class EngineRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The source of row heights.
  enum Sizing: CaseIterable {
    case fixed
    case constraints
    case delegate
    case delegateWithEstimate
  }

  var sections: [[EngineItem]]
  let sizing: Sizing
  var headers: [String?] = []
  var log: [String] = []
  /// Called at the beginning of each method, with its name.
  var inside: (String, UITableView) -> Void = { _, _ in }

  init(_ sections: [[EngineItem]], sizing: Sizing) {
    self.sections = sections
    self.sizing = sizing
  }

  convenience init(count: Int, sizing: Sizing = .fixed) {
    self.init([(0..<count).map { EngineItem(name: "Row \($0)") }], sizing: sizing)
  }

  func take() -> [String] {
    defer { log = [] }
    return log
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    inside("sections", tableView)
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    inside("rows", tableView)
    return sections.indices.contains(section) ? sections[section].count : 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    inside("cell", tableView)
    guard sections.indices.contains(indexPath.section), sections[indexPath.section].indices.contains(indexPath.row) else {
      return UITableViewCell()
    }
    let item = sections[indexPath.section][indexPath.row]
    if sizing == .constraints {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "lines") as? LinesCell ?? LinesCell(style: .default, reuseIdentifier: "lines")
      cell.label.text = item.text
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "plain") ?? UITableViewCell(style: .default, reuseIdentifier: "plain")
    cell.textLabel?.text = item.name
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    inside("height", tableView)
    guard sections.indices.contains(indexPath.section), sections[indexPath.section].indices.contains(indexPath.row) else { return 44 }
    let item = sections[indexPath.section][indexPath.row]
    switch sizing {
    case .fixed: return 44
    case .constraints: return UITableView.automaticDimension
    case .delegate, .delegateWithEstimate: return 34 + 10 * CGFloat(item.lines)
    }
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    inside("title", tableView)
    return headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    inside("willDisplay", tableView)
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    log.append("end \(indexPath.section).\(indexPath.row)")
    inside("didEnd", tableView)
  }

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    inside("willDisplayHeader", tableView)
  }

  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    inside("didEndHeader", tableView)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    inside("highlight", tableView)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    inside("willSelect", tableView)
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.section).\(indexPath.row)")
    inside("didSelect", tableView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let tableView = scrollView as? UITableView { inside("didScroll", tableView) }
  }
}

/// A data source separate from the delegate: methods added by a subclass are not found by the protocol's witness table.
@MainActor final class MovingSource: NSObject, UITableViewDataSource {
  let rows: EngineRows
  var canEdit = true

  init(_ rows: EngineRows) { self.rows = rows }

  func numberOfSections(in tableView: UITableView) -> Int { rows.numberOfSections(in: tableView) }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.tableView(tableView, numberOfRowsInSection: section)
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    rows.tableView(tableView, cellForRowAt: indexPath)
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    rows.tableView(tableView, titleForHeaderInSection: section)
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    rows.inside("canEdit", tableView)
    return canEdit
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    rows.inside("canMove", tableView)
    return true
  }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    let item = rows.sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    rows.sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.row)
  }
  func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    rows.sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

/// Returns a table of these rows that fills a screen.
@MainActor func showEngine(
  _ rows: EngineRows, style: UITableView.Style = .plain, design: UIDesign = .modern, scale: CGFloat = 2,
  source: (any UITableViewDataSource)? = nil
) -> (TestScreen, UITableView) {
  let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: scale, design: design)
  let table = UITableView(frame: .zero, style: style)
  table.sectionHeaderTopPadding = 0
  prepare(table, rows.sizing)
  table.dataSource = source ?? rows
  table.delegate = rows
  screen.show(table)
  return (screen, table)
}

@MainActor func prepare(_ table: UITableView, _ sizing: EngineRows.Sizing) {
  switch sizing {
  case .fixed, .delegate: break
  case .constraints:
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 44
  case .delegateWithEstimate: table.estimatedRowHeight = 50
  }
}

func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

/// Returns the heights of the rows visible, by the geometry.
@MainActor func heights(_ table: UITableView) -> [CGFloat] {
  (table.indexPathsForVisibleRows ?? []).map { table.rectForRow(at: $0).height }
}

@MainActor func names(_ table: UITableView) -> [String] {
  table.visibleCells.map { ($0 as? LinesCell)?.label.text?.components(separatedBy: "\n").first ?? $0.textLabel?.text ?? "" }
}
