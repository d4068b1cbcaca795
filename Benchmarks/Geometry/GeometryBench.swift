import Foundation
import ListModel

/// Times the geometry of ten million rows: building it with a height for each row and with an estimate, asking, editing, learning.
///
/// Each line names the mark it is held to, if there is one; the program fails if a mark is missed.
@main struct GeometryBench {
  static let count = 10_000_000

  static func main() {
    var bench = GeometryBench()
    bench.run()
    if bench.hasMissed { exit(1) }
  }

  private let clock = ContinuousClock()
  private var hasMissed = false

  private mutating func run() {
    var explicit = RowGeometry()
    time("a height for each row", mark: .milliseconds(400)) {
      explicit = RowGeometry(sectionCount: 1) { _ in
        .init(header: 22, rowCount: Self.count, rows: .each { 60 + Double(($0 &* 2_654_435_761) & 127) })
      }
    }
    var estimated = RowGeometry()
    time("an estimate for all", mark: .milliseconds(1)) {
      estimated = RowGeometry(sectionCount: 1) { _ in .init(header: 22, rowCount: Self.count, rows: .uniform(44)) }
    }
    var noise: UInt64 = 11
    func below(_ bound: Int) -> Int {
      noise = noise &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((noise >> 33) % UInt64(bound))
    }
    let total = Int(explicit.totalHeight)
    var hits = 0
    time("100,000 rows found by their offset", mark: .milliseconds(200)) {
      for _ in 0..<100_000 { hits += explicit.row(atOffset: Double(below(total))) != nil ? 1 : 0 }
    }
    time("1,000 rows inserted and removed", mark: .milliseconds(20)) {
      for step in 0..<1000 {
        let path = ItemPath(section: 0, item: below(Self.count - 1000))
        if step % 2 == 0 { explicit.insertRow(at: path, height: 70) } else { explicit.removeRow(at: path) }
      }
    }
    let copied = explicit
    time("the first edit of a copy") { explicit.insertRow(at: ItemPath(section: 0, item: 5), height: 70) }
    time("1,000 heights learnt at random") {
      for _ in 0..<1000 { estimated.setHeight(60, of: ItemPath(section: 0, item: below(Self.count))) }
    }
    if hits < 99_900 || copied.rowCount == explicit.rowCount { hasMissed = true }
  }

  private mutating func time(_ what: String, mark: Duration? = nil, _ work: () -> Void) {
    let spent = clock.measure(work)
    var line = "\(what): \(spent.formatted)"
    if let mark {
      line += " (mark \(mark.formatted))"
      if spent > mark {
        line += " MISSED"
        hasMissed = true
      }
    }
    print(line)
  }
}
