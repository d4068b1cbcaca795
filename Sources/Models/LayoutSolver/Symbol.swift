/// The cost per unit of leaving zero on one side.
struct Penalty {
  static let none = Penalty(slot: -1, weight: 0)
  static let infinite = Penalty(slot: -2, weight: 0)

  /// The level's position in a cost vector, or one of the two markers above.
  var slot: Int32
  var weight: Double

  @inline(__always) var isInfinite: Bool { slot == -2 }
}

/// A column of the tableau: a variable, or the error of a constraint.
///
/// The error of a constraint is the value of its left side, a signed number. `above` is the cost of a positive error, `below` of a negative
/// one. One symbol therefore represents what other solvers split into slack and error variables, and one constraint can have two strengths
/// (a label's hugging above its natural width, its resistance to compression below).
struct Symbol {
  enum Kind: UInt8 {
    case unused
    case variable
    case constraint
  }

  enum State: UInt8 {
    case pending
    case installed
    case broken
  }

  var kind = Kind.unused
  var state = State.pending
  /// Directions (bit 0 up, bit 1 down) in which a nonbasic symbol may move at no cost. Valid while ties are being broken.
  var open: UInt8 = 0
  /// Directions closed because they would change an item earlier in the order.
  var frozen: UInt8 = 0
  var isLive = false
  var isChanged = false
  /// Whether the conflict that broke this constraint was reported, and it has been broken since.
  var isReported = false
  var termClass: UInt8 = 0

  /// The row of which this symbol is the subject, or -1 while it is nonbasic and zero.
  var row: Int32 = -1
  var columnHead: Int32 = -1
  var columnCount: Int32 = 0
  var termStart: Int32 = -1
  var termCount: Int32 = 0
  var above = Penalty.none
  var below = Penalty.none
  var order = 0
  var constant = 0.0

  @inline(__always) var isRequiredEquality: Bool { above.isInfinite && below.isInfinite }
  /// Whether the symbol, while nonbasic, may have another value.
  @inline(__always) var canLeaveZero: Bool {
    kind == .variable || (kind == .constraint && state == .installed && !isRequiredEquality)
  }
  @inline(__always) var isRequired: Bool { above.isInfinite || below.isInfinite }
}
