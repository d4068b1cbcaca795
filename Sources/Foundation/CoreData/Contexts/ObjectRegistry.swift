import Foundation

/// The objects of a context by their keys. It does not hold them: new, changed and deleted objects are held by the context's sets, others by
/// their users.
struct ObjectRegistry {
  private struct Entry {
    weak var object: NSManagedObject?
  }

  private var entries: [String: Entry] = [:]
  private var limit = 1_000

  subscript(key: String) -> NSManagedObject? {
    get { entries[key]?.object }
    set {
      guard let newValue else {
        entries[key] = nil
        return
      }
      entries[key] = Entry(object: newValue)
      guard entries.count > limit else { return }
      entries = entries.filter { $0.value.object != nil }
      limit = max(1_000, entries.count * 2)
    }
  }

  var values: [NSManagedObject] { entries.values.compactMap(\.object) }

  mutating func removeAll() { entries = [:] }
}
