import Foundation

/// Times are boxed as arrays of integers: Foundation on Linux ends the program for C structures that it does not know.
extension NSValue {
  public convenience init(time: CMTime) { self.init(bytes: Self.numbers(time), objCType: Self.timeType) }

  public convenience init(timeRange: CMTimeRange) {
    self.init(bytes: Self.numbers(timeRange.start) + Self.numbers(timeRange.duration), objCType: Self.rangeType)
  }

  public convenience init(timeMapping: CMTimeMapping) {
    let times = [timeMapping.source.start, timeMapping.source.duration, timeMapping.target.start, timeMapping.target.duration]
    self.init(bytes: times.flatMap(Self.numbers), objCType: Self.mappingType)
  }

  /// The time, or an invalid one for a value of another type.
  public var timeValue: CMTime { times(Self.timeType, 1)?[0] ?? .invalid }

  /// The time range, or an invalid one for a value of another type.
  public var timeRangeValue: CMTimeRange {
    times(Self.rangeType, 2).map { CMTimeRange(start: $0[0], duration: $0[1]) } ?? .invalid
  }

  /// The two time ranges, or invalid ones for a value of another type.
  public var timeMappingValue: CMTimeMapping {
    guard let times = times(Self.mappingType, 4) else { return .invalid }
    return CMTimeMapping(
      source: CMTimeRange(start: times[0], duration: times[1]), target: CMTimeRange(start: times[2], duration: times[3]))
  }

  private static let timeType = "[4q]"
  private static let rangeType = "[8q]"
  private static let mappingType = "[16q]"

  private static func numbers(_ time: CMTime) -> [Int64] {
    [time.value, Int64(time.timescale), Int64(time.flags.rawValue), time.epoch]
  }

  private func times(_ type: String, _ count: Int) -> [CMTime]? {
    guard String(cString: objCType) == type else { return nil }
    var numbers = [Int64](repeating: 0, count: 4 * count)
    getValue(&numbers)
    return stride(from: 0, to: numbers.count, by: 4).map { index in
      CMTime(
        value: numbers[index], timescale: Int32(truncatingIfNeeded: numbers[index + 1]),
        flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: numbers[index + 2])), epoch: numbers[index + 3])
    }
  }
}
