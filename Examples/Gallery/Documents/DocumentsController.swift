import UIKit

/// The notes in a folder: new ones by the button, deleted by a swipe, opened by a touch.
final class DocumentsController: UITableViewController {
  let folder: URL
  private var files: [URL] = []

  /// Shows the notes in a folder; by default one in the user's documents.
  init(folder: URL? = nil) {
    let documents = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first ?? FileManager.default.temporaryDirectory
    self.folder = folder ?? documents.appendingPathComponent("Gallery Notes")
    super.init(style: .plain)
    title = "Documents"
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: DocumentsController.add)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    reload()
    if files.isEmpty {
      try? Data("Buy bread\nWater the tomatoes\n".utf8).write(to: folder.appendingPathComponent("Today.txt"))
      try? Data("A short letter to an old friend, unfinished.\n".utf8).write(to: folder.appendingPathComponent("Letter.txt"))
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  private func reload() {
    let all = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    files = all.filter { $0.pathExtension == "txt" }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    tableView.reloadData()
  }

  private func add() {
    var number = files.count + 1
    while FileManager.default.fileExists(atPath: url(number).path) { number += 1 }
    let document = NoteDocument(fileURL: url(number))
    document.save(to: document.fileURL, for: .forCreating) { [weak self, document] saved in
      guard saved else { return }
      document.close { _ in self?.open(document.fileURL) }
    }
  }

  private func url(_ number: Int) -> URL { folder.appendingPathComponent("Note \(number).txt") }

  private func open(_ url: URL) { navigationController?.pushViewController(NoteController(url), animated: true) }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { files.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "note")
    let file = files[indexPath.row]
    cell.imageView?.image = UIImage(systemName: "doc.text")
    cell.textLabel?.text = file.deletingPathExtension().lastPathComponent
    let words = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    cell.detailTextLabel?.text = words.isEmpty ? "Empty" : words.components(separatedBy: "\n").first
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { open(files[indexPath.row]) }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, (try? FileManager.default.removeItem(at: files[indexPath.row])) != nil else { return }
    files.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}
