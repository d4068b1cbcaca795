import CoreData
import Testing
import TrestleExpectations
import TrestleTrials
import UIKit
import UIKitTesting

/// Refuses the age 13 before it is saved, and to be deleted at the age of 99.
private final class Checked: NSManagedObject {
  struct Refusal: Error {}
  override func validateForInsert() throws {
    try super.validateForInsert()
    if value(forKey: "age") as? Int == 13 { throw Refusal() }
  }
  override func validateForDelete() throws {
    if value(forKey: "age") as? Int == 99 { throw Refusal() }
  }
}

@Suite(.serialized) @MainActor struct ManagedObjectTests {
  @Test("An object that its class finds invalid is not saved, and one with a deny rule is not deleted")
  func validation() throws {
    let stack = try Stack()
    let context = stack.persistentContainer.viewContext
    let entity = try #require(NSEntityDescription.entity(forEntityName: "Person", in: context))
    let person = Checked(entity: entity, insertInto: context)
    person.setValue(13, forKey: "age")
    #expect(throws: Checked.Refusal.self) { try context.save() }
    expect(context.hasChanges)
    person.setValue(99, forKey: "age")
    try context.save()
    context.delete(person)
    #expect(throws: Checked.Refusal.self) { try context.save() }
  }

  @Test("Dictionaries are grouped by a property, with aggregates of each group that meets the condition")
  func grouping() throws {
    let stack = try Stack()
    let context = stack.persistentContainer.viewContext
    let entity = try #require(NSEntityDescription.entity(forEntityName: "Person", in: context))
    for (name, age) in [("Ann", 3), ("Ben", 4), ("Ann", 5), ("Cid", 9)] {
      let person = NSManagedObject(entity: entity, insertInto: context)
      person.setValue(name, forKey: "name")
      person.setValue(age, forKey: "age")
    }
    let sum = NSExpressionDescription()
    sum.name = "sum"
    sum.expression = UIKit._Expression(forFunction: "sum:", arguments: [UIKit._Expression(forKeyPath: "age")])
    let request = NSFetchRequest<NSDictionary>(entityName: "Person")
    request.resultType = .dictionaryResultType
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    request.propertiesToFetch = ["name", sum]
    request.propertiesToGroupBy = ["name"]
    let rows = try context.fetch(request)
    expect(rows.map { $0["name"] as? String }, equals: ["Ann", "Ben", "Cid"])
    expect(rows.map { ($0["sum"] as? NSNumber)?.intValue }, equals: [8, 4, 9])
    request.havingPredicate = NSPredicate(format: "sum > 4")
    try expect(context.fetch(request).map { $0["name"] as? String }, equals: ["Ann", "Cid"])
  }

  @Test("A batch request deletes the objects in the store and returns their number")
  func batches() throws {
    let stack = try Stack()
    let context = stack.persistentContainer.viewContext
    for name in ["Ann", "Ben", "Cid"] {
      NSEntityDescription.insertNewObject(forEntityName: "Person", into: context).setValue(name, forKey: "name")
    }
    try context.save()
    let fetch = NSFetchRequest<NSFetchRequestResult>(entityName: "Person")
    fetch.predicate = NSPredicate(format: "name != %@", "Ben")
    let request = NSBatchDeleteRequest(fetchRequest: fetch)
    request.resultType = .resultTypeCount
    let result = try context.execute(request) as? NSBatchDeleteResult
    expect(result?.result as? Int, equals: 2)
    let left = stack.container().viewContext
    try expect(left.fetch(NSFetchRequest<NSManagedObject>(entityName: "Person")).map { $0.value(forKey: "name") as? String } == ["Ben"])
  }

