import Foundation

/// A dictionary that may hold its keys and its values weakly. An entry is removed when either is released.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private struct Entry {
    let key: HeldReference
    let value: HeldReference
    var isAlive: Bool { key.object != nil && value.object != nil }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var buckets: [Int: [Entry]] = [:]

  /// Creates a table whose keys and values are retained or not; the capacity has no effect.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
    buckets.reserveCapacity(initialCapacity)
  }

  public convenience override init() { self.init(keyOptions: [], valueOptions: []) }

  /// Returns a table that retains keys and values.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// Returns a table that retains its values only.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  /// Returns a table that retains its keys only.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  /// Returns a table that retains neither keys nor values.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// Returns the value of a key; `nil` if there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    let key = aKey as AnyObject
    return buckets[HeldReference.hash(of: key, keyOptions)]?.first { $0.key.matches(key, keyOptions) }?.value.object as? ObjectType
  }

  /// Sets the value of a key; `nil` as key or value does nothing.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    let key = HeldReference(aKey, keyOptions)
    buckets[key.hash, default: []].append(Entry(key: key, value: HeldReference(anObject, valueOptions)))
  }

  /// Removes a key with its value.
  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let key = aKey as AnyObject
    let hash = HeldReference.hash(of: key, keyOptions)
    // Entries with a released key or value are removed when their bucket is next used.
    let rest = buckets[hash]?.filter { $0.isAlive && !$0.key.matches(key, keyOptions) } ?? []
    buckets[hash] = rest.isEmpty ? nil : rest
  }

  /// Removes all keys.
  open func removeAllObjects() { buckets = [:] }

  private var entries: [Entry] { buckets.values.flatMap { $0.filter(\.isAlive) } }

  /// The number of keys whose key and value still exist.
  open var count: Int { entries.count }
  /// Returns an enumerator of the keys that are alive, in no particular order.
  open func keyEnumerator() -> NSEnumerator { NSArray(array: entries.compactMap(\.key.object)).objectEnumerator() }
  open func objectEnumerator() -> NSEnumerator? { NSArray(array: entries.compactMap(\.value.object)).objectEnumerator() }

  /// Returns the keys and values as a dictionary.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var result: [AnyHashable: ObjectType] = [:]
    for entry in entries {
      if let key = entry.key.object as? AnyHashable, let value = entry.value.object as? ObjectType { result[key] = value }
    }
    return result
  }
}

extension NSMapTable {
  /// The value of a key; setting `nil` removes it.
  public subscript(key: KeyType) -> ObjectType? {
    get { object(forKey: key) }
    set { setObject(newValue, forKey: key) }
  }
}
