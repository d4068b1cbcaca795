import UIKit

/// An object that animations can be added to. Animations of a node's position, rotation, scale and opacity are displayed. Those of other
/// objects run, and their delegates are called, but intermediate values are not displayed.
public protocol SCNAnimatable: NSObjectProtocol {}

protocol AnimationListOwner { var animations: AnimationList { get } }
extension SCNNode: AnimationListOwner {}
extension SCNMaterial: AnimationListOwner {}
extension SCNMaterialProperty: AnimationListOwner {}
extension SCNGeometry: AnimationListOwner {}
extension SCNLight: AnimationListOwner {}
extension SCNCamera: AnimationListOwner {}

extension SCNAnimatable {
  private var list: AnimationList? { (self as? any AnimationListOwner)?.animations }

  /// Runs an animation, such as a `CABasicAnimation` or an ``SCNAnimation``, and replaces one with the same key.
  public func addAnimation(_ animation: any SCNAnimationProtocol, forKey key: String?) {
    switch animation {
    case let animation as SCNAnimation: list?.add(.player(SCNAnimationPlayer(animation: animation)), key: key)
    case let animation as CAAnimation: list?.add(.core(animation), key: key)
    default: break
    }
  }
  public func addAnimationPlayer(_ player: SCNAnimationPlayer, forKey key: String?) { list?.add(.player(player), key: key) }
  public func animationPlayer(forKey key: String) -> SCNAnimationPlayer? { list?.player(key) }
  public func animation(forKey key: String) -> CAAnimation? { list?.animation(key) }
  public var animationKeys: [String] { list?.keys ?? [] }
  public func removeAnimation(forKey key: String) { list?.remove(key) }
  /// Ends an animation immediately; the duration is ignored.
  public func removeAnimation(forKey key: String, blendOutDuration duration: CGFloat) { list?.remove(key) }
  /// Ends an animation immediately; the duration is ignored.
  public func removeAnimation(forKey key: String, fadeOutDuration duration: CGFloat) { list?.remove(key) }
  public func removeAllAnimations() { list?.removeAll() }
  public func pauseAnimation(forKey key: String) { list?.player(key)?.paused = true }
  public func resumeAnimation(forKey key: String) { list?.player(key)?.paused = false }
  public func isAnimationPaused(forKey key: String) -> Bool { list?.player(key)?.paused ?? false }
}

public protocol SCNAnimationProtocol: NSObjectProtocol {}
extension CAAnimation: SCNAnimationProtocol {}
extension SCNAnimation: SCNAnimationProtocol {}

nonisolated open class SCNAnimation: NSObject {
  /// The duration of one run in seconds.
  open var duration: TimeInterval = 0
  open var keyPath: String?
  /// The delay before the first run, in seconds.
  open var startDelay: TimeInterval = 0
  /// The number of runs; 1 by default.
  open var repeatCount: CGFloat = 1
  /// Whether each run is followed by one in reverse.
  open var autoreverses = false
  /// Whether the animation adds to the value. It is stored only.
  open var isAdditive = false
  /// Whether the animation is removed after the last run. The default is true.
  open var isRemovedOnCompletion = true
  /// Whether the last value remains after the end. The default is false.
  open var fillsForward = false
  /// Whether the first value applies before the start. The default is false.
  open var fillsBackward = false
  /// Whether the scene's time is used. It is stored only.
  open var usesSceneTimeBase = false
  /// The blend-in duration in seconds. It is stored only.
  open var blendInDuration: TimeInterval = 0
  /// The blend-out duration in seconds. It is stored only.
  open var blendOutDuration: TimeInterval = 0
  var track: AnimationTrack?

  public convenience init(caAnimation: CAAnimation) {
    self.init()
    let track = MainActor.assumeIsolated { AnimationTrack.tracks(caAnimation).first }
    self.track = track
    (duration, keyPath) = (track?.duration ?? 0, track?.keyPath)
    (repeatCount, autoreverses) = (CGFloat(track?.repeats ?? 1), track?.autoreverses ?? false)
    (isRemovedOnCompletion, fillsForward) = (track?.isRemoved ?? true, track?.fillsForward ?? false)
  }
}

nonisolated open class SCNAnimationPlayer: NSObject {
  public let animation: SCNAnimation
  /// The speed factor; 1 by default.
  open var speed: CGFloat = 1
  /// The weight among other animations; 1 by default. It is stored only.
  open var blendFactor: CGFloat = 1
  /// Whether the animation is paused. The default is false.
  open var paused = false
  var (elapsed, isStopped) = (TimeInterval(0), false)
  public init(animation: SCNAnimation) {
    self.animation = animation
    super.init()
  }
  /// Restarts the animation.
  open func play() { (elapsed, paused, isStopped) = (0, false, false) }
  open func stop() { isStopped = true }
  /// Ends the animation immediately; the duration is ignored.
  open func stop(withBlendOutDuration duration: TimeInterval) { isStopped = true }
}
