/// Finds the values of variables that satisfy linear constraints as well as their strengths allow. It is independent of views.
///
/// The method is Cassowary's: a tableau kept optimal while constraints are added, removed and changed. It differs from the textbook form in
/// three ways.
///
/// - One symbol per constraint, its signed error, with a price on either side of zero (see `Symbol`), instead of slacks and error pairs. A
///   basic symbol may step through zero to its other side without a pivot.
/// - Costs are vectors, compared from the highest level down, so priorities never add up to outweigh a higher one.
/// - The result does not depend on the history. If the solution is not unique, errors are made small in the order of creation of their
///   constraints, and then variables are brought near zero in the order of theirs (`breakTies`); where required constraints conflict, the
///   one created last is broken (`retryBroken`).
///
/// Between solves the tableau is a list of sparse rows, each giving one basic symbol in terms of nonbasic ones, which are all zero.
package struct Solver: ~Copyable {
  package struct Variable: Hashable, Sendable {
    package let index: Int32
  }

  package struct Constraint: Hashable, Sendable {
    package let index: Int32
  }

  package struct Term: Sendable {
    package var variable: Variable
    package var coefficient: Double

    package init(_ variable: Variable, _ coefficient: Double = 1) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// Required constraints that conflict, and the one that was broken.
  package struct Conflict: Sendable {
    package let broken: Constraint
    /// The whole set including the broken constraint, in order of creation.
    package let constraints: [Constraint]
  }

  var symbols: FlatBuffer<Symbol>
  var freeSymbols = FlatBuffer<Int32>(capacity: 8)
  var rows: FlatBuffer<Row>
  var freeRows = FlatBuffer<Int32>(capacity: 8)
  var entries: EntryArena
  var columns: ColumnPool
  var costs: CostTable

  /// Constraints added since the last solve.
  var pending: FlatBuffer<Int32>
  /// Rows whose value may be on the wrong side of zero.
  var queue: FlatBuffer<Int32>
  var changed: FlatBuffer<Int32>
  var broken = FlatBuffer<Int32>(capacity: 4)

  // Scratch space: a dense view of one sparse row, and lists.
  var mark: FlatBuffer<Int32>
  var place: FlatBuffer<Int32>
  var dense: FlatBuffer<Double>
  var gathered = FlatBuffer<Int32>(capacity: 32)
  var seen = FlatBuffer<Int32>(capacity: 32)
  var column = FlatBuffer<Entry>(capacity: 32)
  var live = FlatBuffer<Int32>(capacity: 32)
  var items = FlatBuffer<TieItem>(capacity: 32)
  var stamp: Int32 = 0

  /// Whether costs may be negative somewhere: something was removed, or weak constraints were added.
  var needsPricing = false
  var needsTieBreaking = false
  var hadTies = false
  /// Whether undetermined inequalities are tightened to equality. Variables whose order is below ``inequalityTieOrder`` are brought to zero
  /// before them, the others after them.
  package var tightensInequalities = false
  package static let inequalityTieOrder = 1 << 40
  /// Whether the set of required constraints, or a constant in it, changed since broken ones were last tried.
  var needsRetry = false
  var isStuck = false
  /// The number of pivots since the tableau was last checked against its constraints.
  var pivotsSinceCheck = 0
  package private(set) var pivotCount = 0

  /// The conflicts found by the last `solve()`.
  package internal(set) var conflicts: [Conflict] = []

  /// - Parameter capacity: The number of symbols (variables and constraints) for which storage is reserved.
  package init(capacity: Int = 96) {
    symbols = FlatBuffer(capacity: capacity)
    rows = FlatBuffer(capacity: capacity)
    entries = EntryArena(capacity: capacity * 10)
    columns = ColumnPool(capacity: capacity * 4)
    costs = CostTable(capacity: capacity)
    pending = FlatBuffer(capacity: capacity)
    queue = FlatBuffer(capacity: capacity / 2)
    changed = FlatBuffer(capacity: capacity)
    mark = FlatBuffer(capacity: capacity)
    place = FlatBuffer(capacity: capacity)
    dense = FlatBuffer(capacity: capacity)
  }

  @inline(__always)
  mutating func countPivot() {
    pivotCount += 1
    pivotsSinceCheck += 1
    needsTieBreaking = true
  }
}
