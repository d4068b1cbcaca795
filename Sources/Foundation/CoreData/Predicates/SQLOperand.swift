import Foundation

/// One side of a comparison.
enum SQLOperand {
  case constant(Any?)
  /// A column; nil for an attribute means a number that the statement computes.
  case column(String, NSAttributeDescription?)
  /// The primary key of an object of an entity.
  case object(String, EntityLayout)
  /// The objects of a to-many relationship, and the rest of the path from each of them.
  case many(ToManyPlace, owner: String, rest: [String])
  /// The objects of a to-many relationship for which a condition holds.
  case matches(ToManyPlace, owner: String, variable: String, predicate: NSPredicate)
}

/// Thrown for what SQLite cannot compute, or only with another result than `NSPredicate`.
struct SQLUnsupported: Error {}
