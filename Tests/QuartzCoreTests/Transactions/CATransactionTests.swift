import Foundation
import QuartzCore
import Testing
import TrestleExpectations

@MainActor
@Suite(.serialized)
struct CATransactionTests {
  let time = VirtualTime()

  private func animation(_ duration: Double) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = duration
    return animation
  }

  @Test("Completion blocks are called once, in order: inner before outer, shorter before longer")
  func completionOrder() {
    var lines: [String] = []
    let layer = CALayer()
    CATransaction.begin()
    CATransaction.setCompletionBlock { lines.append("outer") }
    layer.add(animation(0.2), forKey: "a")
    CATransaction.begin()
    CATransaction.setCompletionBlock { lines.append("inner") }
    layer.add(animation(0.6), forKey: "b")
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setCompletionBlock { lines.append("nothing") }
    CATransaction.commit()
    expect(lines, equals: ["nothing"])
    CATransaction.commit()
    CATransaction.begin()
    CATransaction.setCompletionBlock { lines.append("short") }
    CALayer().add(animation(0.1), forKey: "gone")
    layer.add(animation(0.3), forKey: "c")
    CATransaction.commit()
    expect(lines, equals: ["nothing"])
    for _ in 0..<60 { time.advance(1.0 / 60) }
    expect(lines, equals: ["nothing", "short", "inner", "outer"])
  }

  @Test("Blocks of animations that end in one frame are called in the order of their ends")
  func sameFrame() {
    var lines: [Int] = []
    let layer = CALayer()
    for (index, duration) in [0.3, 0.1, 0.2, 0.2].enumerated() {
      CATransaction.begin()
      CATransaction.setCompletionBlock { lines.append(index) }
      layer.add(animation(duration), forKey: "\(index)")
      CATransaction.commit()
    }
    time.advance(1)
    expect(lines, equals: [1, 2, 3, 0])
  }

  @Test("A removed animation completes its transaction")
  func removal() {
    var count = 0
    let layer = CALayer()
    CATransaction.begin()
    CATransaction.setCompletionBlock { count += 1 }
    layer.add(animation(10), forKey: "a")
    CATransaction.commit()
    time.advance(1)
    layer.removeAllAnimations()
    expect(count, equals: 1)
    time.advance(20)
    expect(count, equals: 1)
  }

  @Test("A replaced block is still called")
  func replacedBlock() {
    var lines: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { lines.append("first") }
    CATransaction.setCompletionBlock { lines.append("second") }
    expect(lines, equals: ["first"])
    let layer = CALayer()
    layer.add(animation(1), forKey: nil)
    CATransaction.setCompletionBlock { lines.append("third") }
    CATransaction.commit()
    expect(lines, equals: ["first"])
    time.advance(2)
    expect(lines, equals: ["first", "second", "third"])
  }

  @Test("Duration, curve and disabled actions are inherited by nested transactions and end with theirs")
  func nesting() {
    expect(CATransaction.animationDuration(), equals: 0.25)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setDisableActions(true)
    CATransaction.begin()
    expect(CATransaction.animationDuration(), equals: 2)
    expect(CATransaction.disableActions())
    CATransaction.setDisableActions(false)
    CATransaction.setAnimationDuration(3)
    CATransaction.setValue("x", forKey: "mine")
    expect(!CATransaction.disableActions())
    expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double, equals: 3)
    CATransaction.commit()
    expect(CATransaction.value(forKey: "mine") == nil)
    expect(CATransaction.animationDuration(), equals: 2)
    expect(CATransaction.disableActions())
    CATransaction.commit()
    expect(!CATransaction.disableActions())
    expect(CATransaction.animationDuration(), equals: 0.25)
  }

  @Test("Animations of one transaction begin together, at its commit")
  func commonBegin() {
    let layer = CALayer()
    CATransaction.begin()
    layer.add(animation(1), forKey: "a")
    time.now += 0.3
    layer.add(animation(1), forKey: "b")
    CATransaction.commit()
    expect(layer.animation(forKey: "a")!.beginTime, equals: time.now)
    expect(layer.animation(forKey: "b")!.beginTime, equals: time.now)
  }

  @Test("The implicit transaction ends with a flush, and its properties are reset")
  func implicit() {
    var done = false
    CATransaction.setAnimationDuration(5)
    CATransaction.setCompletionBlock { done = true }
    CATransaction.begin()
    CATransaction.flush()
    expect(CATransaction.animationDuration(), equals: 5)
    CATransaction.commit()
    expect(!done)
    CATransaction.flush()
    expect(done)
    expect(CATransaction.animationDuration(), equals: 0.25)
  }
}
