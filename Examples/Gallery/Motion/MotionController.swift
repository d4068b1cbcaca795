import UIKit

/// Balls that move to the trailing side with different timing curves when the screen is tapped, and a square stretched by keyframes.
final class MotionController: UIViewController {
  private let balls = (0..<6).map { _ in UIView() }
  private let square = UIView()
  private var isOver = false
  private let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple]

  override func viewDidLoad() {
    super.viewDidLoad()
    edgesForExtendedLayout = []
    view.backgroundColor = .systemBackground
    for (ball, color) in zip(balls, colors) {
      ball.backgroundColor = color
      ball.layer.cornerRadius = 22
      view.addSubview(ball)
    }
    square.backgroundColor = .systemTeal
    view.addSubview(square)
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: MotionController.run)
    view.addGestureRecognizer(tap)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place()
  }

  private func place() {
    for (index, ball) in balls.enumerated() { move(ball, index) }
    square.bounds.size = CGSize(width: 60, height: 60)
    square.center = CGPoint(x: view.bounds.midX, y: 60 + CGFloat(balls.count) * 60)
  }

  private func move(_ ball: UIView, _ index: Int) {
    ball.bounds.size = CGSize(width: 44, height: 44)
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    ball.center = CGPoint(x: isOver == isMirrored ? 40 : view.bounds.width - 40, y: 46 + CGFloat(index) * 60)
  }

  func run() {
    isOver.toggle()
    // With reduced motion the positions change without an animation.
    if UIAccessibility.isReduceMotionEnabled { return place() }
    let curves: [UIView.AnimationOptions] = [.curveLinear, .curveEaseIn, .curveEaseOut, .curveEaseInOut]
    for (index, curve) in curves.enumerated() {
      UIView.animate(withDuration: 1, delay: 0, options: curve) { self.move(self.balls[index], index) }
    }
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) { self.move(self.balls[4], 4) }
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 3) { self.move(self.balls[5], 5) }
    UIView.animateKeyframes(withDuration: 1.2, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { self.square.transform = CGAffineTransform(scaleX: 1.6, y: 0.5) }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { self.square.transform = .identity }
    }
  }
}
