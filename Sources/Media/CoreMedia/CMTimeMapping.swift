/// The mapping of a time range of media to a time range of its presentation.
public struct CMTimeMapping: Equatable, Hashable, Sendable {
  public var source: CMTimeRange
  public var target: CMTimeRange

  public init(source: CMTimeRange, target: CMTimeRange) {
    self.source = source
    self.target = target
  }

  public static let invalid = CMTimeMapping(source: .invalid, target: .invalid)
}
