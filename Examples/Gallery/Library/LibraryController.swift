import CoreData
import UIKit

/// Books by author from a store of SQLite: sections and an index, a search, editing with undo, and an import that can be canceled.
final class LibraryController: UITableViewController, UISearchResultsUpdating, @preconcurrency NSFetchedResultsControllerDelegate {
  private let library = Library()
  private lazy var results = library.results(matching: "")
  private var running: LibraryImport?
  private let progress = LibraryProgressView()

  convenience init() {
    self.init(style: .plain)
    title = "Library"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(LibraryCell.self, forCellReuseIdentifier: "book")
    navigationItem.rightBarButtonItems = [
      editButtonItem, UIBarButtonItem(barButtonSystemItem: .add, target: self, action: LibraryController.add),
    ]
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Titles and authors"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    toolbarItems = [
      UIBarButtonItem(title: "Undo", style: .plain, target: self, action: LibraryController.undoLast),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(title: "Import", style: .plain, target: self, action: LibraryController.importBooks),
    ]
    progress.cancelled = { [weak self] in self?.running?.cancel() }
    fetch("")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
    running?.cancel()
  }

  /// Shows the results for a search text, and follows their changes from then on.
  private func fetch(_ text: String) {
    results = library.results(matching: text)
    results.delegate = self
    do { try results.performFetch() } catch { show(error) }
    tableView.reloadData()
    showUndo()
  }

  private func save() {
    do { try library.context.save() } catch { show(error) }
    showUndo()
  }

  private func showUndo() { toolbarItems?.first?.isEnabled = library.context.undoManager?.canUndo ?? false }

  private func show(_ error: any Error) {
    let alert = UIAlertController(
      title: "The library cannot be read or saved.", message: error.localizedDescription, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { results.sections?.count ?? 0 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    results.sections?[section].numberOfObjects ?? 0
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { results.sections?[section].name }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    let book = results.object(at: indexPath)
    cell.textLabel?.text = book.value(forKey: "title") as? String
    cell.detailTextLabel?.text = (book.value(forKey: "year") as? Int).map(String.init)
    return cell
  }

  /// The first letters of authors, each once.
  private var letters: [String] {
    results.sectionIndexTitles.reduce(into: []) { result, title in if result.last != title { result.append(title) } }
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { letters.count > 3 ? letters : nil }

  override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    results.sections?.firstIndex { $0.indexTitle == title } ?? 0
  }

  // MARK: Editing

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    library.context.delete(results.object(at: indexPath))
    save()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let book = results.object(at: indexPath)
    ask("Title", book.value(forKey: "title") as? String, nil) { [weak self] title, _ in
      book.setValue(title, forKey: "title")
      self?.save()
    }
  }

  private func add() {
    ask("New book", nil, "") { [weak self] title, author in
      guard let self else { return }
      library.add(title, Calendar.current.component(.year, from: Gallery.now()), by: library.author(author.isEmpty ? "Unknown" : author))
      save()
    }
  }

  private func undoLast() {
    library.context.undo()
    save()
  }

  /// Asks for a title and, unless it is nil, an author.
  private func ask(_ name: String, _ title: String?, _ author: String?, _ done: @escaping (String, String) -> Void) {
    let alert = UIAlertController(title: name, message: nil, preferredStyle: .alert)
    alert.addTextField { field in
      field.text = title
      field.placeholder = "Title"
    }
    if author != nil { alert.addTextField { $0.placeholder = "Author" } }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [unowned alert] _ in
        let texts = (alert.textFields ?? []).map { $0.text ?? "" }
        if let title = texts.first, !title.isEmpty { done(title, texts.count > 1 ? texts[1] : "") }
      })
    present(alert, animated: true)
  }

  // MARK: Search

  func updateSearchResults(for searchController: UISearchController) { fetch(searchController.searchBar.text ?? "") }

  // MARK: Import

  private func importBooks() {
    guard running == nil else { return }
    // The list shows the books at the end, instead of following a hundred thousand changes.
    results.delegate = nil
    let job = LibraryImport(library)
    running = job
    progress.show(0)
    progress.fit(width: tableView.bounds.width)
    tableView.tableHeaderView = progress
    toolbarItems?.last?.isEnabled = false
    job.advanced = { [weak self] in self?.progress.show($0) }
    job.ended = { [weak self] error in
      guard let self else { return }
      running = nil
      tableView.tableHeaderView = nil
      toolbarItems?.last?.isEnabled = true
      fetch(navigationItem.searchController?.searchBar.text ?? "")
      if let error { show(error) }
    }
    job.start()
  }

  // MARK: Changes

  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { tableView.beginUpdates() }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
    atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
  ) {
    switch type {
    case .insert: tableView.insertSections([sectionIndex], with: .fade)
    default: tableView.deleteSections([sectionIndex], with: .fade)
    }
  }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
    for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    switch (type, indexPath, newIndexPath) {
    case (.insert, _, let to?): tableView.insertRows(at: [to], with: .automatic)
    case (.delete, let from?, _): tableView.deleteRows(at: [from], with: .automatic)
    case (.update, let from?, _): tableView.reloadRows(at: [from], with: .none)
    case (.move, let from?, let to?):
      tableView.deleteRows(at: [from], with: .fade)
      tableView.insertRows(at: [to], with: .fade)
    default: break
    }
  }

  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
    tableView.endUpdates()
    showUndo()
  }
}

/// A title with a year beside it.
private final class LibraryCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: .value1, reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The number of books that were imported, a bar, and a button that cancels.
private final class LibraryProgressView: UIView {
  private let label = UILabel()
  private let bar = UIProgressView(progressViewStyle: .default)
  var cancelled: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    button.addTarget(self, action: LibraryProgressView.cancel, for: .touchUpInside)
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    let line = UIStackView(arrangedSubviews: [label, button])
    line.spacing = 8
    let stack = UIStackView(arrangedSubviews: [line, bar])
    (stack.axis, stack.spacing) = (.vertical, 8)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8), stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func cancel() { cancelled?() }

  func show(_ count: Int) {
    label.text = "\(count) of \(LibraryImport.count) books"
    bar.progress = Float(count) / Float(LibraryImport.count)
  }

  /// Resizes the view to the height that its text size needs.
  func fit(width: CGFloat) {
    frame.size = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
  }
}
