import CoreData
import Foundation
import Testing
import TrestleExpectations

/// A class with a custom initializer and a stored property.
final class CountedBook: NSManagedObject {
  var count = 7

  required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    super.init(entity: entity, insertInto: context)
    count += 1
  }
}

/// Variants of iOS's layout in the stores of public programs: entities with subentities, tables of pairs, triggers, and data beside the
/// store.
@Suite(.serialized) @MainActor final class StoreFormsTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private var url: URL { folder.appendingPathComponent("Store.sqlite") }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func open(_ entities: [NSEntityDescription], _ options: [AnyHashable: Any]? = nil) throws -> NSManagedObjectContext {
    let model = NSManagedObjectModel()
    model.entities = entities
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
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

  /// Writes the tables that each store has.
  private func begin(_ entities: String) throws {
    let list = try PropertyListSerialization.data(fromPropertyList: ["NSStoreType": "SQLite"], format: .binary, options: 0)
    let hex = list.map { String(format: "%02x", $0) }.joined()
    _ = try Shell.lines(
      url,
      """
      CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER);
      CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB);
      INSERT INTO Z_PRIMARYKEY VALUES \(entities);
      INSERT INTO Z_METADATA VALUES (1, '8A1F7E5C-0000-4000-8000-000000000001', x'\(hex)');
      """)
  }

  private func books() -> [NSEntityDescription] {
    let (book, page) = (Entity.make("Book", ["title": .stringAttributeType]), Entity.make("Page", ["number": .integer32AttributeType]))
    let comic = Entity.make("Comic", ["isColored": .booleanAttributeType])
    book.subentities = [comic]
    Entity.relate(book, "pages", many: true, page, "book", many: false)
    return [book, comic, page]
  }

  @Test("Entities are numbered before their subentities, and references to them have the number of the object's entity")
  func subentities() throws {
    let context = try open(books())
    let comic = insert("Comic", context, ["title": "Tim", "isColored": true])
    _ = insert("Page", context, ["number": 1, "book": comic])
    _ = insert("Page", context, ["number": 2, "book": insert("Book", context, ["title": "Emma"])])
    try context.save()
    try expect(
      Shell.lines(url, "SELECT sql FROM sqlite_master WHERE type = 'table' AND name IN ('ZBOOK', 'ZPAGE') ORDER BY name") == [
        "CREATE TABLE ZBOOK ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZISCOLORED INTEGER, ZTITLE VARCHAR )",
        "CREATE TABLE ZPAGE ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNUMBER INTEGER, ZBOOK INTEGER, Z1_BOOK INTEGER )",
      ])
    try expect(Shell.lines(url, "SELECT Z_ENT, Z_NAME, Z_SUPER FROM Z_PRIMARYKEY ORDER BY 1") == ["1|Book|0", "2|Comic|1", "3|Page|0"])
    try expect(
      Shell.lines(url, "SELECT p.ZNUMBER, p.Z1_BOOK, b.Z_ENT FROM ZPAGE p JOIN ZBOOK b ON b.Z_PK = p.ZBOOK ORDER BY 1") == [
        "1|2|2", "2|1|1",
      ])
    context.delete(comic)
    try context.save()
    try expect(Shell.lines(url, "SELECT ZBOOK IS NULL, Z1_BOOK IS NULL FROM ZPAGE WHERE ZNUMBER = 1"), equals: ["1|1"])
  }

