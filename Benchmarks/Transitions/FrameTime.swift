import Foundation
import UIKitTesting

/// The time and the work of one frame; times are in milliseconds.
struct FrameTime: CustomStringConvertible {
  /// On the monotonic clock.
  var began: Double
  var ended: Double
  /// The processor time of all threads, which other programs on the machine disturb less.
  var processor: Double
  var work: WorkCounters

  var wall: Double { ended - began }

  var description: String {
    String(format: "%.6f %.6f %.3f", began, ended, processor)
      + " composed \(work.composedPixels) of \(work.damagedPixels) groups \(work.groups) layouts \(work.layouts) shapings \(work.shapings) shadows \(work.shadows)"
  }
}
