import UIKit

/// An interface document as a list of its objects with classes and properties, or of its connections. A tap shows all attributes of an object.
final class NibOutlineController: UITableViewController {
  enum Subject { case objects, connections }

  private let outline: NibOutline
  private let subject: Subject
  private let lines: [(title: String, detail: String, depth: Int)]

  init(_ document: String, extension: String = "xib", _ subject: Subject) {
    let outline = NibOutline(named: document, extension: `extension`)
    self.outline = outline
    self.subject = subject
    switch subject {
    case .objects:
      lines = outline.objects.map { ($0.id, $0.customClass ?? $0.kind, $0.depth) }
    case .connections: lines = outline.connections.map { ($0.property, "\($0.source) → \($0.destination)", 0) }
    }
    super.init(style: .grouped)
    title = document
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lines.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "object") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "object")
    cell.textLabel?.text = lines[indexPath.row].title
    cell.detailTextLabel?.text = lines[indexPath.row].detail
    return cell
  }

  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { lines[indexPath.row].depth }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard subject == .objects else {
      navigationItem.prompt = lines[indexPath.row].detail
      return
    }
    let attributes = outline.objects[indexPath.row].attributes.sorted { $0.key < $1.key }
    let alert = UIAlertController(
      title: lines[indexPath.row].title, message: attributes.map { "\($0.key): \($0.value)" }.joined(separator: "\n"),
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Done".translated, style: .default))
    present(alert, animated: true)
  }
}