  @Test(
    "Tables of pairs have the columns of the file: in either order, with a digit at the end, and with an order without a number",
    arguments: [
      ("Z_4SHORTCUTS", "Z_4PARENTS1", "Z_7SHORTCUTS", "Z_FOK_7SHORTCUTS"), ("Z_7PARENTS", "Z_7SHORTCUTS", "Z_4PARENTS", "Z_FOK_SHORTCUTS"),
      ("Z_4SHORTCUTS", "Z_4SHORTCUTS", "Z_7PARENTS", "Z_FOK_SHORTCUTS"),
    ])
  func pairs(_ table: String, _ own: String, _ other: String, _ order: String) throws {
    try begin("(4, 'Group', 0, 1), (7, 'Shortcut', 0, 2)")
    // The column of entity 4 is the group's, regardless of the rest of its name.
    let columns = [own, other].sorted { $0.hasPrefix("Z_4") && !$1.hasPrefix("Z_4") }
    _ = try Shell.lines(
      url,
      """
      CREATE TABLE ZGROUP ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR );
      CREATE TABLE ZSHORTCUT ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR );
      CREATE TABLE \(table) ( \(own) INTEGER, \(other) INTEGER, \(order) INTEGER, PRIMARY KEY (\(own), \(other)) );
      INSERT INTO ZGROUP VALUES (1, 4, 1, 'all');
      INSERT INTO ZSHORTCUT VALUES (1, 7, 1, 'first'), (2, 7, 1, 'second');
      INSERT INTO \(table) (\(columns[0]), \(columns[1]), \(order)) VALUES (1, 2, 1), (1, 1, 2);
      """)
    let (group, shortcut) = (Entity.make("Group", ["name": .stringAttributeType]), Entity.make("Shortcut", ["name": .stringAttributeType]))
    Entity.relate(group, "shortcuts", many: true, ordered: true, shortcut, "parents", many: true)
    let context = try open([group, shortcut])
    let found = try #require(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Group")).first)
    func names() -> [String] {
      (found.value(forKey: "shortcuts") as? NSOrderedSet)?.array.compactMap { ($0 as? NSManagedObject)?.value(forKey: "name") as? String }
        ?? []
    }
    expect(names(), equals: ["second", "first"])
    found.mutableOrderedSetValue(forKey: "shortcuts").insert(insert("Shortcut", context, ["name": "third"]), at: 1)
    try context.save()
    try expect(
      Shell.lines(url, "SELECT \(columns[1]) FROM \(table) WHERE \(columns[0]) = 1 ORDER BY \(order)") == ["2", "3", "1"])
  }

  @Test("Triggers of iOS compute derived attributes, which are not written beside them")
  func triggers() throws {
    try begin("(1, 'Book', 0, 1), (2, 'Page', 0, 0)")
    let say =
      "SELECT NSCoreDataDATriggerUpdatedAffectedObjectValue('ZBOOK', Z_ENT, Z_PK, 'pagesCount', ZPAGESCOUNT) FROM ZBOOK WHERE Z_PK = "
    _ = try Shell.lines(
      url,
      """
      CREATE TABLE ZBOOK ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZPAGESCOUNT INTEGER, ZTITLE VARCHAR );
      CREATE TABLE ZPAGE ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNUMBER INTEGER, ZBOOK INTEGER );
      INSERT INTO ZBOOK VALUES (1, 1, 1, 0, 'Emma');
      CREATE TRIGGER Z_DA_ZPAGE_Book_pagesCount_PARAMETER_INSERT AFTER INSERT ON ZPAGE FOR EACH ROW WHEN (NEW.ZBOOK NOT NULL)
        BEGIN UPDATE ZBOOK SET ZPAGESCOUNT = IFNULL(ZPAGESCOUNT, 0) + 1 WHERE Z_PK = NEW.ZBOOK; \(say) NEW.ZBOOK; END;
      """)
    let (book, page) = (Entity.make("Book", ["title": .stringAttributeType]), Entity.make("Page", ["number": .integer32AttributeType]))
    Entity.relate(book, "pages", many: true, page, "book", many: false)
    book.properties.append(Entity.derived("pagesCount", .integer64AttributeType, "pages.@count"))
    let context = try open([book, page])
    let found = try #require(try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book")).first)
    for number in 1...3 { _ = insert("Page", context, ["number": number, "book": found]) }
    try context.save()
    try expect(Shell.lines(url, "SELECT ZPAGESCOUNT FROM ZBOOK"), equals: ["3"])
    expect(found.value(forKey: "pagesCount") as? Int, equals: 3)
  }

