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

/// The values that key paths find behind a relationship to many objects.
struct RelatedValues {
  private let objects: [NSManagedObject]
  private let isOrdered: Bool

  init(_ objects: [NSManagedObject], isOrdered: Bool) { (self.objects, self.isOrdered) = (objects, isOrdered) }

  func value(forKeyPath path: String) -> Any? {
    guard path.hasPrefix("@") else {
      let values = objects.compactMap { $0.value(forKeyPath: path) }.flatMap { value -> [Any] in
        (value as? NSSet)?.allObjects ?? (value as? NSOrderedSet)?.array ?? [value]
      }
      return isOrdered ? NSOrderedSet(array: values) : NSSet(array: values)
    }
    let parts = path.split(separator: ".", maxSplits: 1).map(String.init)
    if parts[0] == "@count" { return objects.count }
    guard parts.count == 2 else { return nil }
    let values = objects.compactMap { $0.value(forKeyPath: parts[1]) }
    let numbers = values.compactMap {
      $0 as? NSNumber ?? ($0 as? Double).map(NSNumber.init(value:)) ?? ($0 as? Int).map(NSNumber.init(value:))
    }
    let sum = numbers.reduce(0) { $0 + $1.doubleValue }
    switch parts[0] {
    case "@sum": return sum
    case "@avg": return numbers.isEmpty ? nil : sum / Double(numbers.count)
    case "@min": return ordered(values).first
    case "@max": return ordered(values).last
    case "@distinctUnionOfObjects": return NSSet(array: values).allObjects
    case "@unionOfObjects": return values
    default: return nil
    }
  }

  private func ordered(_ values: [Any]) -> [Any] {
    values.sorted { first, second in
      switch (first, second) {
      case (let first as Date, let second as Date): first < second
      case (let first as String, let second as String): first < second
      case (let first as NSNumber, let second as NSNumber): first.doubleValue < second.doubleValue
      case (let first as Int, let second as Int): first < second
      case (let first as Double, let second as Double): first < second
      default: false
      }
    }
  }
}
