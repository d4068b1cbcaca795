import Foundation

/// A dictionary that may hold its keys and its values weakly. An entry goes with either of them.
open class NSMapTable<KeyType, ObjectType>: NSObject {
  private struct Entry {
    let key: HeldReference
    let value: HeldReference
    var isAlive: Bool { key.object != nil && value.object != nil }
  }

  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var buckets: [Int: [Entry]] = [:]

  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
    super.init()
    buckets.reserveCapacity(initialCapacity)
  }

  public convenience override init() { self.init(keyOptions: [], valueOptions: []) }

  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(keyOptions: .weakMemory) }
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable(valueOptions: .weakMemory) }
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    let key = aKey as AnyObject
    return buckets[HeldReference.hash(of: key, keyOptions)]?.first { $0.key.matches(key, keyOptions) }?.value.object as? ObjectType
  }

  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let aKey else { return }
    removeObject(forKey: aKey)
    guard let anObject else { return }
    let key = HeldReference(aKey, keyOptions)
    buckets[key.hash, default: []].append(Entry(key: key, value: HeldReference(anObject, valueOptions)))
  }

  open func removeObject(forKey aKey: KeyType?) {
    guard let aKey else { return }
    let key = aKey as AnyObject
    let hash = HeldReference.hash(of: key, keyOptions)
    // Entries of which a half is gone leave when their bucket is next used.
    let rest = buckets[hash]?.filter { $0.isAlive && !$0.key.matches(key, keyOptions) } ?? []
    buckets[hash] = rest.isEmpty ? nil : rest
  }

  open func removeAllObjects() { buckets = [:] }

  private var entries: [Entry] { buckets.values.flatMap { $0.filter(\.isAlive) } }

  open var count: Int { entries.count }
  open func keyEnumerator() -> NSEnumerator { NSArray(array: entries.compactMap(\.key.object)).objectEnumerator() }
  open func objectEnumerator() -> NSEnumerator? { NSArray(array: entries.compactMap(\.value.object)).objectEnumerator() }

  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    var result: [AnyHashable: ObjectType] = [:]
    for entry in entries {
      if let key = entry.key.object as? AnyHashable, let value = entry.value.object as? ObjectType { result[key] = value }
    }
    return result
  }
}

extension NSMapTable {
  public subscript(key: KeyType) -> ObjectType? {
    get { object(forKey: key) }
    set { setObject(newValue, forKey: key) }
  }
}
