import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor struct IdleRecognizerTests {
  @Test("A recognizer that is set to failed while no finger is down recognizes the next gesture") func idle() {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let view = UIView()
    screen.show(view)
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addAction(UIAction { _ in taps += 1 })
    view.addGestureRecognizer(tap)
    for state in [UIGestureRecognizer.State.failed, .cancelled, .ended] {
      tap.state = state
      expect(tap.state, equals: .possible)
      screen.tap(CGPoint(x: 50, y: 50))
    }
    expect(taps, equals: 3)
  }

  @Test("Asking for a touch that is not there is reported") func touchBeyondBounds() {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let view = UIView()
    screen.show(view)
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    let message = caughtUIKitError { expect(pan.location(ofTouch: 1, in: nil), equals: .zero) }
    expect(message, equals: "-[UIPanGestureRecognizer locationOfTouch:inView:]: index (1) beyond bounds (0).")
  }
}
