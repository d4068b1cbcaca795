import Foundation

extension RunLoop.Mode {
  /// The run loop mode during touch tracking. On Linux the main run loop does not change its mode, so a timer only in this mode waits.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
