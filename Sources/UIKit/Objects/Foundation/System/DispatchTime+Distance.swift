import Dispatch

extension DispatchTime {
  public func distance(to other: DispatchTime) -> DispatchTimeInterval {
    .nanoseconds(Int(Int64(bitPattern: other.uptimeNanoseconds &- uptimeNanoseconds)))
  }
  public func advanced(by interval: DispatchTimeInterval) -> DispatchTime { self + interval }
}
