import CoreData
import Foundation
import Testing
import TrestleExpectations

/// The ways in which the former store, a property list that was read and written as a whole, lost data.
@Suite(.serialized) @MainActor final class StoreLossTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit {
    try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path)
    try? FileManager.default.removeItem(at: folder)
  }

  private func model() -> NSManagedObjectModel {
    let model = NSManagedObjectModel()
    let note = Entity.make("Note", ["title": .stringAttributeType, "extra": .transformableAttributeType])
    let word = Entity.make("Word", ["text": .stringAttributeType])
    model.entities = [note, word]
    model.setEntities([note], forConfigurationName: "Notes")
    model.setEntities([word], forConfigurationName: "Words")
    return model
  }

  private func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  private func context(_ coordinator: NSPersistentStoreCoordinator) -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  private func open(_ name: String, _ options: [AnyHashable: Any]? = nil) throws -> NSManagedObjectContext {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model())
    try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url(name), options: options)
    return context(coordinator)
  }

  private func add(_ entity: String, _ values: [String: Any], _ context: NSManagedObjectContext) {
    let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: context)
    for (key, value) in values { object.setValue(value, forKey: key) }
  }

  private func texts(_ entity: String, _ key: String, _ context: NSManagedObjectContext) throws -> [String] {
    try context.fetch(NSFetchRequest<NSManagedObject>(entityName: entity)).compactMap { $0.value(forKey: key) as? String }.sorted()
  }

  @Test("Two coordinators of one file, as two processes have them, both keep what they save")
  func twoWriters() throws {
    let (first, second) = (try open("a.sqlite"), try open("a.sqlite"))
    for number in 0..<20 {
      add("Note", ["title": "first \(number)"], first)
      try first.save()
      add("Note", ["title": "second \(number)"], second)
      try second.save()
    }
    #expect(try texts("Note", "title", try open("a.sqlite")).count == 40)
    try expect(texts("Note", "title", first).count, equals: 40)
  }

  @Test("Each store has the rows of its own entities, and removing one store leaves those of the others")
  func severalStores() throws {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model())
    let notes = try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: "Notes", at: url("notes.sqlite"))
    try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: "Words", at: url("words.sqlite"))
    let context = context(coordinator)
    add("Note", ["title": "note"], context)
    add("Word", ["text": "word"], context)
    try context.save()
    try expect(Shell.lines(url("notes.sqlite"), "SELECT name FROM sqlite_master WHERE name IN ('ZNOTE', 'ZWORD')"), equals: ["ZNOTE"])
    try expect(Shell.lines(url("words.sqlite"), "SELECT ZTEXT FROM ZWORD"), equals: ["word"])
    try coordinator.remove(notes)
    context.reset()
    try expect(texts("Word", "text", context), equals: ["word"])
    add("Word", ["text": "more"], context)
    try context.save()
    try expect(Shell.lines(url("notes.sqlite"), "SELECT ZTITLE FROM ZNOTE"), equals: ["note"])
    try expect(Shell.lines(url("words.sqlite"), "SELECT ZTEXT FROM ZWORD ORDER BY 1"), equals: ["more", "word"])
  }

  @Test("A store is moved with its large values, whose objects keep their identifiers, and a copy replaces another store")
  func copies() throws {
    let context = try open("a.sqlite")
    let coordinator = try #require(context.persistentStoreCoordinator)
    let large = Data(repeating: 7, count: 300_000)
    add("Note", ["title": "one", "extra": large], context)
    try context.save()
    let note = try #require(context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note")).first)
    try "mine".write(to: url("taken.sqlite"), atomically: true, encoding: .utf8)
    let store = coordinator.persistentStores[0]
    #expect { try coordinator.migratePersistentStore(store, to: self.url("taken.sqlite"), withType: NSSQLiteStoreType) } throws: {
      ($0 as NSError).code == CocoaError.fileWriteFileExists.rawValue
    }
    #expect(throws: NSError.self) { try coordinator.migratePersistentStore(store, to: url("b.binary"), type: .binary) }
    try expect(String(contentsOf: url("taken.sqlite"), encoding: .utf8) == "mine" && coordinator.persistentStores == [store])
    let moved = try coordinator.migratePersistentStore(store, to: url("b.sqlite"), type: .sqlite)
    expect(moved.url == url("b.sqlite") && coordinator.persistentStores == [moved] && moved.identifier == store.identifier)
    context.refreshAllObjects()
    expect(note.value(forKey: "title") as? String == "one" && note.value(forKey: "extra") as? Data == large)
    add("Note", ["title": "two"], context)
    try context.save()
    try expect(Shell.lines(url("a.sqlite"), "SELECT ZTITLE FROM ZNOTE"), equals: ["one"])
    try expect(Shell.lines(url("b.sqlite"), "SELECT ZTITLE FROM ZNOTE ORDER BY 1"), equals: ["one", "two"])
    // A backup, which an incomplete copy does not replace.
    try coordinator.replacePersistentStore(at: url("c.sqlite"), withPersistentStoreFrom: url("b.sqlite"), ofType: NSSQLiteStoreType)
    #expect(throws: NSError.self) {
      try coordinator.replacePersistentStore(at: url("c.sqlite"), withPersistentStoreFrom: url("taken.sqlite"), type: .sqlite)
    }
    try expect(texts("Note", "title", open("c.sqlite")), equals: ["one", "two"])
    try coordinator.replacePersistentStore(at: url("c.sqlite"), withPersistentStoreFrom: url("a.sqlite"), type: .sqlite)
    try expect(texts("Note", "title", open("c.sqlite")), equals: ["one"])
    expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix(".") && $0.hasSuffix(".sqlite") }.isEmpty)
  }

  private struct Unarchivable {}

  @Test("A value that cannot be archived is an error of saving, and nothing of that saving is stored")
  func unarchivable() throws {
    let context = try open("a.sqlite")
    add("Note", ["title": "good"], context)
    add("Note", ["title": "bad", "extra": Unarchivable()], context)
    #expect(throws: NSError.self) { try context.save() }
    expect(context.hasChanges)
    #expect(try texts("Note", "title", try open("a.sqlite")).isEmpty)
    let inMemory = NSPersistentStoreCoordinator(managedObjectModel: model())
    try inMemory.addPersistentStore(ofType: NSBinaryStoreType, configurationName: nil, at: url("a.binary"))
    let second = self.context(inMemory)
    add("Note", ["title": "bad", "extra": Unarchivable()], second)
    #expect(throws: NSError.self) { try second.save() }
  }

  @Test("A value that cannot be read stays in the store when its object is saved")
  func unreadable() throws {
    let context = try open("a.sqlite")
    add("Note", ["title": "a", "extra": ["kept"]], context)
    try context.save()
    _ = try Shell.lines(url("a.sqlite"), "UPDATE ZNOTE SET ZEXTRA = x'00112233'")
    let second = try open("a.sqlite")
    let note = try #require(try second.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note")).first)
    expect(note.value(forKey: "extra") == nil)
    note.setValue("b", forKey: "title")
    try second.save()
    try expect(Shell.lines(url("a.sqlite"), "SELECT ZTITLE, hex(ZEXTRA) FROM ZNOTE"), equals: ["b|00112233"])
  }

  @Test("A store that was added as read-only is read, and saving to it is an error that changes nothing")
  func readOnly() throws {
    let context = try open("a.sqlite")
    add("Note", ["title": "a"], context)
    try context.save()
    let description = NSPersistentStoreDescription(url: url("a.sqlite"))
    description.isReadOnly = true
    let container = NSPersistentContainer(name: "Notes", managedObjectModel: model())
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { _, error in expect(error == nil) }
    try expect(texts("Note", "title", container.viewContext), equals: ["a"])
    add("Note", ["title": "b"], container.viewContext)
    #expect { try container.viewContext.save() } throws: { ($0 as NSError).code == 513 }
    try expect(Shell.lines(url("a.sqlite"), "SELECT ZTITLE FROM ZNOTE"), equals: ["a"])
  }

  @Test("A store in a folder that cannot be written is read")
  func readOnlyFolder() throws {
    let context = try open("a.sqlite")
    add("Note", ["title": "a"], context)
    try context.save()
    if let store = context.persistentStoreCoordinator?.persistentStores.first { try context.persistentStoreCoordinator?.remove(store) }
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    #expect(try texts("Note", "title", try open("a.sqlite", [NSReadOnlyPersistentStoreOption: true])) == ["a"])
  }

  @Test("A count and a fetch do not read the values of the objects, and a fetch does not hold them")
  func laziness() throws {
    let context = try open("a.sqlite")
    for number in 0..<200 { add("Note", ["title": "\(number)"], context) }
    try context.save()
    context.reset()
    let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
    try expect(context.count(for: request) == 200 && context.registeredObjects.isEmpty)
    var notes = try context.fetch(request)
    expect(notes.allSatisfy { $0.isFault })
    expect(notes[3].value(forKey: "title") as? String == "3" && !notes[3].isFault && notes[4].isFault)
    notes = []
    expect(context.registeredObjects.isEmpty)
  }

  @Test("A property list of the former store is moved into a database, and the old file stays beside it")
  func former() throws {
    let archive = try NSKeyedArchiver.archivedData(withRootObject: NSArray(array: [NSString("x")]), requiringSecureCoding: false)
    let rows: [[String: Any]] = [
      ["id": UUID().uuidString, "entity": "Note", "values": ["title": "old", "extra": ["archive": archive]]],
      ["id": UUID().uuidString, "entity": "Word", "values": ["text": "word"]],
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["format": "org.trestle.CoreData", "rows": rows], format: .binary, options: 0)
    try data.write(to: url("a.sqlite"))
    let context = try open("a.sqlite")
    try expect(texts("Note", "title", context), equals: ["old"])
    try expect(texts("Word", "text", context), equals: ["word"])
    let note = try #require(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note")).first)
    expect((note.value(forKey: "extra") as? NSArray)?.count, equals: 1)
    try expect(Data(contentsOf: url("a.sqlite.before-sqlite")), equals: data)
    #expect(try texts("Note", "title", try open("a.sqlite")) == ["old"])
  }

  @Test("A former store that the model does not fit, or that is damaged, is an error and stays as it is")
  func formerErrors() throws {
    let rows: [[String: Any]] = [["id": "1", "entity": "Other", "values": [String: String]()]]
    let data = try PropertyListSerialization.data(
      fromPropertyList: ["format": "org.trestle.CoreData", "rows": rows], format: .binary, options: 0)
    try data.write(to: url("a.sqlite"))
    #expect(throws: NSError.self) { _ = try open("a.sqlite") }
    try expect(Data(contentsOf: url("a.sqlite")), equals: data)
    try data.prefix(40).write(to: url("b.sqlite"))
    #expect { _ = try open("b.sqlite") } throws: { ($0 as NSError).code == 259 }
    try expect(FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(), equals: ["a.sqlite", "b.sqlite"])
  }

  @Test("A damaged file and a database of another program are errors, and stay as they are")
  func strangers() throws {
    let words = Data("this is no database, however long the text of the file may be".utf8)
    try words.write(to: url("text.sqlite"))
    #expect { _ = try open("text.sqlite") } throws: { ($0 as NSError).code == 259 }
    try expect(Data(contentsOf: url("text.sqlite")), equals: words)
    _ = try Shell.lines(url("other.sqlite"), "CREATE TABLE songs (title TEXT); INSERT INTO songs VALUES ('a')")
    #expect { _ = try open("other.sqlite") } throws: { ($0 as NSError).code == 259 }
    try expect(Shell.lines(url("other.sqlite"), "SELECT name FROM sqlite_master"), equals: ["songs"])
    let context = try open("half.sqlite")
    for number in 0..<500 { add("Note", ["title": String(repeating: "x", count: number)], context) }
    try context.save()
    if let store = context.persistentStoreCoordinator?.persistentStores.first { try context.persistentStoreCoordinator?.remove(store) }
    var bytes = try Data(contentsOf: url("half.sqlite"))
    for index in 100..<4000 { bytes[index] = 0xAA }
    try bytes.write(to: url("half.sqlite"))
    #expect(throws: NSError.self) { _ = try open("half.sqlite") }
  }

  @Test("A store of a newer model is an error, and stays as it is")
  func newer() throws {
    let newer = model()
    newer.entities[0].properties.append(Entity.attribute("added", .stringAttributeType))
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: newer)
    try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url("a.sqlite"))
    let context = context(coordinator)
    add("Note", ["title": "a", "added": "b"], context)
    try context.save()
    #expect { _ = try open("a.sqlite") } throws: { ($0 as NSError).code == 134_100 }
    let options = [NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true]
    #expect { _ = try open("a.sqlite", options) } throws: { ($0 as NSError).code == 134_130 }
    try expect(Shell.lines(url("a.sqlite"), "SELECT ZADDED FROM ZNOTE"), equals: ["b"])
  }
}
