import UIKit

/// A long list whose cells show their number. Below it: how many cells were made, which are visible, and which wait in the queue.
final class ReuseController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let table = UITableView(frame: .zero, style: .plain)
  private let facts = UILabel()
  /// All cells that were made, in order.
  private var made: [UITableViewCell] = []
  private var requests = 0

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Reuse".translated
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Scroll".translated, style: .plain, target: self, action: ReuseController.scroll)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    table.dataSource = self
    table.delegate = self
    // Ten rows fit at one size of text.
    table.rowHeight = 30
    table.traitOverrides.preferredContentSizeCategory = .large
    table.allowsSelection = false
    facts.numberOfLines = 0
    facts.font = .systemFont(ofSize: 13)
    facts.backgroundColor = .secondarySystemBackground
    view.addSubview(table)
    view.addSubview(facts)
  }

  /// Ten rows fit exactly, so that eleven are visible as soon as the list is between two of them.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.safeAreaLayoutGuide.layoutFrame
    table.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: min(300, area.height))
    facts.frame = CGRect(
      x: area.minX + 16, y: table.frame.maxY + 8, width: area.width - 32, height: max(0, area.maxY - table.frame.maxY - 16))
    table.layoutIfNeeded()
    showFacts()
  }

  private func scroll() {
    let last = table.indexPathsForVisibleRows?.last?.row ?? 0
    table.scrollToRow(at: IndexPath(row: min(last + 25, 999), section: 0), at: .bottom, animated: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { showFacts() }

  private func showFacts() {
    let shown = table.visibleCells.map(\.tag)
    let waiting = made.map(\.tag).filter { !shown.contains($0) }
    func list(_ numbers: [Int]) -> String { numbers.isEmpty ? "–" : numbers.map(String.init).joined(separator: " ") }
    facts.text = [
      "Cells made".translated + ": \(made.count)", "Requests".translated + ": \(requests)", "Visible".translated + ": \(list(shown))",
      "In the queue".translated + ": \(list(waiting))",
    ].joined(separator: "\n")
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    requests += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? makeCell()
    cell.textLabel?.text = "Row".translated + " \(indexPath.row)"
    cell.detailTextLabel?.text = "cell".translated + " \(cell.tag)"
    return cell
  }

  private func makeCell() -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: "row")
    cell.textLabel?.font = .systemFont(ofSize: 15)
    cell.detailTextLabel?.font = .systemFont(ofSize: 15)
    made.append(cell)
    cell.tag = made.count
    return cell
  }
}
