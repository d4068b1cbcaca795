import CoreData
import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKit

/// Predicates and orders that SQLite evaluates, compared with the store in memory, which evaluates them object by object.
@Suite(.serialized) @MainActor final class StorePredicateTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let words = [
    "Anna", "anna", "Émile", "emile", "Zoë", "item 2", "item 10", "Bo", "", "x*y", "王芳", "b_1", "E\u{301}mile", "a\\b", "Zoe 10", "zoe 9",
  ]

  private func context(_ type: String) throws -> NSManagedObjectContext {
    let person = Entity.make(
      "Person",
      [
        "name": .stringAttributeType, "age": .integer16AttributeType, "cost": .doubleAttributeType, "born": .dateAttributeType,
        "isHere": .booleanAttributeType, "number": .integer32AttributeType,
      ])
    let pet = Entity.make("Pet", ["name": .stringAttributeType, "weight": .integer32AttributeType])
    let tag = Entity.make("Tag", ["name": .stringAttributeType])
    Entity.relate(person, "pets", many: true, pet, "owner", many: false)
    Entity.relate(person, "tags", many: true, tag, "people", many: true)
    let model = NSManagedObjectModel()
    model.entities = [person, pet, tag]
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(ofType: type, configurationName: nil, at: folder.appendingPathComponent("Store.sqlite"))
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    var random = Noise(seed: 3)
    let tags = (0..<4).map { number in
      let tag = NSEntityDescription.insertNewObject(forEntityName: "Tag", into: context)
      tag.setValue("tag \(number)", forKey: "name")
      return tag
    }
    for number in 0..<60 {
      let person = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
      person.setValue(number, forKey: "number")
      if random.chance(85) { person.setValue(Self.words[random.below(Self.words.count)], forKey: "name") }
      if random.chance(85) { person.setValue(random.below(12) - 3, forKey: "age") }
      if random.chance(85) { person.setValue(Double(random.below(40)) / 4, forKey: "cost") }
      if random.chance(85) { person.setValue(Date(timeIntervalSinceReferenceDate: Double(random.below(9))), forKey: "born") }
      if random.chance(85) { person.setValue(random.chance(50), forKey: "isHere") }
      for tag in tags where random.chance(30) { person.mutableSetValue(forKey: "tags").add(tag) }
      for _ in 0..<random.below(4) {
        let pet = NSEntityDescription.insertNewObject(forEntityName: "Pet", into: context)
        if random.chance(85) { pet.setValue(Self.words[random.below(Self.words.count)], forKey: "name") }
        if random.chance(85) { pet.setValue(random.below(6), forKey: "weight") }
        pet.setValue(person, forKey: "owner")
      }
      // So that rows are in one order in both stores.
      try context.save()
    }
    return context
  }

  /// The parts of the last condition, for the message of a failure.
  private var words: [String] = []

  private func made(_ format: String, _ arguments: Any...) -> NSPredicate {
    words.append(format + (arguments.isEmpty ? "" : " \(arguments)"))
    return NSPredicate(format: format, argumentArray: arguments)
  }

  /// A random condition on people, or on pets.
  private func condition(_ random: inout Noise, _ depth: Int, onPets: Bool) -> NSPredicate {
    if depth > 0, random.chance(40) {
      let parts = (0..<2).map { _ in condition(&random, depth - 1, onPets: onPets) }
      let kind = random.below(3)
      words.append(["AND", "OR", "NOT the first"][kind])
      switch kind {
      case 0: return NSCompoundPredicate(andPredicateWithSubpredicates: parts)
      case 1: return NSCompoundPredicate(orPredicateWithSubpredicates: parts)
      default: return NSCompoundPredicate(notPredicateWithSubpredicate: parts[0])
      }
    }
    let comparison = ["==", "!=", "<", "<=", ">", ">="][random.below(6)]
    let equality = ["==", "!="][random.below(2)]
    let text = ["CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "=="][random.below(5)] + ["", "[c]", "[d]", "[cd]"][random.below(4)]
    let word = ["a", "an", "Anna", "emile", "item", "2", "*o*", "?o", "É", "", "x\\*y", "\\*", "a\\\\b", "*\\*?", "e"][random.below(15)]
    let owner = onPets ? "owner." : ""
    let quantifier = ["ANY", "ALL", "NONE"][random.below(3)]
    switch random.below(24) {
    case 14: return made("\(owner)name IN\(["", "[c]"][random.below(2)]) %@", ["anna", "Bo"])
    case 15: return made("%@ CONTAINS[c] \(owner)name", "Anna and Bo")
    case 16: return made("\(owner)age \(comparison) \(owner)cost")
    case 17: return made("NOT (\(owner)born == nil) AND \(owner)isHere == nil")
    case 18: return made("\(quantifier) \(owner)pets.name \(text) %@", word)
    case 19: return made("\(owner)pets.@\(["max", "min", "avg"][random.below(3)]).weight \(comparison) %d", random.below(6))
    case 20:
      return made("SUBQUERY(\(owner)pets, $p, $p.name \(text) %@ AND $p.weight < %d).@count > 0", word, random.below(6))
    case 21: return made("\(quantifier) \(owner)tags.people.age \(comparison) %d", random.below(8))
    case 22: return made("\(owner)name MATCHES[cd] %@", ["[a-e].*", ".*e", "item \\d+"][random.below(3)])
    case 23: return made("%d IN \(owner)pets.weight", random.below(6))
    case 0: return made("\(owner)age \(comparison) %d", random.below(10) - 3)
    case 1: return made("\(owner)name \(text) %@", word)
    case 2: return made("\(owner)cost \(comparison) %f", Double(random.below(40)) / 4)
    case 3: return made("\(owner)born \(comparison) %@", Date(timeIntervalSinceReferenceDate: Double(random.below(9))))
    case 4: return made("\(owner)isHere \(equality) %@", NSNumber(value: random.chance(50)))
    case 5: return made("\(owner)age IN %@", [random.below(4), random.below(8)])
    case 6: return made("\(owner)name \(equality) nil")
    case 7: return made("\(owner)age BETWEEN {%d, %d}", random.below(3), 3 + random.below(4))
    case 8: return made("\(owner)name MATCHES %@", [".*a", "[A-Z].*", "item [0-9]+"][random.below(3)])
    case 9: return made("\(["ANY", "ALL", "NONE"][random.below(3)]) \(owner)pets.weight \(comparison) %d", random.below(6))
    case 10: return made("\(owner)pets.@count \(comparison) %d", random.below(4))
    case 11:
      return made("SUBQUERY(\(owner)pets, $p, $p.weight > %d).@count \(comparison) %d", random.below(5), random.below(3))
    case 12:
      return made(
        "\(["ANY", "NONE"][random.below(2)]) \(owner)tags.name \(text) %@", ["tag 1", "tag", "3"][random.below(3)])
    default: return made("\(owner)pets.@sum.weight \(comparison) %d", random.below(9))
    }
  }

  @Test("Random predicates and orders find the same objects in the same order in SQLite and in memory")
  func random() throws {
    let stores = [try context(NSSQLiteStoreType), try context(NSInMemoryStoreType)]
    // The places of objects in the order of saving, which name them in both stores.
    let places = try stores.map { context in
      var places: [NSManagedObjectID: Int] = [:]
      for entity in ["Person", "Pet"] {
        for object in try context.fetch(NSFetchRequest<NSManagedObject>(entityName: entity)) { places[object.objectID] = places.count }
      }
      return places
    }
    for seed in seeds(200, all: 10_000) {
      var random = Noise(seed: UInt64(seed))
      let onPets = random.chance(30)
      words = []
      let predicate = condition(&random, 2, onPets: onPets)
      var orders: [NSSortDescriptor] = []
      for _ in 0..<random.below(3) {
        let key =
          (onPets ? ["name", "weight", "owner.age"] : ["name", "age", "cost", "born", "isHere"]).randomElement(using: &random) ?? "name"
        let selectors = [nil, "caseInsensitiveCompare:", "localizedStandardCompare:", "localizedCaseInsensitiveCompare:"]
        let selector = key == "name" ? selectors[random.below(4)] : nil
        orders.append(
          selector.map { NSSortDescriptor(key: key, ascending: random.chance(50), selector: Selector($0)) }
            ?? NSSortDescriptor(key: key, ascending: random.chance(50)))
      }
      let (limit, offset) = (random.chance(30) ? random.below(20) : 0, random.chance(30) ? random.below(10) : 0)
      let found = try zip(stores, places).map { context, places in
        let request = NSFetchRequest<NSManagedObject>(entityName: onPets ? "Pet" : "Person")
        (request.predicate, request.sortDescriptors) = (predicate, orders)
        (request.fetchLimit, request.fetchOffset) = (limit, offset)
        let objects = try context.fetch(request).map { places[$0.objectID] ?? -1 }
        try expect(context.count(for: request), equals: objects.count, "seed \(seed)")
        return objects
      }
      expect(found[0], equals: found[1], "seed \(seed): \(words.joined(separator: ", ")), limit \(limit), offset \(offset)")
    }
  }

  @Test("Comparisons of two values of an object and their negations find the same objects in SQLite and in memory where values are missing")
  func missing() throws {
    let stores = [try context(NSSQLiteStoreType), try context(NSInMemoryStoreType)]
    for comparison in ["==", "!=", "<", "<=", ">", ">="] {
      var sizes: [Int] = []
      for form in ["age \(comparison) cost", "NOT (age \(comparison) cost)"] {
        let found = try stores.map { context in
          let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
          request.predicate = NSPredicate(format: form)
          return try context.fetch(request).compactMap { $0.value(forKey: "number") as? Int }
        }
        expect(found[0], equals: found[1], "\(form)")
        sizes.append(found[0].count)
      }
      expect(sizes.reduce(0, +), equals: 60, "\(comparison)")
    }
  }

  @Test("Blocks in a predicate or an order are errors of a store in SQLite, and are evaluated in memory")
  func blocks() throws {
    let stores = [try context(NSSQLiteStoreType), try context(NSInMemoryStoreType)]
    let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
    request.predicate = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "number < 9"),
      NSPredicate { object, _ in (object as? NSManagedObject)?.value(forKey: "number") as? Int ?? 0 > 4 },
    ])
    #expect { try stores[0].fetch(request) } throws: { ($0 as NSError).code == 134_060 }
    #expect { try stores[0].count(for: request) } throws: { ($0 as NSError).code == 134_060 }
    try expect(stores[1].fetch(request).count, equals: 4)
    request.predicate = NSPredicate(format: "number < 3")
    request.sortDescriptors = [
      NSSortDescriptor(key: "number", ascending: true) {
        ($1 as? Int ?? 0) % 3 < ($0 as? Int ?? 0) % 3 ? .orderedAscending : .orderedDescending
      }
    ]
    #expect { try stores[0].fetch(request) } throws: { ($0 as NSError).code == 134_060 }
    try expect(stores[1].fetch(request).map { $0.value(forKey: "number") as? Int }, equals: [2, 1, 0])
    // A computed condition is no error, although this store evaluates it by objects and not by a statement as iOS does.
    request.sortDescriptors = [NSSortDescriptor(key: "number", ascending: false)]
    request.predicate = NSPredicate(format: "number + 1 == 3")
    #expect(try stores.map { try $0.fetch(request).count } == [1, 1])
  }

  @Test("Random dictionaries, with groups, aggregates and limits, are the same in SQLite, which makes no objects, and in memory")
  func dictionaries() throws {
    let stores = [try context(NSSQLiteStoreType), try context(NSInMemoryStoreType)]
    for store in stores {
      // SQLite and iOS group texts by their bytes, so that composed and decomposed letters differ.
      for entity in ["Person", "Pet"] {
        for object in try store.fetch(NSFetchRequest<NSManagedObject>(entityName: entity)) {
          let name = object.value(forKey: "name") as? String
          if name?.unicodeScalars.contains("\u{301}") == true { object.setValue("Eve", forKey: "name") }
        }
      }
      try store.save()
    }
    stores[0].reset()
    func aggregate(_ function: String, _ path: String?) -> NSExpressionDescription {
      let description = NSExpressionDescription()
      description.name = "result"
      description.expression = UIKit._Expression(
        forFunction: function, arguments: [path.map { UIKit._Expression(forKeyPath: $0) } ?? .expressionForEvaluatedObject()])
      return description
    }
    for seed in seeds(100, all: 10_000) {
      var random = Noise(seed: UInt64(seed))
      words = []
      let onPets = random.chance(40)
      let request = NSFetchRequest<NSDictionary>(entityName: onPets ? "Pet" : "Person")
      (request.resultType, request.returnsDistinctResults) = (.dictionaryResultType, random.chance(40))
      if random.chance(60) { request.predicate = condition(&random, 1, onPets: onPets) }
      let keys = onPets ? ["name", "weight", "owner.age", "owner.born"] : ["name", "age", "cost", "born", "isHere"]
      func keyPaths() -> [String] { keys.filter { _ in random.chance(40) } }
      let numbers = onPets ? ["weight", "owner.cost"] : ["age", "cost"]
      let computed = aggregate(
        ["sum:", "average:", "min:", "max:", "count:"][random.below(5)], random.chance(10) ? nil : numbers[random.below(2)])
      if computed.expression?.arguments?.first?.keyPath == "", computed.expression?.function != "count:" { continue }
      switch random.below(4) {
      case 0: request.propertiesToFetch = [computed]
      case 1:
        let groups = keyPaths()
        request.propertiesToGroupBy = groups
        request.propertiesToFetch = groups + [computed]
        if groups.isEmpty { (request.propertiesToFetch, request.propertiesToGroupBy) = ([computed], nil) }
        if !groups.isEmpty, random.chance(40) { request.havingPredicate = NSPredicate(format: "result > 2") }
        request.sortDescriptors = groups.filter { _ in random.chance(50) }.map { NSSortDescriptor(key: $0, ascending: random.chance(50)) }
      case 2: request.propertiesToFetch = nil
      default: request.propertiesToFetch = keyPaths()
      }
      if request.propertiesToGroupBy == nil {
        let order = NSSortDescriptor(key: keys[random.below(keys.count)], ascending: random.chance(50))
        request.sortDescriptors = random.chance(50) ? [order] : []
      }
      let isAggregate = request.propertiesToGroupBy == nil && request.propertiesToFetch?.first is NSExpressionDescription
      if !isAggregate, !request.returnsDistinctResults || request.propertiesToGroupBy != nil {
        if request.propertiesToGroupBy != nil { request.returnsDistinctResults = false }
        (request.fetchLimit, request.fetchOffset) = (random.chance(30) ? random.below(20) : 0, random.chance(30) ? random.below(10) : 0)
      }
      let found = try stores.map { context in
        try context.fetch(request).map { row in
          (row.allKeys as? [String] ?? []).sorted().map { key in
            "\(key): \(row[key].map { ($0 as? NSNumber)?.doubleValue ?? $0 } ?? "")"
          }.joined(separator: ", ")
        }
      }
      expect(found[0], equals: found[1], "seed \(seed): \(words.joined(separator: ", ")), \(request.propertiesToFetch ?? [])")
    }
    expect(stores[0].registeredObjects.isEmpty)
  }

  @Test("Changes that were not saved are among the results in their place, and limits count them")
  func pending() throws {
    let context = try context(NSSQLiteStoreType)
    let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
    request.predicate = NSPredicate(format: "age > 2")
    request.sortDescriptors = [NSSortDescriptor(key: "number", ascending: true)]
    let saved = try context.fetch(request)
    saved[1].setValue(0, forKey: "age")
    saved[3].setValue(-1, forKey: "number")
    context.delete(saved[2])
    let added = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
    added.setValue(9, forKey: "age")
    added.setValue(1_000, forKey: "number")
    let expected = [saved[3], saved[0]] + saved.dropFirst(4) + [added]
    try expect(context.fetch(request), equals: expected)
    try expect(context.count(for: request), equals: expected.count)
    (request.fetchLimit, request.fetchOffset) = (3, 1)
    try expect(context.fetch(request), equals: Array(expected[1..<4]))
    request.includesPendingChanges = false
    request.fetchLimit = 0
    try expect(context.fetch(request).count, equals: saved.count - 2)
  }
}
