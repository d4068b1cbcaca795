import TrestleLayoutSolver

/// The expected solution, found by exhaustive search.
///
/// The best solution is a point where as many independent lines intersect as there are variables, each line being a constraint held with
/// equality or a variable at zero. The model computes all such points, keeps those that satisfy the required constraints, and compares
/// their errors: by level, within a level the sum, then each error in the order of creation (strong ones first), then each variable's
/// distance from zero.
struct NaiveModel {
  let system: LinearSystem
  private(set) var broken: [Int] = []
  private(set) var best: [Double] = []

  init(_ system: LinearSystem, active: [Int]? = nil) {
    self.system = system
    let active = active ?? Array(system.constraints.indices)
    let points = NaiveModel.crossings(system, active: active)
    var held: [Int] = []
    var candidates = points
    for index in active where system.constraints[index].strength.isRequired {
      let remaining = candidates.filter { system.violation(of: index, at: $0) < 1e-6 }
      if remaining.isEmpty {
        broken.append(index)
      } else {
        held.append(index)
        candidates = remaining
      }
    }
    let weak = active.filter { !system.constraints[$0].strength.isRequired }
    let levels = Set(weak.map { system.constraints[$0].strength.level }).sorted(by: >)
    for level in levels {
      let members = weak.filter { system.constraints[$0].strength.level == level }
      keepLowest(&candidates) { point in
        members.reduce(0) { $0 + system.constraints[$1].strength.weight * system.violation(of: $1, at: point) }
      }
    }
    for level in levels {
      for index in weak where system.constraints[index].strength.level == level {
        keepLowest(&candidates) { system.violation(of: index, at: $0) }
      }
    }
    for variable in 0..<system.variableCount {
      keepLowest(&candidates) { abs($0[variable]) }
    }
    best = candidates[0]
  }

  private func keepLowest(_ points: inout [[Double]], _ measure: ([Double]) -> Double) {
    var lowest = Double.infinity
    for point in points { lowest = min(lowest, measure(point)) }
    points.removeAll { measure($0) > lowest + 1e-6 }
  }

  private static func crossings(_ system: LinearSystem, active: [Int]) -> [[Double]] {
    let count = system.variableCount
    var lines: [[Double]] = []
    for index in active {
      var line = [Double](repeating: 0, count: count + 1)
      for term in system.constraints[index].terms { line[term.variable] += term.coefficient }
      line[count] = -system.constraints[index].constant
      lines.append(line)
    }
    for variable in 0..<count {
      var line = [Double](repeating: 0, count: count + 1)
      line[variable] = 1
      lines.append(line)
    }
    var points: [[Double]] = []
    var chosen: [[Double]] = []
    func choose(from start: Int) {
      if chosen.count == count {
        points.append((0..<count).map { chosen[$0][count] })
        return
      }
      guard start < lines.count else { return }
      for index in start..<lines.count {
        let saved = chosen
        if eliminate(lines[index], into: &chosen) { choose(from: index + 1) }
        chosen = saved
      }
    }
    choose(from: 0)
    return points.map { reordered in reordered }
  }

  /// Adds a line to a fully reduced list, in which line i has its leading one at `pivots[i]`; returns false if it depends on the others.
  private static func eliminate(_ line: [Double], into lines: inout [[Double]]) -> Bool {
    let width = line.count
    var line = line
    for other in lines {
      let pivot = other.firstIndex { abs($0) > 1e-9 }!
      let factor = line[pivot]
      if factor == 0 { continue }
      for column in 0..<width { line[column] -= factor * other[column] }
    }
    guard let pivot = line[..<(width - 1)].firstIndex(where: { abs($0) > 1e-9 }) else { return false }
    let inverse = 1 / line[pivot]
    for column in 0..<width { line[column] *= inverse }
    for column in 0..<pivot { line[column] = 0 }
    for row in lines.indices {
      let factor = lines[row][pivot]
      if factor == 0 { continue }
      for column in 0..<width { lines[row][column] -= factor * line[column] }
    }
    let place = lines.firstIndex { $0.firstIndex { abs($0) > 1e-9 }! > pivot } ?? lines.count
    lines.insert(line, at: place)
    return true
  }
}
