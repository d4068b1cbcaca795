import CoreGraphics
import Foundation
import QuartzCore
import Testing
import TrestleExpectations
import TrestleTrials

/// Scrolling moves pixels, and they are those of a frame drawn from scratch.
@MainActor
@Suite(.serialized)
struct ScrollMoveTests {
  /// Returns a list of rows that clips, over all of a stage.
  private func list(_ stage: Stage, _ frame: CGRect, background: CGColor? = .white) -> CALayer {
    let list = stage.add(frame, background)
    list.masksToBounds = true
    for index in 0..<40 {
      let row = stage.add(CGRect(x: 4, y: CGFloat(index * 20), width: frame.width - 8, height: 18), index % 2 == 0 ? .red : .blue, to: list)
      stage.add(CGRect(x: 3, y: 3, width: 10 + CGFloat(index), height: 5), .green, to: row)
    }
    return list
  }

  private func composed(_ stage: Stage, _ change: () -> Void) -> Int {
    let before = stage.renderer.work.composedPixels
    stage.change(change)
    stage.frame()
    return stage.renderer.work.composedPixels - before
  }

  @Test("A scroll composites the newly visible strip, in every direction")
  func strips() {
    let stage = Stage(100, 100)
    let list = list(stage, CGRect(x: 0, y: 0, width: 100, height: 100))
    stage.frame()
    expect(composed(stage) { list.bounds.origin.y = 7 }, equals: 700)
    expect(stage.renderer.move, equals: PixelMove(area: PixelRect(x: 0, y: 0, width: 100, height: 100), dx: 0, dy: -7))
    expect(composed(stage) { list.bounds.origin.y = 3 }, equals: 400)
    expect(composed(stage) { list.bounds.origin.x = 5 }, equals: 500)
    expect(stage.differences(), equals: 0)
    expect(composed(stage) { list.bounds.origin = CGPoint(x: 2, y: 5) }, below: 1_000)
    expect(stage.differences(), equals: 0)
    // No part of it remains visible.
    expect(composed(stage) { list.bounds.origin.y = 300 }, equals: 10_000)
    expect(stage.renderer.move == nil && stage.differences() == 0)
  }

  @Test("The ground may be that of a layer further down, if it is one colour")
  func ground() {
    let stage = Stage(100, 100)
    let list = list(stage, CGRect(x: 10, y: 10, width: 80, height: 80), background: nil)
    stage.frame()
    expect(composed(stage) { list.bounds.origin.y = 5 }, equals: 400)
    let spot = CALayer()
    spot.frame = CGRect(x: 30, y: 30, width: 10, height: 10)
    spot.backgroundColor = .green
    stage.change { stage.root.insertSublayer(spot, at: 0) }
    stage.frame()
    expect(composed(stage) { list.bounds.origin.y = 10 } == 6_400 && stage.renderer.move == nil)
    expect(stage.differences(), equals: 0)
    stage.change { spot.frame = CGRect(x: 0, y: 0, width: 95, height: 95) }
    stage.frame()
    expect(composed(stage) { list.bounds.origin.y = 15 }, equals: 400)
    expect(stage.differences(), equals: 0)
  }

  @Test("Content above the scrolled area is composited at its position and at the position its pixels moved to")
  func over() {
    let stage = Stage(400, 400)
    let list = list(stage, CGRect(x: 0, y: 0, width: 400, height: 400))
    let bar = stage.add(CGRect(x: 0, y: 0, width: 400, height: 20), .halfBlack)
    let knob = stage.add(CGRect(x: 390, y: 200, width: 5, height: 10), .green)
    stage.frame()
    // The bar, of which the moved picture is hidden, the knob and five lines above it, and the strip.
    expect(composed(stage) { list.bounds.origin.y = 5 }, equals: 400 * 20 + 5 * 15 + 400 * 5)
    expect(stage.differences(), equals: 0)
    // The bar and three lines below it.
    expect(composed(stage) { list.bounds.origin.y = 2 }, equals: 400 * 23 + 5 * 13)
    expect(stage.differences(), equals: 0)
    expect(
      composed(stage) {
        list.bounds.origin.y = 10
        knob.position.y += 3
        bar.backgroundColor = .green
      } < 20_000)
    expect(stage.renderer.move != nil && stage.differences() == 0)
    _ = composed(stage) {
      list.bounds.origin.y = 6
      knob.removeFromSuperlayer()
      bar.isHidden = true
    }
    expect(stage.renderer.move != nil && stage.differences() == 0)
  }

  @Test("A pinned header and changed, inserted and removed rows are composited while the list scrolls")
  func inside() {
    let stage = Stage(400, 400)
    let list = list(stage, CGRect(x: 0, y: 0, width: 400, height: 400))
    let header = stage.add(CGRect(x: 0, y: 0, width: 400, height: 12), .green, to: list)
    stage.frame()
    for step in 1..<30 {
      let spent = composed(stage) {
        list.bounds.origin.y = CGFloat(step * 3)
        header.position.y += 3
        if step % 4 == 0 { list.sublayers![step / 4 + 2].backgroundColor = .green }
        if step % 7 == 0 { list.sublayers![step / 7 + 1].removeFromSuperlayer() }
      }
      expect(spent < 60_000 && stage.renderer.move != nil, "\(spent) in step \(step)")
      expect(stage.differences(), equals: 0, "step \(step)")
    }
  }

