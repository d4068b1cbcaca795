import Foundation

/// An array that is a property of an object, and that notifies the property's observers of the changed elements.
///
/// `mutableArrayValue(forKey:)` returns it. It reads and changes the array that the property holds.
final class ObservedArray: NSMutableArray {
  private let owner: NSObject
  private let key: String

  init(of owner: NSObject, key: String) {
    self.owner = owner
    self.key = key
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  required init(arrayLiteral elements: Any...) { fatalError("an observed array is made of a property alone") }

  required init(objects: UnsafePointer<AnyObject>?, count: Int) { fatalError("an observed array is made of a property alone") }

  override var count: Int { elements.count }
  override func object(at index: Int) -> Any { elements[index] }

  override func insert(_ anObject: Any, at index: Int) {
    change(.insertion, IndexSet(integer: index), new: [anObject], old: nil) { $0.insert(anObject, at: index) }
  }

  override func removeObject(at index: Int) {
    let old = object(at: index)
    change(.removal, IndexSet(integer: index), new: nil, old: [old]) { $0.remove(at: index) }
  }

  override func replaceObject(at index: Int, with anObject: Any) {
    let old = object(at: index)
    change(.replacement, IndexSet(integer: index), new: [anObject], old: [old]) { $0[index] = anObject }
  }

  override func add(_ anObject: Any) { insert(anObject, at: count) }
  override func removeLastObject() { removeObject(at: count - 1) }
  override func addObjects(from otherArray: [Any]) {
    guard !otherArray.isEmpty else { return }
    let first = count
    change(.insertion, IndexSet(integersIn: first..<first + otherArray.count), new: otherArray, old: nil) { $0 += otherArray }
  }

  override func insert(_ objects: [Any], at indexes: IndexSet) {
    guard !indexes.isEmpty else { return }
    change(.insertion, indexes, new: objects, old: nil) { elements in
      for (object, index) in zip(objects, indexes) { elements.insert(object, at: index) }
    }
  }

  override func removeObjects(at indexes: IndexSet) {
    guard !indexes.isEmpty else { return }
    let old = indexes.map { object(at: $0) }
    change(.removal, indexes, new: nil, old: old) { elements in
      for index in indexes.reversed() { elements.remove(at: index) }
    }
  }

  override func removeAllObjects() { removeObjects(at: IndexSet(integersIn: 0..<count)) }

  private var elements: [Any] {
    onMain { owner, key in
      let value = owner.value(forKey: key)
      return (value as? NSArray).map { $0.map { $0 } } ?? value as? [Any] ?? []
    }
  }

  private func change(_ kind: NSKeyValueChange, _ indexes: IndexSet, new: [Any]?, old: [Any]?, _ body: (inout [Any]) -> Void) {
    var elements = elements
    body(&elements)
    nonisolated(unsafe) let parts = (elements, new, old)
    onMain { owner, key in
      if let array = owner.value(forKey: key) as? NSMutableArray {
        array.setArray(parts.0)
      } else {
        owner.setValue(parts.0, forKey: key)
      }
      PropertyObservers.elementsChanged(owner, key, kind, indexes, new: parts.1, old: parts.2)
    }
  }

  private func onMain<Result>(_ body: @MainActor (NSObject, String) -> Result) -> Result {
    nonisolated(unsafe) let owner = owner
    let key = key
    nonisolated(unsafe) var result: Result?
    MainActor.assumeIsolated { result = body(owner, key) }
    return result!
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns a mutable array for an array property; observers of the property receive the changed elements.
  @preconcurrency @MainActor public func mutableArrayValue(forKey key: String) -> NSMutableArray { ObservedArray(of: self, key: key) }
}
