import Foundation
import QuartzCore

/// The tables of all loaded modules, by class.
@MainActor package enum ClassTables {
  /// Returns the tables for `type`'s instances, from the class itself upward. A class's own tables precede those of extensions in other
  /// modules.
  static func chain(of type: AnyClass) -> [_ClassTable] {
    // Messages are sent on any thread.
    lock.lock()
    defer { lock.unlock() }
    if let cached = chains[ObjectIdentifier(type)] { return cached }
    load(module: "UIKit")
    // A library may extend classes of other modules.
    loadLibraries()
    var classes: [AnyClass] = []
    var next: AnyClass? = type
    while let current = next {
      load(module: moduleName(of: current))
      classes.append(current)
      next = _getSuperclass(current)
    }
    var chain: [_ClassTable] = []
    for current in classes { chain += tables[ClassMetadata(current).descriptor] ?? [] }
    // A generic table names its bound class, which determines its place in the chain.
    for find in genericTables {
      guard let found = find(type), case .type(let owner) = found.owner else { continue }
      let depth = classes.firstIndex { $0 == owner } ?? 0
      let place = chain.firstIndex { table in
        guard case .type(let other) = table.owner else { return true }
        return (classes.firstIndex { ClassMetadata($0).descriptor == ClassMetadata(other).descriptor } ?? 0) > depth
      }
      chain.insert(found, at: place ?? chain.endIndex)
    }
    chains[ObjectIdentifier(type)] = chain
    return chain
  }

  /// Returns the accessors of the property `name` of `type`'s instances.
  static func property(_ name: String, of type: AnyClass) -> [PropertyAccess] {
    chain(of: type).compactMap { $0.properties[name] }
  }

  /// Returns the methods for `selector` in `type`'s instances, the most derived class's first.
  package static func method(_ selector: String, of type: AnyClass) -> SelectorMethod? {
    for table in chain(of: type) {
      if let method = table.methods[selector] { return method }
    }
    return nil
  }

  /// Returns the tables of the module `name`, if it has any. The first call reads them.
  @discardableResult
  package static func load(module name: String) -> _ModuleTables.Type? {
    lock.lock()
    defer { lock.unlock() }
    if let known = modules[name] { return known }
    let found: _ModuleTables.Type? =
      name == "UIKit" ? builtIn : _typeByName("\(name)._TrestleModule") as? _ModuleTables.Type
    modules[name] = .some(found)
    if let found { add(found) }
    return found
  }

  /// Reads the tables of the application's libraries, as the importer lists them.
  package static func loadLibraries() {
    for module in libraries { load(module: module) }
  }

  private static let lock = NSRecursiveLock()
  private static let libraries = Bundle.main.infoDictionary?["TrestleLibraries"] as? [String] ?? []

  package static var loadedModules: [(name: String, tables: _ModuleTables.Type)] {
    modules.compactMap { name, tables in tables.map { (name, $0) } }.sorted { $0.0 < $1.0 }
  }

  /// Returns the name of the module that declares `type`.
  package static func moduleName(of type: AnyClass) -> String {
    let key = ClassMetadata(type).descriptor
    lock.lock()
    defer { lock.unlock() }
    if let known = moduleNames[key] { return known }
    let name = String(reflecting: type).prefix { $0 != "." }
    moduleNames[key] = String(name)
    return String(name)
  }

  private static func add(_ module: _ModuleTables.Type) {
    let isBuiltIn = builtIn.map { module == $0 } ?? false
    for var table in module.tables {
      table.isBuiltIn = isBuiltIn
      switch table.owner {
      case .type(let type): tables[ClassMetadata(type).descriptor, default: []].append(table)
      case .generic(let find): genericTables.append(find)
      }
    }
    chains = [:]
  }

  /// The tables of UIKit's own classes, which higher folders declare.
  package static var builtIn: _ModuleTables.Type?
  private static var modules: [String: _ModuleTables.Type?] = [:]
  private static var moduleNames: [UnsafeRawPointer: String] = [:]
  private static var tables: [UnsafeRawPointer: [_ClassTable]] = [:]
  private static var genericTables: [@MainActor (AnyClass) -> _ClassTable?] = []
  private static var chains: [ObjectIdentifier: [_ClassTable]] = [:]
}
