import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor struct AnimatorTouchTests {
  private final class Target: UIView {
    var touches = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
  }

  private let screen = TestScreen(size: CGSize(width: 320, height: 480))
  private let view = Target(frame: CGRect(x: 0, y: 100, width: 40, height: 40))

  private func move() -> UIViewPropertyAnimator {
    screen.window.addSubview(view)
    return UIViewPropertyAnimator(duration: 1, curve: .linear) { view.frame.origin.x = 200 }
  }

  @Test("A view that an animator moves is hit where it is shown") func shown() {
    let animator = move()
    animator.startAnimation()
    screen.advance(by: 0.5)
    screen.tap(CGPoint(x: 220, y: 120))
    expect(view.touches, equals: 0)
    screen.tap(CGPoint(x: 138, y: 120))
    expect(view.touches, equals: 1)
    screen.advance(by: 1)
    screen.tap(CGPoint(x: 220, y: 120))
    expect(view.touches, equals: 2)
  }

  @Test("Hit testing by hand finds a view at the end of its way") func manual() {
    let animator = move()
    animator.isManualHitTestingEnabled = true
    animator.startAnimation()
    screen.advance(by: 0.5)
    screen.tap(CGPoint(x: 120, y: 120))
    expect(view.touches, equals: 0)
    screen.tap(CGPoint(x: 220, y: 120))
    expect(view.touches, equals: 1)
  }

  @Test("An animator without user interaction blocks the touches of its views while it is active") func blocked() {
    let animator = move()
    animator.isUserInteractionEnabled = false
    animator.startAnimation()
    screen.advance(by: 0.5)
    screen.tap(CGPoint(x: 120, y: 120))
    expect(view.touches, equals: 0)
    animator.isUserInteractionEnabled = true
    screen.tap(CGPoint(x: 138, y: 120))
    expect(view.touches, equals: 1)
    animator.isUserInteractionEnabled = false
    animator.stopAnimation(true)
    screen.tap(CGPoint(x: view.frame.midX, y: 120))
    expect(view.touches, equals: 2)
  }
}
