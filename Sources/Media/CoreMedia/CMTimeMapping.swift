/// Two ranges of time, of which the first is played as the second.
public struct CMTimeMapping: Equatable, Hashable, Sendable {
  public var source: CMTimeRange
  /// The range in the result.
  public var target: CMTimeRange

  /// Creates a mapping of one range to another.
  public init(source: CMTimeRange, target: CMTimeRange) {
    self.source = source
    self.target = target
  }

  /// A mapping that is not valid.
  public static let invalid = CMTimeMapping(source: .invalid, target: .invalid)
}
