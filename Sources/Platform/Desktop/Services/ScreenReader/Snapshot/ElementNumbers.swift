import UIKitViews

/// The numbers of elements, which are their paths on the bus. A number is never used again.
@MainActor package final class ElementNumbers {
  private struct Entry {
    let number: Int
    weak var object: (any AccessibleObject)?
    /// The row that the object showed when it got its number, and its name then.
    var position: Int?
    var name: String
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var objects: [Int: ObjectIdentifier] = [:]
  private var next = AccessibleItem.window + 1

  package init() {}

  /// Returns the number of an object. A cell that shows another row now is another element: it gets a new one.
  func number(of object: any AccessibleObject, position: Int?, name: String) -> Int {
    let key = ObjectIdentifier(object)
    if var entry = entries[key], entry.object === object {
      let isReused = entry.position != position && entry.name != name && position != nil && entry.position != nil
      if !isReused {
        entry.position = position
        entry.name = name
        entries[key] = entry
        return entry.number
      }
      objects[entry.number] = nil
    }
    let number = next
    next += 1
    entries[key] = Entry(number: number, object: object, position: position, name: name)
    objects[number] = key
    return number
  }

  /// Returns the object of a number; nil if it is gone.
  package func object(_ number: Int) -> (any AccessibleObject)? { objects[number].flatMap { entries[$0]?.object } }

  /// Removes the numbers that a snapshot no longer has.
  func keep(_ numbers: Set<Int>) {
    guard objects.count > numbers.count * 2 + 64 else { return }
    entries = entries.filter { numbers.contains($0.value.number) }
    objects = objects.filter { numbers.contains($0.key) }
  }
}
