import CoreFoundation
import Foundation
import QuartzCore
import UIKit

/// Measures one scenario of the comparison on a table view and prints its line.
@main @MainActor struct TableBench {
  let options: BenchOptions
  let table: UITableView
  /// The collection view that replaces the table in the scenarios of grids.
  let grid: BenchGrid?
  /// The list that replaces the table in the scenario of lists.
  let list: BenchList?
  /// They replace the table in the scenarios of snapshots and of compositional layouts.
  let diffable: BenchDiffable?
  let composition: BenchComposition?
  let data: BenchData
  let heights = BenchHeights()
  let driver: FrameDriver
  let window: UIWindow
  var report: BenchReport
  var seen: Set<UInt64> = []
  var lastFrame: CFTimeInterval = 0

  static func main() {
    let start = BenchClock.exec()
    guard let options = BenchOptions(arguments: Array(CommandLine.arguments.dropFirst())) else {
      FileHandle.standardError.write(Data((BenchOptions.usage + "\n").utf8))
      exit(2)
    }
    var bench = TableBench(options: options)
    bench.frame()
    bench.report.firstFrame = BenchClock.wall - start.wall
    bench.run(from: start)
    print(bench.report.line)
    // Freeing everything is not part of any measure.
    fflush(nil)
    _exit(0)
  }

  init(options: BenchOptions) {
    self.options = options
    let screen = UIScreen.main
    let scale = CGFloat(BenchRows.scale)
    let size = CGSize(width: CGFloat(options.viewport.width) / scale, height: CGFloat(options.viewport.height) / scale)
    screen.configure(size: size, scale: scale)
    if options.design == "classic" { screen.setTraits { $0.design = .classic } }
    driver = FrameDriver(screen: screen, application: UIApplication.shared)
    window = UIWindow(frame: screen.bounds)
    table = UITableView(frame: screen.bounds, style: .plain)
    data = BenchData(options: options)
    table.register(options.cellClass, forCellReuseIdentifier: "row")
    table.rowHeight = options.scenario == .flingSelfSized ? UITableView.automaticDimension : 44
    if options.scenario == .flingEstimated || options.scenario == .flingSelfSized { table.estimatedRowHeight = 60 }
    table.showsVerticalScrollIndicator = false
    if options.cell == .custom { table.separatorStyle = .none }
    if options.isVariable, options.scenario != .flingSelfSized { table.delegate = heights }
    table.dataSource = data
    grid =
      options.scenario.isGrid
      ? BenchGrid(
        count: options.rows, frame: screen.bounds, hasManySections: options.scenario == .gridSections,
        asksSizes: options.scenario == .gridSizes) : nil
    list = options.scenario == .listSelfSized ? BenchList(count: options.rows, frame: screen.bounds) : nil
    let isDiffable = options.scenario == .diffableReversed || options.scenario == .diffableReversedAnimated
    diffable = isDiffable ? BenchDiffable(count: options.rows, frame: screen.bounds) : nil
    composition = options.scenario == .compositional ? BenchComposition(count: options.rows, frame: screen.bounds) : nil
    window.addSubview(list?.view ?? grid?.view ?? diffable?.view ?? composition?.view ?? table)
    window.makeKeyAndVisible()
    report = BenchReport(renderer: "\(options.cell.rawValue)-\(options.design)", scenario: options.scenario.rawValue, rows: options.rows)
    if options.viewport != BenchRows.viewport { report.renderer += "-\(options.viewport.width)x\(options.viewport.height)" }
  }

  private mutating func frame() {
    lastFrame = CACurrentMediaTime()
    if !driver.drawFrame(at: lastFrame).isEmpty { report.painted += 1 }
  }

