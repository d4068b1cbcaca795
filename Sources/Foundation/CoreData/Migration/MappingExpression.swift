import UIKitObjects

/// The value expression of a property mapping, as Xcode's editor archives it.
indirect enum MappingExpression {
  case constant(Any?)
  case variable(String)
  case path(MappingExpression, String)
  case call(MappingExpression, String, [MappingExpression])
  case expression(_Expression)

  /// Reads an archived `NSExpression`. Throws for a kind of expression that the editor does not write.
  init(_ data: Data) throws {
    guard let archive = ArchivedValue(data), let objects = archive["$objects"]?.elements,
      case .reference(let root)? = archive["$top"]?["root"]
    else { throw Self.unreadable("it is not an archive") }
    self = try Self.read(root, objects, 0)
  }

  private static func unreadable(_ reason: String) -> NSError {
    StoreError.make(NSMigrationError, "An expression of a mapping model cannot be read: \(reason).")
  }

  private static func read(_ index: Int, _ objects: [ArchivedValue], _ depth: Int) throws -> MappingExpression {
    func object(_ index: Int) -> ArchivedValue { objects.indices.contains(index) ? objects[index] : .null }
    func resolved(_ value: ArchivedValue?) -> ArchivedValue {
      if case .reference(let index)? = value { return object(index) }
      return value ?? .null
    }
    let archived = object(index)
    let name = resolved(archived["$class"])["$classname"].map(resolved)?.text ?? ""
    guard depth < 64 else { throw unreadable("it is nested too deeply") }
    func part(_ value: ArchivedValue?) throws -> MappingExpression {
      guard case .reference(let index)? = value else { throw unreadable("a part of \(name) is missing") }
      return try read(index, objects, depth + 1)
    }
    switch name {
    case "NSConstantValueExpression": return .constant(constant(resolved(archived["NSConstantValue"])))
    case "NSVariableExpression": return .variable(resolved(archived["NSVariable"]).text ?? "")
    case "NSKeyPathSpecifierExpression": return .constant(resolved(archived["NSKeyPath"]).text)
    case "NSSelfExpression": return .variable("source")
    case "NSKeyPathExpression", "NSFunctionExpression":
      let arguments = try resolved(archived["NSArguments"])["NS.objects"]?.elements.map(part) ?? []
      let selector = resolved(archived["NSSelectorName"]).text ?? ""
      let operand = try part(archived["NSOperand"])
      if ["valueForKeyPath:", "valueForKey:"].contains(selector), case .constant(let path)? = arguments.first {
        return .path(operand, path as? String ?? "")
      }
      return .call(operand, selector, arguments)
    default: throw unreadable("\(name.isEmpty ? "an unknown object" : name) has no equivalent")
    }
  }

  private static func constant(_ value: ArchivedValue) -> Any? {
    switch value {
    case .text(let text): text == "$null" ? nil : text
    case .integer(let number): NSNumber(value: number)
    case .real(let number): NSNumber(value: number)
    case .bool(let flag): NSNumber(value: flag)
    case .data(let data): data
    // A string may be an object that contains its bytes.
    case .dictionary(let values): values["NS.string"]?.text
    case .null, .reference, .array: nil
    }
  }

  func value(_ source: NSManagedObject?, _ destination: NSManagedObject?, _ manager: NSMigrationManager) throws -> Any? {
    switch self {
    case .constant(let value): return value
    case .variable("source"): return source
    case .variable("destination"): return destination
    case .variable("manager"): return manager
    case .variable: return nil
    case .path(let base, let path):
      let value = try base.value(source, destination, manager)
      return (value as? NSManagedObject)?.value(forKeyPath: path) ?? PredicateValue.value(at: path, of: value)
    case .call(let base, let selector, let arguments):
      let target = try base.value(source, destination, manager)
      let values = try arguments.map { try $0.value(source, destination, manager) }
      guard target is NSMigrationManager, values.count == 2, let name = values[0] as? String else {
        throw StoreError.make(NSMigrationError, "The expression of a mapping model calls \(selector), which cannot be called on Linux.")
      }
      let objects = NSManagedObject.objects(in: values[1])
      switch selector {
      case "destinationInstancesForEntityMappingNamed:sourceInstances:":
        return manager.destinationInstances(forEntityMappingName: name, sourceInstances: objects)
      case "destinationInstancesForSourceRelationshipNamed:sourceInstances:":
        return objects.flatMap { manager.destinations(of: $0) }
      case "sourceInstancesForEntityMappingNamed:destinationInstances:":
        return manager.sourceInstances(forEntityMappingName: name, destinationInstances: objects)
      default:
        throw StoreError.make(NSMigrationError, "The expression of a mapping model calls \(selector), which cannot be called on Linux.")
      }
    case .expression(let expression):
      let variables = NSMutableDictionary()
      if let source { variables.setObject(source, forKey: "source" as NSString) }
      if let destination { variables.setObject(destination, forKey: "destination" as NSString) }
      variables.setObject(manager, forKey: "manager" as NSString)
      return expression.expressionValue(with: source, context: variables)
    }
  }
}
