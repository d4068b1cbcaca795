import Foundation

/// The conditions of predicates that were made from formats or of expressions, which Core Data translates. Foundation on Linux has predicates
/// of blocks only, and no initializer can choose a subclass.
package enum PredicateConditions {
  private struct Entry {
    weak var predicate: NSPredicate?
    let condition: PredicateCondition
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]
  nonisolated(unsafe) private static var limit = 64

  static func set(_ condition: PredicateCondition, of predicate: NSPredicate) {
    lock.withLock {
      entries[ObjectIdentifier(predicate)] = Entry(predicate: predicate, condition: condition)
      guard entries.count > limit else { return }
      entries = entries.filter { $0.value.predicate != nil }
      limit = max(64, entries.count * 2)
    }
  }

  /// Returns nil for a predicate that an app has made of a block.
  package static func condition(of predicate: NSPredicate) -> PredicateCondition? {
    if let compound = predicate as? NSCompoundPredicate {
      let parts = compound.subpredicates.compactMap(condition)
      guard parts.count == compound.subpredicates.count else { return nil }
      switch compound.compoundPredicateType {
      case .and: return .all(parts)
      case .or: return .any(parts)
      case .not: return parts.first.map { .not($0) }
      @unknown default: return nil
      }
    }
    for constant in [true, false] where predicate.isEqual(NSPredicate(value: constant)) { return .constant(constant) }
    return lock.withLock {
      guard let entry = entries[ObjectIdentifier(predicate)], entry.predicate === predicate else { return nil }
      return entry.condition
    }
  }
}
