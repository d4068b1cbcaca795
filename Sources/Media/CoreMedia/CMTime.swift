@_exported import CoreVideo
@_exported import Foundation

/// The numerator of a time, in units of `1 / timescale` seconds.
public typealias CMTimeValue = Int64
/// The number of units per second.
public typealias CMTimeScale = Int32
/// The number of a timeline, which distinguishes the passes of looped media.
public typealias CMTimeEpoch = Int64

public struct CMTimeFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let valid = CMTimeFlags(rawValue: 1)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  public static let indefinite = CMTimeFlags(rawValue: 16)
}

/// The method of rounding a value to another timescale.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  /// Rounds to the nearest value, with halves away from zero. The default.
  case roundHalfAwayFromZero = 1
  case roundTowardZero = 2
  case roundAwayFromZero = 3
  /// QuickTime's method. On Linux it rounds toward zero.
  case quickTime = 4
  case roundTowardPositiveInfinity = 5
  case roundTowardNegativeInfinity = 6
  /// The default: ``roundHalfAwayFromZero``.
  public static let `default` = CMTimeRoundingMethod.roundHalfAwayFromZero
}

/// A time in media, as a fraction of integers.
public struct CMTime: Sendable {
  /// The numerator, in units of `1 / timescale` seconds.
  public var value: CMTimeValue
  /// The number of units per second.
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  public init(value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  /// Creates a time of `value / timescale` seconds. It is invalid if the timescale is not positive.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Creates the time nearest to `seconds` that the timescale can represent.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    guard preferredTimescale > 0, !seconds.isNaN else {
      self = .invalid
      return
    }
    let value = (seconds * Double(preferredTimescale)).rounded()
    guard abs(value) < 9.2e18 else {
      self = seconds > 0 ? .positiveInfinity : .negativeInfinity
      return
    }
    self.init(value: CMTimeValue(value), timescale: preferredTimescale)
  }

  /// Zero seconds, with a timescale of 1.
  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  /// An unknown time, such as the length of a live stream.
  public static let indefinite = CMTime(value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  public var isValid: Bool { flags.contains(.valid) }
  public var isIndefinite: Bool { flags.contains(.indefinite) }
  public var isPositiveInfinity: Bool { flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { flags.contains(.negativeInfinity) }
  public var isNumeric: Bool { flags.intersection([.valid, .indefinite, .positiveInfinity, .negativeInfinity]) == .valid }
  public var hasBeenRounded: Bool { flags.contains(.hasBeenRounded) }

  /// The time in seconds; NaN if it is invalid or indefinite.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric ? Double(value) / Double(timescale) : .nan
  }

  /// Returns the time in another timescale. The flag `hasBeenRounded` is set if it was rounded.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0 else { return isNumeric ? .invalid : self }
    let exact = Double(value) * Double(newTimescale) / Double(timescale)
    let rounded: Double =
      switch method {
      case .roundHalfAwayFromZero: exact.rounded()
      case .roundTowardZero, .quickTime: exact.rounded(.towardZero)
      case .roundAwayFromZero: exact.rounded(.awayFromZero)
      case .roundTowardPositiveInfinity: exact.rounded(.up)
      case .roundTowardNegativeInfinity: exact.rounded(.down)
      }
    guard abs(rounded) < 9.2e18 else { return rounded > 0 ? .positiveInfinity : .negativeInfinity }
    return CMTime(
      value: CMTimeValue(rounded), timescale: newTimescale, flags: rounded == exact ? .valid : [.valid, .hasBeenRounded], epoch: epoch)
  }
}

extension CMTime: Comparable, Hashable {
  public static func == (first: CMTime, second: CMTime) -> Bool { CMTimeCompare(first, second) == 0 }
  public static func < (first: CMTime, second: CMTime) -> Bool { CMTimeCompare(first, second) < 0 }
  public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : Double(flags.rawValue)) }

  /// Returns the sum in the least common timescale.
  public static func + (first: CMTime, second: CMTime) -> CMTime { add(first, second, sign: 1) }
  /// Returns the difference in the least common timescale.
  public static func - (first: CMTime, second: CMTime) -> CMTime { add(first, second, sign: -1) }

  private static func add(_ first: CMTime, _ second: CMTime, sign: Int64) -> CMTime {
    guard first.isValid, second.isValid else { return .invalid }
    guard first.isNumeric else { return first }
    guard second.isNumeric else {
      if second.isIndefinite { return second }
      return second.isPositiveInfinity == (sign > 0) ? .positiveInfinity : .negativeInfinity
    }
    let (scale, exceeds) = commonScale(first.timescale, second.timescale)
    let method: CMTimeRoundingMethod = .default
    let one = first.convertScale(scale, method: method)
    let other = second.convertScale(scale, method: method)
    let (product, _) = other.value.multipliedReportingOverflow(by: sign)
    let (sum, overflow) = one.value.addingReportingOverflow(product)
    if overflow { return product > 0 ? .positiveInfinity : .negativeInfinity }
    return CMTime(value: sum, timescale: scale, flags: exceeds ? [.valid, .hasBeenRounded] : .valid, epoch: first.epoch)
  }

  /// Returns the least common multiple of two timescales, limited to the maximum timescale.
  private static func commonScale(_ first: CMTimeScale, _ second: CMTimeScale) -> (CMTimeScale, Bool) {
    var (a, b) = (Int64(first), Int64(second))
    while b != 0 { (a, b) = (b, a % b) }
    let multiple = Int64(first) / a * Int64(second)
    return multiple <= Int64(Int32.max) ? (CMTimeScale(multiple), false) : (Int32.max, true)
  }
}

extension CMTime: CustomStringConvertible {
  public var description: String { isNumeric ? "{\(value)/\(timescale) = \(seconds)}" : isIndefinite ? "{INDEFINITE}" : "{INVALID}" }
}
