import UIKit

/// The views of all windows, one in a row.
final class InspectorTreeController: UITableViewController {
  /// Called with the view whose row is selected.
  var choose: (UIView) -> Void = { _ in }
  private var lines: [(node: [String: Any], depth: Int)] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Views"
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Copy", primaryAction: UIAction { _ in UIPasteboard.general.string = InspectorText.all() }),
      UIBarButtonItem(title: "Reload", primaryAction: UIAction { [weak self] _ in self?.reload() }),
    ]
    reload()
  }

  func reload() {
    lines = []
    func add(_ node: [String: Any], _ depth: Int) {
      lines.append((node, depth))
      for child in node["children"] as? [[String: Any]] ?? [] { add(child, depth + 1) }
    }
    for window in InspectedViews.tree() { add(window, 0) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "view") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "view")
    let (node, depth) = lines[indexPath.row]
    let states = ["broken", "ambiguous", "hidden", "first responder", "focused"].filter { node[$0] != nil }
    cell.textLabel?.text = node["class"] as? String
    cell.detailTextLabel?.text = ([node["controller"], node["text"]].compactMap { $0 as? String } + states).joined(separator: ", ")
    cell.detailTextLabel?.textColor = node["broken"] != nil ? .systemRed : node["ambiguous"] != nil ? .systemOrange : .secondaryLabel
    cell.indentationLevel = min(depth, 12)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let number = lines[indexPath.row].node["id"] as? Int, let view = InspectedViews.view(number) { choose(view) }
  }
}
