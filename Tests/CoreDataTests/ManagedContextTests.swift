import CoreData
import Testing
import TrestleExpectations
import TrestleTrials
import UIKit

private let tasks = """
  <?xml version="1.0" encoding="UTF-8"?>
  <model type="com.apple.IDECoreDataModeler.DataModel">
    <entity name="List">
      <attribute name="name" attributeType="String" minValueString="2" maxValueString="8" regularExpressionString="[a-z]+"/>
      <attribute name="priority" optional="YES" attributeType="Integer 16" minValueString="1" maxValueString="5"/>
      <relationship name="tasks" optional="YES" toMany="YES" deletionRule="Deny" destinationEntity="Task" inverseName="list"/>
      <relationship name="steps" optional="YES" toMany="YES" ordered="YES" destinationEntity="Task"/>
    </entity>
    <entity name="Task">
      <attribute name="title" optional="YES" attributeType="String"/>
      <attribute name="cost" optional="YES" attributeType="Double"/>
      <attribute name="shown" optional="YES" transient="YES" attributeType="String"/>
      <relationship name="list" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="List" inverseName="tasks"/>
    </entity>
    <entity name="Code">
      <attribute name="number" attributeType="String"/>
      <attribute name="text" optional="YES" attributeType="String"/>
      <uniquenessConstraints><uniquenessConstraint><constraint value="number"/></uniquenessConstraint></uniquenessConstraints>
    </entity>
    <fetchRequest name="costly" entity="Task" predicateString="cost &gt; $LIMIT"/>
  </model>
  """

@Suite(.serialized) @MainActor struct ManagedContextTests {
  let stack: Stack
  var context: NSManagedObjectContext { stack.persistentContainer.viewContext }

  init() throws { stack = try Stack(tasks) }

  private func make(_ entity: String, _ values: [String: Any] = [:], in context: NSManagedObjectContext? = nil) -> NSManagedObject {
    let object = NSEntityDescription.insertNewObject(forEntityName: entity, into: context ?? self.context)
    for (key, value) in values { object.setValue(value, forKey: key) }
    return object
  }

  private func all(_ entity: String, in context: NSManagedObjectContext? = nil) throws -> [NSManagedObject] {
    let request = NSFetchRequest<NSManagedObject>(entityName: entity)
    return try (context ?? self.context).fetch(request)
  }

  private func titles(in context: NSManagedObjectContext? = nil) throws -> [String] {
    try all("Task", in: context).map { $0.value(forKey: "title") as? String ?? "" }.sorted()
  }

  // MARK: Announcing

