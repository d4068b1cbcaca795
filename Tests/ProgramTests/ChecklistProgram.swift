import UIKit

/// A list of lines with checkmarks, kept in a file of a custom format.
class ChecklistDocument: UIDocument {
  struct Item: Codable, Equatable {
    var name: String
    var isDone = false
  }
  enum Failure: Error { case unreadable }

  private(set) var items: [Item] = []
  private(set) var states: [UIDocument.State] = []

  override func contents(forType typeName: String) throws -> Any {
    return try JSONEncoder().encode(items)
  }

  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    guard let data = contents as? Data else { throw Failure.unreadable }
    items = data.isEmpty ? [] : try JSONDecoder().decode([Item].self, from: data)
  }

  func set(_ new: [Item], name: String) {
    let old = items
    undoManager.registerUndo(withTarget: self) { $0.set(old, name: name) }
    undoManager.setActionName(name)
    items = new
    NotificationCenter.default.post(name: .checklistChanged, object: self)
  }
}

extension Notification.Name {
  static let checklistChanged = Notification.Name("checklistChanged")
}

/// Shows a checklist: a touch checks a row, a swipe deletes it, the button adds one.
class ChecklistController: UITableViewController {
  let document: ChecklistDocument
  private(set) var opened: Bool?

  init(url: URL) {
    document = ChecklistDocument(fileURL: url)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = document.localizedName
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
    NotificationCenter.default.addObserver(self, action: ChecklistController.changed, name: .checklistChanged, object: document)
    document.open { [weak self] success in
      self?.opened = success
      self?.tableView.reloadData()
    }
  }

  override var undoManager: UndoManager? { return document.undoManager }
  override var canBecomeFirstResponder: Bool { return true }

  func changed(_ notification: Notification) { tableView.reloadData() }

  private func add() {
    document.set(document.items + [ChecklistDocument.Item(name: "Item \(document.items.count + 1)")], name: "Add")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return document.items.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item") ?? UITableViewCell(style: .default, reuseIdentifier: "item")
    let item = document.items[indexPath.row]
    cell.textLabel?.text = item.name
    cell.accessoryType = item.isDone ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    var items = document.items
    items[indexPath.row].isDone.toggle()
    document.set(items, name: "Check")
  }
}
