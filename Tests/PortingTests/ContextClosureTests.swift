import CoreData
import Testing
import TrestleExpectations
import UIKit

/// A stack as a value that tasks share.
private final class Library: Sendable {
  let container: NSPersistentContainer
  let context: NSManagedObjectContext
  let coordinator: NSPersistentStoreCoordinator
  let first: NSManagedObjectID?

  init(_ container: NSPersistentContainer, first: NSManagedObjectID?) {
    (self.container, context, self.first) = (container, container.newBackgroundContext(), first)
    coordinator = container.persistentStoreCoordinator
  }

  func titles() async throws -> [String] {
    try await context.perform { [context] in
      try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Note")).compactMap { $0.value(forKey: "title") as? String }
    }
  }
}

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

  @Test("A Sendable class has containers, contexts and identifiers, and tasks take closures that wait where others are expected")
  func tasks() async throws {
    let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: container.viewContext)
    note.setValue("one", forKey: "title")
    try container.viewContext.save()
    let library = Library(container, first: note.objectID)
    let titles = try await Task.detached { try await library.titles() }.value
    expect(titles == ["one"] && library.coordinator === container.persistentStoreCoordinator && library.first == note.objectID)
    func load() async { log.append("load") }
    let plain: () -> Task<Void, Never> = { Task { await load() } }
    let typed = Task<Void, Never>(priority: .high) { @MainActor [weak self] in self?.log.append("typed") }
    let action = UIAction { _ in Task { await load() } }
    action.performWithSender(nil, target: nil)
    UIView.animate(withDuration: 0) { Task { await load() } }
    DispatchQueue.main.async { Task { @MainActor in await load() } }
    await plain().value
    await typed.value
    for _ in 0..<100 where log.count < 5 { try await Task.sleep(nanoseconds: 10_000_000) }
    expect(log.filter { $0 == "load" }.count, equals: 4)
  }
}
