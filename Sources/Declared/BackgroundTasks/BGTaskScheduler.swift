import TrestleSupport
@_exported import Foundation

/// A task that the system runs while the app is in the background. The scheduler creates none on Linux.
open class BGTask: NSObject {
  /// The identifier of the request.
  public let identifier: String
  /// Called when the time is nearly over.
  open var expirationHandler: (() -> Void)?

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Reports the end of the work.
  open func setTaskCompleted(success: Bool) { withoutEffect("the desktop starts no tasks in the background") }
}

/// Work of minutes, for when the device is idle.
open class BGProcessingTask: BGTask {}

/// A short task that updates the app's content.
open class BGAppRefreshTask: BGTask {}

/// A request for a background task.
open class BGTaskRequest: NSObject, NSCopying {
  public let identifier: String
  /// The earliest time at which the task begins; nil for any.
  open var earliestBeginDate: Date?

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Returns the request itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A request for updating the content.
open class BGAppRefreshTaskRequest: BGTaskRequest {
  /// Creates a request for the task of an identifier.
  public override init(identifier: String) { super.init(identifier: identifier) }
}

/// A request for a task of several minutes.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Whether the work needs the network; `false` by default.
  open var requiresNetworkConnectivity = false
  /// Whether the work needs a device that is charging; `false` by default.
  open var requiresExternalPower = false

  /// Creates a request for the task of an identifier.
  public override init(identifier: String) { super.init(identifier: identifier) }
}

/// Schedules tasks to run while the app is in the background.
///
/// On Linux an app that is not running is never started: requests are rejected as on a simulator, and no launch handler is called.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  /// The reasons for which a request is refused.
  public struct Error: Swift.Error, CustomNSError {
    /// The codes of the errors.
    public enum Code: Int, Sendable {
      /// Background tasks are not available.
      case unavailable = 1
      /// There are too many requests.
      case tooManyPendingTaskRequests = 2
      /// The app may not run this task.
      case notPermitted = 3
    }

    /// The code of the error.
    public let code: Code
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    /// The code as a number.
    public var errorCode: Int { code.rawValue }
  }

  /// The scheduler of the app.
  public static let shared = BGTaskScheduler()

  /// Names the handler of a task; returns whether it was accepted. No handler is called on Linux.
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }
  /// Requests a background task. Always throws `unavailable` on Linux.
  open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(code: .unavailable) }
  /// Cancels a request; there are none.
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  /// Cancels all requests; there are none.
  open func cancelAllTaskRequests() {}
  /// Returns the pending requests; there are none.
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { completionHandler([]) }
}
