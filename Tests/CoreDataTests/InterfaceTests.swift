import CoreData
import Foundation
import Testing
import TrestleExpectations

/// A class as Xcode generates it.
final class Volume: NSManagedObject {
  @nonobjc class func fetchRequest() -> NSFetchRequest<Volume> { NSFetchRequest<Volume>(entityName: "Volume") }
}

/// Uses of the interface as in apps for iOS 17.
@Suite(.serialized) @MainActor final class InterfaceTests {
  private func container() throws -> NSPersistentContainer {
    let attribute = NSAttributeDescription()
    attribute.name = "title"
    attribute.type = .string
    let entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName, entity.properties) = ("Volume", "CoreDataTests.Volume", [attribute])
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = NSPersistentContainer(name: "Interface", managedObjectModel: model)
    let description = NSPersistentStoreDescription()
    description.type = NSPersistentStore.StoreType.inMemory.rawValue
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { expect($1 == nil) }
    return container
  }

  @Test("A container crosses to tasks, whose blocks run on the queues of its contexts")
  func tasks() async throws {
    let container = try container()
    try await withThrowingTaskGroup(of: Int.self) { group in
      for number in 0..<8 {
        group.addTask {
          try await container.performBackgroundTask { context in
            NSEntityDescription.insertNewObject(forEntityName: "Volume", into: context).setValue("\(number)", forKey: "title")
            try context.save()
            return number
          }
        }
      }
      var sum = 0
      for try await number in group { sum += number }
      expect(sum, equals: 28)
    }
    let titles = try await container.viewContext.perform {
      try container.viewContext.fetch(Volume.fetchRequest()).compactMap { $0.value(forKey: "title") as? String }.sorted()
    }
    expect(titles, equals: (0..<8).map(String.init))
  }

  @Test("A block of the main queue runs at once for the main actor, and after what is in the queue if it is enqueued")
  func schedule() async throws {
    let context = try container().viewContext
    var log: [String] = []
    DispatchQueue.main.async { log.append("queue") }
    await context.perform { log.append("immediate") }
    expect(log, equals: ["immediate"])
    await context.perform(schedule: .enqueued) { log.append("enqueued") }
    expect(log, equals: ["immediate", "queue", "enqueued"])
    let background = try container().newBackgroundContext()
    let kind = await background.perform(schedule: .immediate) { background.concurrencyType }
    expect(kind, equals: .privateQueueConcurrencyType)
  }

  @Test("A typed request is executed in the block of a context, and nowhere else")
  func execute() async throws {
    let container = try container()
    let request: NSFetchRequest<Volume> = Volume.fetchRequest()
    #expect(throws: NSError.self) { try request.execute() }
    let count = try await container.performBackgroundTask { context in
      _ = NSEntityDescription.insertNewObject(forEntityName: "Volume", into: context)
      let request: NSFetchRequest<Volume> = Volume.fetchRequest()
      return try request.execute().count
    }
    expect(count, equals: 1)
  }
}
