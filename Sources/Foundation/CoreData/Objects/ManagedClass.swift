import Foundation

enum ManagedClass {
  nonisolated(unsafe) private static var models: [NSManagedObjectModel] = []
  private static let lock = NSLock()

  static func register(_ model: NSManagedObjectModel) {
    lock.withLock { if !models.contains(where: { $0 === model }) { models.append(model) } }
  }

  static func name(of type: NSManagedObject.Type) -> String { String(describing: type) }

  static func entity(of type: NSManagedObject.Type, in context: NSManagedObjectContext) -> NSEntityDescription? {
    entity(of: type, among: context.coordinator?.managedObjectModel.entities ?? [])
  }

  static func knownEntity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    lock.withLock { entity(of: type, among: models.flatMap(\.entities)) }
  }

  private static func entity(of type: NSManagedObject.Type, among entities: [NSEntityDescription]) -> NSEntityDescription? {
    let name = name(of: type)
    return entities.first { plainName($0.managedObjectClassName) == name } ?? entities.first { $0.name == name }
  }

  private static func plainName(_ name: String?) -> String { name?.split(separator: ".").last.map(String.init) ?? "" }

  /// Returns the class that the model names: in the module of the name's prefix, in the framework that contains the model, or in the app.
  static func type(of entity: NSEntityDescription) -> NSManagedObject.Type { entity.managedClass }

  static func find(_ entity: NSEntityDescription) -> NSManagedObject.Type {
    guard let name = entity.managedObjectClassName, name != "NSManagedObject" else { return NSManagedObject.self }
    return find(name, moduleOfModel: entity.moduleOfModel) as? NSManagedObject.Type ?? NSManagedObject.self
  }

  /// Returns the class with a name, with or without its module.
  static func find(_ fullName: String, moduleOfModel: String?) -> AnyClass? {
    let name = plainName(fullName)
    var modules = [moduleOfModel, Bundle.main.infoDictionary?["TrestleModule"] as? String].compactMap(\.self)
    for word in [Bundle.main.executableURL?.lastPathComponent, ProcessInfo.processInfo.processName].compactMap(\.self) {
      modules += [word, word.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()]
    }
    if fullName != name { modules.insert(String(fullName.dropLast(name.count + 1)), at: 0) }
    for module in modules {
      if let found = _typeByName("\(module).\(name)") as? AnyClass { return found }
    }
    return nil
  }

  static func make(_ entity: NSEntityDescription, in context: NSManagedObjectContext) -> NSManagedObject {
    type(of: entity).init(entity: entity, insertInto: context)
  }
}
