import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

private struct Note: Equatable {
  var id = UUID()
  var title: String
  var body = ""
}

@MainActor private final class NoteStore {
  var notes: [Note]
  var onChange: (() -> Void)?

  init(_ titles: [String]) {
    notes = titles.map { Note(title: $0, body: "About \($0.lowercased())") }
  }

  func update(_ note: Note) {
    guard let index = notes.firstIndex(where: { $0.id == note.id }) else { return }
    notes[index] = note
    onChange?()
  }
}

/// The list: search in the navigation bar, swipes at both edges, editing, undo by shaking or from the keyboard.
private final class NoteListController: UITableViewController, UISearchResultsUpdating {
  private let store: NoteStore
  private var filtered: [Note] = []
  private let search = UISearchController(searchResultsController: nil)
  private let undo = UndoManager()
  var pinned: Set<UUID> = []

  init(store: NoteStore) {
    self.store = store
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override var undoManager: UndoManager? { undo }
  override var canBecomeFirstResponder: Bool { true }

  private var isFiltering: Bool { search.isActive && !(search.searchBar.text ?? "").isEmpty }
  private var shown: [Note] { isFiltering ? filtered : store.notes }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    navigationController?.navigationBar.prefersLargeTitles = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Note")
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search Notes"
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: NoteListController.addNote)
    store.onChange = { [weak self] in self?.tableView.reloadData() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    filtered = store.notes.filter { $0.title.localizedCaseInsensitiveContains(text) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
    let note = shown[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = note.title
    content.secondaryText = note.body
    content.image = pinned.contains(note.id) ? UIImage(systemName: "star.fill") : nil
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = NoteController(note: shown[indexPath.row])
    detail.onSave = { [store] in store.update($0) }
    navigationController?.pushViewController(detail, animated: true)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
      remove(at: indexPath)
      done(true)
    }
    delete.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [delete])
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let pin = UIContextualAction(style: .normal, title: "Pin") { [unowned self] _, _, done in
      pinned.insert(shown[indexPath.row].id)
      tableView.reloadRows(at: [indexPath], with: .none)
      done(true)
    }
    pin.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [pin])
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { remove(at: indexPath) }
  }

  override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
    let note = store.notes.remove(at: sourceIndexPath.row)
    store.notes.insert(note, at: destinationIndexPath.row)
  }

  private func remove(at indexPath: IndexPath) {
    let note = shown[indexPath.row]
    guard let index = store.notes.firstIndex(of: note) else { return }
    store.notes.remove(at: index)
    filtered.removeAll { $0 == note }
    tableView.deleteRows(at: [indexPath], with: .automatic)
    undo.registerUndo(withTarget: self) { $0.insert(note, at: index) }
    undo.setActionName("Delete Note")
  }

  private func insert(_ note: Note, at index: Int) {
    store.notes.insert(note, at: index)
    tableView.insertRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
    undo.registerUndo(withTarget: self) { $0.remove(at: IndexPath(row: index, section: 0)) }
  }

  func addNote() {
    let note = Note(title: "New Note")
    insert(note, at: 0)
    tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: true, scrollPosition: .top)
  }
}

/// A note: a title and a text, saved when the screen is left.
private final class NoteController: UIViewController, UITextViewDelegate {
  private var note: Note
  let titleField = UITextField()
  let textView = UITextView()
  var onSave: ((Note) -> Void)?

  init(note: Note) {
    self.note = note
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView()
    view.backgroundColor = .systemBackground
    titleField.font = .preferredFont(forTextStyle: .title2)
    textView.font = .preferredFont(forTextStyle: .body)
    let stack = UIStackView(arrangedSubviews: [titleField, textView])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    title = note.title
    titleField.text = note.title
    titleField.addAction(UIAction { [unowned self] _ in title = titleField.text }, for: .editingChanged)
    textView.text = note.body
    textView.delegate = self
  }

  func textViewDidChange(_ textView: UITextView) { note.body = textView.text }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard isMovingFromParent else { return }
    note.title = titleField.text ?? ""
    onSave?(note)
  }
}

@Suite("Apps: notes") @MainActor
struct NotesTests {
  private let titles = ["Groceries", "Books", "Films", "Plants", "Green paint"]