  @Test("Rounded corners, borders, opacity, masks and transforms around a scrolling layer are drawn correctly")
  func surroundings() {
    let stage = Stage(300, 300)
    let box = stage.add(CGRect(x: 5, y: 5, width: 290, height: 290), .blue)
    let list = list(stage, CGRect(x: 0, y: 0, width: 290, height: 290))
    box.addSublayer(list)
    box.masksToBounds = true
    box.cornerRadius = 12
    stage.frame()
    _ = composed(stage) { list.bounds.origin.y = 4 }
    expect(stage.renderer.move != nil && stage.differences() == 0)
    let mask = CALayer()
    mask.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
    mask.backgroundColor = .green
    let changes: [() -> Void] = [
      { box.opacity = 0.5 }, { box.opacity = 1 }, { list.mask = mask }, { list.mask = nil }, { box.mask = mask }, { box.mask = nil },
      { box.transform = CATransform3DMakeRotation(0.1, 0, 0, 1) }, { box.transform = CATransform3DIdentity }, { list.cornerRadius = 8 },
      { list.borderWidth = 3 }, { list.opacity = 0.5 }, { list.opacity = 1 }, { list.backgroundColor = nil }, { box.masksToBounds = false },
      { box.borderWidth = 2 },
      { list.masksToBounds = false }, { list.masksToBounds = true }, { list.frame.size.height = 160 }, { list.isHidden = true },
      { list.isHidden = false }, { box.bounds.origin.y = 3 },
      { list.backdrop = BackdropEffect(radius: 3, saturation: 1, tint: .halfBlack) },
    ]
    for (index, change) in changes.enumerated() {
      for frame in 0..<3 {
        stage.change {
          if frame == 0 { change() }
          list.bounds.origin.y += 3
        }
        stage.frame()
        expect(stage.differences(), equals: 0, "change \(index), frame \(frame)")
      }
    }
  }

  @Test("Random trees in, below and above a scrolling list have the bits of a frame from scratch", arguments: [1, 2])
  func random(scale: Int) throws {
    var moves = 0
    for seed in 1...UInt64(isSoaking ? 400 : 8) {
      var numbers = Noise(seed: seed)
      func chance(_ percent: Int) -> Bool { Int(numbers.next() % 100) < percent }
      func distance() -> CGFloat { CGFloat(Int(numbers.next() % 41) - 20) / (chance(50) ? 1 : 3) }
      let stage = Stage(200, 200, scale: CGFloat(scale))
      let side = 200 / CGFloat(scale)
      let beneath = stage.add(CGRect(x: 0, y: 0, width: side, height: side), chance(50) ? .white : nil)
      let list = list(stage, CGRect(x: 0, y: 4, width: side, height: side - 12), background: chance(70) ? .white : nil)
      let nested = self.list(stage, CGRect(x: 10, y: 24, width: 40, height: 30))
      list.addSublayer(nested)
      let over = stage.add(CGRect(x: 0, y: 0, width: side, height: side))
      var trees = [
        RandomTree(root: list, count: chance(60) ? 8 : 0, seed: seed), RandomTree(root: over, count: chance(60) ? 4 : 0, seed: seed + 1),
        RandomTree(root: beneath, count: chance(30) ? 4 : 0, seed: seed + 2),
      ]
      if chance(30) {
        stage.add(CGRect(x: 0, y: 0, width: side, height: 20), nil).backdrop = BackdropEffect(radius: 3, saturation: 1.2, tint: .halfBlack)
      }
      let indicator = stage.add(CGRect(x: side - 6, y: 10, width: 3, height: 20), .halfBlack, to: list)
      stage.frame()
      for step in 0..<40 {
        stage.change {
          if chance(80) {
            let dy = distance()
            list.bounds.origin.y += dy
            indicator.position.y += dy * 1.1
            if chance(30) { list.bounds.origin.x += distance() / 4 }
          }
          if chance(30) { nested.bounds.origin.y += distance() }
          if chance(20) { indicator.opacity = Float(numbers.next() % 11) / 10 }
          for index in trees.indices where !trees[index].layers.isEmpty && chance(25) { trees[index].change() }
        }
        stage.frame()
        if stage.renderer.move != nil { moves += 1 }
        let count = stage.differences()
        try #require(count == 0, "seed \(seed), step \(step), after \(trees.map(\.last)): \(count) pixels differ")
      }
    }
    // The test would prove nothing if no frame moved pixels.
    expect(moves, above: (isSoaking ? 2_000 : 40), "\(moves)")
  }
}
