import CoreGraphics
import Foundation
import QuartzCore
import Testing
import TrestleTrials

/// The pixels equal those of a frame drawn from scratch, for any caching and partial drawing.
@MainActor
@Suite(.serialized)
struct BitExactTests {
  @Test("Damage and caches yield the bits of a frame from scratch after each random change to 60 layers", arguments: [1, 2])
  func randomChanges(scale: Int) throws {
    let seed: UInt64 = 20_261_121
    let stage = Stage(120, 120, scale: CGFloat(scale))
    stage.renderer.fewestFillPixels = 1
    var tree = RandomTree(root: stage.root, count: 60, seed: seed)
    stage.frame()
    let steps = isSoaking ? 10_000 : 500
    for step in 0..<steps {
      stage.change {
        tree.change()
        // Occasionally several changes in one frame, and frames without any, so that subtrees become static.
        if step % 5 == 0 { tree.change() }
      }
      stage.frame()
      let count = stage.differences()
      try #require(count == 0, "seed \(seed), step \(step), after \(tree.last): \(count) pixels differ")
    }
  }

  @Test("The same while changes animate and transitions run")
  func animatedChanges() throws {
    let seed: UInt64 = 77
    let stage = Stage(100, 100, animates: true)
    stage.renderer.fewestFillPixels = 1
    var tree = RandomTree(root: stage.root, count: 40, seed: seed)
    stage.frame()
    let steps = isSoaking ? 5_000 : 300
    for step in 0..<steps {
      if step % 3 == 0 { tree.change() }
      if step % 20 == 0 {
        let transition = CATransition()
        transition.type = [.fade, .push, .moveIn, .reveal][step / 20 % 4]
        tree.layers[step % tree.layers.count].add(transition, forKey: nil)
      }
      stage.frame()
      let count = stage.differences()
      try #require(count == 0, "seed \(seed), step \(step), after \(tree.last): \(count) pixels differ")
    }
  }
}
