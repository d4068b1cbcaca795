import Foundation
import Testing
import TrestleExpectations
import TrestleTrials
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct RandomRunTests {
  /// The whole run has 100,000 steps; regular tests run a part of it.
  private static let steps = isSoaking ? 100_000 : 10_000
  private static let seed: UInt64 = 20_240_607

  @Test("Any order of touches, keys, resizes and changes: no crash, every image true, memory flat, no view left behind")
  func anythingGoes() {
    print("random run: seed \(Self.seed), \(Self.steps) steps")
    let run = RandomScreen(seed: Self.seed)
    var sizes: [Int] = []
    for step in 1...Self.steps {
      run.step()
      if step % 50 == 0, !run.isTrueToScratch {
        Issue.record("after \(step) steps the picture differs from one made from scratch")
        return
      }
      if step % (Self.steps / 2) == 0 {
        run.clear()
        expect(run.liveViews, equals: 0, "views that were taken away are still alive after \(step) steps")
        sizes.append(ProcessMemory.resident)
      }
    }
    // Only the whole run fills the caches in its first half. The address sanitizer retains freed memory.
    if isSoaking, !ProcessMemory.isSanitized { expect(sizes[1] - sizes[0], atMost: 2 << 20, "resident \(sizes) bytes") }
  }

  @Test("Scroll views in each other, under bars, scrolled by fingers, wheels and programs: every picture true", arguments: [1.0, 2.0, 3.0])
  func scrolling(scale: Double) {
    for seed in 1...UInt64(isSoaking ? 200 : 4) {
      let run = RandomScrolling(seed: seed, scale: CGFloat(scale))
      var moved = 0
      for step in 1...150 {
        let before = run.screen.work
        run.step()
        guard run.isTrueToScratch else {
          Issue.record("seed \(seed): after \(step) steps the picture differs from one made from scratch")
          return
        }
        let work = run.screen.work - before
        if work.composedPixels < work.damagedPixels { moved += 1 }
      }
      expect(moved, above: 10, "seed \(seed) moved pixels in \(moved) steps")
    }
  }
}
