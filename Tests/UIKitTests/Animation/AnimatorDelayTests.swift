import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct AnimatorDelayTests {
  @Test("addAnimations with a delay factor begins when that share of the time has passed; backwards it ends that much earlier")
  func delayFactor() {
    let screen = TestScreen()
    let root = UIView()
    screen.show(root)
    let early = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let late = UIView(frame: CGRect(x: 0, y: 20, width: 10, height: 10))
    root.addSubview(early)
    root.addSubview(late)
    screen.layout()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { early.center.x = 105 }
    animator.addAnimations({ late.center.x = 105 }, delayFactor: 0.5)
    func x(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? view.layer.position.x }
    animator.startAnimation()
    screen.advance(by: 0.4)
    expect(abs(x(early) - 45) < 3 && abs(x(late) - 5) < 0.5)
    screen.advance(by: 0.35)
    expect(abs(x(early) - 80) < 3 && abs(x(late) - 55) < 4)
    animator.isReversed = true
    screen.advance(by: 0.25)
    expect(abs(x(early) - 55) < 4 && abs(x(late) - 5) < 4)
    animator.pauseAnimation()
    animator.fractionComplete = 0.75
    screen.layout()
    expect(abs(x(late) - 55), below: 4)
    animator.isReversed = false
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    screen.settle()
    expect(late.center.x == 105 && x(late) == 105 && animator.state == .inactive)
  }

  @Test(
    "A page curls off the new view below it, with light and shadow; curling down, the new page unrolls over the old one",
    arguments: [true, false])
  func curl(up: Bool) {
    let screen = TestScreen(size: CGSize(width: 100, height: 200), scale: 1)
    let root = UIView()
    screen.show(root)
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    page.backgroundColor = .red
    root.addSubview(page)
    screen.layout()
    var done = false
    UIView.transition(with: page, duration: 1, options: [up ? .transitionCurlUp : .transitionCurlDown, .curveLinear]) {
      page.backgroundColor = .blue
    } completion: {
      done = $0
    }
    screen.advance(by: 0.5)
    let image = screen.snapshot()
    let top = image.pixel(x: 50, y: 8)
    let foot = image.pixel(x: 50, y: 195)
    let (red, blue) = up ? (top, foot) : (foot, top)
    expect(red.red > (up ? 200 : 150) && red.blue < 50)
    expect(blue.blue > (up ? 150 : 200) && blue.red < 50)
    // Between them is the back of the page, light in the middle of its roll and dark at its edges.
    let roll = (0..<200).map { image.pixel(x: 50, y: $0) }.filter { $0.red == $0.green && $0.green == $0.blue }
    expect(roll.count > 50 && roll.map(\.red).max()! > 250 && roll.map(\.red).min()! < 200)
    screen.settle()
    expect(done && screen.snapshot().pixel(x: 50, y: 8) == (0, 0, 255, 255))
    expect(root.subviews.count, equals: 1)
  }
}
