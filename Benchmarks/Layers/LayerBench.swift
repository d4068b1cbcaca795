import CoreGraphics
import Foundation
import QuartzCore
import Text

/// Prints what frames of layers cost, as multiples of a memcpy of the frame in the same run.
@main
@MainActor
struct LayerBench {
  static func main() {
    let floor = Measurement.memcpy(bytes: 750 * 1334 * 4)
    print("frame 750×1334, memcpy \(Measurement.text(floor)); ms a frame, p50 and p99, and times memcpy")
    report("scroll, 16 flattened rows", floor, ListScene(rows: 20).scroll())
    report("scroll, 16 rows in rounded sections", floor, ListScene(rows: 20, rounded: true).scroll())
    report("fling, rows made anew", floor, ListScene(rows: 40).fling())
    report("one row moves", floor, ListScene(rows: 16).moveOne())
    report("nothing changes", floor, ListScene(rows: 16).nothing())
    report("one label of a row changes", floor, ListScene(rows: 16).changeOne())
    report("bar with a blurred backdrop over a scroll", floor, ListScene(rows: 20, bar: true).scroll())
    report("list fades as a group", floor, ListScene(rows: 16).fade())
    report("list shrinks", floor, ListScene(rows: 16).shrink())
    print("peak resident \(Measurement.peakKilobytes() / 1024) MiB")
  }

  static func report(_ name: String, _ floor: Double, _ result: Measurement) {
    var line = name.padding(toLength: 44, withPad: " ", startingAt: 0)
    line += "\(Measurement.text(result.median))  \(Measurement.text(result.high))  \(String(format: "%6.2f", result.median / floor))×"
    line += "  damage \(result.damagedPixels) px"
    if let allocations = result.allocations { line += String(format: "  %.2f allocations", allocations) }
    print(line)
  }
}
