import Foundation

/// Times boxed for Objective-C arrays. Foundation on Linux only boxes structures that it knows, so these are stored as text.
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

  /// The time, or an invalid one for a value of another type.
  public var timeValue: CMTime {
    guard String(cString: objCType) == Self.timeEncoding else { return .invalid }
    var time = CMTime()
    getValue(&time)
    return time
  }

  /// The time range, or an invalid one for a value of another type.
  public var timeRangeValue: CMTimeRange {
    guard String(cString: objCType) == Self.rangeEncoding else { return .invalid }
    var range = CMTimeRange()
    getValue(&range)
    return range
  }

  private static let timeEncoding = "{?=qiIq}"
  private static let rangeEncoding = "{?={?=qiIq}{?=qiIq}}"
}
