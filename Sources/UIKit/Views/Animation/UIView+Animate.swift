import QuartzCore

extension UIView {
  /// Animates changes after a delay; durations are in seconds.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    start(duration, delay, options.curve.pace(duration: duration), options, animations, completion)
  }

  /// Animates changes for a number of seconds.
  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    start(duration, 0, .curve(AnimationCurve.easeInOut.timingFunction), [], animations, completion)
  }

  /// Animates with a spring that settles within `duration`.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = SpringMath.spring(settlingIn: duration, dampingRatio: dampingRatio)
    let pace = ViewAnimation.Pace.spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping, velocity: velocity)
    start(duration, delay, pace, options, animations, completion)
  }

  /// Animates with a critically damped spring with an angular frequency in radians per second, which is treated as settled after
  /// `duration`.
  static func animate(
    withDuration duration: TimeInterval, springFrequency frequency: CGFloat, velocity: CGFloat, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let pace = ViewAnimation.Pace.spring(mass: 1, stiffness: frequency * frequency, damping: 2 * frequency, velocity: velocity)
    start(duration, 0, pace, [], animations, completion)
  }

  /// Animates with a spring whose perceived duration is `duration`. `bounce` is the amount of overshoot: 0 for none, 1 for an endless
  /// oscillation.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    let pace = ViewAnimation.Pace.spring(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, velocity: initialSpringVelocity)
    start(spring.settlingDuration, delay, pace, options, animations, completion)
  }

  /// Animates changes in steps, which the closure adds as keyframes.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let ordinary = AnimationOptions(options)
    let animation = ViewAnimation(
      duration: inheritedDuration(duration, ordinary), delay: delay, pace: .curve(nil), options: ordinary.withInherited,
      completion: completion)
    animation.keyframes = KeyframeCollector(options: options)
    animation.run(animations)
  }

  /// Adds a keyframe within `animateKeyframes`: changes from `frameStartTime` on for `frameDuration`, both as fractions of the total
  /// duration.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void
  ) {
    guard let keyframes = ViewAnimation.current?.keyframes else {
      animations()
      return
    }
    keyframes.addKeyframe(start: frameStartTime, duration: frameDuration, changes: animations)
  }

  /// Removes views with a system animation. `animations` runs alongside.
  public static func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [], animations parallelAnimations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: 0.25, delay: 0, options: options) {
      for view in views {
        view.alpha = 0
        view.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
      }
      parallelAnimations?()
    } completion: { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }

  /// Runs `actionsWithoutAnimation` with animations disabled: its changes take effect immediately, even in nested animation blocks.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = ViewAnimation.areEnabled
    ViewAnimation.areEnabled = false
    actionsWithoutAnimation()
    ViewAnimation.areEnabled = wereEnabled
  }

  /// Repeats the animations of the changes in `animations`.
  public static func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    guard let outer = ViewAnimation.current else {
      animations()
      return
    }
    var options = outer.options
    if autoreverses { options.insert(.autoreverse) }
    let animation = ViewAnimation(duration: outer.duration, delay: outer.delay, pace: outer.pace, options: options, completion: nil)
    animation.repeatCount = Float(count)
    animation.run(animations)
  }

  /// Whether changes in animation blocks are animated.
  public static var areAnimationsEnabled: Bool { ViewAnimation.areEnabled }

  /// Disables or enables animations; while disabled, changes take effect immediately.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    ViewAnimation.areEnabled = enabled
  }

  /// The length of the animation that changes made now would have; zero if they would not animate.
  public static var inheritedAnimationDuration: TimeInterval { ViewAnimation.current?.duration ?? 0 }

  private static func start(
    _ duration: TimeInterval, _ delay: TimeInterval, _ pace: ViewAnimation.Pace, _ options: AnimationOptions, _ animations: () -> Void,
    _ completion: ((Bool) -> Void)?
  ) {
    let outer = ViewAnimation.current
    let pace = outer == nil || options.contains(.overrideInheritedCurve) ? pace : outer!.pace
    let animation = ViewAnimation(
      duration: inheritedDuration(duration, options), delay: delay + (outer?.delay ?? 0), pace: pace, options: options.withInherited,
      completion: completion)
    if let outer, !options.contains(.overrideInheritedOptions) {
      animation.keyframes = outer.keyframes
      animation.recorder = outer.recorder
      if !options.contains(.repeat) { animation.repeatCount = outer.repeatCount }
    }
    if animation.keyframes != nil {
      animations()
      animation.keyframes = nil
      animation.close()
    } else {
      animation.run(animations)
    }
  }

  /// A nested block uses the duration of the outer one unless its options override this.
  private static func inheritedDuration(_ duration: TimeInterval, _ options: AnimationOptions) -> TimeInterval {
    guard let outer = ViewAnimation.current, !options.contains(.overrideInheritedDuration) else { return duration }
    return outer.duration
  }
}

extension UIView.AnimationOptions {
  /// The options combined with those of the enclosing block, unless they override all of these.
  @MainActor fileprivate var withInherited: Self {
    guard let outer = ViewAnimation.current, !contains(.overrideInheritedOptions) else { return self }
    return union(outer.options.intersection(.inherited))
  }
}

extension UIView {
  /// Returns the action for a change of the layer's property `key`: an animation within a block, else none.
  final func animationAction(forKey key: String) -> (any CAAction)? {
    guard let animation = ViewAnimation.current else { return NSNull() }
    switch key {
    case "hidden", "sublayers", "contents", "onOrderIn", "onOrderOut", "masksToBounds", "contentsScale", "anchorPoint":
      return NSNull()
    default: break
    }
    animation.noteChange(of: key, in: self)
    return PropertyAction(animation: animation, layer: layer, key: key)
  }

  /// Blocks touches while an animation runs that does not allow user interaction.
  final func blockInteraction(_ block: Bool) {
    rare.blockingAnimations += block ? 1 : -1
  }

  /// Adds to the numbers of animations that block touches, and of those that let the view be hit where it is shown.
  final func hitTestDuringAnimation(blocking: Int, shown: Int) {
    rare.blockingAnimations += blocking
    rare.shownHitTests += shown
  }
}
