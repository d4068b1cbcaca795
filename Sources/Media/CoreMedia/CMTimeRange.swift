public struct CMTimeRange: Equatable, Hashable, Sendable {
  public var start: CMTime
  /// The duration of the range. The end is exclusive.
  public var duration: CMTime

  public init() { self = .invalid }

  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange(start: .invalid, duration: .invalid)

  public var end: CMTime { start + duration }
  public var isValid: Bool { start.isValid && duration.isValid }
  public var isEmpty: Bool { isValid && duration == .zero }

  /// Returns whether a time is at or after the start and before the end.
  public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
  public func containsTimeRange(_ range: CMTimeRange) -> Bool { start <= range.start && range.end <= end }

  /// Returns the intersection of two ranges, or ``zero`` if they do not overlap.
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
