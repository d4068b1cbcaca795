import TrestleLayoutSolver

/// A screen of a thousand views in a scrolling column: 125 rows of eight views, each row below the previous one, connected by 3,000
/// constraints in addition to the natural sizes of the labels.
struct ScreenLayout: ~Copyable {
  var solver: Solver
  private(set) var viewCount = 0
  private(set) var constraintCount = 0
  private(set) var variables: [Solver.Variable] = []
  /// The distance of the first row from the top: everything below moves with it.
  private(set) var topMargin: Solver.Constraint!
  /// The natural width of a label in the middle.
  private(set) var labelWidth: Solver.Constraint!

  init(rows: Int = 125) {
    solver = Solver(capacity: rows * 8 * 8)
    let width = makeVariable()
    let height = makeVariable()
    _ = relate([(width, 1)], -375)
    var previous: [Solver.Variable]?
    for row in 0..<rows {
      let box = makeView()
      _ = relate([(box[0], 1)], 0)
      _ = relate([(box[2], 1), (width, -1)], 0)
      if let previous {
        _ = relate([(box[1], 1), (previous[1], -1), (previous[3], -1)], -8)
      } else {
        topMargin = relate([(box[1], 1)], -20)
      }
      addContents(of: box, isMiddle: row == rows / 2)
      previous = box
    }
    if let previous { _ = relate([(height, 1), (previous[1], -1), (previous[3], -1)], 0) }
  }

  /// Seven views in a row: an image, two columns of two labels, a button and a line.
  private mutating func addContents(of row: [Solver.Variable], isMiddle: Bool) {
    let image = makeView()
    _ = relate([(image[0], 1)], -16)
    _ = relate([(image[2], 1)], -40)
    _ = relate([(image[3], 1), (image[2], -1)], 0)
    _ = relate([(image[1], 1), (image[3], 0.5), (row[3], -0.5)], 0)
    let button = makeView()
    _ = relate([(row[2], 1), (button[0], -1), (button[2], -1)], -16)
    _ = relate([(button[1], 1), (button[3], 0.5), (row[3], -0.5)], 0)
    size(button, 60, 30, 251, 751)
    var last = image
    for column in 0..<2 {
      let first = makeView()
      let second = makeView()
      _ = relate([(first[0], 1), (last[0], -1), (last[2], -1)], -8)
      _ = relate([(second[0], 1), (first[0], -1)], 0)
      _ = relate([(first[1], 1)], -10)
      _ = relate([(second[1], 1), (first[1], -1), (first[3], -1)], -4)
      _ = relate([(second[2], 1), (first[2], -1)], 0)
      _ = relate([(row[3], 1), (second[1], -1), (second[3], -1)], -10, below: .required)
      let constraint = size(first, 70, 20, 250, Float(750 - column))
      if isMiddle, column == 0 { labelWidth = constraint }
      size(second, 60, 17, 249, Float(748 - column))
      last = first
    }
    _ = relate([(button[0], 1), (last[0], -1), (last[2], -1)], -8, below: .required)
    let line = makeView()
    _ = relate([(line[0], 1)], -16)
    _ = relate([(line[0], 1), (line[2], 1), (row[2], -1)], 0)
    _ = relate([(line[3], 1)], -0.5)
    _ = relate([(line[1], 1), (line[3], 1), (row[3], -1)], 0)
  }

  private mutating func makeVariable() -> Solver.Variable {
    let variable = solver.makeVariable(order: variables.count)
    variables.append(variable)
    return variable
  }

  private mutating func makeView() -> [Solver.Variable] {
    viewCount += 1
    return [makeVariable(), makeVariable(), makeVariable(), makeVariable()]
  }

  /// `terms + constant` equal to zero, or not below it.
  private mutating func relate(
    _ terms: [(Solver.Variable, Double)], _ constant: Double, below: Strength? = nil
  ) -> Solver.Constraint {
    constraintCount += 1
    return withUnsafeTemporaryAllocation(of: Solver.Term.self, capacity: 4) { buffer in
      for (place, term) in terms.enumerated() { buffer[place] = Solver.Term(term.0, term.1) }
      return solver.add(
        UnsafeBufferPointer(start: buffer.baseAddress, count: terms.count), constant: constant, above: below == nil ? .required : nil,
        below: .required, order: constraintCount)
    }
  }

  @discardableResult
  private mutating func size(
    _ view: [Solver.Variable], _ width: Double, _ height: Double, _ hugging: Float, _ compression: Float
  ) -> Solver.Constraint {
    constraintCount += 2
    let vertical = solver.add(
      [Solver.Term(view[3])], constant: -height, above: Strength(level: hugging), below: Strength(level: compression),
      order: constraintCount)
    _ = vertical
    return solver.add(
      [Solver.Term(view[2])], constant: -width, above: Strength(level: hugging), below: Strength(level: compression),
      order: constraintCount - 1)
  }
}
