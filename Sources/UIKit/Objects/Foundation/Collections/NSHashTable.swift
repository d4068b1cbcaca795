import Foundation

/// A set of objects that may hold them weakly.
///
/// The type of its members may be a class or a protocol; here it is not restricted to what Objective-C can represent.
open class NSHashTable<ObjectType>: NSObject {
  private let options: NSPointerFunctions.Options
  private var buckets: [Int: [HeldReference]] = [:]

  /// Creates a set whose members are retained or not; the capacity has no effect.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
    super.init()
    buckets.reserveCapacity(initialCapacity)
  }

  public convenience override init() { self.init(options: []) }

  /// Returns a set that does not retain its members.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Adds an object unless it is a member.
  open func add(_ object: ObjectType?) {
    guard let object, !contains(object) else { return }
    let held = HeldReference(object, options)
    // Released objects are removed when their bucket is next used.
    buckets[held.hash] = (buckets[held.hash] ?? []).filter { $0.object != nil } + [held]
  }

  /// Removes an object.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    let hash = HeldReference.hash(of: object as AnyObject, options)
    let rest = buckets[hash]?.filter { $0.object != nil && !$0.matches(object as AnyObject, options) } ?? []
    buckets[hash] = rest.isEmpty ? nil : rest
  }

  /// Removes all objects.
  open func removeAllObjects() { buckets = [:] }

  /// Returns whether the table contains an object that is equal to this one.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Returns the member equal to `object`.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    let bucket = buckets[HeldReference.hash(of: object as AnyObject, options)]
    return bucket?.first { $0.matches(object as AnyObject, options) }?.object as? ObjectType
  }

  /// The members that still exist, in no particular order.
  open var allObjects: [ObjectType] { buckets.values.flatMap { $0.compactMap { $0.object as? ObjectType } } }
  /// One of the members; `nil` if there is none.
  open var anyObject: ObjectType? { allObjects.first }
  /// The number of members that still exist.
  open var count: Int { allObjects.count }
  /// The members as a set.
  open var setRepresentation: Set<AnyHashable> { Set(allObjects.compactMap { $0 as? AnyHashable }) }

  /// Returns an enumerator of the members.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects.map { $0 as Any }).objectEnumerator() }
}
