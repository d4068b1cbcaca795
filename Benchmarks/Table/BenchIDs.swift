/// The ids of all rows in order, in runs of a few thousand, so that an edit moves ids within one run only.
struct BenchIDs {
  private var runs: [[UInt32]]
  private(set) var count: Int

  private static let length = 8192

  init(count: Int) {
    self.count = count
    runs = stride(from: 0, to: count, by: Self.length).map { Array(UInt32($0)..<UInt32(min($0 + Self.length, count))) }
  }

  subscript(place: Int) -> UInt32 {
    let (run, inside) = find(place)
    return runs[run][inside]
  }

  mutating func remove(at place: Int) {
    let (run, inside) = find(place)
    count -= 1
    runs[run].remove(at: inside)
  }

  mutating func insert(_ id: UInt32, at place: Int) {
    let (run, inside) = find(place)
    count += 1
    if run == runs.count { runs.append([]) }
    runs[run].insert(id, at: inside)
  }

  private func find(_ place: Int) -> (run: Int, inside: Int) {
    var rest = place
    for (index, run) in runs.enumerated() {
      if rest < run.count { return (index, rest) }
      rest -= run.count
    }
    return (runs.count, 0)
  }
}
