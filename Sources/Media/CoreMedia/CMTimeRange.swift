/// A range of time in media.
public struct CMTimeRange: Equatable, Hashable, Sendable {
  public var start: CMTime
  /// The length of the range; the end is not part of it.
  public var duration: CMTime

  public init() { self = .invalid }

  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  /// The range of no duration at zero.
  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  /// A range that is not valid.
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

  /// The end, which is not part of the range.
  public var end: CMTime { start + duration }
  public var isValid: Bool { start.isValid && duration.isValid }
  public var isEmpty: Bool { isValid && duration == .zero }

  /// Returns whether a time is at or after the start and before the end.
  public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
  /// Returns whether another range is within this one.
  public func containsTimeRange(_ range: CMTimeRange) -> Bool { start <= range.start && range.end <= end }

  /// Returns the part that two ranges share, or ``zero`` if they share none.
  public func intersection(_ other: CMTimeRange) -> CMTimeRange {
    let start = max(self.start, other.start)
    let end = min(self.end, other.end)
    return start <= end ? CMTimeRange(start: start, end: end) : .zero
  }

  /// Returns the smallest range that contains both.
  public func union(_ other: CMTimeRange) -> CMTimeRange {
    CMTimeRange(start: min(start, other.start), end: max(end, other.end))
  }
}