  @Test("Changes are announced together, so that a delegate of fetched results sees a new object with all its values")
  func announcing() throws {
    final class Delegate: NSObject, NSFetchedResultsControllerDelegate {
      var log: [String] = []
      func controllerWillChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { log.append("will") }
      func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
      ) { log.append("\(type) \((anObject as? NSManagedObject)?.value(forKey: "title") ?? "nil")") }
      func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { log.append("did") }
    }
    let request = NSFetchRequest<NSManagedObject>(entityName: "Task")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let results = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let delegate = Delegate()
    results.delegate = delegate
    try results.performFetch()
    var announced: [[String: Int]] = []
    let token = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil) {
      note in
      let sets = note.userInfo as? [String: Set<NSManagedObject>] ?? [:]
      MainActor.assumeIsolated { announced.append(sets.mapValues(\.count)) }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    _ = make("Task", ["title": "b"])
    let second = make("Task", ["title": "a"])
    expect(announced.isEmpty && delegate.log.isEmpty)
    context.processPendingChanges()
    expect(announced, equals: [[NSInsertedObjectsKey: 2]])
    expect(delegate.log, equals: ["will", "insert a", "insert b", "did"])
    try context.save()
    expect(announced.count, equals: 1)
    second.setValue("c", forKey: "title")
    _ = make("Task", ["title": "gone"])
    try context.delete(#require(all("Task").first { $0.value(forKey: "title") as? String == "gone" }))
    delegate.log = []
    try context.save()
    expect(announced.last, equals: [NSUpdatedObjectsKey: 1])
    expect(delegate.log, equals: ["will", "move c", "did"])
  }

  @Test("Without saving, changes are announced at the end of the run loop's turn")
  func turns() async throws {
    var count = 0
    let token = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil) { _ in
      MainActor.assumeIsolated { count += 1 }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    _ = make("Task", ["title": "a", "cost": 3.0])
    expect(count, equals: 0)
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    expect(count, equals: 1)
    var other: NSManagedObjectContext? = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    other?.persistentStoreCoordinator = context.persistentStoreCoordinator
    let left = make("Task", ["title": "b"], in: other)
    other = nil
    // The new object of a context that has ended is one of the next.
    expect(!left.isInserted)
    context.insert(left)
    context.processPendingChanges()
    expect(count, equals: 2)
    expect(left.isInserted && context.insertedObjects.contains(left))
  }

  // MARK: Contexts of contexts

  @Test("A child context reads what its parent has not saved, and saves to the parent, which alone is stored")
  func children() throws {
    let list = make("List", ["name": "home"])
    let task = make("Task", ["title": "old", "list": list])
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    let copy = child.object(with: task.objectID)
    expect(copy !== task && copy.value(forKey: "title") as? String == "old")
    expect((copy.value(forKey: "list") as? NSManagedObject)?.value(forKey: "name") as? String, equals: "home")
    copy.setValue("new", forKey: "title")
    _ = make("Task", ["title": "more", "list": child.object(with: list.objectID)], in: child)
    expect(task.value(forKey: "title") as? String, equals: "old")
    try child.save()
    expect(!child.hasChanges && context.hasChanges)
    try expect(titles(), equals: ["more", "new"])
    expect((list.value(forKey: "tasks") as? NSSet)?.count, equals: 2)
    let stored = stack.persistentContainer.newBackgroundContext()
    #expect(try stored.performAndWait { try stored.count(for: NSFetchRequest<NSManagedObject>(entityName: "Task")) } == 0)
    try context.save()
    #expect(try stored.performAndWait { try stored.count(for: NSFetchRequest<NSManagedObject>(entityName: "Task")) } == 2)
    child.delete(try #require(try all("Task", in: child).first { $0.value(forKey: "title") as? String == "more" }))
    try expect(titles(in: child), equals: ["new"])
    child.rollback()
    try expect(titles(in: child), equals: ["more", "new"])
    child.delete(try #require(try all("Task", in: child).first { $0.value(forKey: "title") as? String == "more" }))
    try child.save()
    try context.save()
    try expect(titles(), equals: ["new"])
    expect((list.value(forKey: "tasks") as? NSSet)?.count, equals: 1)
  }

  @Test("What is saved in the background is merged by a context that asks for it, and by one that is told")
  func merging() async throws {
    let task = make("Task", ["title": "a", "cost": 1.0])
    try context.save()
    context.automaticallyMergesChangesFromParent = true
    let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    other.persistentStoreCoordinator = stack.persistentContainer.persistentStoreCoordinator
    let stale = other.object(with: task.objectID)
    expect(stale.value(forKey: "cost") as? Double, equals: 1)
    task.setValue("mine", forKey: "title")
    let id = task.objectID
    let note = try await stack.persistentContainer.performBackgroundTask { background in
      let object = background.object(with: id)
      object.setValue(5.0, forKey: "cost")
      let extra = NSEntityDescription.insertNewObject(forEntityName: "Task", into: background)
      extra.setValue("extra", forKey: "title")
      try background.save()
      return Notification(
        name: .NSManagedObjectContextDidSave, userInfo: [NSUpdatedObjectsKey: Set([object]), NSInsertedObjectsKey: Set([extra])])
    }
    await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
    expect(task.value(forKey: "title") as? String == "mine" && task.value(forKey: "cost") as? Double == 5)
    try context.save()
    expect(stale.value(forKey: "cost") as? Double, equals: 1)
    other.mergeChanges(fromContextDidSave: note)
    expect(stale.value(forKey: "cost") as? Double, equals: 5)
    try expect(titles(in: other), equals: ["extra", "mine"])
  }

  @Test("A private context announces at the end of its block, and returns results of blocks")
  func privateQueue() async throws {
    let background = stack.persistentContainer.newBackgroundContext()
    nonisolated(unsafe) var count = 0
    let token = NotificationCenter.default.addObserver(forName: .NSManagedObjectContextObjectsDidChange, object: background, queue: nil) {
      _ in
      count += 1
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let inside = await background.perform {
      for title in ["a", "b"] {
        NSEntityDescription.insertNewObject(forEntityName: "Task", into: background).setValue(title, forKey: "title")
      }
      return count
    }
    expect(inside == 0 && count == 1)
    await #expect(throws: (any Error).self) {
      try await background.perform {
        _ = NSEntityDescription.insertNewObject(forEntityName: "List", into: background)
        try background.save()
      }
    }
    let nested = background.performAndWait { background.performAndWait { background.insertedObjects.count } }
    expect(nested, equals: 3)
  }

  // MARK: Conflicts

  /// Changes the title and the cost in the store, and the title in the context, and saves with a policy.
  private func conflict(_ policy: NSMergePolicy) throws -> (title: String, cost: Double, note: String?) {
    let task = make("Task", ["title": "base", "cost": 1.0, "shown": "x"])
    try context.save()
    let other = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    other.persistentStoreCoordinator = stack.persistentContainer.persistentStoreCoordinator
    let theirs = other.object(with: task.objectID)
    theirs.setValue("theirs", forKey: "title")
    theirs.setValue(2.0, forKey: "cost")
    try other.save()
    context.mergePolicy = policy
    task.setValue("mine", forKey: "title")
    try context.save()
    let fresh = stack.container().viewContext
    let stored = fresh.object(with: task.objectID)
    expect(stored.value(forKey: "title") as? String, equals: task.value(forKey: "title") as? String)
    expect(stored.value(forKey: "cost") as? Double, equals: task.value(forKey: "cost") as? Double)
    return (
      stored.value(forKey: "title") as? String ?? "", stored.value(forKey: "cost") as? Double ?? 0, task.value(forKey: "shown") as? String
    )
  }

  @Test("An object that others have changed since it was read is saved as the policy says")
  func policies() throws {
    try expect(conflict(.mergeByPropertyObjectTrump) == ("mine", 2, "x"))
    try expect(conflict(.mergeByPropertyStoreTrump) == ("theirs", 2, "x"))
    try expect(conflict(.overwrite) == ("mine", 1, "x"))
    try expect(conflict(.rollback) == ("theirs", 2, "x"))
    do {
      _ = try conflict(.error)
      Issue.record("a conflict was saved")
    } catch let error as NSError {
      expect(error.code, equals: NSManagedObjectMergeError)
      let conflicts = error.userInfo[NSPersistentStoreSaveConflictsErrorKey] as? [NSMergeConflict]
      expect(conflicts?.first?.cachedSnapshot?["title"] as? String, equals: "base")
      expect(conflicts?.first?.persistedSnapshot?["title"] as? String, equals: "theirs")
    }
    expect(context.hasChanges)
  }

  @Test("A value that must be unique is an error, or is merged into the object that has it")
  func uniqueness() throws {
    _ = make("Code", ["number": "1", "text": "old"])
    try context.save()
    let again = make("Code", ["number": "1", "text": "new"])
    #expect(throws: (any Error).self) { try context.save() }
    context.mergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
    try context.save()
    expect(again.managedObjectContext == nil)
    try expect(all("Code").map { $0.value(forKey: "text") as? String }, equals: ["old"])
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    for text in ["x", "y"] { _ = make("Code", ["number": "1", "text": text]) }
    _ = make("Code", ["number": "2", "text": "two"])
    try context.save()
    try expect(all("Code").compactMap { $0.value(forKey: "text") as? String }, equals: ["y", "two"])
    try expect(all("Code", in: stack.container().viewContext).count, equals: 2)
  }

  // MARK: Undo

  @Test("Random turns of changes are undone and redone to the same objects")
  func undoing() throws {
    let manager = UndoManager()
    manager.groupsByEvent = false
    context.undoManager = manager
    var random = Noise(seed: 11)
    func state() throws -> [String] {
      let lists = try all("List").map { list in
        "\(list.value(forKey: "name") ?? "") \((list.value(forKey: "tasks") as? NSSet)?.count ?? 0)"
      }
      return try lists.sorted() + titles()
    }
    var states = [try state()]
    for step in 0..<40 {
      manager.beginUndoGrouping()
      for _ in 0...random.below(3) {
        let (tasks, lists) = (try all("Task"), try all("List"))
        switch random.below(5) {
        case 0: _ = make("List", ["name": "list"])
        case 1 where !tasks.isEmpty: context.delete(tasks[random.below(tasks.count)])
        case 2 where !tasks.isEmpty: tasks[random.below(tasks.count)].setValue("t\(random.below(9))", forKey: "title")
        case 3 where !tasks.isEmpty && !lists.isEmpty:
          tasks[random.below(tasks.count)].setValue(lists[random.below(lists.count)], forKey: "list")
        default: _ = make("Task", ["title": "n\(step)"])
        }
      }
      context.processPendingChanges()
      manager.endUndoGrouping()
      states.append(try state())
    }
    for expected in states.dropLast().reversed() {
      context.undo()
      try expect(state(), equals: expected)
    }
    for expected in states.dropFirst() {
      context.redo()
      try expect(state(), equals: expected)
    }
  }

  // MARK: Values

  @Test("The sets of a relationship change it, and key paths go through relationships")
  func relations() throws {
    let list = make("List", ["name": "home"])
    let tasks = [3.0, 1.0, 2.0].map { make("Task", ["title": "t\(Int($0))", "cost": $0]) }
    let set = list.mutableSetValue(forKey: "tasks")
    for task in tasks { set.add(task) }
    expect(set.count == 3 && set.contains(tasks[1]) && tasks[0].value(forKey: "list") as? NSManagedObject == list)
    set.remove(tasks[0])
    expect((list.value(forKey: "tasks") as? NSSet)?.count == 2 && tasks[0].value(forKey: "list") == nil)
    set.add(tasks[0])
    expect(list.value(forKeyPath: "tasks.@count") as? Int, equals: 3)
    expect(list.value(forKeyPath: "tasks.@sum.cost") as? Double, equals: 6)
    expect(list.value(forKeyPath: "tasks.@avg.cost") as? Double, equals: 2)
    expect(list.value(forKeyPath: "tasks.@max.cost") as? Double, equals: 3)
    expect(list.value(forKeyPath: "tasks.title") as? NSSet, equals: NSSet(array: ["t1", "t2", "t3"]))
    let steps = list.mutableOrderedSetValue(forKey: "steps")
    steps.add(tasks[0])
    steps.insert(tasks[1], at: 0)
    steps.add(tasks[2])
    steps.removeObject(at: 1)
    expect((list.value(forKey: "steps") as? NSOrderedSet)?.array as? [NSManagedObject], equals: [tasks[1], tasks[2]])
    try context.save()
    expect(!list.hasPersistentChangedValues)
    tasks[0].setValue(9.0, forKey: "cost")
    expect(tasks[0].changedValues().keys.sorted(), equals: ["cost"])
    expect(tasks[0].committedValues(forKeys: ["cost"])["cost"] as? Double, equals: 3)
  }

  @Test("Values outside of the model's limits are errors that name the object, the property and the value")
  func validation() throws {
    func code(_ change: (NSManagedObject) -> Void) -> Int? {
      let list = make("List", ["name": "home"])
      change(list)
      defer { context.rollback() }
      do {
        try context.save()
        return nil
      } catch let error as NSError {
        if error.code != NSValidationMultipleErrorsError {
          expect(error.userInfo[NSValidationObjectErrorKey] as? NSManagedObject, equals: list)
          expect(error.userInfo[NSValidationKeyErrorKey] is String)
        }
        return error.code
      }
    }
    expect(code { $0.setValue(nil, forKey: "name") }, equals: NSValidationMissingMandatoryPropertyError)
    expect(code { $0.setValue("a", forKey: "name") }, equals: NSValidationStringTooShortError)
    expect(code { $0.setValue("abcdefghi", forKey: "name") }, equals: NSValidationStringTooLongError)
    expect(code { $0.setValue("ABC", forKey: "name") }, equals: NSValidationStringPatternMatchingError)
    expect(code { $0.setValue(0, forKey: "priority") }, equals: NSValidationNumberTooSmallError)
    expect(code { $0.setValue(6, forKey: "priority") }, equals: NSValidationNumberTooLargeError)
    expect(
      code {
        $0.setValue(6, forKey: "priority")
        $0.setValue("a", forKey: "name")
      } == NSValidationMultipleErrorsError)
    let list = make("List", ["name": "home"])
    let task = make("Task", ["title": "a", "list": list])
    try context.save()
    context.delete(list)
    do {
      try context.save()
      Issue.record("a list with tasks was deleted")
    } catch let error as NSError {
      expect(error.code, equals: NSValidationRelationshipDeniedDeleteError)
    }
    context.delete(task)
    try context.save()
    try expect(all("List").isEmpty)
  }

  @Test("Fetch requests of the model take values for their variables, and batches insert objects")
  func requests() throws {
    let batch = NSBatchInsertRequest(entityName: "Task", objects: [["title": "a", "cost": 1.0], ["title": "b", "cost": 4.0]])
    batch.resultType = .count
    #expect((try context.execute(batch) as? NSBatchInsertResult)?.result as? Int == 2)
    let model = stack.persistentContainer.managedObjectModel
    let request = try #require(model.fetchRequestFromTemplate(withName: "costly", substitutionVariables: ["LIMIT": 2]))
    try expect(context.fetch(request).compactMap { ($0 as? NSManagedObject)?.value(forKey: "title") as? String }, equals: ["b"])
    expect(model.fetchRequestTemplate(forName: "none") == nil)
  }
}
