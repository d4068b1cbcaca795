import UIKit

public typealias SKColor = UIColor
/// Maps the elapsed share of an action to the share of its change.
public typealias SKActionTimingFunction = (Float) -> Float

public enum SKSceneScaleMode: Int, Sendable {
  /// The scene is scaled to the view, with separate factors for each axis.
  case fill
  /// The scene covers the view; parts may be cropped.
  case aspectFill
  /// The whole scene is visible, possibly with bars.
  case aspectFit
  case resizeFill
}

/// The blending of a node with the pixels behind it. All modes except `alpha` are drawn as `alpha`.
public enum SKBlendMode: Int, Sendable {
  /// The node is drawn over the pixels behind it.
  case alpha
  case add
  case subtract
  case multiply
  case multiplyX2
  case screen
  case replace
  case multiplyAlpha
}

public enum SKActionTimingMode: Int, Sendable {
  /// The pace is constant; the default.
  case linear
  /// The change starts slowly.
  case easeIn
  /// The change ends slowly.
  case easeOut
  /// The change starts and ends slowly.
  case easeInEaseOut
}

public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  case center
  /// The text begins at the position.
  case left
  /// The text ends at the position.
  case right
}

public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  case baseline
  case center
  /// The position is at the top of the text.
  case top
  /// The position is at the bottom of the text.
  case bottom
}

public enum SKTextureFilteringMode: Int, Sendable {
  case nearest
  /// Pixels are interpolated linearly; the default.
  case linear
}

public enum SKTransitionDirection: Int, Sendable {
  case up
  case down
  case right
  case left
}

public enum SKParticleRenderOrder: UInt, Sendable {
  case oldestLast
  case oldestFirst
  case dontCare
}

public enum SKInterpolationMode: Int, Sendable {
  case linear
  /// Spline interpolation. On Linux it is linear.
  case spline
  /// The value of the previous keyframe.
  case step
}

public enum SKRepeatMode: Int, Sendable {
  /// The value of the last keyframe remains.
  case clamp
  case loop
}

nonisolated open class SKRange: NSObject, NSCopying {
  open var lowerLimit: CGFloat
  open var upperLimit: CGFloat

  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
    (lowerLimit, upperLimit) = (lower, upper)
    super.init()
  }
  public convenience init(lowerLimit lower: CGFloat) { self.init(lowerLimit: lower, upperLimit: .greatestFiniteMagnitude) }
  public convenience init(upperLimit upper: CGFloat) { self.init(lowerLimit: -.greatestFiniteMagnitude, upperLimit: upper) }
  public convenience init(constantValue value: CGFloat) { self.init(lowerLimit: value, upperLimit: value) }
  public convenience init(value: CGFloat, variance: CGFloat) { self.init(lowerLimit: value - variance, upperLimit: value + variance) }
  open class func withNoLimits() -> SKRange {
    SKRange(lowerLimit: -.greatestFiniteMagnitude, upperLimit: .greatestFiniteMagnitude)
  }
  open func copy(with zone: NSZone? = nil) -> Any { SKRange(lowerLimit: lowerLimit, upperLimit: upperLimit) }

  func clamp(_ value: CGFloat) -> CGFloat { min(max(value, lowerLimit), upperLimit) }
}

nonisolated open class SKKeyframeSequence: NSObject {
  private var frames: [(time: CGFloat, value: Any)]
  /// The interpolation between keyframes. The default is linear.
  open var interpolationMode = SKInterpolationMode.linear
  /// The treatment of times after the last keyframe. The default is clamping.
  open var repeatMode = SKRepeatMode.clamp

  public init(keyframeValues values: [Any], times: [NSNumber]) {
    frames = zip(times, values).map { (CGFloat($0.doubleValue), $1) }
    super.init()
  }
  public convenience init(capacity numItems: Int) { self.init(keyframeValues: [], times: []) }

  open func addKeyframeValue(_ value: Any, time: CGFloat) {
    frames.append((time, value))
    frames.sort { $0.time < $1.time }
  }
  open func count() -> Int { frames.count }
  open func getKeyframeValue(for index: Int) -> Any { frames[index].value }
  open func getKeyframeTime(for index: Int) -> CGFloat { frames[index].time }
  open func removeKeyframe(at index: Int) { frames.remove(at: index) }
  open func removeLastKeyframe() { _ = frames.popLast() }

  /// Returns the interpolated value at a time: a number or a color.
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