  @Test("Objects are saved to a file and fetched from it in order")
  func saving() throws {
    let stack = try Stack()
    let context = stack.persistentContainer.viewContext
    for (name, age) in [("Cy", 3), ("Al", 9), ("Bo", 5)] {
      let entity = try #require(NSEntityDescription.entity(forEntityName: "Person", in: context))
      let person = NSManagedObject(entity: entity, insertInto: context)
      expect(person.value(forKey: "age") as? Int, equals: 7)
      person.setValue(name, forKeyPath: "name")
      person.setValue(age, forKey: "age")
    }
    expect(context.hasChanges)
    try context.save()
    expect(!context.hasChanges && stack.failures.isEmpty)
    let fresh = stack.container().viewContext
    let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    try expect(fresh.fetch(request).map { $0.value(forKey: "name") as? String }, equals: ["Al", "Bo", "Cy"])
    request.sortDescriptors = [NSSortDescriptor(key: "age", ascending: false)]
    request.predicate = NSPredicate(format: "age * 2 > 7")
    try expect(fresh.fetch(request).map { $0.value(forKey: "name") as? String }, equals: ["Al", "Bo"])
    try expect(fresh.count(for: NSFetchRequest<NSFetchRequestResult>(entityName: "Person")), equals: 3)
  }

  @Test("Relationships maintain both ends; deleting follows the rules, and a rollback reverts it")
  func relationships() throws {
    let stack = try Stack()
    let context = stack.persistentContainer.viewContext
    let person = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
    let pet = NSEntityDescription.insertNewObject(forEntityName: "Pet", into: context)
    pet.setValue("Rex", forKey: "name")
    pet.setValue(person, forKey: "owner")
    expect((person.value(forKey: "pets") as? NSSet)?.count, equals: 1)
    expect(person.objectIDs(forRelationshipNamed: "pets") == [pet.objectID] && pet.objectIDs(forRelationshipNamed: "owner").count == 1)
    expect(NSManagedObjectContext.NotificationKey.insertedObjectIDs.rawValue, equals: NSInsertedObjectIDsKey)
    try context.save()
    let other = stack.container().viewContext
    let found = try #require(try other.fetch(NSFetchRequest<NSManagedObject>(entityName: "Pet")).first)
    expect((found.value(forKey: "owner") as? NSManagedObject)?.objectID, equals: person.objectID)
    context.delete(person)
    try expect(context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Pet")).isEmpty)
    context.rollback()
    try expect(context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Pet")).count, equals: 1)
  }

  @Test("A missing required value and a damaged store are errors")
  func errors() throws {
    let stack = try Stack()
    let context = stack.persistentContainer.viewContext
    _ = NSEntityDescription.insertNewObject(forEntityName: "Pet", into: context)
    #expect(throws: (any Error).self) { try context.save() }
    let other = try Stack()
    try Data("no store".utf8).write(to: other.folder.appendingPathComponent("Model.sqlite"))
    _ = other.persistentContainer
    expect(other.failures.count, equals: 1)
    expect(NSManagedObjectModel(contentsOf: URL(fileURLWithPath: "/no/such.momd")) == nil)
  }

  @Test("A fetched results controller reports insertions, moves and deletions")
  func results() throws {
    final class Delegate: NSObject, NSFetchedResultsControllerDelegate {
      var log: [String] = []
      func controller(
        _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
        for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
      ) { log.append("\(type) \(indexPath.map { $0[1] } ?? -1) \(newIndexPath.map { $0[1] } ?? -1)") }
    }
    let stack = try Stack()
    let context = stack.persistentContainer.viewContext
    let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
    request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    let delegate = Delegate()
    controller.delegate = delegate
    try controller.performFetch()
    let people = ["a", "b", "c"].map { name -> NSManagedObject in
      let person = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
      person.setValue(name, forKey: "name")
      return person
    }
    try context.save()
    expect(delegate.log, equals: ["insert -1 0", "insert -1 1", "insert -1 2"])
    delegate.log = []
    people[0].setValue("z", forKey: "name")
    try context.save()
    expect(delegate.log, equals: ["move 0 2"])
    delegate.log = []
    context.delete(people[1])
    try context.save()
    expect(delegate.log, equals: ["delete 0 -1"])
    expect(controller.fetchedObjects?.count == 2 && controller.sections?.first?.numberOfObjects == 2)
  }

  /// A table of fetched results, as in Apple's guides.
  private final class PeopleController: UITableViewController, NSFetchedResultsControllerDelegate {
    let results: NSFetchedResultsController<NSManagedObject>

    init(_ context: NSManagedObjectContext) throws {
      let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
      request.sortDescriptors = [NSSortDescriptor(key: "age", ascending: true), NSSortDescriptor(key: "name", ascending: true)]
      results = NSFetchedResultsController(
        fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "age", cacheName: nil)
      super.init(style: .plain)
      results.delegate = self
      try results.performFetch()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    required init?(coder: NSCoder) { nil }

    override func numberOfSections(in tableView: UITableView) -> Int { results.sections?.count ?? 0 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      results.sections?[section].numberOfObjects ?? 0
    }
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { results.sections?[section].name }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { results.sectionIndexTitles }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = results.object(at: indexPath).value(forKey: "name") as? String
      return cell
    }

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { tableView.beginUpdates() }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange sectionInfo: any NSFetchedResultsSectionInfo,
      atSectionIndex sectionIndex: Int, for type: NSFetchedResultsChangeType
    ) {
      switch type {
      case .insert: tableView.insertSections([sectionIndex], with: .fade)
      case .delete: tableView.deleteSections([sectionIndex], with: .fade)
      default: break
      }
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any, at indexPath: IndexPath?,
      for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      switch type {
      case .insert: tableView.insertRows(at: [newIndexPath!], with: .fade)
      case .delete: tableView.deleteRows(at: [indexPath!], with: .fade)
      case .update: tableView.reloadRows(at: [indexPath!], with: .fade)
      case .move:
        tableView.deleteRows(at: [indexPath!], with: .fade)
        tableView.insertRows(at: [newIndexPath!], with: .fade)
      @unknown default: break
      }
    }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) { tableView.endUpdates() }
  }

