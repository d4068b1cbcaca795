import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor struct AnimatorLifeTests {
  @Test("An animator without references runs to its end and is deallocated") func unkept() {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.window.addSubview(view)
    var positions: [UIViewAnimatingPosition] = []
    weak var kept: UIViewPropertyAnimator?
    do {
      kept = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 0.2, delay: 0, animations: { view.alpha = 0 }, completion: { positions.append($0) })
    }
    screen.advance(by: 0.1)
    expect(positions.isEmpty && kept?.isRunning == true)
    screen.advance(by: 0.3)
    expect(positions == [.end] && view.alpha == 0)
    expect((view.layer.animationKeys() ?? []).isEmpty)
    expect(kept == nil)
  }
}
