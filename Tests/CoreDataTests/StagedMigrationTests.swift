import CoreData
import Foundation
import Testing
import TrestleExpectations

/// Migrations in stages: the versions of a model, in the order of the app.
@Suite(.serialized) @MainActor final class StagedMigrationTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private var url: URL { folder.appendingPathComponent("Store.sqlite") }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private static func model(_ attributes: [String: NSAttributeType], required: Set<String> = []) -> NSManagedObjectModel {
    let person = Entity.make("Person", attributes)
    for property in person.properties where required.contains(property.name) { property.isOptional = false }
    let model = NSManagedObjectModel()
    model.entities = [person]
    return model
  }

  /// The name as one text, then as two, which are required in the last version.
  private static func version(_ number: Int) -> NSManagedObjectModel {
    switch number {
    case 1: model(["name": .stringAttributeType])
    case 2: model(["name": .stringAttributeType, "first": .stringAttributeType, "last": .stringAttributeType])
    case 3: model(["first": .stringAttributeType, "last": .stringAttributeType])
    default: model(["first": .stringAttributeType, "last": .stringAttributeType], required: ["last"])
    }
  }

  private func reference(_ number: Int) -> NSManagedObjectModelReference {
    let model = Self.version(number)
    return NSManagedObjectModelReference(model: model, versionChecksum: model.versionChecksum)
  }

  private func open(_ model: NSManagedObjectModel, _ manager: NSStagedMigrationManager? = nil) throws -> NSManagedObjectContext {
    let description = NSPersistentStoreDescription(url: url)
    description.setOption(manager, forKey: NSPersistentStoreStagedMigrationManagerOptionKey)
    let container = NSPersistentContainer(name: "Model", managedObjectModel: model)
    container.persistentStoreDescriptions = [description]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container.viewContext
  }

  private func close(_ context: NSManagedObjectContext) throws {
    let coordinator = try #require(context.persistentStoreCoordinator)
    for store in coordinator.persistentStores { try coordinator.remove(store) }
  }

  private func make(_ number: Int, _ names: [String]) throws {
    let context = try open(Self.version(number))
    for name in names {
      NSEntityDescription.insertNewObject(forEntityName: "Person", into: context).setValue(name, forKey: number == 1 ? "name" : "first")
    }
    try context.save()
    try close(context)
  }

  /// The stages of the app: the name is divided after the second version was made, and the last name is given before it is required.
  private func manager(_ log: @escaping (String) -> Void) -> NSStagedMigrationManager {
    let divide = NSCustomMigrationStage(migratingFrom: reference(1), to: reference(2))
    divide.didMigrateHandler = { manager, stage in
      let container = try #require(manager.container)
      let context = container.newBackgroundContext()
      try context.performAndWait {
        for person in try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Person")) {
          let parts = (person.value(forKey: "name") as? String ?? "").split(separator: " ").map(String.init)
          person.setValue(parts.first, forKey: "first")
          person.setValue(parts.count > 1 ? parts.last : nil, forKey: "last")
        }
        try context.save()
      }
      log("divided \(stage === divide)")
    }
    let require = NSCustomMigrationStage(migratingFrom: reference(3), to: reference(4))
    require.willMigrateHandler = { manager, _ in
      let context = try #require(manager.container).viewContext
      let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
      request.predicate = NSPredicate(format: "last == nil")
      for person in try context.fetch(request) { person.setValue("?", forKey: "last") }
      try context.save()
      log("completed")
    }
    return NSStagedMigrationManager([
      divide, NSLightweightMigrationStage([Self.version(3).versionChecksum]), require,
    ])
  }

  @Test("A store of each version passes the stages that follow it, and handlers work on its rows", arguments: 1...4)
  func stages(from number: Int) throws {
    switch number {
    case 1: try make(1, ["Ada Lovelace", "Plato"])
    case 4: break
    default: try make(number, ["Ada"])
    }
    if number == 4 {
      let context = try open(Self.version(4))
      try close(context)
    }
    var log: [String] = []
    let manager = manager { log.append($0) }
    let context = try open(Self.version(4), manager)
    let expected = [["divided true", "completed"], ["completed"], ["completed"], []][number - 1]
    expect(log, equals: expected)
    let rows = [["Ada Lovelace", "Plato ?"], ["Ada ?"], ["Ada ?"], []][number - 1]
    let found = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Person"))
    expect(found.map { "\($0.value(forKey: "first") ?? "-") \($0.value(forKey: "last") ?? "-")" }.sorted(), equals: rows)
    expect(manager.container == nil)
    try close(context)
    // The second time the store has the version.
    log = []
    try close(try open(Self.version(4), self.manager { log.append($0) }))
    expect(log.isEmpty)
    try expect(Shell.lines(url, "PRAGMA integrity_check"), equals: ["ok"])
  }

  @Test("A handler that throws ends the migration after the stages before it, and the next time it continues there")
  func interrupted() throws {
    try make(1, ["Ada Lovelace"])
    let failing = manager { _ in }
    (failing.stages.last as? NSCustomMigrationStage)?.willMigrateHandler = { _, _ in throw CocoaError(.userCancelled) }
    #expect(throws: CocoaError.self) { try self.open(Self.version(4), failing) }
    expect(failing.container == nil)
    try expect(Shell.lines(url, "SELECT ZFIRST, ZLAST FROM ZPERSON"), equals: ["Ada|Lovelace"])
    var log: [String] = []
    let context = try open(Self.version(4), manager { log.append($0) })
    expect(log, equals: ["completed"])
    try close(context)
  }

  @Test("A store of a later stage than the model, a version in no stage, and a model in no stage are errors with Apple's codes")
  func errors() throws {
    try make(3, ["Ada"])
    let all = NSStagedMigrationManager([NSLightweightMigrationStage((1...3).map { Self.version($0).versionChecksum })])
    func code(_ model: NSManagedObjectModel, _ manager: NSStagedMigrationManager) -> Int? {
      do {
        try close(try open(model, manager))
        return nil
      } catch { return (error as NSError).code }
    }
    let back = NSStagedMigrationManager([
      NSCustomMigrationStage(migratingFrom: reference(1), to: reference(2)),
      NSCustomMigrationStage(migratingFrom: reference(2), to: reference(3)),
    ])
    expect(code(Self.version(2), back), equals: NSStagedMigrationBackwardMigrationError)
    let others = NSStagedMigrationManager([NSCustomMigrationStage(migratingFrom: reference(1), to: reference(2))])
    expect(code(Self.version(2), others), equals: NSManagedObjectModelReferenceNotFoundError)
    expect(code(Self.version(4), others), equals: NSManagedObjectModelReferenceNotFoundError)
    expect(code(Self.version(3), all) == nil)
    try expect(Shell.lines(url, "SELECT ZFIRST FROM ZPERSON"), equals: ["Ada"])
  }

  @Test("An optional property that is required now gets its default in the objects that lack it, without another change of the model")
  func required() throws {
    try make(3, ["Ada"])
    let model = Self.version(4)
    (model.entities[0].properties.first { $0.name == "last" } as? NSAttributeDescription)?.defaultValue = "none"
    try close(try open(model))
    try expect(Shell.lines(url, "SELECT ZFIRST, ZLAST FROM ZPERSON"), equals: ["Ada|none"])
  }

  @Test("Versions of a model are found by name, by file and by their hashes, and metadata tell which one a store has")
  func references() throws {
    func source(_ attributes: String) -> String {
      "<model type=\"com.apple.IDECoreDataModeler.DataModel\"><entity name=\"Person\">\(attributes)</entity></model>"
    }
    let momd = folder.appendingPathComponent("App.bundle/People.momd")
    let attribute = { (name: String) in "<attribute name=\"\(name)\" optional=\"YES\" attributeType=\"String\"/>" }
    for (name, text) in [("People", source(attribute("name"))), ("People 2", source(attribute("name") + attribute("first")))] {
      let version = momd.appendingPathComponent(name + ".xcdatamodel")
      try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
      try text.write(to: version.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
    }
    let checksums = try NSManagedObjectModel.checksumsForVersionedModel(at: momd)
    expect(Set(checksums.keys) == ["People", "People 2"] && Set(checksums.values).count == 2)
    let bundle = try #require(Bundle(path: momd.deletingLastPathComponent().path))
    let first = NSManagedObjectModelReference(
      fileURL: momd.appendingPathComponent("People.mom"), versionChecksum: try #require(checksums["People"]))
    expect(first.resolvedModel.versionChecksum, equals: checksums["People"])
    let second = NSManagedObjectModelReference(name: "People 2", in: bundle, versionChecksum: "any")
    expect(second.resolvedModel.versionChecksum == checksums["People 2"] && second.versionChecksum == "any")
    let third = NSManagedObjectModelReference(
      entityVersionHashes: first.resolvedModel.entityVersionHashesByName, in: bundle, versionChecksum: "")
    expect(third.resolvedModel.versionChecksum, equals: checksums["People"])
    try close(try open(first.resolvedModel))
    let metadata = try NSPersistentStoreCoordinator.metadataForPersistentStore(type: .sqlite, at: url)
    expect(first.resolvedModel.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    expect(!second.resolvedModel.isConfiguration(withName: nil, compatibleWithStoreMetadata: metadata))
    let found = NSManagedObjectModel.mergedModel(from: [bundle], forStoreMetadata: metadata)
    expect(found?.versionChecksum, equals: checksums["People"])
    let stage = NSCustomMigrationStage(migratingFrom: first, to: second)
    try close(try open(second.resolvedModel, NSStagedMigrationManager([stage])))
    let after = try NSPersistentStoreCoordinator.metadataForPersistentStore(type: .sqlite, at: url)
    expect(second.resolvedModel.isConfiguration(withName: nil, compatibleWithStoreMetadata: after))
  }
}
