import Foundation

extension RunLoop.Mode {
  /// The mode in which UIKit follows fingers. On Linux the main run loop does not change its mode, so a timer of this mode alone waits.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
