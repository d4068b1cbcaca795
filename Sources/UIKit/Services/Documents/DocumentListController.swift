import CoreGraphics
import UniformTypeIdentifiers

/// The documents of a folder in a browser.
@MainActor final class DocumentListController: UITableViewController {
  weak var browser: UIDocumentBrowserViewController?
  private let types: [UTType]
  private var documents: [(url: URL, date: Date?)] = []
  /// Replaces the folder of the app's documents, for tests.
  package static var start: URL?

  let folder: URL

  init(_ types: [String]) {
    self.types = types.compactMap { UTType($0) }
    folder =
      Self.start ?? UserFolders.url(for: .documentDirectory)
      ?? UserFolders.home
    super.init(style: .plain)
    title = folder.lastPathComponent
    showButtons()
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showButtons()
    refresh()
  }

  func showButtons() {
    let create = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.browser?.create() })
    create.accessibilityLabel = browser?.localizedCreateDocumentActionTitle
    let edit = isEditing ? [openItem, editButtonItem] : [editButtonItem]
    let own = (browser?.allowsDocumentCreation ?? true ? [create] : []) + (browser?.allowsPickingMultipleItems ?? false ? edit : [])
    navigationItem.rightBarButtonItems = own + (browser?.additionalTrailingNavigationBarButtonItems ?? [])
    navigationItem.leftBarButtonItems = browser?.additionalLeadingNavigationBarButtonItems
    tableView.allowsMultipleSelectionDuringEditing = browser?.allowsPickingMultipleItems ?? false
  }

  private lazy var openItem = UIBarButtonItem(
    title: LocalizedStrings.word("Open"),
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      let chosen = (self.tableView.indexPathsForSelectedRows ?? []).map { self.documents[$0.row].url }
      if !chosen.isEmpty { self.browser?.open(chosen) }
    })

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    showButtons()
  }

  // MARK: Files

  func refresh() {
    let keys: [URLResourceKey] = [.contentModificationDateKey, .isDirectoryKey]
    let all = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys, options: .skipsHiddenFiles)) ?? []
    documents = all.filter(isShown).map { url in
      (url, (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date)
    }.sorted { $0.url.lastPathComponent.localizedStandardCompare($1.url.lastPathComponent) == .orderedAscending }
    guard isViewLoaded else { return }
    tableView.reloadData()
    guard documents.isEmpty else { return contentUnavailableConfiguration = nil }
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIImage(systemName: "doc")
    empty.text = LocalizedStrings.word("No Documents")
    contentUnavailableConfiguration = empty
  }

  private func isShown(_ url: URL) -> Bool {
    if types.contains(where: { $0.identifier == "public.item" || $0.identifier == "public.data" || $0.identifier == "public.content" }) {
      return true
    }
    guard let type = UTType(filenameExtension: url.pathExtension) else { return false }
    return types.contains { type.conforms(to: $0) }
  }

  /// Puts a file into the folder under an unused name, and returns its URL.
  func take(_ url: URL, mode: UIDocumentBrowserViewController.ImportMode, folder: URL? = nil) throws -> URL {
    let folder = folder ?? self.folder
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let place = free(url.deletingPathExtension().lastPathComponent, url.pathExtension, in: folder)
    if mode == .move {
      try FileManager.default.moveItem(at: url, to: place)
    } else {
      try FileManager.default.copyItem(at: url, to: place)
    }
    return place
  }

  private func free(_ stem: String, _ ending: String, in folder: URL) -> URL {
    var number = 1
    while true {
      let name = stem + (number == 1 ? "" : " \(number)") + (ending.isEmpty ? "" : ".\(ending)")
      let place = folder.appendingPathComponent(name)
      if !FileManager.default.fileExists(atPath: place.path) { return place }
      number += 1
    }
  }

  func rename(_ url: URL, to name: String) throws -> URL {
    let clean = name.trimmingCharacters(in: .whitespaces).replacingOccurrences(of: "/", with: ":")
    guard !clean.isEmpty, clean != ".", clean != ".." else { throw CocoaError(.fileWriteInvalidFileName) }
    let ending = url.pathExtension
    let full = ending.isEmpty || clean.lowercased().hasSuffix("." + ending.lowercased()) ? clean : "\(clean).\(ending)"
    let place = url.deletingLastPathComponent().appendingPathComponent(full)
    if place == url { return url }
    guard !FileManager.default.fileExists(atPath: place.path) else { throw CocoaError(.fileWriteFileExists) }
    try FileManager.default.moveItem(at: url, to: place)
    return place
  }

  func scroll(to url: URL) {
    guard let row = documents.firstIndex(where: { $0.url.standardizedFileURL == url.standardizedFileURL }) else { return }
    loadViewIfNeeded()
    tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
  }

  /// Returns the image in the visible row of a document.
  func row(of url: URL) -> UIView? {
    guard let row = documents.firstIndex(where: { $0.url.standardizedFileURL == url.standardizedFileURL }) else { return nil }
    return tableView.cellForRow(at: IndexPath(row: row, section: 0))?.imageView
  }

  private func perform(_ change: () throws -> Void) {
    do {
      try change()
    } catch {
      let alert = UIAlertController(title: error.localizedDescription, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: LocalizedStrings.word("OK"), style: .default))
      present(alert, animated: true)
    }
    refresh()
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { documents.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "document") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "document")
    let (url, date) = documents[indexPath.row]
    let showsExtension = browser?.shouldShowFileExtensions ?? false
    cell.textLabel?.text = showsExtension ? url.lastPathComponent : url.deletingPathExtension().lastPathComponent
    cell.detailTextLabel?.text = date.map { DateFormatter.localizedString(from: $0, dateStyle: .medium, timeStyle: .short) }
    cell.detailTextLabel?.textColor = .secondaryLabel
    // At the largest text sizes some times of day are a little wider than others.
    cell.detailTextLabel?.adjustsFontSizeToFitWidth = true
    let isPicture = UTType(filenameExtension: url.pathExtension)?.conforms(to: .image) ?? false
    cell.imageView?.image = UIImage(systemName: isPicture ? "photo" : "doc")
    cell.imageView?.preferredSymbolConfiguration = cell.textLabel?.font.map { UIImage.SymbolConfiguration(font: $0) }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard !isEditing else { return }
    tableView.deselectRow(at: indexPath, animated: true)
    browser?.open([documents[indexPath.row].url])
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    perform { try FileManager.default.removeItem(at: documents[indexPath.row].url) }
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let url = documents[indexPath.row].url
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in self?.menu(of: url, at: indexPath) }
  }

  private func menu(of url: URL, at path: IndexPath) -> UIMenu {
    func action(_ title: String, _ symbol: String, _ attributes: UIMenuElement.Attributes = [], _ body: @escaping () -> Void) -> UIAction {
      UIAction(title: LocalizedStrings.word(title), image: UIImage(systemName: symbol), attributes: attributes) { _ in body() }
    }
    let type = UTType(filenameExtension: url.pathExtension)
    let own = (browser?.customActions ?? []).filter { custom in
      custom.supportedContentTypes.contains { $0 == "public.item" || UTType($0).flatMap { type?.conforms(to: $0) } ?? false }
    }.map { custom in UIAction(title: custom.localizedTitle, image: custom.image) { _ in custom.handler([url]) } }
    return UIMenu(
      children: [
        action("Rename", "pencil") { [weak self] in self?.askForName(url) },
        action("Duplicate", "plus.square.on.square") { [weak self] in self?.perform { _ = try self?.take(url, mode: .copy) } },
        action("Share", "square.and.arrow.up") { [weak self] in self?.share(url, at: path) },
      ] + own + [
        action("Delete", "trash", .destructive) { [weak self] in self?.perform { try FileManager.default.removeItem(at: url) } }
      ])
  }

  private func askForName(_ url: URL) {
    let alert = UIAlertController(title: LocalizedStrings.word("Rename"), message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = url.deletingPathExtension().lastPathComponent }
    alert.addAction(UIAlertAction(title: LocalizedStrings.word("Cancel"), style: .cancel))
    alert.addAction(
      UIAlertAction(title: LocalizedStrings.word("Rename"), style: .default) { [weak self, weak alert] _ in
        self?.perform { _ = try self?.rename(url, to: alert?.textFields?.first?.text ?? "") }
      })
    present(alert, animated: true)
  }

  private func share(_ url: URL, at path: IndexPath) {
    guard let browser else { return }
    let activities = browser.delegate?.documentBrowser(browser, applicationActivitiesForDocumentURLs: [url]) ?? []
    let sheet = UIActivityViewController(activityItems: [url], applicationActivities: activities)
    if let popover = sheet.popoverPresentationController {
      popover.sourceView = tableView
      popover.sourceRect = tableView.rectForRow(at: path)
    }
    browser.delegate?.documentBrowser(browser, willPresent: sheet)
    present(sheet, animated: true)
  }
}
