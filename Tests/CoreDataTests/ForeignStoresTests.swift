import CoreData
import Foundation
import Testing
import TrestleExpectations

/// Stores of iOS that are kept outside of the project: a folder that `TRESTLE_STORES` names, with `Name.sqlite` and `Name.xcdatamodel`.
@Suite(.serialized) @MainActor final class ForeignStoresTests {
  nonisolated private static let source = ProcessInfo.processInfo.environment["TRESTLE_STORES"]
  nonisolated private static var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: source ?? "")) ?? []).filter { $0.hasSuffix(".sqlite") }.sorted()
  }
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func open(_ model: NSManagedObjectModel, _ url: URL) throws -> NSManagedObjectContext {
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: NSSQLiteStoreType, configurationName: nil, at: url)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    return context
  }

  /// Returns the values and the related objects of all objects, by URI.
  private func content(_ model: NSManagedObjectModel, _ context: NSManagedObjectContext) throws -> [String: [String: String]] {
    var result: [String: [String: String]] = [:]
    for entity in model.entities where entity.superentity == nil {
      for object in try context.fetch(NSFetchRequest<NSManagedObject>(entityName: entity.name ?? "")) {
        var values: [String: String] = [:]
        for name in object.entity.attributesByName.keys { values[name] = object.value(forKey: name).map { "\($0)" } }
        for name in object.entity.relationshipsByName.keys {
          let related = object.value(forKey: name)
          let objects = (related as? NSSet)?.allObjects ?? (related as? NSOrderedSet)?.array ?? [related].compactMap(\.self)
          values[name] = objects.compactMap { ($0 as? NSManagedObject)?.objectID.uriRepresentation().absoluteString }.sorted().joined()
        }
        result[object.objectID.uriRepresentation().absoluteString] = values
      }
    }
    return result
  }

  @Test("A store of iOS opens, has all rows, is saved to, and is read again", .enabled(if: source != nil), arguments: names)
  func store(_ name: String) throws {
    let source = URL(fileURLWithPath: Self.source ?? "")
    let url = folder.appendingPathComponent(name)
    for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: source.appendingPathComponent(name + suffix).path) {
      try FileManager.default.copyItem(
        at: source.appendingPathComponent(name + suffix), to: folder.appendingPathComponent(name + suffix))
    }
    let file = source.appendingPathComponent(name.replacing(".sqlite", with: ".xcdatamodel"))
    let model = try #require(NSManagedObjectModel(contentsOf: file))
    let context = try open(model, url)
    let before = try content(model, context)
    var rows = 0
    for entity in model.entities where entity.superentity == nil {
      let count = try Shell.lines(url, "SELECT COUNT(*) FROM Z\((entity.name ?? "").uppercased())").first.flatMap { Int($0) } ?? 0
      try expect(context.count(for: NSFetchRequest<NSManagedObject>(entityName: entity.name ?? "")), equals: count)
      rows += count
    }
    expect(before.count == rows && rows > 0)
    var copies = 0
    for entity in model.entities where !entity.isAbstract {
      let isPaired = entity.relationshipsByName.values.contains {
        !$0.isToMany && !$0.isOptional && $0.inverseRelationship?.isToMany != true
      }
      // A copy of one of a pair would need a copy of the other.
      guard !isPaired else { continue }
      let request = NSFetchRequest<NSManagedObject>(entityName: entity.name ?? "")
      request.includesSubentities = false
      guard let object = try context.fetch(request).first else { continue }
      let copy = NSEntityDescription.insertNewObject(forEntityName: entity.name ?? "", into: context)
      let family = sequence(first: entity, next: \.superentity)
      let unique = Set(family.flatMap(\.uniquenessConstraints).flatMap { $0.compactMap { $0 as? String } })
      for (name, attribute) in entity.attributesByName where !attribute.isTransient {
        switch object.value(forKey: name) {
        case let text as String where unique.contains(name): copy.setValue(text + " copy", forKey: name)
        case is UUID where unique.contains(name): copy.setValue(UUID(), forKey: name)
        case let value: copy.setValue(value, forKey: name)
        }
      }
      for (name, relation) in entity.relationshipsByName where !relation.isToMany && relation.inverseRelationship?.isToMany == true {
        copy.setValue(object.value(forKey: name), forKey: name)
      }
      for (name, relation) in entity.relationshipsByName where relation.isToMany && relation.inverseRelationship?.isToMany == true {
        copy.setValue(object.value(forKey: name), forKey: name)
      }
      // A page cannot belong to two books, so required related objects are created too.
      for (name, relation) in entity.relationshipsByName where relation.isToMany && relation.minCount > 0 {
        guard let destination = relation.destinationEntity?.name else { continue }
        let part = NSEntityDescription.insertNewObject(forEntityName: destination, into: context)
        for attribute in part.entity.attributesByName.values where !attribute.isOptional { part.setValue(7, forKey: attribute.name) }
        copy.mutableSetValue(forKey: name).add(part)
      }
      copies += 1
    }
    try context.save()
    expect(copies, above: 0)
    try expect(Shell.lines(url, "PRAGMA integrity_check"), equals: ["ok"])
    let again = try open(model, url)
    let after = try content(model, again)
    expect(after.count, above: before.count)
    try expect(after, equals: content(model, context))
  }
}
