import Foundation
import QuartzCore

/// The older way to animate: `beginAnimations`, changes, `commitAnimations`.
extension UIView {
  private static var openBlocks: [ViewAnimation] = []

  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let animation = ViewAnimation(
      duration: 0.2, delay: 0, pace: .curve(AnimationCurve.easeInOut.timingFunction), options: [.allowUserInteraction], completion: nil)
    openBlocks.append(animation)
    ViewAnimation.push(animation)
  }

  public static func commitAnimations() {
    guard let animation = openBlocks.popLast() else { return }
    ViewAnimation.pop()
    animation.close()
  }

  public static func setAnimationDuration(_ duration: TimeInterval) {
    openBlocks.last?.duration = duration
  }

  public static func setAnimationDelay(_ delay: TimeInterval) {
    openBlocks.last?.delay = delay
  }

  public static func setAnimationCurve(_ curve: AnimationCurve) {
    openBlocks.last?.pace = .curve(curve.timingFunction)
  }

  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    openBlocks.last?.repeatCount = repeatCount
  }

  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    if repeatAutoreverses { openBlocks.last?.options.insert(.autoreverse) } else { openBlocks.last?.options.remove(.autoreverse) }
  }

  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    if fromCurrentState {
      openBlocks.last?.options.insert(.beginFromCurrentState)
    } else {
      openBlocks.last?.options.remove(.beginFromCurrentState)
    }
  }
}
