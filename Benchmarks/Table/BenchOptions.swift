import UIKit

/// The options of the command line, with the same names as in the other programs of the comparison.
struct BenchOptions {
  enum Scenario: String, CaseIterable {
    case firstFrame = "first-frame"
    case fling
    case flingVariable = "fling-variable"
    case jump, reload, batch, idle

    // Not in the other programs.
    /// Known heights that are requested only as rows approach.
    case flingEstimated = "fling-estimated"
    /// Heights from the cells' constraints.
    case flingSelfSized = "fling-self-sized"
    /// The same rows in a list of a collection view.
    case listSelfSized = "list-self-sized"
    case batchAnimated = "batch-animated"
    /// The height of each row is requested again.
    case reloadVariable = "reload-variable"
    /// The width of the window changes by a step in each frame.
    case resize

    /// Five columns in a collection view, and the same with ten million cells.
    case grid
    case gridOfMany = "grid-1e7"

    // Only a flow layout, prepared again each time.
    /// Cells of one size.
    case gridPrepare = "grid-prepare"
    /// A size for each cell from the delegate; the delegate's own time is measured separately.
    case gridSizes = "grid-sizes"
    /// As many sections as there are cells.
    case gridSections = "grid-sections"
    /// A hundred cells inserted at random, from the first call to the last view in position.
    case gridInserts = "grid-inserts"

    var isGrid: Bool {
      switch self {
      case .grid, .gridOfMany, .gridPrepare, .gridSizes, .gridSections, .gridInserts: true
      default: false
      }
    }

    var rows: Int {
      switch self {
      case .gridOfMany, .gridPrepare: 10_000_000
      case .firstFrame: 1000
      case .jump, .reload, .reloadVariable, .gridInserts: 1_000_000
      default: 100_000
      }
    }

    var isVariable: Bool {
      switch self {
      case .flingVariable, .flingEstimated, .flingSelfSized, .reloadVariable: true
      default: false
      }
    }
  }

  enum Cell: String { case custom, subtitle }

  var scenario = Scenario.fling
  var rows = 0
  var cell = Cell.custom
  var design = "modern"
  var verifies = false
  var picture: String?
  /// In pixels.
  var viewport = BenchRows.viewport
  var isVariable: Bool { scenario.isVariable }

  @MainActor var cellClass: AnyClass {
    if scenario == .flingSelfSized { return SelfSizedCell.self }
    return cell == .custom ? BenchCell.self : StandardCell.self
  }

  static let usage = """
    usage: TableBench SCENARIO [--rows N] [--cell custom|subtitle] [--design modern|classic] [--viewport WxH] [--shot FILE.png] [--verify]
    scenarios: \(Scenario.allCases.map(\.rawValue).joined(separator: " "))
    """

  init?(arguments: [String]) {
    var rest = arguments[...]
    var found: Scenario?
    while let word = rest.popFirst() {
      switch word {
      case "--verify": verifies = true
      case "--rows":
        guard let count = rest.popFirst().flatMap(Int.init), count >= 0 else { return nil }
        rows = count
      case "--cell":
        guard let kind = rest.popFirst().flatMap(Cell.init(rawValue:)) else { return nil }
        cell = kind
      case "--design":
        guard let name = rest.popFirst(), ["modern", "classic"].contains(name) else { return nil }
        design = name
      case "--viewport":
        let sides = rest.popFirst()?.split(separator: "x").compactMap { Int($0) } ?? []
        guard sides.count == 2, sides.allSatisfy({ (16...16384).contains($0) }) else { return nil }
        viewport = (sides[0], sides[1])
      case "--shot":
        guard let file = rest.popFirst() else { return nil }
        picture = file
      default:
        guard let scenario = Scenario(rawValue: word) else { return nil }
        found = scenario
      }
    }
    guard let found else { return nil }
    scenario = found
    if rows == 0 { rows = found.rows }
  }
}
