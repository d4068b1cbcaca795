import CoreData
import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKit
import UIKitTesting

/// Lists under a fetched results controller, and results with more objects than are made.
@Suite(.serialized) @MainActor final class FetchedListTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func context(_ type: String = NSInMemoryStoreType) throws -> NSManagedObjectContext {
    let model = NSManagedObjectModel()
    model.entities = [
      Entity.make("Book", ["title": .stringAttributeType, "shelf": .integer16AttributeType, "number": .integer32AttributeType])
    ]
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(
      ofType: type, configurationName: nil, at: folder.appendingPathComponent(UUID().uuidString + ".sqlite"))
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  private func results(_ context: NSManagedObjectContext) -> NSFetchedResultsController<NSManagedObject> {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(key: "shelf", ascending: true), NSSortDescriptor(key: "number", ascending: true)]
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "shelf", cacheName: nil)
  }

  private static func text(_ object: Any) -> String { (object as? NSManagedObject)?.value(forKey: "title") as? String ?? "" }

  /// Applies changes as the documentation of Apple shows it.
  private final class TableList: NSObject, UITableViewDataSource, NSFetchedResultsControllerDelegate {
    let results: NSFetchedResultsController<NSManagedObject>
    let table: UITableView
    init(_ results: NSFetchedResultsController<NSManagedObject>, _ table: UITableView) { (self.results, self.table) = (results, table) }

    func numberOfSections(in tableView: UITableView) -> Int { results.sections?.count ?? 0 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { results.sections?[section].numberOfObjects ?? 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell(style: .default, reuseIdentifier: "cell")
      cell.textLabel?.text = FetchedListTests.text(results.object(at: indexPath))
      return cell
    }

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { table.beginUpdates() }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
      atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) {
      if type == .insert { table.insertSections([sectionIndex], with: .none) } else { table.deleteSections([sectionIndex], with: .none) }
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
      for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      switch type {
      case .insert: table.insertRows(at: [newIndexPath!], with: .none)
      case .delete: table.deleteRows(at: [indexPath!], with: .none)
      case .update: table.reloadRows(at: [indexPath!], with: .none)
      case .move:
        table.deleteRows(at: [indexPath!], with: .none)
        table.insertRows(at: [newIndexPath!], with: .none)
      }
    }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { table.endUpdates() }

    var rows: [[String]] {
      (0..<table.numberOfSections).map { section in
        (0..<table.numberOfRows(inSection: section)).map { row in
          let path = IndexPath(row: row, section: section)
          return table.cellForRow(at: path)?.textLabel?.text ?? "(hidden)"
        }
      }
    }
  }

  /// Collects changes and applies them in one batch.
  private final class CollectionList: NSObject, UICollectionViewDataSource, NSFetchedResultsControllerDelegate {
    let results: NSFetchedResultsController<NSManagedObject>
    let list: UICollectionView
    private var changes: [(UICollectionView) -> Void] = []
    init(_ results: NSFetchedResultsController<NSManagedObject>, _ list: UICollectionView) { (self.results, self.list) = (results, list) }

    func numberOfSections(in collectionView: UICollectionView) -> Int { results.sections?.count ?? 0 }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      results.sections?[section].numberOfObjects ?? 0
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      cell.accessibilityLabel = FetchedListTests.text(results.object(at: indexPath))
      return cell
    }

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { changes = [] }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
      atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) { changes.append { type == .insert ? $0.insertSections([sectionIndex]) : $0.deleteSections([sectionIndex]) } }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
      for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      switch type {
      case .insert: changes.append { $0.insertItems(at: [newIndexPath!]) }
      case .delete: changes.append { $0.deleteItems(at: [indexPath!]) }
      case .update: changes.append { $0.reloadItems(at: [indexPath!]) }
      case .move:
        changes.append { list in
          list.deleteItems(at: [indexPath!])
          list.insertItems(at: [newIndexPath!])
        }
      }
    }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      UIView.performWithoutAnimation { list.performBatchUpdates { for change in changes { change(list) } } }
    }

    var rows: [[String]] {
      (0..<list.numberOfSections).map { section in
        (0..<list.numberOfItems(inSection: section)).map { item in
          list.cellForItem(at: IndexPath(item: item, section: section))?.accessibilityLabel ?? "(hidden)"
        }
      }
    }
  }

  @Test("FR-01 A table and a collection view follow random changes in sections that come and go, and show what a fetch finds")
  func lists() throws {
    var failures = 0
    for seed in seeds(12, all: 10_000) {
      let context = try context()
      var random = Noise(seed: UInt64(seed))
      let screen = TestScreen(size: CGSize(width: 320, height: 1_200), scale: 1)
      let (first, second) = (results(context), results(context))
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 160, height: 1_200))
      table.rowHeight = 20
      let layout = UICollectionViewFlowLayout()
      (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 150, height: 20), 0)
      let grid = UICollectionView(frame: CGRect(x: 160, y: 0, width: 160, height: 1_200), collectionViewLayout: layout)
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let (rows, items) = (TableList(first, table), CollectionList(second, grid))
      (table.dataSource, first.delegate) = (rows, rows)
      (grid.dataSource, second.delegate) = (items, items)
      try first.performFetch()
      try second.performFetch()
      screen.window.addSubview(table)
      screen.window.addSubview(grid)
      screen.advance(by: 0.05)
      var books: [NSManagedObject] = []
      for step in 0..<5 {
        for _ in 0...random.below(5) {
          switch random.below(5) {
          case 0 where !books.isEmpty: context.delete(books.remove(at: random.below(books.count)))
          case 1 where !books.isEmpty: books[random.below(books.count)].setValue(random.below(4), forKey: "shelf")
          case 2 where !books.isEmpty: books[random.below(books.count)].setValue(random.below(100), forKey: "number")
          case 3 where !books.isEmpty: books[random.below(books.count)].setValue("\(random.below(1_000))", forKey: "title")
          default:
            let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
            book.setValue(random.below(4), forKey: "shelf")
            book.setValue(random.below(100), forKey: "number")
            book.setValue("\(random.below(1_000))", forKey: "title")
            books.append(book)
          }
        }
        if random.chance(50) { try context.save() } else { context.processPendingChanges() }
        screen.advance(by: 0.05)
        let found = try context.fetch(first.fetchRequest)
        let shelves = found.map { $0.value(forKey: "shelf") as? Int ?? 0 }
        let expected = Set(shelves).sorted().map { shelf in zip(shelves, found).filter { $0.0 == shelf }.map { Self.text($0.1) } }
        if rows.rows != expected || items.rows != expected { failures += 1 }
        expect(rows.rows == expected && items.rows == expected, "seed \(seed), step \(step)")
        if failures > 5 { return }
      }
    }
  }

  @Test("Results of thousands of objects are read as they are shown, and changes among them are reported in their places")
  func large() throws {
    let context = try context(NSSQLiteStoreType)
    var number = 0
    let request = NSBatchInsertRequest(entityName: "Book") { (values: NSMutableDictionary) in
      number += 1
      values.setObject("book \(number)", forKey: "title" as NSString)
      values.setObject(NSNumber(value: (number * 7_919) % 10_007), forKey: "number" as NSString)
      return number > 9_000
    }
    _ = try context.execute(request)
    let fetch = NSFetchRequest<NSManagedObject>(entityName: "Book")
    fetch.sortDescriptors = [NSSortDescriptor(key: "number", ascending: true)]
    let expected = try context.fetch(fetch).map(\.objectID)
    fetch.fetchBatchSize = 20
    let results = NSFetchedResultsController(fetchRequest: fetch, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    final class Places: NSObject, NSFetchedResultsControllerDelegate {
      var rows: [NSManagedObjectID] = []
      private var removed: [Int] = []
      private var added: [(Int, NSManagedObjectID)] = []
      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
      ) {
        if let indexPath { removed.append(indexPath[1]) }
        if let newIndexPath, let object = anObject as? NSManagedObject { added.append((newIndexPath[1], object.objectID)) }
      }
      func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        for row in removed.sorted(by: >) { rows.remove(at: row) }
        for (row, id) in added.sorted(by: { $0.0 < $1.0 }) { rows.insert(id, at: row) }
        (removed, added) = ([], [])
      }
    }
    let places = Places()
    results.delegate = places
    try results.performFetch()
    expect(results.sections?.first?.numberOfObjects, equals: 9_000)
    for row in [0, 8_999, 4_321, 17] { expect(results.object(at: IndexPath(indexes: [0, row])).objectID, equals: expected[row]) }
    expect(results.indexPath(forObject: context.object(with: expected[123])), equals: IndexPath(indexes: [0, 123]))
    expect(results.fetchedObjects?.map(\.objectID), equals: expected)
    places.rows = expected
    var random = Noise(seed: 5)
    for step in 0..<(isSoaking ? 300 : 20) {
      for _ in 0...random.below(8) {
        let row = random.below(results.sections?.first?.numberOfObjects ?? 1)
        let object = results.object(at: IndexPath(indexes: [0, row]))
        switch random.below(4) {
        case 0: if !object.isDeleted, object.managedObjectContext != nil { context.delete(object) }
        case 1: if !object.isDeleted { object.setValue(random.below(10_007), forKey: "number") }
        case 2: if !object.isDeleted { object.setValue("changed", forKey: "title") }
        default: NSEntityDescription.insertNewObject(forEntityName: "Book", into: context).setValue(random.below(10_007), forKey: "number")
        }
      }
      if random.chance(50) { try context.save() } else { context.processPendingChanges() }
      let fresh = try context.fetch(fetch)
      // The difference of long lists takes long to print.
      let isSame = results.fetchedObjects == fresh
      expect(isSame, "step \(step)")
      expect(places.rows.count, equals: fresh.count, "step \(step)")
      try context.save()
    }
    expect(Set(places.rows).count, equals: places.rows.count)
  }
}
