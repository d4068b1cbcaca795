/// The relation of a constraint's left side to zero.
package enum Relation: Int, Sendable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1
}