  private func show() -> (TestScreen, NoteListController, NoteStore) {
    let screen = TestScreen()
    let store = NoteStore(titles)
    let list = NoteListController(store: store)
    screen.show(UINavigationController(rootViewController: list))
    screen.settle()
    return (screen, list, store)
  }

  private func rows(_ list: NoteListController) -> [String] {
    list.tableView.visibleCells.compactMap { ($0.contentConfiguration as? UIListContentConfiguration)?.text }
  }

  private func middle(_ row: Int, _ list: NoteListController) -> CGFloat {
    list.tableView.convert(list.tableView.rectForRow(at: IndexPath(row: row, section: 0)), to: nil).midY
  }

  @Test("A row is opened, its note changed, and the list shows the change on return")
  func detail() throws {
    let (screen, list, store) = show()
    expect(rows(list), equals: titles)
    screen.tap(CGPoint(x: 100, y: middle(1, list)))
    screen.settle()
    let detail = try #require(list.navigationController?.topViewController as? NoteController)
    expect(detail.navigationItem.title == "Books" && detail.textView.text == "About books")
    screen.tap(detail.titleField)
    screen.type(" to read")
    expect(detail.title, equals: "Books to read")
    screen.tap(detail.textView)
    screen.type("!")
    screen.tap("Notes")
    expect(list.navigationController?.topViewController === list)
    expect(store.notes[1].title == "Books to read" && store.notes[1].body.contains("!"))
    expect(rows(list)[1], equals: "Books to read")
    expect(list.tableView.indexPathForSelectedRow == nil)
  }

  @Test("Search filters the list while typing; a result opens, and canceling restores all")
  func search() throws {
    let (screen, list, _) = show()
    let bar = try #require(list.navigationItem.searchController?.searchBar)
    screen.tap(bar.searchTextField)
    screen.type("gr")
    screen.settle()
    expect(rows(list), equals: ["Groceries", "Green paint"])
    screen.type("een")
    expect(rows(list), equals: ["Green paint"])
    screen.tap(CGPoint(x: 100, y: middle(0, list)))
    screen.settle()
    expect(list.navigationController?.topViewController is NoteController)
    list.navigationController?.popViewController(animated: true)
    screen.settle()
    expect(bar.text, equals: "green")
    screen.tap("Cancel")
    expect(rows(list) == titles && list.navigationItem.searchController?.isActive == false)
  }

  @Test("A swipe deletes; undo restores the note, redo deletes it again")
  func swipeAndUndo() {
    let (screen, list, store) = show()
    screen.drag(from: CGPoint(x: 280, y: middle(2, list)), to: CGPoint(x: 200, y: middle(2, list)), duration: 0.3)
    screen.settle()
    screen.tap("Delete")
    expect(rows(list) == ["Groceries", "Books", "Plants", "Green paint"] && store.notes.count == 4)
    expect(list.undoManager?.canUndo == true && list.undoManager?.undoActionName == "Delete Note")
    screen.press(.keyboardZ, modifiers: .control)
    screen.settle()
    expect(rows(list), equals: titles)
    screen.press(.keyboardZ, modifiers: [.control, .shift])
    screen.settle()
    expect(rows(list).count, equals: 4)
    // A full swipe from the other edge: pinned.
    screen.drag(from: CGPoint(x: 40, y: middle(0, list)), to: CGPoint(x: 310, y: middle(0, list)), duration: 0.3)
    screen.settle()
    expect(list.pinned, equals: [store.notes[0].id])
  }

  @Test("Edit shows the controls: rows go by minus, move by the grip; plus adds one")
  func editing() {
    let (screen, list, store) = show()
    screen.tap("Edit")
    expect(list.isEditing && list.tableView.isEditing)
    screen.drag(from: CGPoint(x: 300, y: middle(0, list)), to: CGPoint(x: 300, y: middle(2, list) + 4), duration: 0.6)
    screen.settle()
    expect(store.notes.map(\.title), equals: ["Books", "Films", "Groceries", "Plants", "Green paint"])
    screen.tap(CGPoint(x: 22, y: middle(0, list)))
    screen.settle()
    screen.tap("Delete")
    expect(store.notes.count, equals: 4)
    screen.tap("Done")
    expect(!list.isEditing)
    screen.tap("Add")
    expect(rows(list).first == "New Note" && list.tableView.indexPathForSelectedRow?.row == 0)
  }
}
