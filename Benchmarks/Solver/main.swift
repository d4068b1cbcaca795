import Foundation
import TrestleLayoutSolver

/// Times the solver against the target values in Documentation: a cell of six views, and a screen of a thousand.
func report(_ name: String, mark: Double, unit: String, scale: Double, samples: Int, _ body: () -> Void) {
  var times: [Double] = []
  for _ in 0..<samples {
    let start = DispatchTime.now().uptimeNanoseconds
    body()
    times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / scale)
  }
  times.sort()
  let median = times[samples / 2]
  print(
    "\(name): p50 \(String(format: "%.3f", median)) \(unit), best \(String(format: "%.3f", times[0])), mark \(mark)"
      + (median <= mark ? "" : "  MISSED"))
}

let cellRounds = 100
report("cell of six views, built and solved", mark: 20, unit: "µs", scale: 1000 * Double(cellRounds), samples: 100) {
  for _ in 0..<cellRounds {
    var cell = CellLayout()
    cell.solver.solve()
  }
}

var cell = CellLayout()
cell.solver.solve()
var turn = 0.0
report("cell of six views, new label sizes", mark: 5, unit: "µs", scale: 1000 * Double(cellRounds), samples: 100) {
  for _ in 0..<cellRounds {
    turn = turn == 0 ? 1 : 0
    cell.setTextWidths((180 + 90 * turn, 220 + 60 * turn, 24 + 10 * turn, 60 + 30 * turn))
    cell.setTextHeights(20 + 20 * turn, 17 + 17 * turn)
    cell.solver.solve()
  }
}

let size = ScreenLayout()
print("screen: \(size.viewCount) views, \(size.constraintCount) constraints")
report("screen, built and solved", mark: 30, unit: "ms", scale: 1e6, samples: 20) {
  var screen = ScreenLayout()
  screen.solver.solve()
}

var screen = ScreenLayout()
screen.solver.solve()
var margin = -20.0
report("screen, one constant at the top changed", mark: 0.2, unit: "ms", scale: 1e6, samples: 200) {
  margin = margin == -20 ? -30 : -20
  screen.solver.setConstant(margin, of: screen.topMargin)
  screen.solver.solve()
}
var width = -70.0
report("screen, one label's width changed", mark: 0.2, unit: "ms", scale: 1e6, samples: 200) {
  width = width == -70 ? -90 : -70
  screen.solver.setConstant(width, of: screen.labelWidth)
  screen.solver.solve()
}
