import QuartzCore

extension UIView {
  /// The pacing, repetition and interaction of an animation, and the effect of a transition.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// Applies requested property updates and layouts before the animations and within them.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 40)

    /// Views that change their size lay out their subviews within the animation, so that these move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views receive touches while they are animated.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the values shown and ends the running animations. Otherwise new animations are added to the running ones.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation until it is removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Plays the animation backward after each round; with `repeat`.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses the animation's own duration within another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the animation's own curve within another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Updates the content during a transition, instead of using a snapshot.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Shows and hides the views of a transition, instead of adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inherits neither the options nor the transition of the enclosing animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at beginning and end; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed throughout.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Flips the view around its vertical axis, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips the view around its vertical axis, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Turns the page up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Turns the page down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades from the old to the new content.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips the view around its horizontal axis, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips the view around its horizontal axis, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Requests 60 frames per second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Requests 30 frames per second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The options of a keyframe animation that any animation has. They have the same bits in both types, below the calculation modes.
    init(_ keyframes: KeyframeAnimationOptions) {
      self.init(rawValue: keyframes.rawValue & (KeyframeAnimationOptions.calculationModeDiscrete.rawValue - 1))
    }

    /// The options that nested animation blocks inherit.
    static let inherited: AnimationOptions = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse, .preferredFramesPerSecond30,
    ]

    var frameRates: CAFrameRateRange {
      switch rawValue >> 24 & 15 {
      case 3: CAFrameRateRange(minimum: 60, maximum: 60)
      case 7: CAFrameRateRange(minimum: 30, maximum: 30)
      default: .default
      }
    }

    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 15)) ?? .easeInOut }
    var transition: UInt { rawValue >> 20 & 7 }
  }

  /// The pace of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at beginning and end.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// The same speed throughout.
    case linear
    /// The curve of the keyboard; UIKit has no name for it, but passes its number in the keyboard's notifications.
    case _keyboard = 7
  }

  /// Options of keyframe animations, including the interpolation between keyframes.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews during the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Delivers touches during the animation.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts at the values on the screen.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation until it is removed.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Plays the animation backward after each round.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses the animation's own duration within another animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Uses the animation's own options within another animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight lines between keyframes; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from keyframe to keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight lines at the same speed throughout.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Smooth curves through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Smooth curves at the same speed throughout.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Animations provided by the system.
  public enum SystemAnimation: UInt, Sendable {
    /// Removes views by shrinking and fading.
    case delete
  }
}

extension UIView.AnimationCurve {
  /// The timing function of layers.
  package var timingFunction: CAMediaTimingFunction {
    switch self {
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    case ._keyboard: CAMediaTimingFunction(controlPoints: 0.38, 0.7, 0.125, 1)
    }
  }

  /// Returns the pace of an animation of `duration`: the keyboard's is a spring that does not oscillate.
  func pace(duration: Double) -> ViewAnimation.Pace {
    guard self == ._keyboard else { return .curve(timingFunction) }
    let spring = SpringMath.spring(settlingIn: duration, dampingRatio: 1)
    return .spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping, velocity: 0)
  }
}
