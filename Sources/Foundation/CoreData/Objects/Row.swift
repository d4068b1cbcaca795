import Foundation

/// The values of an object as saved in the store: related objects are arrays of keys.
enum Row {
  /// Returns whether two values are equal. An empty relationship equals one that was never set.
  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): return true
    case (let first as [String], let second as [String]): return first == second
    case (let first as [String], nil): return first.isEmpty
    case (nil, let second as [String]): return second.isEmpty
    case (let first as NSObject, let second as NSObject): return first === second || first.isEqual(second)
    case (let first as AnyHashable, let second as AnyHashable): return first == second
    case (let first as [String: Any], let second as [String: Any]):
      return first.count == second.count && first.allSatisfy { areEqual($1, second[$0]) }
    default: return false
    }
  }
}
