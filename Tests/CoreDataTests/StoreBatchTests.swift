import CoreData
import Foundation
import Testing
import TrestleExpectations
import UIKit

/// Batch requests, the history of changes and states of a store, which statements make without objects.
@Suite(.serialized) @MainActor final class StoreBatchTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private var url: URL { folder.appendingPathComponent("Store.sqlite") }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private static func model() -> NSManagedObjectModel {
    let author = Entity.make("Author", ["name": .stringAttributeType])
    let book = Entity.make("Book", ["title": .stringAttributeType, "pages": .integer32AttributeType, "price": .doubleAttributeType])
    let (note, tag) = (Entity.make("Note", ["text": .stringAttributeType]), Entity.make("Tag", ["name": .stringAttributeType]))
    Entity.relate(author, "books", many: true, book, "author", many: false)
    Entity.relate(book, "notes", many: true, note, "book", many: false)
    Entity.relate(book, "tags", many: true, tag, "books", many: true)
    book.relationshipsByName["notes"]?.deleteRule = .cascadeDeleteRule
    author.relationshipsByName["books"]?.deleteRule = .nullifyDeleteRule
    book.relationshipsByName["tags"]?.deleteRule = .nullifyDeleteRule
    tag.uniquenessConstraints = [["name"]]
    book.attributesByName["pages"]?.defaultValue = 1
    let model = NSManagedObjectModel()
    model.entities = [author, book, note, tag]
    return model
  }

  private func open(_ options: [AnyHashable: Any]? = nil) throws -> NSManagedObjectContext {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: Self.model())
    try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url, options: options)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  private func insert(_ entity: String, _ context: NSManagedObjectContext, _ values: [String: Any] = [:]) -> NSManagedObject {
    let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
    for (key, value) in values { object.setValue(value, forKey: key) }
    return object
  }

  @Test("A batch insertion gives identifiers, default values and numbers; contexts learn of them by merging")
  func insertion() throws {
    let context = try open()
    var number = 0
    let request = NSBatchInsertRequest(entityName: "Book") { (values: NSMutableDictionary) in
      number += 1
      values.setObject("book \(number)", forKey: "title" as NSString)
      return number > 1_000
    }
    request.resultType = .objectIDs
    let ids = try #require((try context.execute(request) as? NSBatchInsertResult)?.result as? [NSManagedObjectID])
    expect(ids.count == 1_000 && Set(ids).count == 1_000)
    try expect(Shell.lines(url, "SELECT COUNT(*), MAX(Z_PK), SUM(ZPAGES) FROM ZBOOK"), equals: ["1000|1000|1000"])
    try expect(Shell.lines(url, "SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_NAME = 'Book'"), equals: ["1000"])
    nonisolated(unsafe) var announced = 0
    let token = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil) {
      announced += ($0.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>)?.count ?? 0
    }
    defer { NotificationCenter.default.removeObserver(token) }
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSInsertedObjectIDsKey: Array(ids.prefix(3))], into: [context])
    expect(announced, equals: 3)
    let objects = NSBatchInsertRequest(entity: context.persistentStoreCoordinator!.managedObjectModel.entitiesByName["Tag"]!) {
      (object: NSManagedObject) in
      number += 1
      object.setValue("tag", forKey: "name")
      return number > 1_003
    }
    objects.resultType = .count
    #expect { _ = try context.execute(objects) } throws: { ($0 as NSError).code == 133_021 }
    try expect(Shell.lines(url, "SELECT COUNT(*) FROM ZTAG"), equals: ["0"])
    for (policy, expected) in [
      (NSMergePolicy.mergeByPropertyObjectTrump, "1|3"), (NSMergePolicy.mergeByPropertyStoreTrump, "1|3"),
    ] {
      context.mergePolicy = policy
      let same = NSBatchInsertRequest(entityName: "Tag", objects: Array(repeating: ["name": "x"], count: 3))
      _ = try context.execute(same)
      try expect(Shell.lines(url, "SELECT COUNT(*), MAX(Z_OPT) FROM ZTAG"), equals: [expected])
    }
  }

  @Test("A batch update computes values from rows, and a context sees them after merging")
  func update() throws {
    let context = try open()
    let books = (1...4).map { insert("Book", context, ["title": "b\($0)", "pages": $0 * 10, "price": 2.0]) }
    try context.save()
    let request = NSBatchUpdateRequest(entityName: "Book")
    request.predicate = NSPredicate(format: "pages > 20")
    request.propertiesToUpdate = ["pages": _Expression(format: "pages + 1"), "price": 5, "title": NSNull()]
    request.resultType = .updatedObjectIDsResultType
    let ids = try #require((try context.execute(request) as? NSBatchUpdateResult)?.result as? [NSManagedObjectID])
    expect(Set(ids), equals: [books[2].objectID, books[3].objectID])
    try expect(
      Shell.lines(url, "SELECT ZPAGES, ZPRICE, ZTITLE, Z_OPT FROM ZBOOK ORDER BY 1") == [
        "10|2.0|b1|1", "20|2.0|b2|1", "31|5.0||2", "41|5.0||2",
      ])
    expect(books[2].value(forKey: "pages") as? Int, equals: 30)
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSUpdatedObjectIDsKey: ids], into: [context])
    expect(books[2].value(forKey: "pages") as? Int == 31 && books[3].value(forKey: "title") == nil)
    // The object has the version of the batch, so that saving it is no conflict.
    books[2].setValue("again", forKey: "title")
    try context.save()
    request.predicate = NSPredicate { _, _ in true }
    #expect { try context.execute(request) } throws: { ($0 as NSError).code == 134_060 }
    // Objects have the lengths of texts.
    request.predicate = NSPredicate(format: "title == 'b1' AND title.length == 2")
    request.propertiesToUpdate = ["author": NSNull(), "pages": 7]
    request.resultType = .updatedObjectsCountResultType
    #expect((try context.execute(request) as? NSBatchUpdateResult)?.result as? Int == 1)
  }

  @Test("A batch deletion follows the rules that cascade and nullify, and gives what it deleted")
  func deletion() throws {
    let context = try open()
    let (ann, tag) = (insert("Author", context, ["name": "Ann"]), insert("Tag", context, ["name": "t"]))
    let books = (1...3).map { insert("Book", context, ["title": "b\($0)", "pages": $0, "author": ann]) }
    for book in books {
      _ = insert("Note", context, ["text": "n", "book": book])
      book.setValue(NSSet(object: tag), forKey: "tags")
    }
    try context.save()
    let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
    fetch.predicate = NSPredicate(format: "pages < 3")
    let request = NSBatchDeleteRequest(fetchRequest: fetch)
    request.resultType = .resultTypeObjectIDs
    let ids = try #require((try context.execute(request) as? NSBatchDeleteResult)?.result as? [NSManagedObjectID])
    expect(Set(ids), equals: [books[0].objectID, books[1].objectID])
    try expect(
      Shell.lines(url, "SELECT (SELECT COUNT(*) FROM ZBOOK), (SELECT COUNT(*) FROM ZNOTE), (SELECT COUNT(*) FROM Z_2TAGS)") == ["1|1|1"]
    )
    NSManagedObjectContext.mergeChanges(fromRemoteContextSave: [NSDeletedObjectIDsKey: ids], into: [context])
    expect(books[0].managedObjectContext == nil && books[2].managedObjectContext === context)
    let rest = NSBatchDeleteRequest(objectIDs: [ann.objectID])
    rest.resultType = .resultTypeCount
    #expect((try context.execute(rest) as? NSBatchDeleteResult)?.result as? Int == 1)
    try expect(Shell.lines(url, "SELECT ZAUTHOR IS NULL FROM ZBOOK"), equals: ["1"])
  }

  @Test("The history has each saving with its author and its changes, and is read after a token that was stored")
  func history() throws {
    let options: [AnyHashable: Any] = [NSPersistentHistoryTrackingKey: true]
    let context = try open(options)
    let coordinator = try #require(context.persistentStoreCoordinator)
    (context.transactionAuthor, context.name) = ("app", "main")
    let book = insert("Book", context, ["title": "a"])
    try context.save()
    let token = try #require(coordinator.currentPersistentHistoryToken(fromStores: nil))
    let data = try NSKeyedArchiver.archivedData(withRootObject: token, requiringSecureCoding: true)
    let stored = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSPersistentHistoryToken.self, from: data))
    expect(stored, equals: token)
    book.setValue("b", forKey: "title")
    let note = insert("Note", context, ["text": "n", "book": book])
    try context.save()
    context.transactionAuthor = "sync"
    context.delete(note)
    try context.save()
    let request = NSPersistentHistoryChangeRequest.fetchHistory(after: stored)
    let found = try #require((try context.execute(request) as? NSPersistentHistoryResult)?.result as? [NSPersistentHistoryTransaction])
    expect(found.map(\.author) == ["app", "sync"] && found.allSatisfy { $0.contextName == "main" })
    let changes = try #require(found[0].changes)
    expect(Set(changes.map(\.changeType)), equals: [.insert, .update])
    let update = try #require(changes.first { $0.changeType == .update })
    expect(update.changedObjectID == book.objectID && update.updatedProperties?.map(\.name).sorted() == ["notes", "title"])
    expect(found[1].changes?.contains { $0.changeType == .delete }, equals: true)
    // Another context merges the changes.
    let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    other.persistentStoreCoordinator = coordinator
    let same = other.object(with: book.objectID)
    expect(same.value(forKey: "title") as? String, equals: "b")
    let fetch = try #require(NSPersistentHistoryTransaction.fetchRequest)
    fetch.predicate = NSPredicate(format: "author != %@", "app")
    let chosen = NSPersistentHistoryChangeRequest.fetchHistory(withFetch: fetch)
    #expect(((try context.execute(chosen) as? NSPersistentHistoryResult)?.result as? [NSPersistentHistoryTransaction])?.count == 1)
    let batch = NSBatchUpdateRequest(entityName: "Book")
    batch.propertiesToUpdate = ["title": "c"]
    _ = try context.execute(batch)
    let last = NSPersistentHistoryChangeRequest.fetchHistory(after: found[1])
    last.resultType = .changesOnly
    let updates = try #require((try context.execute(last) as? NSPersistentHistoryResult)?.result as? [NSPersistentHistoryChange])
    expect(updates.map(\.changedObjectID), equals: [book.objectID])
    _ = try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: found[1]))
    try expect(Shell.lines(url, "SELECT COUNT(*) FROM ATRANSACTION"), equals: ["2"])
    try expect(
      Shell.lines(url, "SELECT Z_ENT, Z_NAME FROM Z_PRIMARYKEY WHERE Z_ENT > 16000") == [
        "16001|CHANGE", "16002|TRANSACTION", "16003|TRANSACTIONSTRING",
      ])
    try expect(Shell.lines(url, "SELECT COUNT(*) FROM ACHANGE WHERE ZTRANSACTIONID NOT IN (SELECT Z_PK FROM ATRANSACTION)"), equals: ["0"])
  }

  @Test("Without the option there is no history, and reading it is an error")
  func noHistory() throws {
    let context = try open()
    expect(context.persistentStoreCoordinator?.currentPersistentHistoryToken(fromStores: nil) == nil)
    #expect { _ = try context.execute(NSPersistentHistoryChangeRequest.fetchHistory(after: Date.distantPast)) } throws: {
      ($0 as NSError).code == 134_091
    }
  }

  @Test("A store reports the changes of another connection, as of another process, and its own")
  func remoteChanges() async throws {
    let options: [AnyHashable: Any] = [
      NSPersistentHistoryTrackingKey: true, NSPersistentStoreRemoteChangeNotificationPostOptionKey: true,
    ]
    let (first, second) = (try open(options), try open(options))
    let counter = Counter()
    let token = NotificationCenter.default.addObserver(
      forName: .NSPersistentStoreRemoteChange, object: first.persistentStoreCoordinator, queue: nil
    ) { if $0.userInfo?[NSPersistentHistoryTokenKey] is NSPersistentHistoryToken { counter.add() } }
    defer { NotificationCenter.default.removeObserver(token) }
    _ = insert("Note", second, ["text": "n"])
    try second.save()
    for _ in 0..<1_000 where counter.value < 1 { try await Task.sleep(for: .milliseconds(10)) }
    expect(counter.value, equals: 1)
    _ = insert("Note", first, ["text": "m"])
    try first.save()
    for _ in 0..<1_000 where counter.value < 2 { try await Task.sleep(for: .milliseconds(10)) }
    expect(counter.value, equals: 2)
  }

  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    var value: Int { lock.withLock { count } }
    func add() { lock.withLock { count += 1 } }
  }

  @Test("A context with a query generation sees one state, whatever others save, until it goes on")
  func generations() throws {
    let (reader, writer) = (try open(), try open())
    let book = insert("Book", writer, ["title": "a", "pages": 1])
    try writer.save()
    try reader.setQueryGenerationFrom(.current)
    func titles(_ context: NSManagedObjectContext) throws -> [String] {
      let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
      request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
      return try context.fetch(request).compactMap { $0.value(forKey: "title") as? String }
    }
    book.setValue("b", forKey: "title")
    _ = insert("Book", writer, ["title": "c"])
    try writer.save()
    try expect(titles(reader) == ["a"] && reader.count(for: NSFetchRequest<NSManagedObject>(entityName: "Book")) == 1)
    try reader.setQueryGenerationFrom(nil)
    reader.reset()
    try expect(titles(reader), equals: ["b", "c"])
    try reader.setQueryGenerationFrom(.current)
    writer.delete(book)
    try writer.save()
    try expect(titles(reader), equals: ["b", "c"])
    reader.reset()
    try expect(titles(reader) == ["c"] && reader.queryGenerationToken != nil)
  }

  @Test("An asynchronous fetch returns at once, and gives its result on the queue of the context")
  func asynchronous() async throws {
    let context = try open()
    for number in 0..<20 { _ = insert("Note", context, ["text": "\(number)"]) }
    try context.save()
    let titles: [String] = await withCheckedContinuation { continuation in
      let request = NSAsynchronousFetchRequest<NSManagedObject>(fetchRequest: NSFetchRequest(entityName: "Note")) { result in
        continuation.resume(returning: (result.finalResult ?? []).compactMap { $0.value(forKey: "text") as? String })
      }
      let result = try? context.execute(request) as? NSAsynchronousFetchResult<NSManagedObject>
      expect(result?.finalResult == nil)
    }
    expect(titles.count, equals: 20)
  }

  @Test("Transformers make the data of attributes: secure ones refuse other classes, and the app's own convert both ways")
  func transformers() throws {
    final class Reverser: ValueTransformer {
      override func transformedValue(_ value: Any?) -> Any? { (value as? String).map { Data(String($0.reversed()).utf8) } }
      override func reverseTransformedValue(_ value: Any?) -> Any? {
        (value as? Data).map { String(String(decoding: $0, as: UTF8.self).reversed()) }
      }
    }
    ValueTransformer.setValueTransformer(Reverser(), forName: NSValueTransformerName("Reverser"))
    func open() throws -> NSManagedObjectContext {
      let entity = Entity.make(
        "Thing", ["word": .transformableAttributeType, "list": .transformableAttributeType, "lost": .transformableAttributeType])
      entity.attributesByName["word"]?.valueTransformerName = "Reverser"
      entity.attributesByName["list"]?.valueTransformerName = NSValueTransformerName.secureUnarchiveFromDataTransformerName.rawValue
      entity.attributesByName["lost"]?.valueTransformerName = "NoSuchTransformer"
      let model = NSManagedObjectModel()
      model.entities = [entity]
      let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
      try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
      let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
      context.persistentStoreCoordinator = coordinator
      return context
    }
    let context = try open()
    let thing = insert("Thing", context, ["word": "abc", "list": ["x", 1]])
    try context.save()
    try expect(Shell.lines(url, "SELECT CAST(ZWORD AS TEXT) FROM ZTHING"), equals: ["cba"])
    let other = try open()
    let again = try #require(try other.fetch(NSFetchRequest<NSManagedObject>(entityName: "Thing")).first)
    expect(again.value(forKey: "word") as? String == "abc" && (again.value(forKey: "list") as? [Any])?.count == 2)
    thing.setValue("y", forKey: "lost")
    #expect { try context.save() } throws: { ($0 as NSError).localizedDescription.contains("NoSuchTransformer") }
    expect(ValueTransformer(forName: NSValueTransformerName("Reverser"))?.reverseTransformedValue(Data("zy".utf8)) as? String, equals: "yz")
    expect(ValueTransformer(forName: NSValueTransformerName("NoSuchTransformer")) == nil)
  }
}
