/// The objects of a context by their keys. Objects are referenced weakly: the context's sets retain changed and deleted objects, and the
/// app retains others. New objects are retained here until they are saved, because a weak reference slows each access.
struct ObjectRegistry {
  private struct Reference {
    weak var object: NSManagedObject?
  }

  private var held: [String: NSManagedObject] = [:]
  private var references: [String: Reference] = [:]
  private var limit = 1_000

  subscript(key: String) -> NSManagedObject? {
    get { held[key] ?? references[key]?.object }
    set {
      held[key] = nil
      references[key] = newValue.map(Reference.init)
      guard references.count > limit else { return }
      references = references.filter { $0.value.object != nil }
      limit = max(1_000, references.count * 2)
    }
  }

  /// Adds a new object, and holds it until ``release(_:)``.
  mutating func hold(_ object: NSManagedObject) { held[object.objectID.key] = object }

  /// Leaves an object to its users. One without users is forgotten, because a weak reference would slow down its end, and returned: it ends at
  /// the caller, where its class may use the context.
  mutating func release(_ key: String) -> NSManagedObject? {
    guard var object = held.removeValue(forKey: key) else { return nil }
    if held.isEmpty { held = [:] }
    if isKnownUniquelyReferenced(&object) { return object }
    self[key] = object
    return nil
  }

  mutating func move(_ old: String, to new: String) {
    if let object = held.removeValue(forKey: old) {
      held[new] = object
    } else if let reference = references.removeValue(forKey: old) {
      references[new] = reference
    }
  }

  var values: [NSManagedObject] { held.values + references.values.compactMap(\.object) }

  mutating func removeAll() { (held, references) = ([:], [:]) }
}
