import CoreData
import Foundation
import Testing
import TrestleExpectations
import TrestleTrials

/// The changes that a fetched results controller reports, applied to lists of the test's own.
@Suite(.serialized) @MainActor final class FetchedChangesTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func context(_ type: String) throws -> NSManagedObjectContext {
    let model = NSManagedObjectModel()
    model.entities = [
      Entity.make("Book", ["title": .stringAttributeType, "shelf": .integer16AttributeType, "isLent": .booleanAttributeType]),
      Entity.make("Note", ["text": .stringAttributeType]),
    ]
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(
      ofType: type, configurationName: nil, at: folder.appendingPathComponent(UUID().uuidString + ".sqlite"))
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  /// Applies the changes as a table does: deletions at the old positions, then insertions at the new ones.
  private final class Mirror: NSObject, NSFetchedResultsControllerDelegate {
    var sections: [[String]] = []
    var senders: [NSFetchedResultsController<any NSFetchRequestResult>] = []
    private var deleted: [IndexPath] = []
    private var inserted: [(IndexPath, String)] = []
    private var deletedSections: [Int] = []
    private var insertedSections: [Int] = []

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      (deleted, inserted, deletedSections, insertedSections) = ([], [], [], [])
      senders.append(controller)
    }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
      atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) {
      if type == .delete { deletedSections.append(sectionIndex) } else { insertedSections.append(sectionIndex) }
    }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
      for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      let title = (anObject as? NSManagedObject)?.value(forKey: "title") as? String ?? ""
      if let indexPath { deleted.append(indexPath) }
      if let newIndexPath { inserted.append((newIndexPath, title)) }
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      for path in deleted.sorted(by: >) { sections[path[0]].remove(at: path[1]) }
      for section in deletedSections.sorted(by: >) { sections.remove(at: section) }
      for section in insertedSections.sorted() { sections.insert([], at: section) }
      for (path, title) in inserted.sorted(by: { $0.0 < $1.0 }) { sections[path[0]].insert(title, at: path[1]) }
    }
  }

  private func controller(_ context: NSManagedObjectContext) -> NSFetchedResultsController<NSManagedObject> {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
    request.predicate = NSPredicate(format: "isLent == NO")
    request.sortDescriptors = [NSSortDescriptor(key: "shelf", ascending: true), NSSortDescriptor(key: "title", ascending: true)]
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "shelf", cacheName: nil)
  }

  @Test(
    "FR-01 Random inserts, changes, moves and deletions give changes that lead to what the test's own model has",
    arguments: [
      NSSQLiteStoreType, NSInMemoryStoreType,
    ])
  func random(_ type: String) throws {
    for seed in seeds(20, all: 5_000) {
      let context = try context(type)
      var random = Noise(seed: UInt64(seed))
      let results = controller(context)
      let mirror = Mirror()
      results.delegate = mirror
      try results.performFetch()
      var model: [NSManagedObject: (shelf: Int, title: String, isLent: Bool)] = [:]
      for step in 0..<8 {
        for _ in 0...random.below(6) {
          let books = model.keys.sorted { (model[$0]?.title ?? "") < (model[$1]?.title ?? "") }
          let book = books.isEmpty ? nil : books[random.below(books.count)]
          switch (random.below(6), book) {
          case (0, let book?):
            context.delete(book)
            model[book] = nil
          case (1, let book?):
            let shelf = random.below(4)
            book.setValue(shelf, forKey: "shelf")
            model[book]?.shelf = shelf
          case (2, let book?):
            let isLent = random.chance(50)
            book.setValue(isLent, forKey: "isLent")
            model[book]?.isLent = isLent
          case (3, let book?):
            let title = "\(random.below(1_000_000))"
            book.setValue(title, forKey: "title")
            model[book]?.title = title
          default:
            let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
            let new = (shelf: random.below(4), title: "\(random.below(1_000_000))", isLent: random.chance(20))
            book.setValue(new.shelf, forKey: "shelf")
            book.setValue(new.title, forKey: "title")
            book.setValue(new.isLent, forKey: "isLent")
            model[book] = new
          }
        }
        if random.chance(50) { try context.save() } else { context.processPendingChanges() }
        let shown = model.values.filter { !$0.isLent }
        let expected = Set(shown.map(\.shelf)).sorted().map { shelf in shown.filter { $0.shelf == shelf }.map(\.title).sorted() }
        expect(mirror.sections, equals: expected, "seed \(seed), step \(step)")
        try expect(context.fetch(results.fetchRequest).count, equals: shown.count, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("A delegate gets the controller that the app made, other entities do not wake it, and equals are in the order of a fetch")
  func identity() throws {
    let context = try context(NSSQLiteStoreType)
    let (first, second) = (controller(context), controller(context))
    let mirror = Mirror()
    first.delegate = mirror
    try first.performFetch()
    NSEntityDescription.insertNewObject(forEntityName: "Note", into: context).setValue("a", forKey: "text")
    try context.save()
    expect(mirror.senders.isEmpty)
    func add(_ title: String) -> NSManagedObject {
      let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
      book.setValue(title, forKey: "title")
      book.setValue(false, forKey: "isLent")
      return book
    }
    for title in ["a", "b"] {
      _ = add(title)
      try context.save()
    }
    expect(mirror.senders.count == 2 && mirror.senders.allSatisfy { $0 === first && $0 == first })
    expect(!(mirror.senders[0] === second))
    expect(mirror.senders[0].fetchedObjects?.count == 2 && mirror.senders[0].sections?.count == 1)
    let equals = (0..<3).map { _ in add("c") }
    context.processPendingChanges()
    // The first of objects that were not saved changes alone.
    equals[0].setValue("c", forKey: "title")
    context.processPendingChanges()
    try expect(first.fetchedObjects, equals: context.fetch(first.fetchRequest))
    try context.save()
    try expect(first.fetchedObjects, equals: context.fetch(first.fetchRequest))
  }
}
