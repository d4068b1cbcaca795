import Foundation

/// A set of objects that may hold them weakly.
///
/// The type of its members may be a class or a protocol; here it is not restricted to what Objective-C can represent.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var buckets: [Int: [HeldReference]] = [:]

  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
    buckets.reserveCapacity(initialCapacity)
  }

  public convenience override init() { self.init(options: []) }

  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    let held = HeldReference(object, options)
    // Objects that are gone leave when their bucket is next used.
    buckets[held.hash] = (buckets[held.hash] ?? []).filter { $0.object != nil } + [held]
  }

  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    let hash = HeldReference.hash(of: object as AnyObject, options)
    let rest = buckets[hash]?.filter { $0.object != nil && !$0.matches(object as AnyObject, options) } ?? []
    buckets[hash] = rest.isEmpty ? nil : rest
  }

  open func removeAllObjects() { buckets = [:] }

  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// The member equal to `object`.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    let bucket = buckets[HeldReference.hash(of: object as AnyObject, options)]
    return bucket?.first { $0.matches(object as AnyObject, options) }?.object as? ObjectType
  }

  /// The members that still are, in no order.
  open var allObjects: [ObjectType] { buckets.values.flatMap { $0.compactMap { $0.object as? ObjectType } } }
  open var anyObject: ObjectType? { allObjects.first }
  open var count: Int { allObjects.count }
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects.map { $0 as Any }).objectEnumerator() }
}
