import Foundation
import QuartzCore
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@Suite("Animations of views") @MainActor
struct ViewAnimationTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    stage.root.addSubview(view)
    stage.layout()
    FrameScheduler.beginFrame(at: stage.now)
  }

  private var shownX: CGFloat { view.layer.presentation()?.position.x ?? view.layer.position.x }

  @Test("Outside of a block nothing animates")
  func plain() {
    view.center.x = 100
    stage.advance(1.0 / 60)
    expect(shownX, equals: 100)
    expect(view.layer.animationKeys() == nil)
  }

  @Test("A block leads from the old value to the new one, and completes")
  func block() {
    var finished: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 105
    } completion: {
      finished.append($0)
    }
    expect(view.center.x, equals: 105)
    stage.advance(0.5)
    expect(abs(shownX - 55), below: 3)
    expect(finished.isEmpty)
    stage.advance(0.6)
    expect(shownX, equals: 105)
    expect(finished, equals: [true])
  }

  @Test("A block that changes nothing completes immediately")
  func emptyBlock() {
    var finished = false
    UIView.animate(withDuration: 1) {
    } completion: { _ in
      finished = true
    }
    expect(finished)
  }

  @Test("performWithoutAnimation stops animations even within a block")
  func without() {
    UIView.animate(withDuration: 1) {
      UIView.performWithoutAnimation { view.center.x = 100 }
    }
    expect(view.layer.animationKeys() == nil)
    var completed = false
    UIView.performWithoutAnimation {
      expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1, animations: { view.center.x = 70 }, completion: { _ in completed = true })
    }
    expect(view.layer.animationKeys() == nil && completed && UIView.areAnimationsEnabled)
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1) { view.center.x = 50 }
    UIView.setAnimationsEnabled(true)
    expect(view.layer.animationKeys() == nil)
  }

  @Test("An interrupting animation continues from the displayed state, and both complete at their own times")
  func interruption() {
    var order: [String] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 105
    } completion: {
      order.append("first \($0)")
    }
    stage.advance(0.5)
    let before = shownX
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 5
    } completion: {
      order.append("second \($0)")
    }
    stage.advance(1.0 / 60)
    expect(abs(shownX - before), below: 4)
    stage.advance(0.6)
    expect(order, equals: ["first true"])
    stage.advance(0.6)
    expect(order, equals: ["first true", "second true"])
    expect(shownX, equals: 5)
  }

  @Test("A delayed animation shows the old value until it begins")
  func delay() {
    UIView.animate(withDuration: 0.5, delay: 0.5, options: .curveLinear) { view.center.x = 105 }
    stage.advance(0.4)
    expect(shownX, equals: 5)
    stage.advance(0.35)
    expect(shownX > 40 && shownX < 70)
    stage.advance(0.4)
    expect(shownX, equals: 105)
  }

  @Test("A spring overshoots and comes to rest at its duration")
  func spring() {
    var finished = false
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) {
      view.center.x = 105
    } completion: { _ in
      finished = true
    }
    var highest: CGFloat = 0
    for _ in 0..<58 {
      stage.advance(1.0 / 60)
      highest = max(highest, shownX)
    }
    expect(highest, above: 115)
    expect(abs(shownX - 105), below: 1)
    stage.advance(0.1)
    expect(finished)
  }

  @Test("Keyframes follow one another")
  func keyframes() {
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 105 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        view.center.x = 5
        view.alpha = 0
      }
    }
    stage.advance(0.25)
    expect(abs(shownX - 55), below: 4)
    expect(view.layer.presentation()?.opacity, equals: 1)
    stage.advance(0.25)
    expect(abs(shownX - 105), below: 4)
    stage.advance(0.25)
    expect(abs(shownX - 55), below: 4)
    expect(abs((view.layer.presentation()?.opacity ?? 0) - 0.5), below: 0.05)
  }

  @Test("A view that animates takes no touches unless that is allowed")
  func touches() {
    let point = CGPoint(x: 100, y: 100)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    expect(stage.window.hitTest(point, with: nil) === view)
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    expect(stage.window.hitTest(point, with: nil) === stage.root)
    stage.advance(1.1)
    expect(stage.window.hitTest(point, with: nil) === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
    expect(stage.window.hitTest(point, with: nil) === view)
  }

  @Test("A nested block uses the duration of the outer one")
  func nested() {
    UIView.animate(withDuration: 2) {
      expect(UIView.inheritedAnimationDuration, equals: 2)
      UIView.animate(withDuration: 0.1) { expect(UIView.inheritedAnimationDuration, equals: 2) }
      UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) {
        expect(UIView.inheritedAnimationDuration, equals: 0.1)
      }
    }
  }

  @Test("The older blocks animate too")
  func olderBlocks() {
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    view.center.x = 105
    UIView.commitAnimations()
    stage.advance(0.5)
    expect(abs(shownX - 55), below: 3)
  }

  @Test("The delegate of an older block receives its name, whether it finished, and its context, in any order of the calls")
  func olderMessages() {
    final class Delegate: NSObject {
      var log: [String] = []
      func started(_ id: String, context: UnsafeMutableRawPointer?) { log.append("started \(id) \(context == nil)") }
      func stopped(_ id: String, finished: NSNumber, context: UnsafeMutableRawPointer?) {
        log.append("stopped \(id) \(finished.boolValue)")
      }
    }
    let delegate = Delegate()
    UIView.beginAnimations("slide", context: nil)
    UIView.setAnimationDidStop(Selector("stopped:finished:context:", Delegate.stopped))
    UIView.setAnimationWillStart(Selector("started:context:", Delegate.started))
    UIView.setAnimationDelegate(delegate)
    UIView.setAnimationDuration(1)
    UIView.setAnimationDelay(0.5)
    view.center.x = 105
    UIView.commitAnimations()
    stage.advance(0.3)
    expect(delegate.log.isEmpty)
    stage.advance(0.4)
    expect(delegate.log, equals: ["started slide true"])
    stage.advance(1)
    expect(delegate.log, equals: ["started slide true", "stopped slide true"])
  }

  @Test("An animator runs, pauses, is scrubbed, reversed and finishes")
  func animator() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    expect(view.center.x, equals: 5)
    animator.startAnimation()
    stage.advance(0.5)
    expect(abs(shownX - 55), below: 3)
    expect(abs(animator.fractionComplete - 0.5), below: 0.02)
    animator.pauseAnimation()
    stage.advance(1)
    expect(abs(shownX - 55), below: 3)
    animator.fractionComplete = 0.2
    stage.advance(1.0 / 60)
    expect(abs(shownX - 25), below: 1)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    stage.advance(0.1)
    expect(abs(shownX - 15), below: 3)
    stage.advance(0.2)
    expect(ends, equals: [.start])
    expect(view.center.x == 5 && shownX == 5)
    expect(animator.state, equals: .inactive)
  }

  @Test("A stopped animator keeps the displayed state, and finishes at the given position")
  func stoppedAnimator() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 105 }
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.advance(0.5)
    animator.stopAnimation(false)
    expect(abs(view.center.x - 55), below: 3)
    expect(animator.state, equals: .stopped)
    animator.finishAnimation(at: .end)
    expect(view.center.x, equals: 105)
    expect(ends, equals: [.end])
  }

  @Test("An animation of a view without a window ends with the next frame, unless it joins a window before or masks a view in one")
  func withoutWindow() {
    let screen = TestScreen()
    var finished: [String] = []
    let alone = UIView()
    UIView.animate(withDuration: 1) {
      alone.alpha = 0
    } completion: {
      finished.append("alone \($0)")
    }
    let added = UIView()
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) {
      added.alpha = 0
    } completion: {
      finished.append("added \($0)")
    }
    screen.window.addSubview(added)
    let mask = UIView()
    added.mask = mask
    UIView.animate(withDuration: 1) {
      mask.alpha = 0
    } completion: {
      finished.append("mask \($0)")
    }
    expect(finished.isEmpty)
    screen.advance(by: 2.0 / 60)
    expect(finished, equals: ["alone true"])
    expect(alone.layer.animationKeys(), equals: nil)
    screen.advance(by: 2)
    expect(finished, equals: ["alone true", "mask true"])
  }

  @Test("The completion of a block that moves the thumb of a slider waits for its animation")
  func slider() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    stage.root.addSubview(slider)
    stage.layout()
    var isDone = false
    UIView.animate(withDuration: 1) {
      slider.setValue(0.5, animated: true)
    } completion: { _ in
      isDone = true
    }
    expect(slider.value, equals: 0.5)
    stage.advance(0.5)
    expect(!isDone)
    stage.advance(0.6)
    expect(isDone)
  }
}
