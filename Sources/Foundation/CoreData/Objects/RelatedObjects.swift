import Foundation

/// The objects of a relationship. Changes of the set change the relationship.
nonisolated final class RelatedSet: NSMutableSet {
  private let owner: NSManagedObject
  private let key: String

  init(of owner: NSManagedObject, key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) { preconditionFailure("A set of related objects belongs to an object.") }
  required convenience init?(coder: NSCoder) { nil }

  private var objects: [NSManagedObject] { owner.related(key) }

  override var count: Int { objects.count }
  override func member(_ object: Any) -> Any? { objects.first { $0 === object as AnyObject } }
  override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }
  override func add(_ object: Any) { owner.changeManaged(key, adding: object) }
  override func remove(_ object: Any) { owner.changeManaged(key, removing: object) }
  override func removeAllObjects() { owner.setValue(NSSet(), forKey: key) }
}

/// The objects of an ordered relationship. Changes of the set change the relationship.
nonisolated final class RelatedOrderedSet: NSMutableOrderedSet {
  private let owner: NSManagedObject
  private let key: String

  init(of owner: NSManagedObject, key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }

  required override init(capacity numItems: Int) { preconditionFailure("A set of related objects belongs to an object.") }
  required convenience init?(coder: NSCoder) { nil }
  required convenience init(arrayLiteral elements: Any...) { self.init(capacity: elements.count) }

  private var objects: [NSManagedObject] { owner.related(key) }

  private func change(_ body: (inout [NSManagedObject]) -> Void) {
    var new = objects
    body(&new)
    owner.setValue(NSOrderedSet(array: new), forKey: key)
  }

  override var count: Int { objects.count }
  override func object(at idx: Int) -> Any { objects[idx] }
  override func index(of object: Any) -> Int { objects.firstIndex { $0 === object as AnyObject } ?? NSNotFound }
  override func contains(_ object: Any) -> Bool { index(of: object) != NSNotFound }
  override func add(_ object: Any) { insert(object, at: count) }
  override func add(_ objects: UnsafePointer<AnyObject>?, count: Int) { for index in 0..<count { objects.map { add($0[index]) } } }
  override func addObjects(from array: [Any]) { array.forEach(add) }
  override func remove(_ object: Any) { change { $0.removeAll { $0 === object as AnyObject } } }
  override func removeObjects(in array: [Any]) { array.forEach(remove) }
  override func removeAllObjects() { change { $0 = [] } }
  override func insert(_ object: Any, at idx: Int) {
    guard let object = object as? NSManagedObject, !objects.contains(object) else { return }
    change { $0.insert(object, at: idx) }
  }
  override func removeObject(at idx: Int) { change { $0.remove(at: idx) } }
  override func replaceObject(at idx: Int, with obj: Any) {
    guard let object = obj as? NSManagedObject else { return }
    change { $0[idx] = object }
  }
}
