import Foundation

/// What the command line asks for, in the words of the other programs of the comparison.
struct BenchOptions {
  enum Scenario: String, CaseIterable {
    case firstFrame = "first-frame"
    case fling
    case flingVariable = "fling-variable"
    case jump, reload, batch
    case batchAnimated = "batch-animated"
    case idle

    var rows: Int {
      switch self {
      case .firstFrame: 1000
      case .jump, .reload: 1_000_000
      default: 100_000
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
  var isVariable: Bool { scenario == .flingVariable }

  static let usage = """
    usage: TableBench SCENARIO [--rows N] [--cell custom|subtitle] [--design modern|classic] [--shot FILE.png] [--verify]
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
