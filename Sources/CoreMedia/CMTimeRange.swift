/// A stretch of time in media.
public struct CMTimeRange: Equatable, Hashable, Sendable {
  public var start: CMTime
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

  public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
  public func containsTimeRange(_ range: CMTimeRange) -> Bool { start <= range.start && range.end <= end }

  public func intersection(_ other: CMTimeRange) -> CMTimeRange {
    let start = max(self.start, other.start)
    let end = min(self.end, other.end)
    return start <= end ? CMTimeRange(start: start, end: end) : .zero
  }

  public func union(_ other: CMTimeRange) -> CMTimeRange {
    CMTimeRange(start: min(start, other.start), end: max(end, other.end))
  }
}
