import CoreData
import Foundation
import Testing
import TrestleExpectations
import UIKit

/// The sections of fetched results that a file keeps, and results in sections that are too many to make all objects.
@Suite(.serialized) @MainActor final class SectionCacheTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let name = "Section/cache \(UUID().uuidString)"
  private var url: URL { folder.appendingPathComponent("Store.sqlite") }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit {
    NSFetchedResultsController<NSManagedObject>.deleteCache(withName: name)
    try? FileManager.default.removeItem(at: folder)
  }

  private func context() throws -> NSManagedObjectContext {
    let (author, book) = (
      Entity.make("Author", ["name": .stringAttributeType]),
      Entity.make("Book", ["title": .stringAttributeType, "shelf": .integer16AttributeType])
    )
    Entity.relate(author, "books", many: true, book, "author", many: false)
    let model = NSManagedObjectModel()
    model.entities = [author, book]
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(type: .sqlite, at: url)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  private func fill(_ context: NSManagedObjectContext, authors: Int, books: Int) throws {
    for number in 0..<authors {
      let author = NSEntityDescription.insertNewObject(forEntityName: "Author", into: context)
      author.setValue(String(format: "Author %03d", number), forKey: "name")
      for title in 0..<books {
        let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
        book.setValue(String(format: "Title %03d", title), forKey: "title")
        book.setValue(author, forKey: "author")
      }
    }
    try context.save()
    settle()
  }

  /// Waits for a tick of the file system's clock, before which a cache would not be certain.
  private func settle() { Thread.sleep(forTimeInterval: 0.1) }

  private func results(_ context: NSManagedObjectContext, batch: Int = 0, cache: String? = nil, matching text: String? = nil)
    -> NSFetchedResultsController<NSManagedObject>
  {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(key: "author.name", ascending: true), NSSortDescriptor(key: "title", ascending: true)]
    request.fetchBatchSize = batch
    if let text { request.predicate = NSPredicate(format: "title ENDSWITH %@", text) }
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "author.name", cacheName: cache)
  }

  private func rows(_ results: NSFetchedResultsController<NSManagedObject>) -> [[String]] {
    (results.sections ?? []).map { section in
      [section.name] + (section.objects ?? []).map { ($0 as? NSManagedObject)?.value(forKey: "title") as? String ?? "" }
    }
  }

  /// Replaces the names of a cache's sections, so that a test sees whether names come from the cache.
  private func mark() throws {
    let caches = try #require(FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first)
    let files = try #require(FileManager.default.enumerator(at: caches, includingPropertiesForKeys: nil)).compactMap { $0 as? URL }
    let id = name.suffix(36)
    let file = try #require(files.first { $0.lastPathComponent.contains(id) })
    let data = try Data(contentsOf: file)
    var list = try #require(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    list["names"] = (list["names"] as? [String])?.map { "cached " + $0 }
    try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0).write(to: file)
  }

  @Test("Sections come from the cache while the store and the request are the same, also in a new coordinator", arguments: [0, 20])
  func valid(batch: Int) throws {
    let context = try context()
    try fill(context, authors: 4, books: batch == 0 ? 3 : 1_500)
    let first = results(context, batch: batch, cache: name)
    try first.performFetch()
    let expected = rows(first)
    expect(expected.map(\.[0]), equals: ["Author 000", "Author 001", "Author 002", "Author 003"])
    try mark()
    for again in [context, try self.context()] {
      let second = results(again, batch: batch, cache: name)
      try second.performFetch()
      expect(rows(second), equals: expected.map { ["cached " + $0[0]] + $0.dropFirst() })
      // Another request does not use it.
      let other = results(again, batch: batch, matching: "1")
      try other.performFetch()
      expect(other.sections?.first?.name, equals: "Author 000")
    }
    NSFetchedResultsController<NSManagedObject>.deleteCache(withName: name)
    let third = results(context, batch: batch, cache: name)
    try third.performFetch()
    expect(rows(third), equals: expected)
  }

  @Test("A store that was saved, by this program or another, and another predicate are read again", arguments: 0..<3)
  func stale(change: Int) throws {
    let context = try context()
    try fill(context, authors: 2, books: 2)
    let first = results(context, cache: name)
    try first.performFetch()
    try mark()
    switch change {
    case 0:
      NSEntityDescription.insertNewObject(forEntityName: "Book", into: context).setValue("New", forKey: "title")
      try context.save()
    case 1: _ = try Shell.lines(url, "DELETE FROM ZBOOK WHERE ZTITLE = 'Title 001'")
    default: first.fetchRequest.predicate = NSPredicate(format: "title == 'Title 000'")
    }
    settle()
    let second = results(context, cache: name)
    second.fetchRequest.predicate = first.fetchRequest.predicate
    try second.performFetch()
    let expected = [
      [["", "New"], ["Author 000", "Title 000", "Title 001"], ["Author 001", "Title 000", "Title 001"]],
      [["Author 000", "Title 000"], ["Author 001", "Title 000"]], [["Author 000", "Title 000"], ["Author 001", "Title 000"]],
    ][change]
    expect(rows(second), equals: expected)
  }

  private func count(_ context: NSManagedObjectContext, sortedBy key: String = "title") throws -> Int {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
    (request.sortDescriptors, request.fetchBatchSize) = ([NSSortDescriptor(key: key, ascending: true)], 20)
    let results = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    try results.performFetch()
    return results.sections?.first?.numberOfObjects ?? 0
  }

  private func add(_ context: NSManagedObjectContext) throws {
    NSEntityDescription.insertNewObject(forEntityName: "Book", into: context).setValue("New", forKey: "title")
    try context.save()
  }

  /// Changes the stored number of books of a store, so that a test sees whether a number comes from there.
  private func mark(_ context: NSManagedObjectContext, as number: Int, insteadOf former: Int) throws {
    let caches = try #require(FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first)
    let files = try #require(FileManager.default.enumerator(at: caches, includingPropertiesForKeys: nil)).compactMap { $0 as? URL }
    let id = try #require(context.persistentStoreCoordinator?.persistentStores.first?.identifier)
    let file = try #require(files.first { $0.lastPathComponent.contains(id) })
    var list = try #require(PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: Any])
    expect(list["counts"] as? [Int], equals: [former])
    list["counts"] = [number]
    try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0).write(to: file)
  }

  @Test("The number of an entity's objects follows what is saved, also for the next launch, and is counted again after changes by others")
  func counts() throws {
    let context = try context()
    try fill(context, authors: 6, books: 1_000)
    // The number is stored shortly after the saving.
    Thread.sleep(forTimeInterval: 0.5)
    try expect(count(context), equals: 6_000)
    try mark(context, as: 5_999, insteadOf: 6_000)
    try expect(count(context) == 5_999 && count(context, sortedBy: "shelf") == 5_999)
    let books = NSFetchRequest<NSManagedObject>(entityName: "Book")
    try expect(context.count(for: books), equals: 5_999)
    try add(context)
    try expect(count(context), equals: 6_000)
    for book in try context.fetch(books).prefix(3) { context.delete(book) }
    try context.save()
    try expect(count(context), equals: 5_997)
    // Another coordinator is another connection.
    Thread.sleep(forTimeInterval: 0.5)
    let other = try self.context()
    try expect(count(other), equals: 5_997)
    let authors = NSFetchRequest<NSManagedObject>(entityName: "Author")
    try expect(other.count(for: authors), equals: 6)
    try add(other)
    try expect(context.count(for: books) == 5_999 && count(context) == 5_999 && other.count(for: books) == 5_998)
    _ = try Shell.lines(url, "DELETE FROM ZBOOK WHERE ZTITLE = 'Title 007'")
    for context in [context, other] { try expect(count(context), equals: 5_993) }
    try other.execute(NSBatchDeleteRequest(fetchRequest: NSFetchRequest<any NSFetchRequestResult>(entityName: "Author")))
    try expect(count(context) == 5_993 && other.count(for: authors) == 0)
  }

  @Test("A store that is closed after a saving keeps the number of very many objects, which no other program has changed since")
  func closing() throws {
    let first = try context()
    let rows = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 600000)"
    _ = try Shell.lines(url, "\(rows) INSERT INTO ZBOOK (Z_PK, Z_ENT, Z_OPT, ZTITLE) SELECT i, 2, 1, 'a' FROM n")
    settle()
    try expect(count(first), equals: 600_000)
    try mark(first, as: 700_000, insteadOf: 600_000)
    func close(_ context: NSManagedObjectContext) throws {
      let coordinator = try #require(context.persistentStoreCoordinator)
      for store in coordinator.persistentStores { try coordinator.remove(store) }
    }
    let second = try context()
    try expect(count(second), equals: 700_000)
    try add(second)
    try close(second)
    try close(first)
    let third = try context()
    try expect(count(third), equals: 700_001)
    try close(third)
    _ = try Shell.lines(url, "DELETE FROM ZBOOK WHERE Z_PK = 7")
    settle()
    #expect(try count(try context()) == 600_000)
  }

  @Test("Objects of a fetch with a batch size are read together with those of their batch, when one is used")
  func batches() throws {
    let context = try context()
    try fill(context, authors: 1, books: 60)
    context.reset()
    let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
    (request.sortDescriptors, request.fetchBatchSize) = ([NSSortDescriptor(key: "title", ascending: true)], 20)
    let other = try self.context()
    let books = try other.fetch(request)
    expect(books.allSatisfy { $0.isFault })
    func title(_ index: Int) -> String? { books[index].value(forKey: "title") as? String }
    expect(title(25), equals: "Title 025")
    // Changes by others show which rows were read: those of the first batch by the fetch, and those of the second with one of them.
    _ = try Shell.lines(url, "UPDATE ZBOOK SET ZTITLE = 'changed'")
    expect(title(0) == "Title 000" && title(20) == "Title 020" && title(39) == "Title 039")
    expect(title(40) == "changed" && title(59) == "changed")
  }

  @Test("Results of thousands of objects in sections are made as they are shown, and changes among them are reported in their places")
  func largeSections() throws {
    let context = try context()
    try fill(context, authors: 60, books: 100)
    context.reset()
    let results = results(context, batch: 20)
    try results.performFetch()
    expect(results.sections?.count == 60 && results.sections?.allSatisfy { $0.numberOfObjects == 100 } == true)
    expect(context.registeredObjects.isEmpty)
    let book = results.object(at: IndexPath(indexes: [41, 7]))
    expect(book.value(forKey: "title") as? String, equals: "Title 007")
    expect((book.value(forKey: "author") as? NSManagedObject)?.value(forKey: "name") as? String, equals: "Author 041")
    expect(results.indexPath(forObject: book), equals: IndexPath(indexes: [41, 7]))
    final class Log: NSObject, NSFetchedResultsControllerDelegate {
      var lines: [String] = []
      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
      ) { lines.append("\(type) \(indexPath.map { Array($0) } ?? []) \(newIndexPath.map { Array($0) } ?? [])") }
    }
    let log = Log()
    results.delegate = log
    book.setValue("Title 999", forKey: "title")
    try context.save()
    expect(log.lines, equals: ["move [41, 7] [41, 99]"])
    log.lines = []
    context.delete(results.object(at: IndexPath(indexes: [0, 0])))
    try context.save()
    expect(log.lines, equals: ["delete [0, 0] []"])
    let fresh = try context.fetch(results.fetchRequest)
    expect(results.fetchedObjects, equals: fresh)
  }
}
