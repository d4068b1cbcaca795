import UIKit

/// Steps through a batch of updates in the order in which a table applies it, with the indices before and after, and then applies it to a real
/// table. Wrong batches show the message of the table, which is the reason for the error.
final class UpdateDebuggerController: UIViewController {
  private let table = UITableView(frame: .zero, style: .plain)
  private let log = UITableView(frame: .zero, style: .plain)
  private let choice = UISegmentedControl(items: UpdateExample.all.map(\.name.translated))
  private let source = NamedRows()
  private let lines = LogRows()
  private var example = UpdateExample.all[0]
  private var position = 0

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Updates".translated
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Step".translated, style: .plain, target: self, action: UpdateDebuggerController.step)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    choice.selectedSegmentIndex = 0
    choice.addTarget(self, action: UpdateDebuggerController.choose, for: .valueChanged)
    table.dataSource = source
    table.allowsSelection = false
    log.dataSource = lines
    log.allowsSelection = false
    log.rowHeight = UITableView.automaticDimension
    log.estimatedRowHeight = 44
    for part in [choice, table, log] { view.addSubview(part) }
    choose()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.safeAreaLayoutGuide.layoutFrame
    choice.frame = CGRect(x: area.minX + 12, y: area.minY + 6, width: area.width - 24, height: 32)
    let top = choice.frame.maxY + 6
    let half = ((area.maxY - top) * 0.5).rounded()
    table.rowHeight = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? UITableView.automaticDimension : 28
    table.frame = CGRect(x: area.minX, y: top, width: area.width, height: half)
    log.frame = CGRect(x: area.minX, y: top + half, width: area.width, height: max(0, area.maxY - top - half))
  }

  private func choose() {
    example = UpdateExample.all[choice.selectedSegmentIndex]
    position = 0
    source.rows = example.sections
    table.reloadData()
    lines.lines = example.changes.map { ("In the code".translated + ": " + $0.text, "") }
    log.reloadData()
    navigationItem.rightBarButtonItem?.isEnabled = true
  }

  /// Adds the next step to the log; after the last one the batch is applied.
  private func step() {
    let steps = example.steps
    if position < steps.count {
      lines.lines.append(("\(position + 1). " + steps[position].text, Self.indices(steps[position].rows)))
      position += 1
    } else {
      let message = apply()
      lines.lines.append(message.map { ("Error".translated, $0) } ?? ("Applied".translated, Self.indices(steps.last?.rows ?? [])))
      navigationItem.rightBarButtonItem?.isEnabled = false
    }
    log.insertRows(at: [IndexPath(row: lines.lines.count - 1, section: 0)], with: .fade)
    log.scrollToRow(at: IndexPath(row: lines.lines.count - 1, section: 0), at: .bottom, animated: true)
  }

  /// Each row with its index before and after: "Pine 0.1→0.0".
  private static func indices(_ rows: [[UpdateExample.Row]]) -> String {
    rows.enumerated().flatMap { section, rows in
      rows.enumerated().map { row, content in
        let before = content.before.map { "\($0.section).\($0.row)" } ?? "+"
        return "\(content.name) \(before)→\(section).\(row)"
      }
    }.joined(separator: "  ")
  }

  /// Applies the batch in the order of the code. Returns the message of the table, if it reported an error; the table then shows the data again.
  private func apply() -> String? {
    let message = KeptMessage()
    let handler = UIKitErrorHandler.handler
    UIKitErrorHandler.handler = { message.keep($0) }
    defer { UIKitErrorHandler.handler = handler }
    table.performBatchUpdates {
      source.rows = example.result
      for change in example.changes {
        switch change {
        case .deleteRow(let path): table.deleteRows(at: [path], with: .automatic)
        case .deleteSection(let section): table.deleteSections([section], with: .automatic)
        case .insertSection(_, let section): table.insertSections([section], with: .automatic)
        case .insertRow(_, let path): table.insertRows(at: [path], with: .automatic)
        }
      }
    }
    if message.first != nil { table.reloadData() }
    return message.first
  }
}

/// The first message of the error handler.
private final class KeptMessage: @unchecked Sendable {
  private let lock = NSLock()
  private var text: String?

  func keep(_ message: String) { lock.withLock { text = text ?? message } }
  var first: String? { lock.withLock { text } }
}

/// Sections of names, each with its index.
private final class NamedRows: NSObject, UITableViewDataSource {
  var rows: [[String]] = []

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section".translated + " \(section)" }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name") ?? UITableViewCell(style: .default, reuseIdentifier: "name")
    cell.textLabel?.text = rows[indexPath.section][indexPath.row]
    cell.textLabel?.font = .preferredFont(forTextStyle: .subheadline, compatibleWith: tableView.traitCollection)
    return cell
  }
}

/// Lines with a title and an explanation.
final class LogRows: NSObject, UITableViewDataSource {
  var lines: [(title: String, detail: String)] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "line") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "line")
    cell.textLabel?.text = lines[indexPath.row].title
    cell.textLabel?.font = .preferredFont(forTextStyle: .footnote, compatibleWith: tableView.traitCollection)
    cell.textLabel?.numberOfLines = 0
    let detail = lines[indexPath.row].detail
    cell.detailTextLabel?.text = detail.isEmpty ? nil : detail
    cell.detailTextLabel?.font = .preferredFont(forTextStyle: .caption2, compatibleWith: tableView.traitCollection)
    cell.detailTextLabel?.numberOfLines = 0
    return cell
  }
}
