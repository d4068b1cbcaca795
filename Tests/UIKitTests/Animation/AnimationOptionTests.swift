import QuartzCore
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@Suite("Animations of views: options") @MainActor
struct AnimationOptionTests {
  private let stage = Stage()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    stage.root.addSubview(view)
    stage.layout()
    FrameScheduler.beginFrame(at: stage.now)
  }

  private func shownX(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? view.layer.position.x }

  @Test("layoutSubviews moves subviews along with the view's size; without it they jump with the next layout")
  func layoutSubviews() {
    @MainActor final class Centring: UIView {
      let dot = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
      override func layoutSubviews() { dot.center = CGPoint(x: bounds.midX, y: bounds.midY) }
    }
    for (options, expected) in [(UIView.AnimationOptions.layoutSubviews, CGFloat(50)), ([], 75)] {
      let outer = Centring(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      outer.addSubview(outer.dot)
      stage.root.addSubview(outer)
      stage.layout()
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, options]) { outer.frame.size.width = 150 }
      stage.advance(0.5)
      expect(abs(shownX(outer.dot) - expected), below: 2)
    }
  }

  @Test("beginFromCurrentState starts from the displayed state and ends running animations; without it movements add up")
  func beginFromCurrentState() {
    for (options, later, ended) in [(UIView.AnimationOptions.beginFromCurrentState, CGFloat(30), false), ([], 55, true)] {
      view.center.x = 5
      stage.advance(0.1)
      var finished: Bool?
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 }, completion: { finished = $0 })
      stage.advance(0.5)
      expect(abs(shownX(view) - 55), below: 3)
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, options]) { view.center.x = 5 }
      // Interrupted, the first movement ends immediately; additive, it continues, and the visible value is unchanged.
      expect(finished, equals: (ended ? nil : false))
      stage.advance(0.5)
      expect(abs(shownX(view) - later), below: 3)
      stage.advance(0.6)
      expect(shownX(view) == 5 && finished == ended)
    }
  }

  @Test("A color starts from the displayed one only with beginFromCurrentState")
  func colors() {
    for (options, expected) in [(UIView.AnimationOptions.beginFromCurrentState, CGFloat(0.5)), ([], 1)] {
      view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
      stage.advance(0.1)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      }
      stage.advance(0.5)
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, options]) {
        view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
      }
      let red = view.layer.presentation()?.backgroundColor?.components?.first ?? -1
      expect(abs(red - expected), below: 0.05)
      stage.advance(1.1)
    }
  }

  @Test("A nested block uses the outer options, unless it overrides them")
  func inheritedOptions() {
    UIView.animate(withDuration: 0.5, delay: 0, options: [.curveLinear, .autoreverse, .repeat, .allowUserInteraction]) {
      UIView.animate(withDuration: 0.5, delay: 0, options: .curveLinear) { view.center.x = 105 }
    }
    expect(stage.window.hitTest(CGPoint(x: 100, y: 5), with: nil) === view)
    stage.advance(0.75)
    expect(abs(shownX(view) - 55), below: 5)
    stage.advance(10)
    expect(view.layer.hasAnimations)
    view.layer.removeAllAnimations()
    view.center.x = 5
    UIView.animate(withDuration: 0.5, delay: 0, options: [.curveLinear, .autoreverse, .repeat]) {
      UIView.animate(withDuration: 0.5, delay: 0, options: [.curveLinear, .overrideInheritedOptions]) { view.center.x = 105 }
    }
    stage.advance(0.75)
    expect(shownX(view) == 105 && !view.layer.hasAnimations)
  }

  @Test("A nested block uses the outer curve, unless it overrides it")
  func inheritedCurve() {
    for (options, isEarly) in [(UIView.AnimationOptions.overrideInheritedCurve, true), ([], false)] {
      view.center.x = 5
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseOut, options]) { view.center.x = 105 }
      }
      stage.advance(0.3)
      expect((shownX(view) > 43), equals: isEarly)
      stage.advance(1)
    }
  }

  @Test("With overrideInheritedOptions a block is not the animator's")
  func besideAnimator() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .overrideInheritedOptions]) { self.view.center.x = 105 }
    }
    animator.startAnimation()
    animator.pauseAnimation()
    stage.advance(0.5)
    expect(abs(shownX(view) - 55), below: 4)
    animator.stopAnimation(true)
  }

  @Test("preferredFramesPerSecond30 shows every other frame", arguments: [0, 30, 60])
  func framesPerSecond(rate: Int) {
    let options: UIView.AnimationOptions = rate == 30 ? .preferredFramesPerSecond30 : rate == 60 ? .preferredFramesPerSecond60 : []
    let screen = TestScreen()
    screen.window.addSubview(view)
    screen.layout()
    UIView.animate(withDuration: 2, delay: 0, options: [.curveLinear, options]) { view.center.x = 1005 }
    screen.advance(by: 0.1)
    var shown: Set<CGFloat> = []
    for _ in 0..<60 {
      screen.advance(by: 1.0 / 60)
      shown.insert(view.layer.displayed.position.x)
    }
    expect(abs(shown.count - (rate == 30 ? 30 : 60)), atMost: 1)
    screen.settle()
    expect(view.layer.displayed.position.x, equals: 1005)
  }

  @Test("A transition animates content changes only with allowAnimatedContent")
  func animatedContent() {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.frame.size = CGSize(width: 200, height: 200)
    view.addSubview(inner)
    for (options, expected) in [(UIView.AnimationOptions.allowAnimatedContent, CGFloat(55)), ([], 105)] {
      inner.center.x = 5
      stage.advance(0.1)
      UIView.transition(with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear, options]) { inner.center.x = 105 }
      stage.advance(0.5)
      expect(abs(shownX(inner) - expected), below: 3)
      stage.advance(1)
    }
  }

  @Test("A transition between views removes the first, or with showHideTransitionViews hides it")
  func showHide() {
    for options in [UIView.AnimationOptions.showHideTransitionViews, []] {
      let (old, new) = (UIView(frame: view.frame), UIView(frame: view.frame))
      stage.root.addSubview(old)
      if !options.isEmpty {
        stage.root.addSubview(new)
        new.isHidden = true
      }
      UIView.transition(from: old, to: new, duration: 0.5, options: [.transitionCrossDissolve, options])
      stage.advance(0.6)
      expect(new.superview === stage.root && !new.isHidden)
      expect(options.isEmpty ? old.superview == nil : old.superview === stage.root && old.isHidden)
    }
  }
}
