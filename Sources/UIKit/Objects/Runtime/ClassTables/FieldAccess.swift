import QuartzCore

/// Sets stored properties by name through the runtime's field records, for classes without a table.
///
/// Only where it is safe: variables held strongly, or weakly with a type of one word. Observers do not run; a class that needs them has a
/// ``_ClassTable``.
@MainActor enum FieldAccess {
  enum Outcome: Equatable {
    case done
    case noField
    case wrongValue
    /// The property exists but cannot be set safely; the text explains the solution.
    case refused(String)
  }

  static func set(_ value: Any?, for name: String, of object: AnyObject) -> Outcome {
    var next: AnyClass? = type(of: object)
    while let current = next, !isOfSystem(current) {
      if let field = fields(of: current)[name] { return set(value, in: field, of: object) }
      next = _getSuperclass(current)
    }
    return .noField
  }

  /// Returns the value of a stored property; nil if there is none or it cannot be read.
  static func value(for name: String, of object: AnyObject) -> Any? {
    var next: AnyClass? = type(of: object)
    while let current = next, !isOfSystem(current) {
      if let field = fields(of: current)[name], let type = field.type, field.ownership == .strong {
        return read(type, at: place(field, object))
      }
      next = _getSuperclass(current)
    }
    return nil
  }

  /// Explains why a property that exists in another form cannot be set.
  static func hint(for name: String, of type: AnyClass) -> String? {
    var next: AnyClass? = type
    while let current = next, !isOfSystem(current) {
      if fields(of: current)["_\(name)"] != nil {
        return "`\(name)` has a property wrapper: list it in a _ClassTable."
      }
      next = _getSuperclass(current)
    }
    return nil
  }

  private static func set(_ value: Any?, in field: FieldRecord, of object: AnyObject) -> Outcome {
    guard field.isVariable else { return .refused("`\(field.name)` is a constant: declare it with var.") }
    guard let type = field.type else {
      return .refused("`\(field.name)` has a type that the runtime cannot name: list it in a _ClassTable.")
    }
    let place = place(field, object)
    switch field.ownership {
    case .strong: return store(value, as: type, at: place) ? .done : .wrongValue
    case .weak:
      guard size(of: type) == MemoryLayout<UInt>.size else {
        return .refused("`\(field.name)` is weak and of protocol type: list it in a _ClassTable.")
      }
      guard accepts(value, type) else { return .wrongValue }
      place.assumingMemoryBound(to: WeakWord.self).pointee.object = ConvertedValue.flattened(value).map { $0 as AnyObject }
      return .done
    case .unowned, .unmanaged: return .refused("`\(field.name)` is unowned: list it in a _ClassTable.")
    }
  }

  private static func place(_ field: FieldRecord, _ object: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(object).toOpaque() + field.offset
  }

  private static func store(_ value: Any?, as type: Any.Type, at place: UnsafeMutableRawPointer) -> Bool {
    func store<T>(_ type: T.Type) -> Bool {
      guard let value = ConvertedValue.convert(value, to: T.self) else { return false }
      place.assumingMemoryBound(to: T.self).pointee = value
      return true
    }
    return _openExistential(type, do: store)
  }

  private static func read(_ type: Any.Type, at place: UnsafeMutableRawPointer) -> Any {
    func read<T>(_ type: T.Type) -> Any { place.assumingMemoryBound(to: T.self).pointee }
    return _openExistential(type, do: read)
  }

  private static func accepts(_ value: Any?, _ type: Any.Type) -> Bool {
    func accepts<T>(_ type: T.Type) -> Bool { ConvertedValue.convert(value, to: T.self) != nil }
    return _openExistential(type, do: accepts)
  }

  private static func size(of type: Any.Type) -> Int {
    func size<T>(_ type: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: size)
  }

  /// A weak reference as stored in a field.
  private struct WeakWord {
    weak var object: AnyObject?
  }

  /// Returns whether the class belongs to UIKit, whose stored properties are not outlets.
  private static func isOfSystem(_ type: AnyClass) -> Bool { systemModules.contains(ClassTables.moduleName(of: type)) }

  private static let systemModules: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "Foundation", "FoundationEssentials", "Swift"]

  /// Returns the fields a class declares, by the name of the property.
  private static func fields(of type: AnyClass) -> [String: FieldRecord] {
    lock.lock()
    defer { lock.unlock() }
    if let known = cache[ObjectIdentifier(type)] { return known }
    ClassMetadata.requireKnownLayout()
    var fields: [String: FieldRecord] = [:]
    for field in ClassMetadata(type).fields {
      let lazyPrefix = "$__lazy_storage_$_"
      let name = field.name.hasPrefix(lazyPrefix) ? String(field.name.dropFirst(lazyPrefix.count)) : field.name
      fields[name] = field
    }
    cache[ObjectIdentifier(type)] = fields
    return fields
  }

  private static let lock = NSLock()
  private static var cache: [ObjectIdentifier: [String: FieldRecord]] = [:]
}
