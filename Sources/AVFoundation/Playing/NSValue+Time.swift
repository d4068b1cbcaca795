import Foundation

/// Times in arrays of Objective-C's. Foundation on Linux boxes no structs of others, so these keep their numbers as a text.
extension NSValue {
  /// Creates an object that contains a time.
  public convenience init(time: CMTime) {
    var time = time
    self.init(bytes: &time, objCType: Self.timeEncoding)
  }

  /// Creates an object that contains a time range.
  public convenience init(timeRange: CMTimeRange) {
    var range = timeRange
    self.init(bytes: &range, objCType: Self.rangeEncoding)
  }

  /// The time, or an invalid one if the object contains something else.
  public var timeValue: CMTime {
    guard String(cString: objCType) == Self.timeEncoding else { return .invalid }
    var time = CMTime()
    getValue(&time)
    return time
  }

  /// The time range, or an invalid one if the object contains something else.
  public var timeRangeValue: CMTimeRange {
    guard String(cString: objCType) == Self.rangeEncoding else { return .invalid }
    var range = CMTimeRange()
    getValue(&range)
    return range
  }

  private static let timeEncoding = "{?=qiIq}"
  private static let rangeEncoding = "{?={?=qiIq}{?=qiIq}}"
}
