/// The outlets, inspectable properties and actions of one class, or of an extension of one.
///
/// Linux has no key-value coding: a nib sets properties and calls methods by name through these tables. The importer's translator generates
/// them in each class; hand-written code may do the same:
///
/// ```swift
/// var table = _ClassTable(NotesController.self)
/// table.property("titleLabel", \NotesController.titleLabel)
/// table.action("save:", NotesController.save(_:))
/// ```
///
/// Members of superclasses are in the tables of these classes. A module lists its tables in a subclass of ``_ModuleTables``.
@MainActor public struct _ClassTable {
  let owner: Owner
  /// Whether the table is one of UIKit's own, which an app's properties override.
  var isBuiltIn = false
  private(set) var properties: [String: PropertyAccess] = [:]
  private(set) var methods: [String: SelectorMethod] = [:]

  enum Owner {
    case type(AnyClass)
    /// A generic class has one table for each set of type arguments, looked up by the class of an object.
    case generic(@MainActor (AnyClass) -> _ClassTable?)
  }

  /// An empty table of `type`'s members.
  public init<C: AnyObject>(_ type: C.Type) {
    owner = .type(type)
  }

  /// Creates the tables of a generic class: `find` returns the table of a bound class, or nil for a class that does not derive from it.
  ///
  /// ```swift
  /// private protocol _TrestleGeneric_Box { @MainActor static func _trestleTable_Box() -> UIKit._ClassTable }
  /// extension Box: _TrestleGeneric_Box {}
  /// UIKit._ClassTable(generic: { ($0 as? any _TrestleGeneric_Box.Type)?._trestleTable_Box() })
  /// ```
  public init(generic find: @escaping @MainActor (AnyClass) -> _ClassTable?) {
    owner = .generic(find)
  }

  /// Adds a property that can be read and set. Observers, wrappers and weak storage work, because the property's own accessors run.
  public mutating func property<C: AnyObject, V>(_ name: String, _ keyPath: ReferenceWritableKeyPath<C, V>) {
    properties[name] = PropertyAccess(
      get: { ($0 as? C).map { $0[keyPath: keyPath] as Any } },
      set: { object, value in
        guard let object = object as? C else { return .wrongObject }
        guard let value = ConvertedValue.convert(value, to: V.self) else { return .wrongValue }
        object[keyPath: keyPath] = value
        return .done
      })
  }

  /// Adds a property that can only be read.
  public mutating func getter<C: AnyObject, V>(_ name: String, _ keyPath: KeyPath<C, V>) {
    properties[name] = PropertyAccess(get: { ($0 as? C).map { $0[keyPath: keyPath] as Any } }, set: properties[name]?.set)
  }

  /// Adds a property without a key path, such as an unowned one. `C` may be a protocol.
  public mutating func setter<C, V>(_ name: String, _ set: @escaping @MainActor (C, V) -> Void) {
    properties[name] = PropertyAccess(
      get: properties[name]?.get,
      set: { object, value in
        guard let object = object as? C else { return .wrongObject }
        guard let value = ConvertedValue.convert(value, to: V.self) else { return .wrongValue }
        set(object, value)
        return .done
      })
  }

  /// Adds a method without arguments.
  public mutating func action<C: AnyObject, R>(_ selector: String, _ method: @escaping @MainActor (C) -> () -> R) {
    methods[selector] = SelectorMethod(method)
  }

  /// Adds a method with one argument: for an action, its sender.
  public mutating func action<C: AnyObject, A, R>(_ selector: String, _ method: @escaping @MainActor (C) -> (A) -> R) {
    methods[selector] = SelectorMethod(method)
  }

  /// Adds a method with two arguments: of an action, its sender and the event.
  public mutating func action<C: AnyObject, A, B, R>(_ selector: String, _ method: @escaping @MainActor (C) -> (A, B) -> R) {
    methods[selector] = SelectorMethod(method)
  }

  /// Adds a method with three arguments, for functions that save images and movies.
  public mutating func action<C: AnyObject, A, B, D, R>(_ selector: String, _ method: @escaping @MainActor (C) -> (A, B, D) -> R) {
    methods[selector] = SelectorMethod(method)
  }

  /// Adds a method of any other signature, such as a segue action: `call` receives as many arguments as the selector has colons.
  public mutating func method<C>(_ selector: String, _ call: @escaping @MainActor (C, [Any?]) -> Any?) {
    methods[selector] = SelectorMethod(call: call)
  }
}

/// The accessors of a property in a table.
@MainActor struct PropertyAccess {
  /// Returns the property's value, or nil if the object does not have the property's class.
  let get: (@MainActor (AnyObject) -> Any?)?
  let set: (@MainActor (AnyObject, Any?) -> Outcome)?

  enum Outcome {
    case done
    case wrongObject
    case wrongValue
  }
}