  @Test("FR-01 Fetched results feed sections, rows and titles of a table, and random changes map onto its batch updates")
  func table() throws {
    let stack = try Stack()
    let context = stack.persistentContainer.viewContext
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let controller = try PeopleController(context)
    screen.show(controller)
    screen.layout()
    var random = Noise(seed: 7)
    for step in 0..<60 {
      for _ in 0...random.below(4) {
        let people = controller.results.fetchedObjects?.filter { !$0.isDeleted } ?? []
        let person = people.isEmpty ? nil : people[random.below(people.count)]
        switch (random.below(4), person) {
        case (0, let person?): context.delete(person)
        case (1, let person?): person.setValue(1 + random.below(4), forKey: "age")
        case (2, let person?): person.setValue("p\(random.below(100))", forKey: "name")
        default:
          let made = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
          made.setValue("p\(random.below(100))", forKey: "name")
          made.setValue(1 + random.below(4), forKey: "age")
        }
      }
      try context.save()
      screen.advance(by: 0.5)
      // The table shows the results of its own fetch.
      let table = controller.tableView!
      let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
      request.sortDescriptors = controller.results.fetchRequest.sortDescriptors
      let all = try context.fetch(request)
      let names = all.map { "\($0.value(forKey: "age") ?? 0) \($0.value(forKey: "name") ?? "")" }
      let shown = (0..<table.numberOfSections).flatMap { section in
        (0..<table.numberOfRows(inSection: section)).map { row in
          "\(controller.results.sections![section].name) "
            + (table.dataSource!.tableView(table, cellForRowAt: IndexPath(row: row, section: section)).textLabel?.text ?? "")
        }
      }
      expect(shown, equals: names, "step \(step)")
      let onScreen = table.visibleCells.compactMap { $0.textLabel?.text }
      let expected = (table.indexPathsForVisibleRows ?? []).map { controller.results.object(at: $0).value(forKey: "name") as? String }
      expect(onScreen, equals: expected, "step \(step)")
      expect(controller.results.sectionIndexTitles, equals: controller.results.sections?.compactMap(\.indexTitle))
      expect(controller.results.sectionIndexTitle(forSectionName: "älter"), equals: "Ä")
    }
  }
}
