import UIKit

/// A list of tasks, which are added in an alert and deleted by a swipe.
class TasksController: UITableViewController {
  private var tasks = (1...60).map { "Task \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "tasks"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
    navigationItem.leftBarButtonItem = editButtonItem
  }

  @objc private func add() {
    let alert = UIAlertController(title: "New Task", message: "What is to be done?", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
        guard let self, let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
        self.tasks.insert(name, at: 0)
        self.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      })
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tasks.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
    cell.textLabel?.text = tasks[indexPath.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(TaskController(name: tasks[indexPath.row]), animated: true)
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    tasks.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

/// One task with its notes.
class TaskController: UIViewController {
  init(name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let notes = UITextView(frame: CGRect(x: 20, y: 120, width: 300, height: 120))
    notes.accessibilityIdentifier = "notes"
    notes.layer.borderWidth = 1
    view.addSubview(notes)
    let menu = UIButton(type: .system)
    menu.setTitle("Share", for: .normal)
    menu.frame = CGRect(x: 20, y: 260, width: 120, height: 44)
    menu.addTarget(self, action: #selector(share), for: .touchUpInside)
    view.addSubview(menu)
  }

  @objc private func share() {
    let sheet = UIAlertController(title: "Share Task", message: nil, preferredStyle: .actionSheet)
    for name in ["Mail", "Message"] {
      sheet.addAction(UIAlertAction(title: name, style: .default) { [weak self] _ in self?.title = "Shared by \(name)" })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }
}
