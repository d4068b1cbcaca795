import UIKit

/// The color class of SpriteKit, which is UIKit's.
public typealias SKColor = UIColor
/// Maps the elapsed share of an action to the share of the change.
public typealias SKActionTimingFunction = (Float) -> Float

/// The scaling of a scene in its view.
public enum SKSceneScaleMode: Int, Sendable {
  /// Each axis is scaled on its own.
  case fill
  /// The scene covers the view; parts may be cut off.
  case aspectFill
  /// The whole scene is visible, possibly with bars.
  case aspectFit
  /// The scene gets the size of the view.
  case resizeFill
}

/// The blending of a node with the pixels behind it. All modes except `alpha` are drawn as `alpha`.
public enum SKBlendMode: Int, Sendable {
  /// The node is drawn over the pixels behind it.
  case alpha
  /// Colors are added.
  case add
  /// Colors are subtracted.
  case subtract
  /// Colors are multiplied.
  case multiply
  /// Colors are multiplied and doubled.
  case multiplyX2
  /// Colors are added, reduced by the existing ones.
  case screen
  /// The node replaces the pixels behind it.
  case replace
  /// Colors are multiplied by alpha.
  case multiplyAlpha
}

/// The timing of an action's change.
public enum SKActionTimingMode: Int, Sendable {
  /// The change has the same rate all the time; the default.
  case linear
  /// Slow at the beginning.
  case easeIn
  /// Slowly at the end.
  case easeOut
  /// Slow at the beginning and the end.
  case easeInEaseOut
}

/// The horizontal alignment of a label's text relative to its position.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  /// The text is centered.
  case center
  /// The text begins at the position.
  case left
  /// The text ends at the position.
  case right
}

/// The vertical alignment of a label's text relative to its position.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  /// The baseline is at the position.
  case baseline
  /// The text is centered.
  case center
  /// The position is at the top of the text.
  case top
  /// The position is at the bottom of the text.
  case bottom
}

/// The filter used to scale a texture.
public enum SKTextureFilteringMode: Int, Sendable {
  /// Each pixel has the color of the nearest one of the texture.
  case nearest
  /// Pixels are interpolated linearly; the default.
  case linear
}

public enum SKTransitionDirection: Int, Sendable {
  /// The new scene moves upward.
  case up
  /// The new scene moves downward.
  case down
  /// The new scene moves to the right.
  case right
  /// The new scene moves to the left.
  case left
}

/// The order in which particles are drawn.
public enum SKParticleRenderOrder: UInt, Sendable {
  case oldestLast
  case oldestFirst
  /// The order does not matter.
  case dontCare
}

/// The interpolation between keyframes.
public enum SKInterpolationMode: Int, Sendable {
  /// Values between keyframes are on straight lines.
  case linear
  /// On curves, which are drawn as straight lines here.
  case spline
  /// The last value holds.
  case step
}

/// The values after the last keyframe.
public enum SKRepeatMode: Int, Sendable {
  /// The last value holds.
  case clamp
  /// The sequence begins again.
  case loop
}

/// A range of values, for constraints.
nonisolated open class SKRange: NSObject, NSCopying {
  /// The lowest value.
  open var lowerLimit: CGFloat
  /// The highest value.
  open var upperLimit: CGFloat

  /// Creates a range from both limits.
  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
    (lowerLimit, upperLimit) = (lower, upper)
    super.init()
  }
  /// Creates a range without an upper limit.
  public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .greatestFiniteMagnitude) }
  /// Creates a range without a lower limit.
  public convenience init(upperLimit upper: CGFloat) { self.init(lowerLimit: -.greatestFiniteMagnitude, upperLimit: upper) }
  public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
  /// Creates a range around a value.
  public convenience init(value: CGFloat, variance: CGFloat) { self.init(lowerLimit: value - variance, upperLimit: value + variance) }
  /// Returns a range that allows every value.
  open class func withNoLimits() -> SKRange {
    SKRange(lowerLimit: -.greatestFiniteMagnitude, upperLimit: .greatestFiniteMagnitude)
  }
  /// Returns a range with the same limits.
  open func copy(with zone: NSZone? = nil) -> Any { SKRange(lowerLimit: lowerLimit, upperLimit: upperLimit) }

  func clamp(_ value: CGFloat) -> CGFloat { min(max(value, lowerLimit), upperLimit) }
}

/// Values at times, between which others are computed.
nonisolated open class SKKeyframeSequence: NSObject {
  private var frames: [(time: CGFloat, value: Any)]
  /// The interpolation between keyframes.
  open var interpolationMode = SKInterpolationMode.linear
  /// The values after the last keyframe.
  open var repeatMode = SKRepeatMode.clamp

  public init(keyframeValues values: [Any], times: [NSNumber]) {
    frames = zip(times, values).map { (CGFloat($0.doubleValue), $1) }
    super.init()
  }
  /// Creates an empty sequence.
  public convenience init(capacity numItems: Int) { self.init(keyframeValues: [], times: []) }

  open func addKeyframeValue(_ value: Any, time: CGFloat) {
    frames.append((time, value))
    frames.sort { $0.time < $1.time }
  }
  /// Returns the number of keyframes.
  open func count() -> Int { frames.count }
  open func getKeyframeValue(for index: Int) -> Any { frames[index].value }
  open func getKeyframeTime(for index: Int) -> CGFloat { frames[index].time }
  open func removeKeyframe(at index: Int) { frames.remove(at: index) }
  open func removeLastKeyframe() { _ = frames.popLast() }

  /// Returns the value at a time: a number or a color.
  open func sample(atTime time: CGFloat) -> Any? {
    guard let first = frames.first, let last = frames.last else { return nil }
    var time = time
    if repeatMode == .loop, last.time > first.time {
      time = first.time + (time - first.time).truncatingRemainder(dividingBy: last.time - first.time)
    }
    guard time > first.time else { return first.value }
    guard time < last.time, let next = frames.firstIndex(where: { $0.time > time }) else { return last.value }
    let (a, b) = (frames[next - 1], frames[next])
    guard interpolationMode != .step else { return a.value }
    let share = (time - a.time) / (b.time - a.time)
    if let x = Self.number(a.value), let y = Self.number(b.value) { return NSNumber(value: Double(x + (y - x) * share)) }
    if let x = a.value as? UIColor, let y = b.value as? UIColor { return x.mixed(with: y, share) }
    return a.value
  }

  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    default: nil
    }
  }
}

extension UIColor {
  struct Components: Hashable {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
  }
  var components: Components {
    var result = Components()
    getRed(&result.red, green: &result.green, blue: &result.blue, alpha: &result.alpha)
    return result
  }
  func mixed(with other: UIColor, _ share: CGFloat) -> UIColor {
    let (a, b) = (components, other.components)
    func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * share }
    return UIColor(red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue), alpha: mix(a.alpha, b.alpha))
  }
}