  @Test("Derived attributes are computed when objects are saved, also those of objects that others depend on")
  func derived() throws {
    let (author, book) = (Entity.make("Author", ["name": .stringAttributeType]), Entity.make("Book", ["title": .stringAttributeType]))
    Entity.relate(author, "books", many: true, book, "author", many: false)
    author.properties += [
      Entity.derived("count", .integer64AttributeType, "books.@count"), Entity.derived("plain", .stringAttributeType, "canonical:(name)"),
      Entity.derived("saved", .dateAttributeType, "now()"),
    ]
    book.properties.append(Entity.derived("by", .stringAttributeType, "author.name"))
    let context = try open([author, book])
    let start = Date()
    let zoe = insert("Author", context, ["name": "ZOË"])
    let books = ["a", "b"].map { insert("Book", context, ["title": $0, "author": zoe]) }
    try context.save()
    expect(zoe.value(forKey: "count") as? Int == 2 && zoe.value(forKey: "plain") as? String == "zoe")
    expect((zoe.value(forKey: "saved") as? Date).map { $0 >= start }, equals: true)
    expect(books.map { $0.value(forKey: "by") as? String }, equals: ["ZOË", "ZOË"])
    context.delete(books[0])
    zoe.setValue("Zoe", forKey: "name")
    try context.save()
    try expect(Shell.lines(url, "SELECT ZCOUNT, ZPLAIN FROM ZAUTHOR"), equals: ["1|zoe"])
    try expect(Shell.lines(url, "SELECT ZBY FROM ZBOOK"), equals: ["Zoe"])
    let request = NSFetchRequest<NSManagedObject>(entityName: "Author")
    request.predicate = NSPredicate(format: "count == 1 AND plain == 'zoe'")
    try expect(context.count(for: request), equals: 1)
  }

