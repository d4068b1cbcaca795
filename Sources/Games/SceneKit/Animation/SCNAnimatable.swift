import UIKit

/// An object that animations can be added to.
///
/// Animations of a node's position, rotation, size and opacity are displayed. Those of other objects run, and their delegates are called, but
/// the values between are not displayed.
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

  /// Runs an animation, such as a `CABasicAnimation` or an ``SCNAnimation``, instead of another with the same key.
  public func addAnimation(_ animation: any SCNAnimationProtocol, forKey key: String?) {
    switch animation {
    case let animation as SCNAnimation: list?.add(.player(SCNAnimationPlayer(animation: animation)), key: key)
    case let animation as CAAnimation: list?.add(.core(animation), key: key)
    default: break
    }
  }
  public func addAnimationPlayer(_ player: SCNAnimationPlayer, forKey key: String?) { list?.add(.player(player), key: key) }
  /// Returns the player of an animation that was added with a key.
  public func animationPlayer(forKey key: String) -> SCNAnimationPlayer? { list?.player(key) }
  public func animation(forKey key: String) -> CAAnimation? { list?.animation(key) }
  public var animationKeys: [String] { list?.keys ?? [] }
  /// Ends an animation.
  public func removeAnimation(forKey key: String) { list?.remove(key) }
  /// Ends an animation.
  public func removeAnimation(forKey key: String, blendOutDuration duration: CGFloat) { list?.remove(key) }
  /// Ends an animation.
  public func removeAnimation(forKey key: String, fadeOutDuration duration: CGFloat) { list?.remove(key) }
  /// Ends all animations.
  public func removeAllAnimations() { list?.removeAll() }
  /// Stops the time of an animation.
  public func pauseAnimation(forKey key: String) { list?.player(key)?.paused = true }
  /// Continues an animation.
  public func resumeAnimation(forKey key: String) { list?.player(key)?.paused = false }
  /// Returns whether the time of an animation stands still.
  public func isAnimationPaused(forKey key: String) -> Bool { list?.player(key)?.paused ?? false }
}

/// An animation that can be added to objects of a scene.
public protocol SCNAnimationProtocol: NSObjectProtocol {}
extension CAAnimation: SCNAnimationProtocol {}
extension SCNAnimation: SCNAnimationProtocol {}

/// An animation of a scene.
nonisolated open class SCNAnimation: NSObject {
  /// The duration of a run in seconds.
  open var duration: TimeInterval = 0
  /// The property that is animated.
  open var keyPath: String?
  /// The time before the first run.
  open var startDelay: TimeInterval = 0
  /// The number of runs; 1 by default.
  open var repeatCount: CGFloat = 1
  /// Whether each run is followed by one in reverse.
  open var autoreverses = false
  /// Whether the animation adds to the value. It is held.
  open var isAdditive = false
  /// Whether it is removed after the last run.
  open var isRemovedOnCompletion = true
  /// Whether the last value remains.
  open var fillsForward = false
  /// Whether the first value applies before.
  open var fillsBackward = false
  /// Whether time is that of the scene. It is held.
  open var usesSceneTimeBase = false
  /// The time in which it becomes visible. It is held.
  open var blendInDuration: TimeInterval = 0
  /// The time in which it disappears. It is held.
  open var blendOutDuration: TimeInterval = 0
  var track: AnimationTrack?

  /// Creates an animation from one of Core Animation.
  public convenience init(caAnimation: CAAnimation) {
    self.init()
    let track = MainActor.assumeIsolated { AnimationTrack.tracks(caAnimation).first }
    self.track = track
    (duration, keyPath) = (track?.duration ?? 0, track?.keyPath)
    (repeatCount, autoreverses) = (CGFloat(track?.repeats ?? 1), track?.autoreverses ?? false)
    (isRemovedOnCompletion, fillsForward) = (track?.isRemoved ?? true, track?.fillsForward ?? false)
  }
}

/// Controls the pace of an animation.
nonisolated open class SCNAnimationPlayer: NSObject {
  public let animation: SCNAnimation
  /// The factor of time; 1 by default.
  open var speed: CGFloat = 1
  /// The weight among others; 1 by default. It is held.
  open var blendFactor: CGFloat = 1
  /// Whether time stands still.
  open var paused = false
  var (elapsed, isStopped) = (TimeInterval(0), false)
  public init(animation: SCNAnimation) {
    self.animation = animation
    super.init()
  }
  /// Starts the animation again.
  open func play() { (elapsed, paused, isStopped) = (0, false, false) }
  /// Ends the animation.
  open func stop() { isStopped = true }
  /// Ends the animation.
  open func stop(withBlendOutDuration duration: TimeInterval) { isStopped = true }
}