  private mutating func frames(_ count: Int, step: (inout TableBench, Int) -> Void) {
    // Work deferred by the first frame is completed before the measured part.
    for _ in 0..<20 { frame() }
    report.painted = 0
    let bound = BenchData.bound
    let start = (wall: BenchClock.wall, processor: BenchClock.usage.milliseconds)
    report.wall.reserveCapacity(count)
    report.processor.reserveCapacity(count)
    for index in 0..<count {
      let before = (wall: BenchClock.wall, processor: BenchClock.processor)
      report.allocations?.frameBegins(bound: BenchData.bound)
      step(&self, index)
      frame()
      report.allocations?.frameEnds(bound: BenchData.bound)
      report.wall.append(BenchClock.wall - before.wall)
      report.processor.append(BenchClock.processor - before.processor)
      if options.verifies { seen.insert(hash()) }
    }
    report.total = (BenchClock.wall - start.wall, BenchClock.usage.milliseconds - start.processor)
    report.bound = BenchData.bound - bound
  }

  /// Measures an operation that draws nothing.
  private mutating func times(_ count: Int, _ body: (BenchGrid) -> Void) {
    guard let grid else { return }
    times(count, prepare: { grid }, run: body)
  }

  /// Measures work without the preparation that precedes it.
  private mutating func times<Prepared>(_ count: Int, prepare: () -> Prepared, run body: (Prepared) -> Void) {
    let start = (wall: BenchClock.wall, processor: BenchClock.usage.milliseconds)
    report.wall = []
    report.processor = []
    for _ in 0..<count {
      let prepared = prepare()
      let before = (wall: BenchClock.wall, processor: BenchClock.processor)
      body(prepared)
      report.wall.append(BenchClock.wall - before.wall)
      report.processor.append(BenchClock.processor - before.processor)
    }
    report.total = (BenchClock.wall - start.wall, BenchClock.usage.milliseconds - start.processor)
  }

  private mutating func run(from start: (wall: Double, processor: Double)) {
    let step = 40 / CGFloat(BenchRows.scale)
    switch options.scenario {
    case .firstFrame:
      report.wall = [report.firstFrame]
      report.processor = [BenchClock.usage.milliseconds - start.processor]
      report.total = (report.firstFrame, report.processor[0])
      report.bound = BenchData.bound
    case .fling, .flingVariable, .flingEstimated, .flingSelfSized:
      frames(600) { bench, index in bench.table.contentOffset = CGPoint(x: 0, y: CGFloat(index + 1) * step) }
    case .listSelfSized:
      frames(600) { bench, index in bench.list?.view.contentOffset = CGPoint(x: 0, y: CGFloat(index + 1) * step) }
    case .grid, .gridOfMany:
      frames(600) { bench, index in bench.grid?.view.contentOffset = CGPoint(x: 0, y: CGFloat(index + 1) * step) }
    case .gridPrepare, .gridSections: times(50) { $0.prepare() }
    case .gridSizes:
      times(20) { grid in _ = grid.askDelegate() }
      let delegate = report.wall.sorted()[report.wall.count / 2]
      times(20) { $0.prepare() }
      report.delegate = delegate
    case .diffableReversed, .diffableReversedAnimated:
      guard let diffable else { return }
      let isAnimated = options.scenario == .diffableReversedAnimated
      let driver = driver
      var time = lastFrame
      times(
        20,
        prepare: {
          // Earlier motion has ended.
          for _ in 0..<20 {
            time += 0.05
            _ = driver.drawFrame(at: time)
          }
          return diffable.reversed()
        }, run: { diffable.apply($0, animated: isAnimated) })
      lastFrame = time
    case .compositional:
      guard let composition else { return }
      times(50, prepare: { composition }, run: { $0.prepare() })
    case .gridInserts:
      frames(100) { bench, _ in
        UIView.performWithoutAnimation { bench.grid?.insert(100) }
      }
    case .jump:
      var random = BenchRandom(state: 42)
      frames(200) { bench, _ in
        bench.table.scrollToRow(at: IndexPath(row: random.below(bench.options.rows), section: 0), at: .top, animated: false)
      }
    case .reload, .reloadVariable:
      frames(50) { bench, _ in
        bench.data.generation += 1
        bench.table.reloadData()
      }
    // The other programs' lists do not animate: animated updates are a separate scenario.
    case .batch: frames(100) { bench, _ in UIView.performWithoutAnimation { bench.edit() } }
    case .batchAnimated: frames(100) { bench, _ in bench.edit() }
    case .resize:
      let size = window.bounds.size
      frames(200) { bench, index in
        // Back and forth by up to a fifth.
        let step = CGFloat(index % 40 < 20 ? index % 20 + 1 : 19 - index % 20)
        UIScreen.main.configure(
          size: CGSize(width: size.width - step * size.width / 100, height: size.height), scale: CGFloat(BenchRows.scale))
        bench.window.frame = UIScreen.main.bounds
        bench.table.frame = bench.window.bounds
      }
    case .idle: idle()
    }
    report.boundInAll = BenchData.bound
    report.created = BenchData.created
    if options.verifies {
      if seen.isEmpty { seen.insert(hash()) }
      report.distinct = seen.count
      checkAgainstScratch()
    }
    if let file = options.picture { try? UIImage(cgImage: driver.renderer.makeImage()).pngData()?.write(to: URL(fileURLWithPath: file)) }
  }

