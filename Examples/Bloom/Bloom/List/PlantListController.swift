import CoreData
import UIKit

/// The flowers of the year by month, with search, swipe actions, reordering and undo.
final class PlantListController: UITableViewController {
  private var source: PlantSource!
  private lazy var results = makeResults()
  private let search = UISearchController(searchResultsController: nil)
  private let countLabel = UILabel()
  private var isMoving = false
  private var garden: Garden { Garden.shared }

  override var undoManager: UndoManager? { garden.undoManager }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("app.title", comment: "Name of the app")
    source = PlantSource(tableView: tableView) { [unowned self] table, path, identifier in
      let cell = table.dequeueReusableCell(withIdentifier: "plant", for: path)
      (cell as? PlantCell)?.show(plant(identifier))
      return cell
    }
    source.defaultRowAnimation = .fade
    source.move = { [unowned self] in move(from: $0, to: $1) }
    tableView.sectionIndexMinimumDisplayRowCount = 8
    navigationItem.rightBarButtonItems?.append(editButtonItem)
    prepareSearch()
    prepareToolbar()
    results.delegate = self
    try? results.performFetch()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
    selectFirstIfExpanded()
  }

  private func plant(_ identifier: NSManagedObjectID) -> Plant {
    garden.context.object(with: identifier) as! Plant
  }

  private func plant(at indexPath: IndexPath) -> Plant? {
    source.itemIdentifier(for: indexPath).map { plant($0) }
  }

  // MARK: Results

  private func makeResults() -> NSFetchedResultsController<Plant> {
    let request: NSFetchRequest<Plant> = Plant.fetchRequest()
    request.sortDescriptors = Garden.order
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: garden.context, sectionNameKeyPath: "month", cacheName: nil)
  }

  // MARK: Search

  private func prepareSearch() {
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = NSLocalizedString("search", comment: "Placeholder of the search bar")
    search.searchBar.scopeButtonTitles = [
      NSLocalizedString("scope.all", comment: "Scope of a search"), NSLocalizedString("scope.favorites", comment: "Scope of a search"),
    ]
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  private var wantsFavorites: Bool { search.isActive && search.searchBar.selectedScopeButtonIndex == 1 }
  private var words: String { (search.searchBar.text ?? "").trimmingCharacters(in: .whitespaces) }

  private func filter() {
    var conditions: [NSPredicate] = []
    if search.isActive, !words.isEmpty {
      conditions.append(NSPredicate(format: "name CONTAINS[cd] %@ OR latinName CONTAINS[cd] %@", words, words))
    }
    if wantsFavorites { conditions.append(NSPredicate(format: "isFavorite == YES")) }
    results.fetchRequest.predicate = conditions.isEmpty ? nil : NSCompoundPredicate(andPredicateWithSubpredicates: conditions)
    source.isReorderable = conditions.isEmpty
    try? results.performFetch()
  }

  private func showWhetherEmpty() {
    var configuration: UIContentUnavailableConfiguration?
    if source.snapshot().numberOfItems == 0, search.isActive {
      configuration = .search()
      if words.isEmpty {
        configuration = .empty()
        configuration?.image = UIImage(systemName: "heart")
        configuration?.text = NSLocalizedString("favorites.empty", comment: "Title of an empty list")
        configuration?.secondaryText = NSLocalizedString("favorites.hint", comment: "Text of an empty list")
      }
    }
    contentUnavailableConfiguration = configuration
  }

  // MARK: Toolbar

  private func prepareToolbar() {
    countLabel.font = .preferredFont(forTextStyle: .caption1)
    countLabel.adjustsFontForContentSizeCategory = true
    countLabel.translatesAutoresizingMaskIntoConstraints = false
    countLabel.maximumContentSizeCategory = .extraExtraExtraLarge
    countLabel.textColor = .secondaryLabel
    let pictures = UIBarButtonItem(
      image: UIImage(systemName: "square.grid.2x2"), style: .plain, target: self, action: #selector(showPictures))
    pictures.accessibilityLabel = NSLocalizedString("pictures", comment: "Title of the pictures")
    let undo = UIBarButtonItem(
      image: UIImage(systemName: "arrow.uturn.backward"), style: .plain, target: self, action: #selector(undoChange))
    undo.accessibilityLabel = NSLocalizedString("undo", comment: "Button that reverts a change")
    toolbarItems = [pictures, .flexibleSpace(), UIBarButtonItem(customView: countLabel), .flexibleSpace(), undo]
    updateToolbar()
  }

  private func updateToolbar() {
    let count = source.snapshot().numberOfItems
    countLabel.text = String.localizedStringWithFormat(NSLocalizedString("flowers %lld", comment: "Number of flowers"), count)
    toolbarItems?.last?.isEnabled = garden.undoManager?.canUndo ?? false
  }

  @objc private func showPictures() { performSegue(withIdentifier: "showPictures", sender: self) }

  @objc private func undoChange() {
    garden.undo()
    updateToolbar()
  }

  // MARK: Moving

  private func move(from: IndexPath, to: IndexPath) {
    guard let plant = plant(at: from), let month = source.sectionIdentifier(for: to.section).flatMap({ Int($0) }) else { return }
    isMoving = true
    garden.move(plant, to: to.row, in: month)
    isMoving = false
  }

  // MARK: Swipe actions

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let plant = plant(at: indexPath) else { return nil }
    let title = NSLocalizedString(plant.isFavorite ? "unfavorite" : "favorite", comment: "Swipe action")
    let favorite = UIContextualAction(style: .normal, title: title) { [garden] _, _, done in
      garden.toggleFavorite(plant)
      done(true)
    }
    favorite.image = UIImage(systemName: plant.isFavorite ? "heart.slash" : "heart.fill")
    favorite.backgroundColor = .systemPink
    return UISwipeActionsConfiguration(actions: [favorite])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let plant = plant(at: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: NSLocalizedString("delete", comment: "Swipe action")) {
      [garden] _, _, done in
      garden.delete(plant)
      done(true)
    }
    delete.image = UIImage(systemName: "trash")
    let seen = UIContextualAction(style: .normal, title: NSLocalizedString("seen", comment: "Swipe action")) { [garden] _, _, done in
      garden.see(plant)
      done(true)
    }
    seen.image = UIImage(systemName: "eye")
    seen.backgroundColor = .systemTeal
    return UISwipeActionsConfiguration(actions: [delete, seen])
  }

  // MARK: Navigation

  private func selectFirstIfExpanded() {
    guard let split = splitViewController, !split.isCollapsed, tableView.indexPathForSelectedRow == nil,
      let detail = (split.viewController(for: .secondary) as? UINavigationController)?.viewControllers.first as? PlantController
    else { return }
    let first = garden.plants(in: Months.current).first ?? garden.plants().first
    guard let first, let path = source.indexPath(for: first.objectID) else { return }
    tableView.selectRow(at: path, animated: false, scrollPosition: .middle)
    if detail.plant == nil { detail.plant = first }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let stack = segue.destination as? UINavigationController
    if let detail = stack?.viewControllers.first as? PlantController, let cell = sender as? UITableViewCell,
      let path = tableView.indexPath(for: cell)
    {
      detail.plant = plant(at: path)
    }
    if segue.identifier == "addPlant", let sheet = stack?.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
      sheet.prefersScrollingExpandsWhenScrolledToEdge = true
    }
  }
}

extension PlantListController: NSFetchedResultsControllerDelegate {
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {
    let snapshot = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
    // The table shows a move by the user already.
    if isMoving { source.applySnapshotUsingReloadData(snapshot) } else { source.apply(snapshot, animatingDifferences: view.window != nil) }
    updateToolbar()
    showWhetherEmpty()
  }
}

extension PlantListController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) { filter() }
}