  @Test("Large data has a file of its own, which goes with its row; small data has a mark before it")
  func externalData() throws {
    func entity() -> NSEntityDescription {
      let entity = Entity.make("Photo", ["data": .binaryDataAttributeType])
      entity.attributesByName["data"]?.allowsExternalBinaryDataStorage = true
      return entity
    }
    let files = folder.appendingPathComponent(".Store_SUPPORT/_EXTERNAL_DATA")
    func names() -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: files.path)) ?? [] }
    let context = try open([entity()])
    let (small, large) = (Data([2, 7]), Data(repeating: 9, count: 300_000))
    let photos = [small, large].map { insert("Photo", context, ["data": $0]) }
    try context.save()
    try expect(Shell.lines(url, "SELECT hex(ZDATA) FROM ZPHOTO WHERE Z_PK = 1"), equals: ["010207"])
    try expect(Shell.lines(url, "SELECT length(ZDATA), hex(substr(ZDATA, 1, 1)) FROM ZPHOTO WHERE Z_PK = 2"), equals: ["38|02"])
    let name = try #require(names().first)
    expect(names().count == 1 && UUID(uuidString: name) != nil)
    let fresh = try open([entity()])
    try expect(
      fresh.fetch(NSFetchRequest<NSManagedObject>(entityName: "Photo")).map { $0.value(forKey: "data") as? Data } == [small, large])
    photos[1].setValue(Data(repeating: 8, count: 200_000), forKey: "data")
    try context.save()
    expect(names().count == 1 && names() != [name])
    context.delete(photos[1])
    try context.save()
    expect(names().isEmpty)
  }

  @Test("A store in a folder of a bundle that nobody may write is read with the changes of the log beside it")
  func log() throws {
    let context = try open(books())
    _ = insert("Book", context, ["title": "Emma"])
    try context.save()
    // The log of an open store contains saved changes, so a bundle has a copy of both files.
    let bundle = folder.appendingPathComponent("bundle")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(atPath: url.path + suffix, toPath: bundle.appendingPathComponent("Store.sqlite").path + suffix)
    }
    let model = NSManagedObjectModel()
    model.entities = books()
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(
      ofType: NSSQLiteStoreType, configurationName: nil, at: bundle.appendingPathComponent("Store.sqlite"),
      options: [NSReadOnlyPersistentStoreOption: true])
    let reader = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    reader.persistentStoreCoordinator = coordinator
    try expect(reader.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book")).first?.value(forKey: "title") as? String, equals: "Emma")
  }

  @Test("Renamed entities keep their rows, a relationship that was to one object becomes one to many, and new types are an error")
  func renamed() throws {
    let (old, person) = (Entity.make("Text", ["title": .stringAttributeType]), Entity.make("Person", ["name": .stringAttributeType]))
    Entity.relate(person, "texts", many: true, old, "author", many: false)
    let context = try open([old, person])
    let ann = insert("Person", context, ["name": "Ann"])
    for title in ["a", "b"] { _ = insert("Text", context, ["title": title, "author": ann]) }
    try context.save()
    let infer: [AnyHashable: Any] = [NSMigratePersistentStoresAutomaticallyOption: true, NSInferMappingModelAutomaticallyOption: true]
    func new(_ type: NSAttributeType) -> [NSEntityDescription] {
      let (book, person) = (Entity.make("Book", ["title": type]), Entity.make("Person", ["name": .stringAttributeType]))
      book.renamingIdentifier = "Text"
      Entity.relate(person, "texts", many: true, book, "authors", many: true)
      book.relationshipsByName["authors"]?.renamingIdentifier = "author"
      return [book, person]
    }
    #expect { _ = try self.open(new(.integer32AttributeType), infer) } throws: { ($0 as NSError).code == 134_190 }
    #expect { _ = try self.open(new(.stringAttributeType), [NSMigratePersistentStoresAutomaticallyOption: true]) } throws: {
      ($0 as NSError).code == 134_140
    }
    try expect(Shell.lines(url, "SELECT ZTITLE, ZAUTHOR FROM ZTEXT ORDER BY Z_PK"), equals: ["a|1", "b|1"])
    let migrated = try open(new(.stringAttributeType), infer)
    let books = try migrated.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book"))
    expect(books.map { $0.value(forKey: "title") as? String }, equals: ["a", "b"])
    expect(books.allSatisfy { ($0.value(forKey: "authors") as? NSSet)?.count == 1 })
    try expect(Shell.lines(url, "SELECT Z_NAME FROM Z_PRIMARYKEY ORDER BY 1"), equals: ["Book", "Person"])
    try expect(Shell.lines(url, "PRAGMA integrity_check"), equals: ["ok"])
  }

  @Test("Objects of a class with an initializer of its own are made by it, new ones and those that are read")
  func ownInitializer() throws {
    func entity() -> NSEntityDescription {
      let entity = Entity.make("Book", ["title": .stringAttributeType])
      entity.managedObjectClassName = "CoreDataTests.CountedBook"
      return entity
    }
    let context = try open([entity()])
    let made = try #require(insert("Book", context, ["title": "Emma"]) as? CountedBook)
    try context.save()
    let other = try open([entity()])
    let found = try #require(try other.fetch(NSFetchRequest<NSManagedObject>(entityName: "Book")).first as? CountedBook)
    expect(made.count == 8 && found.count == 8 && found.isFault)
    expect(found.value(forKey: "title") as? String == "Emma" && !found.objectID.isTemporaryID)
  }

  @Test("A request that is converted to other results finds the same objects")
  func retyped() throws {
    let context = try open(books())
    for title in ["b", "a", "c"] { _ = insert("Book", context, ["title": title]) }
    try context.save()
    let request = NSFetchRequest<NSManagedObject>(entityName: "Book")
    request.predicate = NSPredicate(format: "title != 'c'")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let other = request.retyped(to: (any NSFetchRequestResult).self)
    try expect(context.fetch(other).compactMap { ($0 as? NSManagedObject)?.value(forKey: "title") as? String }, equals: ["a", "b"])
    try expect(context.fetch(request.retyped(to: NSManagedObject.self)).count, equals: 2)
  }
}
