import Foundation
import UIKit

/// Scrolls a list in a window, sixty frames a second, and reports the cost of a frame for this process and the X server.
@MainActor final class ScrollMeasure: NSObject, UITableViewDataSource {
  private let table: UITableView
  /// The pixels scrolled per frame.
  private let step: CGFloat
  private let frames: Int
  private let finish: () -> Void
  private var link: CADisplayLink?
  private var frame = 0
  private var start = (wall: 0.0, client: 0.0, server: 0.0)

  init(in host: UIView, step: CGFloat, frames: Int, finish: @escaping () -> Void) {
    table = UITableView(frame: host.bounds, style: .plain)
    self.step = step
    self.frames = frames
    self.finish = finish
    super.init()
    table.register(WindowRow.self, forCellReuseIdentifier: "row")
    table.rowHeight = 88 / host.traitCollection.displayScale
    table.separatorStyle = .none
    table.showsVerticalScrollIndicator = false
    table.dataSource = self
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    host.addSubview(table)
  }

  func begin() {
    start = (CACurrentMediaTime(), ServerClock.process, ServerClock.server)
    let link = CADisplayLink { [weak self] _ in self?.move() }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func move() {
    guard frame < frames else { return report() }
    frame += 1
    table.contentOffset.y = CGFloat(frame) * step / table.traitCollection.displayScale
  }

  private func report() {
    link?.invalidate()
    link = nil
    table.removeFromSuperview()
    let seconds = CACurrentMediaTime() - start.wall
    func milliseconds(_ now: Double, _ before: Double) -> String { String(format: "%.3f", (now - before) / Double(frames) * 1000) }
    print(
      "{\"toolkit\":\"trestle\",\"renderer\":\"window\",\"scenario\":\"\(step > 30 ? "window-fling" : "window-scroll")\",\"frames\":\(frames),"
        + "\"frames_a_second\":\(String(format: "%.1f", Double(frames) / seconds)),"
        + "\"client_ms\":\(milliseconds(ServerClock.process, start.client)),\"server_ms\":\(milliseconds(ServerClock.server, start.server))}"
    )
    finish()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100_000 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    (cell as? WindowRow)?.show(indexPath.row)
    return cell
  }
}
