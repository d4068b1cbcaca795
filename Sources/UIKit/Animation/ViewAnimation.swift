import CoreGraphics
import Foundation
import QuartzCore

/// One animation block of views: how its changes animate, and who is told when all of them are done.
///
/// While a block runs, a view answers its layer's question for an action with one that leads from the value before the change to the one
/// after it. Numbers, points and rectangles are animated as differences that are added to the model and run out: so an animation that
/// starts while another runs goes on from what is seen, and each ends in its own time. With `beginFromCurrentState` what is seen is the
/// value the block leads from, and animations that run end.
@MainActor final class ViewAnimation {
  /// The shape of the movement over time.
  enum Pace {
    case curve(CAMediaTimingFunction?)
    case spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, velocity: CGFloat)
  }

  var duration: TimeInterval
  var delay: TimeInterval
  var pace: Pace
  var options: UIView.AnimationOptions
  var repeatCount: Float = 0
  /// Collects the changes of keyframes instead of animating each; see `KeyframeCollector`.
  var keyframes: KeyframeCollector?
  /// Collects the changes for an animator; see `UIViewPropertyAnimator`.
  var recorder: PropertyRecorder?
  private var completion: ((Bool) -> Void)?
  /// The views that got another size and are to place their subviews within the block.
  private var resized: [UIView] = []
  private var pending = 0
  private var finished = true
  private var isOpen = true

  init(
    duration: TimeInterval, delay: TimeInterval, pace: Pace, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    self.duration = duration
    self.delay = delay
    self.pace = pace
    self.options = options
    self.completion = completion
    if options.contains(.repeat) { repeatCount = .infinity }
  }

  // MARK: The blocks that run

  @InterfaceState(.activity) private static var stack: [ViewAnimation] = []

  /// The block whose changes animate now; nil outside of blocks and within `performWithoutAnimation`.
  static var current: ViewAnimation? { areEnabled ? stack.last : nil }

  /// Whether animations are switched on; off within `performWithoutAnimation`.
  @InterfaceState(.activity) static var areEnabled = true {
    didSet { updateActions() }
  }

  /// Runs `changes` as this block.
  func run(_ changes: () -> Void) {
    Self.push(self)
    changes()
    while let view = resized.popLast() { view.layoutIfNeeded() }
    Self.pop()
    close()
  }

  /// Has a view that changes its size lay out within the block, if the block's options say so.
  func noteChange(of key: String, in view: UIView) {
    if key == "bounds", options.contains(.layoutSubviews) { resized.append(view) }
  }

  static func push(_ animation: ViewAnimation) {
    stack.append(animation)
    updateActions()
  }

  @discardableResult
  static func pop() -> ViewAnimation? {
    let last = stack.popLast()
    updateActions()
    return last
  }

  private static func updateActions() {
    CALayer.viewActionsRun = current != nil
  }

  /// Ends the collecting; a block that animates nothing is complete at once.
  func close() {
    keyframes?.addAnimations(of: self)
    isOpen = false
    completeIfDone()
  }

  // MARK: Its animations

  /// Gives `animation` the times of this block and adds it to `layer`.
  func add(_ animation: CAAnimation, to layer: CALayer, key: String?) {
    animation.duration = duration
    animation.preferredFrameRateRange = options.frameRates
    if case .curve(let function) = pace { animation.timingFunction = function }
    if delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
      animation.fillMode = .backwards
    }
    animation.repeatCount = repeatCount
    animation.autoreverses = options.contains(.autoreverse)
    let view = options.contains(.allowUserInteraction) ? nil : layer.delegate as? UIView
    view?.blockInteraction(true)
    animation.delegate = Completion(animation: self, view: view)
    pending += 1
    TransitionClock.collecting?.hold(layer)
    layer.add(animation, forKey: key)
  }

  /// An animation of a property with this block's pace.
  func makePropertyAnimation(keyPath: String) -> CABasicAnimation {
    switch pace {
    case .curve: return CABasicAnimation(keyPath: keyPath)
    case .spring(let mass, let stiffness, let damping, let velocity):
      let spring = CASpringAnimation(keyPath: keyPath)
      spring.mass = mass
      spring.stiffness = stiffness
      spring.damping = damping
      spring.initialVelocity = velocity
      spring.allowsOverdamping = true
      return spring
    }
  }

  /// Runs `action` when all of the block's animations are done, before the completion.
  func whenDone(_ action: @escaping () -> Void) {
    let completion = self.completion
    self.completion = { finished in
      action()
      completion?(finished)
    }
  }

  private func ended(finished flag: Bool) {
    pending -= 1
    finished = finished && flag
    completeIfDone()
  }

  private func completeIfDone() {
    guard !isOpen, pending == 0, let completion else { return }
    self.completion = nil
    completion(finished)
  }

  /// Tells the block when one of its animations has ended.
  private final class Completion: CAAnimationDelegate {
    private let animation: ViewAnimation
    private weak var view: UIView?

    init(animation: ViewAnimation, view: UIView?) {
      self.animation = animation
      self.view = view
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      view?.blockInteraction(false)
      view = nil
      animation.ended(finished: flag)
    }
  }
}
