import QuartzCore

// The lists of a class's members that apps read from Objective-C's runtime.

/// A property of a class, in a list of ``class_copyPropertyList(_:_:)``.
public typealias objc_property_t = OpaquePointer
/// A stored property of a class, in a list of ``class_copyIvarList(_:_:)``.
public typealias Ivar = OpaquePointer

/// Returns the properties that a class itself stores, without those of its superclasses, and their number. The list is freed with `free`.
///
/// Computed properties are not in the list: Swift does not record them. Nil for a class without stored properties.
public func class_copyPropertyList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<objc_property_t>? {
  MemberNames.list(cls, outCount)
}

/// Returns the stored properties of a class, without those of its superclasses, and their number. The list is freed with `free`.
public func class_copyIvarList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<Ivar>? {
  MemberNames.list(cls, outCount)
}

/// Returns the methods of a class that selectors can name, without those of its superclasses, and their number. The list is freed with `free`.
@preconcurrency @MainActor
public func class_copyMethodList(_ cls: AnyClass?, _ outCount: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<Method>? {
  let methods = cls.map { ClassMethods.of($0) } ?? []
  outCount?.pointee = UInt32(methods.count)
  guard !methods.isEmpty, let memory = malloc((methods.count + 1) * MemoryLayout<Method>.stride) else { return nil }
  let list = memory.bindMemory(to: Method.self, capacity: methods.count)
  for (index, method) in methods.enumerated() { (list + index).initialize(to: method) }
  return list
}

/// Returns the property of a class or a superclass with a name; nil if none is stored.
public func class_getProperty(_ cls: AnyClass?, _ name: UnsafePointer<CChar>) -> objc_property_t? {
  let name = String(cString: name)
  var next: AnyClass? = cls
  while let current = next {
    if MemberNames.of(current).contains(name) { return MemberNames.pointer(name) }
    next = ClassMetadata(current).superclass
  }
  return nil
}

public func property_getName(_ property: objc_property_t) -> UnsafePointer<CChar> { UnsafePointer(property) }

/// Returns the name of a stored property.
public func ivar_getName(_ v: Ivar) -> UnsafePointer<CChar>? { UnsafePointer(v) }

/// Returns the attributes of a property: an object, and its name. The type is not recorded.
public func property_getAttributes(_ property: objc_property_t) -> UnsafePointer<CChar>? {
  UnsafePointer(MemberNames.pointer("T@,N,V" + String(cString: property_getName(property))))
}

/// Returns the name of a class, with its module.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
  UnsafePointer(MemberNames.pointer(cls.map { String(reflecting: $0) } ?? "nil"))
}

public func method_getName(_ m: Method) -> Selector { m.selector }

/// The methods of classes. They remain for the life of the program, so that a list of them can be freed as plain memory.
@MainActor enum ClassMethods {
  private static var known: [ObjectIdentifier: [Method]] = [:]

  static func of(_ cls: AnyClass) -> [Method] {
    if let methods = known[ObjectIdentifier(cls)] { return methods }
    let names = Set(ClassTables.chain(of: cls).filter { $0.belongs(to: cls) }.flatMap(\.methods.keys))
    let methods = names.sorted().map { Method(cls, Selector($0), isOfClass: false) }
    known[ObjectIdentifier(cls)] = methods
    return methods
  }

  /// The class that implements a method of another: itself, or the nearest superclass with the method.
  static func owner(of name: String, from cls: AnyClass) -> AnyClass {
    for table in ClassTables.chain(of: cls) where table.methods[name] != nil {
      if case .type(let owner) = table.owner { return owner }
    }
    return cls
  }
}

extension _ClassTable {
  @MainActor func belongs(to cls: AnyClass) -> Bool {
    guard case .type(let type) = owner else { return false }
    return type == cls
  }
}

/// Names as C strings, which remain for the life of the program, as those of Objective-C's runtime do.
private enum MemberNames {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var pointers: [String: OpaquePointer] = [:]

  static func pointer(_ name: String) -> OpaquePointer {
    lock.withLock {
      if let known = pointers[name] { return known }
      let made = OpaquePointer(strdup(name)!)
      pointers[name] = made
      return made
    }
  }

  static func of(_ cls: AnyClass) -> [String] {
    ClassMetadata.requireKnownLayout()
    let lazyPrefix = "$__lazy_storage_$_"
    return ClassMetadata(cls).fields.map { $0.name.hasPrefix(lazyPrefix) ? String($0.name.dropFirst(lazyPrefix.count)) : $0.name }
  }

  static func list(_ cls: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?) -> UnsafeMutablePointer<OpaquePointer>? {
    let names = cls.map { of($0) } ?? []
    count?.pointee = UInt32(names.count)
    guard !names.isEmpty, let memory = malloc((names.count + 1) * MemoryLayout<OpaquePointer>.stride) else { return nil }
    let list = memory.bindMemory(to: OpaquePointer.self, capacity: names.count)
    for (index, name) in names.enumerated() { (list + index).initialize(to: pointer(name)) }
    return list
  }
}
