import Foundation
import TrestleListModel

/// Times the geometry of ten million rows: building it with a height for each row and with an estimate, queries, edits, measurements; and
/// the lines of flow layouts.
///
/// Each line names its limit, if there is one; the program fails if a limit is exceeded.
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
    measureFlow()
    if hits < 99_900 || copied.rowCount == explicit.rowCount { hasMissed = true }
  }

  /// The lines of a flow layout: cells of one size, of differing sizes, and many sections.
  private mutating func measureFlow() {
    let metrics = FlowMetrics(available: 375)
    let size = FlowSize(main: 50, cross: 50)
    var extent = 0.0
    time("a flow of 10,000,000 equal cells", mark: .microseconds(100)) {
      extent += FlowGeometry([FlowSection(metrics: metrics, itemSize: size, count: Self.count)]).extent
    }
    time("a flow of 100,000 sections", mark: .milliseconds(20)) {
      extent += FlowGeometry((0..<100_000).map { _ in FlowSection(metrics: metrics, itemSize: size, count: 7) }).extent
    }
    let sizes: [FlowSize] = (0..<100_000).map { (item: Int) -> FlowSize in
      let (length, breadth) = (40 + item % 7, 50 + item % 13)
      return FlowSize(main: Double(length), cross: Double(breadth))
    }
    var sized = FlowGeometry()
    time("a flow of 100,000 cells of differing sizes", mark: .milliseconds(30)) {
      sized = FlowGeometry([FlowSection(metrics: metrics, sizes: sizes)])
    }
    let before = sized
    time("one size changed in a copy of it", mark: .microseconds(100)) {
      sized.setSize(FlowSize(main: 60, cross: 33), of: ItemPath(section: 0, item: 50_000))
    }
    if extent == 0 || before.extent == sized.extent { hasMissed = true }
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