  /// Performs one block of edits, as an app would.
  private func edit() {
    let changes = data.order!.edit()
    func paths(_ rows: [Int]) -> [IndexPath] { rows.map { IndexPath(row: $0, section: 0) } }
    table.performBatchUpdates({
      table.deleteRows(at: paths(changes.deleted), with: .none)
      table.insertRows(at: paths(changes.inserted), with: .none)
      for move in changes.moved { table.moveRow(at: IndexPath(row: move.from, section: 0), to: IndexPath(row: move.to, section: 0)) }
    })
    table.contentOffset = .zero
  }

  /// Runs the run loop as an app's main loop does, until a timer ends it. A time limit of the run loop would create a thread.
  private func rest(_ seconds: TimeInterval) {
    let end = Date(timeIntervalSinceNow: seconds)
    RunLoop.main.add(Timer(fire: end, interval: 0, repeats: false) { _ in Self.stopMainLoop() }, forMode: .default)
    while Date() < end { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  /// Stops the loop of Core Foundation itself, whose names UIKit uses for Foundation's class.
  private nonisolated static func stopMainLoop() { CoreFoundation.CFRunLoopStop(CoreFoundation.CFRunLoopGetMain()) }

  private func idle() {
    // As in the other programs, the loop has run before the measurement, and a timer ends it.
    rest(1)
    let start = (wall: BenchClock.wall, processor: BenchClock.usage.milliseconds)
    rest(5)
    var report = report
    report.total = (BenchClock.wall - start.wall, BenchClock.usage.milliseconds - start.processor)
    print(report.line)
    fflush(nil)
    _exit(0)
  }

  private func hash() -> UInt64 {
    var hash: UInt64 = 1_469_598_103_934_665_603
    let width = options.viewport.width
    for line in 0..<options.viewport.height {
      let pixels = (driver.renderer.pixels + line * driver.renderer.rowBytes).assumingMemoryBound(to: UInt32.self)
      for column in 0..<width { hash = (hash ^ UInt64(pixels[column] & 0xffffff)) &* 1_099_511_628_211 }
    }
    return hash
  }

  /// The image drawn with damage tracking and caches must equal the one drawn from scratch, bit for bit.
  private func checkAgainstScratch() {
    let kept = UIImage(cgImage: driver.renderer.makeImage()).pngData()
    let anew = UIImage(cgImage: driver.renderer.renderFromScratch(at: lastFrame)).pngData()
    if kept != anew { FileHandle.standardError.write(Data("TableBench: the last frame differs from one drawn from scratch\n".utf8)) }
  }
}
