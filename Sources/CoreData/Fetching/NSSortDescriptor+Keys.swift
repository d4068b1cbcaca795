import Foundation

extension NSSortDescriptor {
  /// Sorts managed objects by a property's name. Foundation on Linux sorts by key paths only.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSManagedObject.self, ascending: ascending) { first, second in
      guard let key, let first = first as? NSManagedObject, let second = second as? NSManagedObject else { return .orderedSame }
      return ValueOrder.compare(first.value(forKeyPath: key), second.value(forKeyPath: key))
    }
  }
}

/// The order of values: nil comes first, and what cannot be compared is the same.
enum ValueOrder {
  static func compare(_ first: Any?, _ second: Any?) -> ComparisonResult {
    switch (first, second) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let first as String, let second as String): return order(first, second)
    case (let first as Date, let second as Date): return order(first, second)
    case (let first?, let second?):
      guard let one = ManagedValue.convert(first, to: Double.self), let other = ManagedValue.convert(second, to: Double.self) else {
        return .orderedSame
      }
      return order(one, other)
    }
  }

  private static func order<Value: Comparable>(_ first: Value, _ second: Value) -> ComparisonResult {
    first < second ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
  }
}
