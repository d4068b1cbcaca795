import CoreData

/// People with pets.
private let people = """
  <?xml version="1.0" encoding="UTF-8"?>
  <model type="com.apple.IDECoreDataModeler.DataModel">
    <entity name="Person" representedClassName="Person">
      <attribute name="name" optional="YES" attributeType="String"/>
      <attribute name="age" attributeType="Integer 16" defaultValueString="7"/>
      <attribute name="born" optional="YES" attributeType="Date"/>
      <relationship name="pets" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Pet" inverseName="owner" inverseEntity="Pet"/>
    </entity>
    <entity name="Pet">
      <attribute name="name" attributeType="String"/>
      <relationship name="owner" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Person" inverseName="pets" inverseEntity="Person"/>
    </entity>
  </model>
  """

/// The Core Data stack of Xcode's template.
final class Stack {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  var failures: [String] = []

  init(_ source: String? = nil) throws {
    let model = folder.appendingPathComponent("Model.momd/Model.xcdatamodel")
    try FileManager.default.createDirectory(at: model, withIntermediateDirectories: true)
    try (source ?? people).write(to: model.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  lazy var persistentContainer: NSPersistentContainer = container()

  func container() -> NSPersistentContainer {
    let model = NSManagedObjectModel(contentsOf: folder.appendingPathComponent("Model.momd"))!
    let container = NSPersistentContainer(name: "Model", managedObjectModel: model)
    container.persistentStoreDescriptions[0].url = folder.appendingPathComponent("Model.sqlite")
    container.loadPersistentStores(completionHandler: { (storeDescription, error) in
      if let error = error as NSError? { self.failures.append("Unresolved error \(error), \(error.userInfo)") }
    })
    return container
  }
}
