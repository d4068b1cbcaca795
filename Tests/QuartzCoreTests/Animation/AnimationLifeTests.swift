import Foundation
import Testing
import TrestleExpectations

@testable import QuartzCore

@MainActor
@Suite(.serialized)
struct AnimationLifeTests {
  let time = VirtualTime()

  private func fade(_ name: String, duration: Double = 1, diary: Diary? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "zPosition")
    animation.fromValue = 0
    animation.toValue = 10
    animation.duration = duration
    animation.delegate = diary
    animation.setValue(name, forKey: "name")
    return animation
  }

  @Test("The delegate is notified of the beginning at the commit and of the end at the first frame past it, once")
  func delegate() {
    let diary = Diary()
    let layer = CALayer()
    layer.add(fade("a", diary: diary), forKey: "a")
    expect(diary.lines, equals: [])
    CATransaction.flush()
    expect(diary.lines, equals: ["start a"])
    time.advance(0.5)
    time.advance(0.4)
    expect(diary.lines, equals: ["start a"])
    expect(layer.animation(forKey: "a") != nil)
    time.advance(0.2)
    expect(diary.lines, equals: ["start a", "stop a true"])
    expect(layer.animation(forKey: "a") == nil)
    expect(layer.displayed === layer)
    time.advance(0.2)
    expect(diary.lines, equals: ["start a", "stop a true"])
    expect(!FrameScheduler.hasWork)
  }

  @Test("An animation that is late begins late")
  func lateBegin() {
    let diary = Diary()
    let layer = CALayer()
    let animation = fade("a", diary: diary)
    animation.beginTime = CACurrentMediaTime() + 1
    layer.add(animation, forKey: "a")
    CATransaction.flush()
    expect(FrameScheduler.nextDeadline(after: time.now), equals: time.now + 1)
    time.advance(0.5)
    expect(diary.lines, equals: [])
    time.advance(0.6)
    expect(diary.lines, equals: ["start a"])
    time.advance(1)
    expect(diary.lines, equals: ["start a", "stop a true"])
  }

  @Test("Removed, replaced and orphaned animations stop unfinished")
  func removal() {
    let diary = Diary()
    let (_, layer) = time.layerOnScreen()
    layer.add(fade("a", diary: diary), forKey: "k")
    layer.add(fade("b", diary: diary), forKey: "k")
    expect(diary.lines, equals: ["stop a false"])
    expect(layer.animationKeys(), equals: ["k"])
    layer.removeAnimation(forKey: "k")
    expect(diary.lines, equals: ["stop a false", "stop b false"])
    layer.add(fade("c", diary: diary), forKey: nil)
    layer.add(fade("d", diary: diary), forKey: nil)
    layer.removeAllAnimations()
    expect(diary.lines.suffix(2), equals: ["stop c false", "stop d false"])
    layer.add(fade("e", diary: diary), forKey: "e")
    time.advance(0.1)
    layer.removeFromSuperlayer()
    time.advance(0.1)
    expect(diary.lines.suffix(2), equals: ["start e", "stop e false"])
    expect(layer.animation(forKey: "e") == nil)

    do {
      let shortLived = CALayer()
      shortLived.add(fade("f", diary: diary), forKey: "f")
    }
    time.advance(0.1)
    expect(diary.lines.last, equals: "stop f false")
    expect(!FrameScheduler.hasWork)
  }

  @Test("An animation with a persistent fill keeps its last value without costing frames")
  func staying() {
    let diary = Diary()
    let layer = CALayer()
    let animation = fade("a", diary: diary)
    animation.isRemovedOnCompletion = false
    animation.fillMode = .forwards
    layer.add(animation, forKey: "a")
    time.advance(1.5)
    time.advance(1)
    expect(diary.lines, equals: ["start a", "stop a true"])
    expect(layer.displayed.zPosition, equals: 10)
    expect(layer.zPosition, equals: 0)
    expect(!FrameScheduler.hasWork)
    layer.opacity = 0.5
    time.frame()
    expect(layer.displayed.opacity, equals: 0.5)
    layer.removeAllAnimations()
    expect(layer.displayed.zPosition, equals: 0)
    expect(diary.lines.count, equals: 2)
  }

  @Test("Interrupting from the displayed state does not jump")
  func interruption() {
    let layer = CALayer()
    layer.position = CGPoint(x: 100, y: 0)
    let there = CABasicAnimation(keyPath: "position")
    there.fromValue = CGPoint.zero
    there.duration = 1
    there.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    layer.add(there, forKey: "position")
    var last = 0.0
    var largestStep = 0.0
    func watch(_ frames: Int) {
      for _ in 0..<frames {
        time.advance(1.0 / 120)
        largestStep = max(largestStep, abs(layer.displayed.position.x - last))
        last = layer.displayed.position.x
      }
    }
    for (frames, target) in [(50, 20.0), (30, 80), (17, 0), (61, 100)] {
      watch(frames)
      let back = CABasicAnimation(keyPath: "position")
      back.fromValue = layer.presentation()!.position
      expect(abs(layer.presentation()!.position.x - last), below: 1e-9)
      back.duration = 1
      back.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      layer.position = CGPoint(x: target, y: 0)
      layer.add(back, forKey: "position")
      expect(abs(layer.presentation()!.position.x - last), below: 1e-9)
    }
    watch(150)
    // The steepest of these curves moves 1.75 of 100 points in a frame.
    expect(largestStep, below: 2)
    expect(last, equals: 100)
  }

  @Test("A layer copies an animation: later changes have no effect")
  func copying() {
    let layer = CALayer()
    let animation = fade("a")
    layer.add(animation, forKey: "a")
    animation.toValue = 1000
    animation.duration = 50
    time.advance(0.5)
    expect(layer.displayed.zPosition, equals: 5)
    expect(layer.animation(forKey: "a") !== animation)
    expect((layer.animation(forKey: "a") as? CABasicAnimation)?.toValue as? Int, equals: 10)
    expect(layer.animation(forKey: "a")?.value(forKey: "name") as? String, equals: "a")
  }

  @Test("Layers without animations show themselves, and animating allocates one copy for all frames")
  func displayedCopies() {
    let layer = CALayer()
    expect(layer.displayed === layer)
    layer.add(fade("a"), forKey: "a")
    time.advance(0.1)
    let copy = layer.displayed
    expect(copy !== layer)
    time.advance(0.1)
    expect(layer.displayed === copy)
    expect(copy.model() === layer)
    expect(layer.presentation()!.model() === layer)
  }

  @Test("A transition runs on its layer alone, from its start to its end progress")
  func transition() {
    let layer = CALayer()
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromRight
    transition.startProgress = 0.2
    transition.duration = 1
    layer.add(transition, forKey: nil)
    layer.add(CATransition(), forKey: "other")
    expect(layer.animationKeys(), equals: [kCATransition])
    layer.add(transition, forKey: "third")
    time.advance(0.5)
    expect(abs(layer.animationState!.transition!.progress - 0.6), below: 1e-7)
    expect(layer.animationState!.transition!.type, equals: .push)
    expect(layer.animationState!.transition!.subtype, equals: .fromRight)
    time.advance(0.6)
    expect(layer.animationState?.transition == nil)
  }

  @Test("An animation copies itself with all it has")
  func copyingAll() {
    let group = CAAnimationGroup()
    let spring = CASpringAnimation(keyPath: "position")
    spring.damping = 3
    spring.toValue = CGPoint(x: 1, y: 2)
    let frames = CAKeyframeAnimation(keyPath: "opacity")
    frames.values = [0, 1]
    group.animations = [spring, frames]
    group.duration = 9
    group.setValue("x", forKey: "name")
    let copy = group.copy() as! CAAnimationGroup
    spring.damping = 4
    expect(copy.duration == 9 && copy.value(forKey: "name") as? String == "x")
    expect((copy.animations?[0] as? CASpringAnimation)?.damping, equals: 3)
    expect((copy.animations?[0] as? CASpringAnimation)?.toValue as? CGPoint, equals: CGPoint(x: 1, y: 2))
    expect((copy.animations?[1] as? CAKeyframeAnimation)?.values?.count, equals: 2)
    let transition = CATransition()
    transition.type = .push
    expect((transition.copy() as? CATransition)?.type, equals: .push)
  }
}
