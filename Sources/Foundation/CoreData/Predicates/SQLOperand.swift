import Foundation

enum SQLOperand {
  case constant(Any?)
  /// A column; without an attribute it is a number that the statement computes.
  case column(String, NSAttributeDescription?)
  case object(String, EntityLayout)
  /// The objects of a to-many relationship, and the rest of the key path from each of them.
  case many(ToManyPlace, owner: String, rest: [String])
  /// The objects of a to-many relationship that meet a condition.
  case matches(ToManyPlace, owner: String, variable: String, predicate: NSPredicate)
}

/// Thrown for operations that SQLite cannot compute, or computes with other results than `NSPredicate`.
struct SQLUnsupported: Error {}
