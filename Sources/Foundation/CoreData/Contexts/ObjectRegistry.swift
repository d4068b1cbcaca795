import Foundation

/// The objects of a context by their keys. Objects are referenced weakly: the context's sets retain changed and deleted objects, and the
/// app retains others. New objects are retained here until they are saved, because a weak reference slows each access.
struct ObjectRegistry {
  private enum Entry {
    case held(NSManagedObject)
    case weak(Reference)

    var object: NSManagedObject? {
      switch self {
      case .held(let object): object
      case .weak(let reference): reference.object
      }
    }
  }

  private struct Reference {
    weak var object: NSManagedObject?
  }

  private var entries: [String: Entry] = [:]
  private var limit = 1_000

  subscript(key: String) -> NSManagedObject? {
    get { entries[key]?.object }
    set {
      if let newValue { set(.weak(Reference(object: newValue)), key) } else { entries[key] = nil }
    }
  }

  /// Adds a new object, and retains it until ``release(_:)``.
  mutating func hold(_ object: NSManagedObject) { set(.held(object), object.objectID.key) }

  /// Changes the reference to an object to a weak one.
  mutating func release(_ object: NSManagedObject) {
    let key = object.objectID.key
    if case .held(let held) = entries[key], held === object { set(.weak(Reference(object: object)), key) }
  }

  mutating func move(_ old: String, to new: String) {
    if let entry = entries.removeValue(forKey: old) { set(entry, new) }
  }

  private mutating func set(_ entry: Entry, _ key: String) {
    entries[key] = entry
    guard entries.count > limit else { return }
    entries = entries.filter { $0.value.object != nil }
    limit = max(1_000, entries.count * 2)
  }

  var values: [NSManagedObject] { entries.values.compactMap(\.object) }

  mutating func removeAll() { entries = [:] }
}
