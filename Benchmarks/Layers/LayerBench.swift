import CoreGraphics
import Foundation
import QuartzCore
import TrestleText

/// Prints the cost of layer frames, as multiples of a memcpy of the frame in the same run. An argument selects scenarios by a part of their
/// name.
@main
@MainActor
struct LayerBench {
  static func main() {
    let floor = Measurement.memcpy(bytes: 750 * 1334 * 4)
    print("frame 750×1334, memcpy \(Measurement.text(floor)); ms a frame, p50 and p99, and times memcpy")
    if CommandLine.arguments.contains("--check") { return check() }
    let only = CommandLine.arguments.dropFirst().first
    for (name, run) in scenarios where only.map({ name.contains($0) }) ?? true { report(name, floor, run()) }
    if only.map({ "model".contains($0) }) ?? true { ModelCost.report() }
    print("peak resident \(Measurement.peakKilobytes() / 1024) MiB")
  }

  /// Fails the process if scrolling flattened rows exceeds its limit. The best of five runs counts, because other programs may use the
  /// machine.
  private static func check() {
    var best = Double.infinity
    var allocations = 0.0
    for _ in 0..<5 {
      let scene = ListScene(rows: 20)
      let before = Measurement.memcpy(bytes: 750 * 1334 * 4)
      let result = scene.scroll()
      best = min(best, result.median / max(before, Measurement.memcpy(bytes: 750 * 1334 * 4)))
      allocations = max(allocations, result.allocations ?? .infinity)
    }
    print(String(format: "scrolling 16 flattened rows: %.2f× memcpy of the frame, %.2f allocations a frame", best, allocations))
    if best > 1.5 || allocations > 0 { exit(1) }
  }

  private static let scenarios: [(String, () -> Measurement)] = [
    ("scroll, 16 flattened rows", { ListScene(rows: 20).scroll() }),
    ("scroll, 16 rows in rounded sections", { ListScene(rows: 20, rounded: true).scroll() }),
    ("fling, rows made anew", { ListScene(rows: 20).fling() }),
    ("jump, every row another", { ListScene(rows: 16).jump() }),
    ("one row moves", { ListScene(rows: 16).moveOne() }),
    ("nothing changes", { ListScene(rows: 16).nothing() }),
    ("one label of a row changes", { ListScene(rows: 16).changeOne() }),
    ("bar with a blurred backdrop over a scroll", { ListScene(rows: 20, bar: true).scroll() }),
    ("list fades as a group", { ListScene(rows: 16).fade() }),
    ("list shrinks", { ListScene(rows: 16).shrink() }),
  ]

  static func report(_ name: String, _ floor: Double, _ result: Measurement) {
    var line = name.padding(toLength: 44, withPad: " ", startingAt: 0)
    line += "\(Measurement.text(result.median))  \(Measurement.text(result.high))  \(String(format: "%6.2f", result.median / floor))×"
    line += "  damage \(result.damagedPixels) px"
    if let allocations = result.allocations { line += String(format: "  %.2f allocations", allocations) }
    print(line)
  }
}
