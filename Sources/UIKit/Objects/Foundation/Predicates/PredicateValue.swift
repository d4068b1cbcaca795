import Foundation

/// Reading and comparing values of any type, for predicates, sort descriptors and key paths of collections.
package enum PredicateValue {
  /// Returns the value at a path such as `address.city`, `children.@count` or `children.@sum.age`. `self` is the object.
  package static func value(at path: String, of object: Any?) -> Any? {
    value(at: path.split(separator: ".").map(String.init)[...], of: object)
  }

  private static func value(at path: ArraySlice<String>, of object: Any?) -> Any? {
    var (rest, current) = (path, object)
    while let name = rest.popFirst() {
      guard let value = current.flatMap(unwrapped) else { return nil }
      if name.hasPrefix("@"), let elements = elements(value) {
        // An operator applies to the values of the rest of the path for each element.
        return aggregate(name, of: rest.isEmpty ? elements : elements.compactMap { Self.value(at: rest, of: $0) })
      }
      current = part(name, of: value)
    }
    return current.flatMap(unwrapped)
  }

  /// Returns the result of an operator, a number as `NSNumber`, which casts to every type of numbers.
  private static func aggregate(_ name: String, of elements: [Any]) -> Any? {
    let sum = elements.compactMap(number).reduce(0, +)
    switch name {
    case "@count": return NSNumber(value: elements.count)
    case "@sum": return NSNumber(value: sum)
    case "@avg": return NSNumber(value: elements.isEmpty ? 0 : sum / Double(elements.count))
    case "@max": return elements.max { order($0, $1) == .orderedAscending }
    case "@min": return elements.min { order($0, $1) == .orderedAscending }
    case "@unionOfObjects": return elements
    case "@distinctUnionOfObjects": return distinct(elements)
    case "@unionOfArrays": return elements.flatMap { Self.elements($0) ?? [] }
    case "@distinctUnionOfArrays", "@distinctUnionOfSets": return distinct(elements.flatMap { Self.elements($0) ?? [] })
    default: return nil
    }
  }

  private static func distinct(_ elements: [Any]) -> [Any] {
    var seen: Set<AnyHashable> = []
    return elements.filter { ($0 as? AnyHashable).map { seen.insert($0).inserted } ?? true }
  }

  private static let numberNames: Set<String> = ["intValue", "integerValue", "floatValue", "doubleValue", "boolValue"]

  private static func part(_ name: String, of value: Any) -> Any? {
    if name.lowercased() == "self" { return value }
    if let elements = elements(value) {
      return name == "count" ? elements.count : elements.map { part(name, of: $0) ?? NSNull() }
    }
    if let dictionary = value as? [String: Any] { return dictionary[name] }
    if let text = text(value) { return name == "length" ? text.utf16.count : numberNames.contains(name) ? Double(text) : nil }
    if numberNames.contains(name), let number = number(value) { return number }
    if let keyed = value as? any _KeyedValues { return keyed.value(forKey: name).flatMap(unwrapped) }
    if Thread.isMainThread || MainQueue.isCurrent, let object = value as? NSObject {
      // The value stays on the main actor's thread.
      nonisolated(unsafe) let keyed = object
      nonisolated(unsafe) var found: Any?
      MainActor.assumeIsolated { found = KeyedObject(keyed).value(for: name) }
      if found != nil { return found }
    }
    var mirror: Mirror? = Mirror(reflecting: value)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name }) { return unwrapped(child.value) }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// Returns the value without its optionals, however deeply they are nested.
  static func unwrapped(_ value: Any) -> Any? {
    if value is NSNull { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  static func text(_ value: Any?) -> String? {
    guard let value = value.flatMap(unwrapped) else { return nil }
    return value as? String ?? (value as? NSString).map { $0 as String } ?? (value as? Substring).map(String.init)
  }

  static func number(_ value: Any?) -> Double? {
    guard let value = value.flatMap(unwrapped) else { return nil }
    if let number = value as? NSNumber { return number.doubleValue }
    if let number = value as? any BinaryInteger { return Double(number) }
    if let number = value as? any BinaryFloatingPoint { return Double(number) }
    if let flag = value as? Bool { return flag ? 1 : 0 }
    return (value as? Date)?.timeIntervalSinceReferenceDate
  }

  /// Returns the elements of an array, a set, or the values of a dictionary.
  package static func elements(_ value: Any?) -> [Any]? {
    guard let value = value.flatMap(unwrapped) else { return nil }
    if let array = value as? [Any] { return array }
    if let array = value as? NSArray { return array.map { $0 } }
    if let set = value as? NSSet { return set.map { $0 } }
    if let set = value as? Set<AnyHashable> { return set.map(\.base) }
    if let set = value as? NSOrderedSet { return set.map { $0 } }
    return nil
  }

  static func areEqual(_ first: Any?, _ second: Any?, _ options: String.CompareOptions = []) -> Bool {
    let first = first.flatMap(unwrapped)
    let second = second.flatMap(unwrapped)
    guard let first, let second else { return first == nil && second == nil }
    if let order = order(first, second, options) { return order == .orderedSame }
    if let first = elements(first), let second = elements(second) {
      return first.count == second.count && zip(first, second).allSatisfy { areEqual($0, $1, options) }
    }
    if let first = first as? NSObject, let second = second as? NSObject { return first.isEqual(second) }
    if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
    return false
  }

  /// Returns the order of two strings or numbers; nil for values without an order. Nil comes first.
  static func order(_ first: Any?, _ second: Any?, _ options: String.CompareOptions = []) -> ComparisonResult? {
    let first = first.flatMap(unwrapped)
    let second = second.flatMap(unwrapped)
    if first == nil || second == nil { return first == nil ? (second == nil ? .orderedSame : .orderedAscending) : .orderedDescending }
    if let first = text(first), let second = text(second) { return first.compare(second, options: options) }
    guard let first = number(first), let second = number(second) else { return nil }
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }
}
