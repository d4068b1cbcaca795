import TrestlePlatform
import QuartzCore
import UIKit
import WindowProbe

/// Scrolls a table in a window while other windows appear, disappear and move, and compares what the X server shows with the frame.
@MainActor final class ScrollScenario: NSObject, UITableViewDataSource {
  private let server: XServer
  private let window: UInt
  private let table: UITableView
  private let finish: () -> Void
  private var timer: Timer?
  private var steps: [(name: String, begin: () -> Void)] = []
  private var ticks = 0
  private var name = "plain"
  private var cover: UInt?
  private var direction: CGFloat = 1
  private var before = RenderWork()

  init?(in host: UIView, window: UInt, finish: @escaping () -> Void) {
    guard let server = XServer() else { return nil }
    self.server = server
    self.window = window
    self.finish = finish
    table = UITableView(frame: host.bounds, style: .plain)
    super.init()
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    host.addSubview(table)
    steps = [
      ("covered", { [unowned self] in cover = server.cover(x: corner.x + 100, y: corner.y + 300, width: 150, height: 120) }),
      ("dragged", { [unowned self] in direction = -1 }),
      ("uncovered", { [unowned self] in uncover() }),
      ("moved off the screen", { server.move(window, x: -80, y: 120) }),
      ("moved back", { server.move(window, x: 30, y: 10) }),
      ("larger", { server.resize(window, width: 420, height: 700) }),
      ("smaller", { server.resize(window, width: 320, height: 500) }),
    ]
  }

  private func uncover() {
    direction = 1
    if let cover { server.destroy(cover) }
  }

  private var corner: (x: Int, y: Int) { server.place(of: window) }
  private var renderer: LayerRenderer { (UIApplication.shared.host as! DisplayHost).driver.renderer }

  func run() {
    print("shared=\(UIApplication.shared.host?.display.wantsSharedFrames ?? false)")
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in MainActor.assumeIsolated { self.tick() } }
  }

  /// Scrolls for twenty-five ticks and rests for ten, in which content exposed last is shown.
  private func tick() {
    ticks += 1
    if ticks <= 25 {
      table.contentOffset.y = max(0, table.contentOffset.y + 7 * direction)
      if name == "dragged", let cover { server.move(cover, x: corner.x + 100 + 5 * (ticks % 20), y: corner.y + 300 - 4 * (ticks % 9)) }
      return
    }
    guard ticks == 36 else { return }
    compare()
    ticks = 0
    guard !steps.isEmpty else {
      timer?.invalidate()
      return finish()
    }
    let step = steps.removeFirst()
    name = step.name
    step.begin()
  }

  private func compare() {
    let (place, screen) = (corner, server.screenSize)
    let left = max(0, -place.x)
    let right = min(renderer.width, screen.width - place.x)
    let bottom = min(renderer.height, screen.height - place.y)
    // Pixels that another window covered would appear above and below it if they had been moved with the rest.
    let rows = ["covered", "dragged"].contains(name) ? [0..<260, 430..<bottom] : [0..<bottom]
    let wrong = rows.reduce(0) { $0 + wrongPixels(left..<right, $1) }
    let work = renderer.work
    let moves = work.composedPixels - before.composedPixels < work.damagedPixels - before.damagedPixels
    before = work
    print("step=\(name.replacingOccurrences(of: " ", with: "-")) wrong=\(wrong) moves=\(moves)")
  }

  private func wrongPixels(_ columns: Range<Int>, _ rows: Range<Int>) -> Int {
    guard let pixels = server.pixels(of: window, x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count) else {
      return -1
    }
    var wrong = 0
    for (index, y) in rows.enumerated() {
      let row = (renderer.pixels + y * renderer.rowBytes).assumingMemoryBound(to: UInt32.self) + columns.lowerBound
      for x in 0..<columns.count where pixels[index * columns.count + x] != row[x] & 0xff_ffff { wrong += 1 }
    }
    return wrong
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row) of the table"
    cell.accessoryType = indexPath.row % 3 == 0 ? .disclosureIndicator : .none
    return cell
  }
}
