import CoreGraphics

/// Lists a folder for the pickers: files to open, or the destination folder.
final class FileListController: UITableViewController {
  enum Mode {
    /// Files with one of these extensions, or all files.
    case files(extensions: Set<String>?, several: Bool)
    case folder
  }

  /// The initial folder of lists; the home folder unless a picker or a test sets another.
  static var start: URL?
  private static let longestList = 5000

  private let mode: Mode
  private let folder: URL
  /// Called with the chosen files; empty if the user canceled.
  private let choose: ([URL]) -> Void
  private var entries: [(url: URL, isFolder: Bool)] = []
  private var chosen: [URL] = []

  init(mode: Mode, title: String? = nil, folder: URL? = nil, choose: @escaping ([URL]) -> Void) {
    self.mode = mode
    self.folder = folder ?? Self.start ?? UserFolders.home
    self.choose = choose
    super.init(style: .plain)
    self.title = title ?? self.folder.lastPathComponent
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    read()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "file")
    // Texts of content configurations follow the text size in every design, also where rows have a fixed height by default.
    tableView.rowHeight = UITableView.automaticDimension
    navigationItem.leftItemsSupplementBackButton = true
    if navigationController?.viewControllers.first === self || navigationController == nil {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.choose([]) })
    }
    switch mode {
    case .folder:
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .save,
        primaryAction: UIAction { [weak self] _ in
          guard let self else { return }
          self.choose([self.folder])
        })
    case .files(_, several: true):
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: LocalizedStrings.word("Open"), image: nil,
        primaryAction: UIAction(title: LocalizedStrings.word("Open")) { [weak self] _ in
          guard let self, !self.chosen.isEmpty else { return }
          self.choose(self.chosen)
        }, menu: nil)
      navigationItem.rightBarButtonItem?.isEnabled = false
    case .files: break
    }
    if entries.isEmpty { showEmpty() }
  }

  /// Shows a message that there are no files.
  private func showEmpty() {
    var empty = UIContentUnavailableConfiguration.empty()
    if case .files(let extensions, _) = mode, extensions == Self.imageExtensions {
      empty.image = UIImage(systemName: "photo")
      empty.text = LocalizedStrings.word("No Results")
    } else {
      empty.image = UIImage(systemName: "doc")
      empty.text = LocalizedStrings.word("No Documents")
    }
    contentUnavailableConfiguration = empty
  }

  private func read() {
    let found =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)) ?? []
    entries = found.prefix(Self.longestList).compactMap { url in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
      if isFolder.boolValue { return (url, true) }
      guard case .files(let extensions, _) = mode else { return nil }
      return extensions?.contains(url.pathExtension.lowercased()) ?? true ? (url, false) : nil
    }
    .sorted {
      $0.isFolder != $1.isFolder
        ? $0.isFolder
        : $0.url.lastPathComponent.localizedStandardCompare($1.url.lastPathComponent) == .orderedAscending
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
    let entry = entries[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = entry.url.lastPathComponent
    content.image = UIImage(systemName: entry.isFolder ? "folder" : Self.symbol(entry.url))
    cell.contentConfiguration = content
    cell.accessoryType = entry.isFolder ? .disclosureIndicator : chosen.contains(entry.url) ? .checkmark : .none
    return cell
  }

  private static func symbol(_ url: URL) -> String { imageExtensions.contains(url.pathExtension.lowercased()) ? "photo" : "doc" }
  nonisolated static let imageExtensions: Set<String> = ["png", "jpg", "jpeg", "gif", "bmp", "tif", "tiff", "webp", "svg"]

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let entry = entries[indexPath.row]
    if entry.isFolder {
      let next = FileListController(mode: mode, folder: entry.url, choose: choose)
      navigationController?.pushViewController(next, animated: true)
    } else if case .files(_, several: true) = mode {
      if let index = chosen.firstIndex(of: entry.url) { chosen.remove(at: index) } else { chosen.append(entry.url) }
      navigationItem.rightBarButtonItem?.isEnabled = !chosen.isEmpty
      tableView.reloadRows(at: [indexPath], with: .none)
    } else {
      choose([entry.url])
    }
  }

  /// Writes data under an unused name; returns nil if that fails.
  static func save(_ data: Data, as name: String, in folder: URL) -> URL? {
    let last = (name as NSString).lastPathComponent
    let plain = folder.appendingPathComponent(["", "/", ".", ".."].contains(last) ? "Untitled" : last)
    var url = plain
    var number = 2
    while FileManager.default.fileExists(atPath: url.path), number < 10_000 {
      let base = plain.deletingPathExtension().lastPathComponent
      url = folder.appendingPathComponent("\(base) \(number)")
      if !plain.pathExtension.isEmpty { url = url.appendingPathExtension(plain.pathExtension) }
      number += 1
    }
    return (try? data.write(to: url, options: .atomic)) == nil ? nil : url
  }
}
