import Foundation
import Testing
import TrestleTrials
import UIKit

@MainActor @Suite struct RandomEngineTests {
  /// Each part runs its own seeds, so that a failure reports a short run.
  @Test(
    "BU-07 BU-10 BU-14 Random updates during scrolls, swipes, reordering, selection, search, animated scrolls and callbacks agree with a naive model, heights included, and with a fresh table's pixels",
    arguments: 0..<(ProcessInfo.processInfo.environment["TRESTLE_SEED"] == nil ? 8 : 1))
  func updates(share: Int) {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["TRESTLE_SEED"].flatMap { UInt64($0) }
    let count = environment["TRESTLE_COUNT"].flatMap { Int($0) } ?? (isSoaking ? (ProcessMemory.isSanitized ? 125 : 12_500) : 10)
    let start = first ?? UInt64(share) * 1_000_000
    for seed in start..<start + UInt64(count) {
      RandomEngine(seed: seed).run(steps: 6)
      if (seed - start + 1) % 250 == 0 { report(start...seed) }
    }
  }

  /// Writes the progress of a long run, unbuffered, so that a crash can be assigned to its seeds.
  private func report(_ seeds: ClosedRange<UInt64>) {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    let line = "table engine: seeds \(seeds.lowerBound) to \(seeds.upperBound), \(time.tv_sec) s of processor time\n"
    FileHandle.standardError.write(Data(line.utf8))
  }
}
