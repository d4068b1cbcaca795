import Foundation
import QuartzCore

/// The times of a run of frames, and the work they did.
@MainActor
struct Measurement {
  var median = 0.0
  var high = 0.0
  /// The average per frame.
  var damagedPixels = 0
  /// The average per frame; nil without the counter.
  var allocations: Double?

  static func text(_ seconds: Double) -> String { String(format: "%.4f ms", seconds * 1000) }

  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  private static let counter: (@convention(c) () -> UInt)? = {
    guard let symbol = dlsym(nil, "malloc_counter_count") else { return nil }
    return unsafeBitCast(symbol, to: (@convention(c) () -> UInt).self)
  }()

  /// Returns the number of memory allocations so far; nil without the counter.
  static func allocationCount() -> UInt? { counter?() }

  static func memcpy(bytes: Int) -> Double {
    let from = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    let to = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    memset(from, 1, bytes)
    memset(to, 2, bytes)
    var times: [Double] = []
    for _ in 0..<401 {
      let start = now()
      Foundation.memcpy(to, from, bytes)
      times.append(now() - start)
    }
    from.deallocate()
    to.deallocate()
    times.sort()
    return times[times.count / 2]
  }

  /// Runs frames: `change` modifies the content, then the frame is rendered. The first frames are not counted.
  static func run(_ renderer: LayerRenderer, frames: Int = 600, warmup: Int = 60, _ change: (Int) -> Void) -> Measurement {
    var times = [Double](repeating: 0, count: frames)
    var allocations: UInt = 0
    let before = renderer.work.damagedPixels
    var counted = 0
    for frame in 0..<(frames + warmup) {
      change(frame)
      let allocated = counter?() ?? 0
      let start = now()
      renderer.renderFrame(at: Double(frame) / 60)
      let time = now() - start
      if frame >= warmup {
        times[frame - warmup] = time
        allocations += (counter?() ?? 0) - allocated
      } else {
        counted = renderer.work.damagedPixels
      }
    }
    times.sort()
    return Measurement(
      median: times[frames / 2], high: times[frames * 99 / 100],
      damagedPixels: (renderer.work.damagedPixels - max(counted, before)) / frames,
      allocations: counter == nil ? nil : Double(allocations) / Double(frames))
  }

  static func peakKilobytes() -> Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }
}
