import TrestleLayoutSolver

/// A table cell of six views in a content view: image, title, subtitle, badge, detail and a line, laid out as UIKit code would.
struct CellLayout: ~Copyable {
  var solver: Solver
  /// The natural widths and heights of the four labels: constraints whose constants change with the texts.
  private(set) var sizes: [Solver.Constraint] = []
  private(set) var height: Solver.Variable
  private var order = 0

  struct Box {
    var x, y, width, height: Solver.Variable
  }

  init() {
    solver = Solver()
    height = solver.makeVariable(order: -1)
    let content = Box(
      x: solver.makeVariable(order: -4), y: solver.makeVariable(order: -3), width: solver.makeVariable(order: -2), height: height)
    let image = makeBox()
    let title = makeBox()
    let subtitle = makeBox()
    let badge = makeBox()
    let detail = makeBox()
    let line = makeBox()

    pin(content.x, 0)
    pin(content.y, 0)
    pin(content.width, 375)
    relate(content.height, .greaterThanOrEqual, 44)

    relate([(image.x, 1)], .equal, -16)
    relate([(image.width, 1)], .equal, -40)
    relate([(image.height, 1), (image.width, -1)], .equal, 0)
    relate([(image.y, 1), (image.height, 0.5), (content.height, -0.5)], .equal, 0)

    relate([(title.x, 1), (image.x, -1), (image.width, -1)], .equal, -12)
    relate([(title.y, 1)], .equal, -10)
    relate([(badge.x, 1), (title.x, -1), (title.width, -1)], .greaterThanOrEqual, -8)

    relate([(subtitle.x, 1), (title.x, -1)], .equal, 0)
    relate([(subtitle.y, 1), (title.y, -1), (title.height, -1)], .equal, -4)
    relate([(content.height, 1), (subtitle.y, -1), (subtitle.height, -1)], .equal, -10)
    relate([(detail.x, 1), (subtitle.x, -1), (subtitle.width, -1)], .greaterThanOrEqual, -8)

    relate([(content.width, 1), (badge.x, -1), (badge.width, -1)], .equal, -16)
    relate([(badge.y, 1), (badge.height, 0.5), (title.y, -1), (title.height, -0.5)], .equal, 0)
    relate([(content.width, 1), (detail.x, -1), (detail.width, -1)], .equal, -16)
    relate([(detail.y, 1), (detail.height, 0.5), (subtitle.y, -1), (subtitle.height, -0.5)], .equal, 0)

    relate([(line.x, 1), (title.x, -1)], .equal, 0)
    relate([(line.x, 1), (line.width, 1), (content.width, -1)], .equal, 0)
    relate([(line.height, 1)], .equal, -0.5)
    relate([(line.y, 1), (line.height, 1), (content.height, -1)], .equal, 0)

    addSize(title, 180, 20, hugging: 250, compression: 750)
    addSize(subtitle, 220, 17, hugging: 250, compression: 749)
    addSize(badge, 24, 20, hugging: 251, compression: 752)
    addSize(detail, 60, 17, hugging: 251, compression: 751)
  }

  /// Sets new natural sizes of the four labels.
  mutating func setTextWidths(_ widths: (Double, Double, Double, Double)) {
    solver.setConstant(-widths.0, of: sizes[0])
    solver.setConstant(-widths.1, of: sizes[2])
    solver.setConstant(-widths.2, of: sizes[4])
    solver.setConstant(-widths.3, of: sizes[6])
  }

  mutating func setTextHeights(_ first: Double, _ second: Double) {
    solver.setConstant(-first, of: sizes[1])
    solver.setConstant(-second, of: sizes[3])
  }

  private mutating func makeBox() -> Box {
    order += 4
    return Box(
      x: solver.makeVariable(order: order), y: solver.makeVariable(order: order + 1), width: solver.makeVariable(order: order + 2),
      height: solver.makeVariable(order: order + 3))
  }

  private mutating func pin(_ variable: Solver.Variable, _ value: Double) {
    relate([(variable, 1)], .equal, -value)
  }

  private mutating func relate(_ variable: Solver.Variable, _ relation: Relation, _ value: Double) {
    relate([(variable, 1)], relation, -value)
  }

  private mutating func relate(_ terms: [(Solver.Variable, Double)], _ relation: Relation, _ constant: Double) {
    order += 1
    withUnsafeTemporaryAllocation(of: Solver.Term.self, capacity: 4) { buffer in
      for (place, term) in terms.enumerated() { buffer[place] = Solver.Term(term.0, term.1) }
      _ = solver.add(
        UnsafeBufferPointer(start: buffer.baseAddress, count: terms.count), constant: constant,
        above: relation == .greaterThanOrEqual ? nil : .required, below: relation == .lessThanOrEqual ? nil : .required, order: order)
    }
  }

  private mutating func addSize(_ box: Box, _ width: Double, _ height: Double, hugging: Float, compression: Float) {
    sizes.append(addSize(box.width, width, hugging: hugging, compression: compression))
    sizes.append(addSize(box.height, height, hugging: hugging, compression: compression))
  }

  private mutating func addSize(_ variable: Solver.Variable, _ size: Double, hugging: Float, compression: Float) -> Solver.Constraint {
    order += 1
    return withUnsafeTemporaryAllocation(of: Solver.Term.self, capacity: 1) { buffer in
      buffer[0] = Solver.Term(variable)
      return solver.add(
        UnsafeBufferPointer(buffer), constant: -size, above: Strength(level: hugging), below: Strength(level: compression), order: order)
    }
  }
}
