import CoreData
import Foundation
import Testing
import TrestleExpectations

/// The tables that a store of iOS has, built by hand or read by SQLite's shell.
@Suite(.serialized) @MainActor final class StoreLayoutTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private var url: URL { folder.appendingPathComponent("Store.sqlite") }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func model() -> NSManagedObjectModel {
    let person = Entity.make(
      "Person",
      [
        "name": .stringAttributeType, "age": .integer16AttributeType, "isHere": .booleanAttributeType, "born": .dateAttributeType,
        "weight": .doubleAttributeType, "height": .floatAttributeType, "balance": .decimalAttributeType, "site": .URIAttributeType,
        "token": .UUIDAttributeType, "photo": .binaryDataAttributeType, "extra": .transformableAttributeType,
      ])
    let pet = Entity.make("Pet", ["name": .stringAttributeType])
    let tag = Entity.make("Tag", ["text": .stringAttributeType])
    Entity.relate(person, "pets", many: true, pet, "owner", many: false)
    Entity.relate(person, "tags", many: true, ordered: true, tag, "people", many: true)
    person.attributesByName["name"]?.isIndexed = true
    pet.uniquenessConstraints = [["name"]]
    let dog = Entity.make("Dog", ["breed": .stringAttributeType])
    pet.subentities = [dog]
    let model = NSManagedObjectModel()
    model.entities = [person, pet, tag, dog]
    return model
  }

  private func open(_ model: NSManagedObjectModel? = nil) throws -> NSManagedObjectContext {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model ?? self.model())
    try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  private func all(_ entity: String, _ context: NSManagedObjectContext) throws -> [NSManagedObject] {
    try context.fetch(NSFetchRequest<NSManagedObject>(entityName: entity))
  }

  @Test("Tables, columns, types, indexes and numbers of entities are those of iOS")
  func schema() throws {
    _ = try open()
    let tables = try Shell.lines(url, "SELECT sql FROM sqlite_master WHERE type = 'table' ORDER BY name")
    expect(
      tables == [
        "CREATE TABLE ZPERSON ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZAGE INTEGER, ZISHERE INTEGER, ZBORN TIMESTAMP, "
          + "ZHEIGHT FLOAT, ZWEIGHT FLOAT, ZBALANCE DECIMAL, ZNAME VARCHAR, ZSITE VARCHAR, ZTOKEN BLOB, ZEXTRA BLOB, ZPHOTO BLOB )",
        "CREATE TABLE ZPET ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZOWNER INTEGER, ZNAME VARCHAR, ZBREED VARCHAR )",
        "CREATE TABLE ZTAG ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZTEXT VARCHAR )",
        "CREATE TABLE Z_1TAGS ( Z_1PEOPLE INTEGER, Z_4TAGS INTEGER, Z_FOK_4TAGS INTEGER, PRIMARY KEY (Z_1PEOPLE, Z_4TAGS) )",
        "CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB)",
        "CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB)",
        "CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER)",
      ], "\(tables)")
    let indexes = try Shell.lines(url, "SELECT name FROM sqlite_master WHERE type = 'index' AND name NOT LIKE 'sqlite%' ORDER BY name")
    expect(
      indexes == ["ZPERSON_ZNAME_INDEX", "ZPET_ZOWNER_INDEX", "ZPET_Z_ENT_INDEX", "Z_1TAGS_Z_4TAGS_INDEX", "Z_Pet_UNIQUE_name"],
      "\(indexes)")
    try expect(
      Shell.lines(url, "SELECT Z_ENT, Z_NAME, Z_SUPER FROM Z_PRIMARYKEY ORDER BY 1") == ["1|Person|0", "2|Pet|0", "3|Dog|2", "4|Tag|0"])
  }

  @Test("Values, relationships, their order and the numbers of rows are written as iOS writes them")
  func values() throws {
    let context = try open()
    let person = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
    let token = try #require(UUID(uuidString: "00112233-4455-6677-8899-AABBCCDDEEFF"))
    let values: [String: Any] = [
      "name": "Zoë", "age": 41, "isHere": true, "born": Date(timeIntervalSinceReferenceDate: 12.5), "weight": 70.25, "height": Float(1.5),
      "balance": NSDecimalNumber(string: "12.34"), "token": token, "photo": Data([1, 2]), "extra": ["a", "b"],
    ]
    for (key, value) in values { person.setValue(value, forKey: key) }
    person.setValue(URL(string: "https://example.org/"), forKey: "site")
    let dog = NSEntityDescription.insertNewObject(forEntityName: "Dog", into: context)
    dog.setValue("Rex", forKey: "name")
    dog.setValue(person, forKey: "owner")
    let tags = ["b", "a"].map { text in
      let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
      tag.setValue(text, forKey: "text")
      return tag
    }
    person.setValue(NSOrderedSet(array: tags), forKey: "tags")
    expect(person.objectID.isTemporaryID)
    try context.save()
    let columns = "Z_PK, Z_ENT, Z_OPT, ZAGE, ZISHERE, ZBORN, ZHEIGHT, ZWEIGHT, ZBALANCE, ZNAME, ZSITE, hex(ZPHOTO), hex(ZTOKEN)"
    try expect(
      Shell.lines(url, "SELECT \(columns) FROM ZPERSON")
        == ["1|1|1|41|1|12.5|1.5|70.25|12.34|Zoë|https://example.org/|0102|00112233445566778899AABBCCDDEEFF"])
    try expect(Shell.lines(url, "SELECT Z_PK, Z_ENT, ZOWNER, ZNAME FROM ZPET"), equals: ["1|3|1|Rex"])
    try expect(
      Shell.lines(url, "SELECT ZTEXT FROM Z_1TAGS JOIN ZTAG ON Z_PK = Z_4TAGS WHERE Z_1PEOPLE = 1 ORDER BY Z_FOK_4TAGS") == ["b", "a"])
    try expect(Shell.lines(url, "SELECT Z_MAX FROM Z_PRIMARYKEY ORDER BY Z_ENT"), equals: ["1", "1", "0", "2"])
    expect(!person.objectID.isTemporaryID)
    let uri = person.objectID.uriRepresentation()
    expect(uri.absoluteString.hasSuffix("/Person/p1") && uri.scheme == "x-coredata")
    let fresh = try open()
    let id = try #require(fresh.persistentStoreCoordinator?.managedObjectID(forURIRepresentation: uri))
    let again = try fresh.existingObject(with: id)
    for (key, value) in values where key != "extra" {
      expect((again.value(forKey: key) as? NSObject)?.isEqual(value as? NSObject), equals: true, "\(key)")
    }
    expect((again.value(forKey: "extra") as? NSArray)?.count, equals: 2)
    expect(
      (again.value(forKey: "tags") as? NSOrderedSet)?.array.compactMap { ($0 as? NSManagedObject)?.value(forKey: "text") as? String } == [
        "b", "a",
      ])
    expect((again.value(forKey: "pets") as? NSSet)?.anyObject().map { ($0 as? NSManagedObject)?.entity.name }, equals: "Dog")
    again.setValue("Zoe", forKey: "name")
    try fresh.save()
    try expect(Shell.lines(url, "SELECT Z_OPT, ZNAME, ZAGE FROM ZPERSON"), equals: ["2|Zoe|41"])
    try fresh.save()
    try expect(Shell.lines(url, "PRAGMA integrity_check"), equals: ["ok"])
  }

  @Test("A store that iOS has written is read by the numbers of its entities, and is written in its own form")
  func foreign() throws {
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["NSStoreType": "SQLite", "NSStoreModelVersionHashes": ["Person": Data(count: 32)]], format: .binary, options: 0)
    let hex = list.map { String(format: "%02x", $0) }.joined()
    _ = try Shell.lines(
      url,
      """
      CREATE TABLE ZPERSON ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZAGE INTEGER, ZISHERE INTEGER, ZBORN TIMESTAMP,
        ZHEIGHT FLOAT, ZWEIGHT FLOAT, ZBALANCE DECIMAL, ZNAME VARCHAR, ZSITE VARCHAR, ZEXTRA BLOB, ZPHOTO BLOB, ZTOKEN BLOB );
      CREATE TABLE ZPET ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZOWNER INTEGER, ZNAME VARCHAR, ZBREED VARCHAR );
      CREATE TABLE ZTAG ( Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZTEXT VARCHAR );
      CREATE TABLE Z_7PEOPLE ( Z_7TAGS INTEGER, Z_9PEOPLE INTEGER, Z_FOK_7TAGS INTEGER, PRIMARY KEY (Z_7TAGS, Z_9PEOPLE) );
      CREATE TABLE Z_PRIMARYKEY (Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER);
      CREATE TABLE Z_METADATA (Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB);
      CREATE TABLE Z_MODELCACHE (Z_CONTENT BLOB);
      INSERT INTO Z_PRIMARYKEY VALUES (5, 'Pet', 0, 2), (6, 'Dog', 5, 0), (7, 'Tag', 0, 1), (9, 'Person', 0, 40);
      INSERT INTO Z_METADATA VALUES (1, '8A1F7E5C-0000-4000-8000-000000000001', x'\(hex)');
      INSERT INTO ZPERSON (Z_PK, Z_ENT, Z_OPT, ZAGE, ZNAME, ZBORN) VALUES (40, 9, 3, 30, 'Ann', 700000000.25);
      INSERT INTO ZPET VALUES (1, 5, 1, 40, 'Tom', NULL), (2, 6, 1, 40, 'Rex', 'Boxer');
      INSERT INTO ZTAG VALUES (1, 7, 1, 'friend');
      INSERT INTO Z_7PEOPLE VALUES (1, 40, 1024);
      """)
    let context = try open()
    let person = try #require(try all("Person", context).first)
    expect(person.value(forKey: "name") as? String == "Ann" && person.value(forKey: "age") as? Int == 30)
    expect(person.value(forKey: "born") as? Date, equals: Date(timeIntervalSinceReferenceDate: 700_000_000.25))
    expect(person.objectID.uriRepresentation().absoluteString, equals: "x-coredata://8A1F7E5C-0000-4000-8000-000000000001/Person/p40")
    try expect(all("Pet", context).map { $0.entity.name }, equals: ["Pet", "Dog"])
    try expect(all("Dog", context).count, equals: 1)
    let added = NSEntityDescription.insertNewObject(forEntityName: "Dog", into: context)
    added.setValue("Bo", forKey: "name")
    added.setValue(person, forKey: "owner")
    let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
    person.mutableOrderedSetValue(forKey: "tags").add(tag)
    try context.save()
    try expect(Shell.lines(url, "SELECT Z_PK, Z_ENT, ZOWNER FROM ZPET ORDER BY 1"), equals: ["1|5|40", "2|6|40", "3|6|40"])
    try expect(Shell.lines(url, "SELECT Z_7TAGS, Z_9PEOPLE FROM Z_7PEOPLE ORDER BY Z_FOK_7TAGS"), equals: ["1|40", "2|40"])
    try expect(Shell.lines(url, "SELECT Z_MAX FROM Z_PRIMARYKEY ORDER BY Z_ENT"), equals: ["3", "0", "2", "40"])
  }

  @Test("Properties that were added, removed and renamed are migrated, and the values of the others stay")
  func migration() throws {
    let old = NSManagedObjectModel()
    old.entities = [Entity.make("Book", ["title": .stringAttributeType, "pages": .integer32AttributeType])]
    let context = try open(old)
    let book = NSEntityDescription.insertNewObject(forEntityName: "Book", into: context)
    book.setValue("Emma", forKey: "title")
    book.setValue(400, forKey: "pages")
    try context.save()
    let new = NSManagedObjectModel()
    let entity = Entity.make("Book", ["name": .stringAttributeType, "pages": .integer32AttributeType, "rating": .integer16AttributeType])
    entity.attributesByName["name"]?.renamingIdentifier = "title"
    entity.attributesByName["rating"]?.isOptional = false
    let author = Entity.make("Author", ["name": .stringAttributeType])
    Entity.relate(author, "books", many: true, entity, "author", many: false)
    new.entities = [entity, author]
    func add(_ model: NSManagedObjectModel) throws -> NSManagedObjectContext {
      let container = NSPersistentContainer(name: "Books", managedObjectModel: model)
      container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: url)]
      var failure: (any Error)?
      container.loadPersistentStores { failure = $1 }
      if let failure { throw failure }
      return container.viewContext
    }
    #expect { _ = try self.open(new) } throws: { ($0 as NSError).code == 134_100 }
    #expect { _ = try add(new) } throws: { ($0 as NSError).code == 134_190 }
    try expect(Shell.lines(url, "SELECT ZTITLE, ZPAGES FROM ZBOOK"), equals: ["Emma|400"])
    entity.attributesByName["rating"]?.defaultValue = 3
    let migrated = try add(new)
    let found = try #require(try all("Book", migrated).first)
    expect(found.value(forKey: "name") as? String == "Emma" && found.value(forKey: "rating") as? Int == 3)
    expect(found.value(forKey: "pages") as? Int == 400 && found.value(forKey: "author") == nil)
    try expect(Shell.lines(url, "SELECT Z_ENT, Z_NAME FROM Z_PRIMARYKEY ORDER BY 1"), equals: ["1|Book", "2|Author"])
    #expect(try all("Book", try open(new)).count == 1)
  }
}
