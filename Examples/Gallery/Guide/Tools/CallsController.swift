import UIKit

/// A table with three rows above the list of the calls between it, its data source and its delegate, in order.
final class CallsController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  enum Subject { case creating, editing, moving }

  private let subject: Subject
  private(set) var rows = ["One", "Two", "Three"]
  private(set) var calls: [(from: String, to: String, call: String)] = []
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 140), style: .plain)
  private let log = UITableView(frame: .zero, style: .plain)
  private let lines = LogRows()

  init(_ subject: Subject = .creating) {
    self.subject = subject
    super.init(nibName: nil, bundle: nil)
    title = "Calls".translated
    navigationItem.rightBarButtonItem =
      subject == .creating
      ? UIBarButtonItem(title: "Reload".translated, style: .plain, target: self, action: CallsController.reload) : editButtonItem
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Row")
    log.dataSource = lines
    log.allowsSelection = false
    log.backgroundColor = .secondarySystemBackground
    view.addSubview(table)
    view.addSubview(log)
    note("dataSource, delegate", from: "Client", to: "Table view")
    table.dataSource = self
    table.delegate = self
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.safeAreaLayoutGuide.layoutFrame
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let height = isLarge ? (area.height / 2).rounded() : 140
    table.rowHeight = isLarge ? UITableView.automaticDimension : 44
    log.rowHeight = isLarge ? UITableView.automaticDimension : 26
    table.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
    log.frame = CGRect(x: area.minX, y: area.minY + height, width: area.width, height: max(0, area.height - height))
    showCalls()
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    begin()
    note("setEditing(\(editing), animated:)", from: "Client", to: "Table view")
    table.setEditing(editing, animated: animated)
    showCalls()
  }

  private func reload() {
    begin()
    note("reloadData()", from: "Client", to: "Table view")
    table.reloadData()
    table.layoutIfNeeded()
    showCalls()
  }

  /// Adds a call; one that is repeated for each row is listed once where nothing is between.
  func note(_ call: String, from: String = "Table view", to: String) {
    if calls.last.map({ $0 == (from, to, call) }) != true { calls.append((from, to, call)) }
  }

  func begin() { calls = [] }

  private func showCalls() {
    lines.lines = calls.map { ("→ \($0.to.translated): \($0.call)", "") }
    log.reloadData()
    if !calls.isEmpty, log.bounds.height > 0 {
      log.scrollToRow(at: IndexPath(row: calls.count - 1, section: 0), at: .bottom, animated: false)
    }
  }

  // MARK: Data source and delegate

  func numberOfSections(in tableView: UITableView) -> Int {
    note("numberOfSections(in:)", to: "Data source")
    return 1
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    note("tableView(_:numberOfRowsInSection:)", to: "Data source")
    return rows.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    note("tableView(_:cellForRowAt:)", to: "Data source")
    let cell = tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row]
    cell.textLabel?.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    return cell
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    note("tableView(_:willDisplay:forRowAt:)", to: "Delegate")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    note("tableView(_:didSelectRowAt:)", to: "Delegate")
    showCalls()
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    note("tableView(_:canEditRowAt:)", to: "Data source")
    return true
  }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    note("tableView(_:editingStyleForRowAt:)", to: "Delegate")
    return .delete
  }

  func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    note("tableView(_:commit:forRowAt:)", to: "Data source")
    rows.remove(at: indexPath.row)
    note("deleteRows(at:with:)", from: "Data source", to: "Table view")
    tableView.deleteRows(at: [indexPath], with: .fade)
    showCalls()
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    note("tableView(_:canMoveRowAt:)", to: "Data source")
    return true
  }

  func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    note("tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)", to: "Delegate")
    return proposedDestinationIndexPath
  }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    note("tableView(_:moveRowAt:to:)", to: "Data source")
    rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    showCalls()
  }
}
