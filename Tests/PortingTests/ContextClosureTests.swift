import CoreData
import Testing
import TrestleExpectations

/// Closures that main-actor classes pass to contexts with their own queues, in the Swift 6 language mode.
@Suite @MainActor final class ContextClosureTests {
  private let container: NSPersistentContainer
  private var log: [String] = []

  init() throws {
    let title = NSAttributeDescription()
    (title.name, title.type) = ("title", .string)
    let entity = NSEntityDescription()
    (entity.name, entity.properties) = ("Note", [title])
    let model = NSManagedObjectModel()
    model.entities = [entity]
    container = NSPersistentContainer(name: "Closures", managedObjectModel: model)
    let description = NSPersistentStoreDescription()
    description.type = NSInMemoryStoreType
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { _, error in if error != nil { self.log.append("error") } }
  }

  @Test("They run on the queue of the context and not on that of the main actor, which they do not inherit")
  func background() async throws {
    let context = container.newBackgroundContext()
    await withCheckedContinuation { done in
      context.perform {
        dispatchPrecondition(condition: .notOnQueue(.main))
        NSEntityDescription.insertNewObject(forEntityName: "Note", into: context).setValue("one", forKey: "title")
        done.resume()
      }
    }
    try await context.perform {
      dispatchPrecondition(condition: .notOnQueue(.main))
      try context.save()
    }
    let count = try await container.performBackgroundTask { context in
      dispatchPrecondition(condition: .notOnQueue(.main))
      return try context.count(for: NSFetchRequest<NSManagedObject>(entityName: "Note"))
    }
    await withCheckedContinuation { done in
      container.performBackgroundTask { _ in
        dispatchPrecondition(condition: .notOnQueue(.main))
        done.resume()
      }
    }
    await withCheckedContinuation { done in
      container.persistentStoreCoordinator.perform { done.resume() }
    }
    context.performAndWait { log.append("waited") }
    expect(count == 1 && log == ["waited"])
  }
}
