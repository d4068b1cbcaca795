import CoreData
import Foundation
import Testing
import TrestleExpectations

private final class Person: NSManagedObject {
  var home: [String: Any]? { managedValue(forKey: "home") }
}

/// Properties of a model that are more than a value or a relationship: composite attributes and fetched properties.
@Suite(.serialized) @MainActor final class ModelPropertyTests {
  private let stack: Stack
  private var context: NSManagedObjectContext { stack.persistentContainer.viewContext }
  private var url: URL { stack.folder.appendingPathComponent("Model.sqlite") }

  /// A composite attribute in an entity, and one that names a type of the model.
  init() throws {
    stack = try Stack(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <model type="com.apple.IDECoreDataModeler.DataModel">
        <entity name="Person" representedClassName="Person">
          <attribute name="name" optional="YES" attributeType="String"/>
          <attribute name="rank" attributeType="Integer 16" defaultValueString="1"/>
          <composite name="home" optional="YES">
            <attribute name="city" optional="YES" attributeType="String"/>
            <attribute name="number" optional="YES" attributeType="Integer 32"/>
          </composite>
          <attribute name="work" optional="YES" attributeType="Composite" elementType="Place"/>
          <fetchedProperty name="juniors" optional="YES">
            <fetchRequest name="fetchedPropertyFetchRequest" entity="Person"
              predicateString="rank &lt; $FETCH_SOURCE.rank AND home.city == $FETCH_SOURCE.home.city"/>
          </fetchedProperty>
          <fetchIndex name="byCity"><fetchIndexElement property="home.city" type="Binary" order="ascending"/></fetchIndex>
        </entity>
        <composite name="Place">
          <attribute name="city" optional="YES" attributeType="String" defaultValueString="Bonn"/>
          <attribute name="since" optional="YES" attributeType="Date"/>
        </composite>
        <fetchRequest name="adults" entity="Person" predicateString="rank &gt; 1"/>
      </model>
      """)
  }

  private func person(_ name: String, _ rank: Int, _ home: [String: Any]?) -> NSManagedObject {
    let person = NSEntityDescription.insertNewObject(forEntityName: "Person", into: context)
    person.setValue(name, forKey: "name")
    person.setValue(rank, forKey: "rank")
    person.setValue(home, forKey: "home")
    return person
  }

  @Test("The values of composite attributes have columns of their own, and are read back as dictionaries")
  func composite() throws {
    let ann = person("Ann", 2, ["city": "Ulm", "number": 7])
    expect((ann.value(forKey: "work") as? [String: Any])?["city"] as? String, equals: "Bonn")
    ann.setValue("Rom", forKeyPath: "work.city")
    _ = person("Ben", 1, ["city": "Aachen"])
    _ = person("Cid", 1, nil)
    try context.save()
    let columns = try Shell.lines(url, "SELECT name FROM pragma_table_info('ZPERSON')")
    expect(Set(columns).isSuperset(of: ["ZCITY", "ZCITY1", "ZNUMBER", "ZSINCE"]))
    try expect(Shell.lines(url, "SELECT ZCITY, ZNUMBER, ZCITY1 FROM ZPERSON ORDER BY Z_PK") == ["Ulm|7|Rom", "Aachen||Bonn", "||Bonn"])
    try expect(Shell.lines(url, "SELECT COUNT(*) FROM sqlite_master WHERE name = 'Z_Person_byCity'"), equals: ["1"])
    let fresh = stack.container().viewContext
    let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
    request.sortDescriptors = [NSSortDescriptor(key: "home.city", ascending: true)]
    let found = try fresh.fetch(request)
    expect(found.map { $0.value(forKey: "name") as? String }, equals: ["Cid", "Ben", "Ann"])
    expect(found.map { $0.value(forKeyPath: "home.city") as? String }, equals: [nil, "Aachen", "Ulm"])
    expect(found[0].value(forKey: "home") == nil && found[2].value(forKeyPath: "home.number") as? Int == 7)
    request.predicate = NSPredicate(format: "home.number > 5 AND work.city BEGINSWITH 'R'")
    try expect(fresh.fetch(request), equals: [found[2]])
    // An equal dictionary is no change, and another one changes its columns only.
    found[2].setValue(["city": "Ulm", "number": 7], forKey: "home")
    expect(!found[2].hasPersistentChangedValues)
    found[2].setValue(8, forKeyPath: "home.number")
    found[1].setValue(nil, forKey: "home")
    try fresh.save()
    try expect(Shell.lines(url, "SELECT ZCITY, ZNUMBER FROM ZPERSON ORDER BY Z_PK"), equals: ["Ulm|8", "|", "|"])
    try expect(Shell.lines(url, "PRAGMA integrity_check"), equals: ["ok"])
  }

  @Test("A fetched property is what its request finds for the object, and is none of the model's templates")
  func fetched() throws {
    let ann = person("Ann", 3, ["city": "Ulm"])
    let ben = person("Ben", 1, ["city": "Ulm"])
    _ = person("Cid", 1, ["city": "Bonn"])
    expect(ann.value(forKey: "juniors") as? [NSManagedObject], equals: [ben])
    try context.save()
    expect(ann.value(forKey: "juniors") as? [NSManagedObject], equals: [ben])
    expect(ben.value(forKey: "juniors") as? [NSManagedObject], equals: [])
    let model = stack.persistentContainer.managedObjectModel
    expect(model.fetchRequestTemplate(forName: "adults") != nil)
    expect(model.fetchRequestTemplate(forName: "fetchedPropertyFetchRequest") == nil)
    let property = try #require(model.entitiesByName["Person"]?.propertiesByName["juniors"] as? NSFetchedPropertyDescription)
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Person")
    request.predicate = NSPredicate(format: "NOT (SELF == $FETCH_SOURCE OR name IN {$FETCH_SOURCE.name, 'Cid'})")
    property.fetchRequest = request
    expect(ann.value(forKey: "juniors") as? [NSManagedObject], equals: [ben])
  }

  @Test("A property that had the identifier under another name keeps its values, and a number may have the default of a Boolean")
  func identifiers() throws {
    func version(_ properties: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <model type="com.apple.IDECoreDataModeler.DataModel"><entity name="Talk">\(properties)
        <relationship name="guests" toMany="YES" deletionRule="Nullify" destinationEntity="Talk" inverseName="hosts" inverseEntity="Talk"/>
        <relationship name="hosts" toMany="YES" deletionRule="Nullify" destinationEntity="Talk" inverseName="guests" inverseEntity="Talk"/>
      </entity></model>
      """
    }
    let stack = try Stack(
      version(#"<attribute name="isSilent" attributeType="Boolean" defaultValueString="NO" elementID="mutedStatus"/>"#))
    let context = stack.persistentContainer.viewContext
    for isSilent in [true, false] {
      NSEntityDescription.insertNewObject(forEntityName: "Talk", into: context).setValue(isSilent, forKey: "isSilent")
    }
    // A relationship to many objects that is not optional may have none.
    try context.save()
    let newer = stack.folder.appendingPathComponent("Model.momd/Newer.xcdatamodel")
    try FileManager.default.createDirectory(at: newer, withIntermediateDirectories: true)
    try version(
      """
      <attribute name="mutedStatus" attributeType="Integer 32" defaultValueString="NO"/>
      <attribute name="level" attributeType="Integer 16" defaultValueString="NO"/>
      """
    ).write(to: newer.appendingPathComponent("contents"), atomically: true, encoding: .utf8)
    let current = try PropertyListSerialization.data(
      fromPropertyList: ["_XCCurrentVersionName": "Newer.xcdatamodel"], format: .xml, options: 0)
    try current.write(to: stack.folder.appendingPathComponent("Model.momd/.xccurrentversion"))
    let migrated = stack.container().viewContext
    expect(stack.failures.isEmpty)
    let request = NSFetchRequest<NSManagedObject>(entityName: "Talk")
    request.sortDescriptors = [NSSortDescriptor(key: "mutedStatus", ascending: true)]
    let talks = try migrated.fetch(request)
    expect(talks.map { $0.value(forKey: "mutedStatus") as? Int } == [0, 1] && talks.allSatisfy { $0.value(forKey: "level") as? Int == 0 })
  }
}
