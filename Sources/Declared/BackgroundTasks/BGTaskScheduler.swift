import TrestleSupport
@_exported import Foundation

/// A task that the system runs while the app is in the background. It is never created on Linux.
open class BGTask: NSObject {
  public let identifier: String
  open var expirationHandler: (() -> Void)?

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  open func setTaskCompleted(success: Bool) { withoutEffect("the desktop starts no tasks in the background") }
}

/// A task that takes minutes, for times when the device is idle.
open class BGProcessingTask: BGTask {}

open class BGAppRefreshTask: BGTask {}

open class BGTaskRequest: NSObject, NSCopying {
  public let identifier: String
  /// The earliest time at which the task begins; nil, the default, for any.
  open var earliestBeginDate: Date?

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

open class BGAppRefreshTaskRequest: BGTaskRequest {
  public override init(identifier: String) { super.init(identifier: identifier) }
}

open class BGProcessingTaskRequest: BGTaskRequest {
  /// Whether the task needs the network; `false` by default.
  open var requiresNetworkConnectivity = false
  /// Whether the task needs external power; `false` by default.
  open var requiresExternalPower = false

  public override init(identifier: String) { super.init(identifier: identifier) }
}

/// Schedules tasks to run while the app is in the background. On Linux an app that is not running is never started: requests are rejected
/// as on a simulator, and no launch handler is called.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  public struct Error: Swift.Error, CustomNSError {
    public enum Code: Int, Sendable {
      case unavailable = 1
      case tooManyPendingTaskRequests = 2
      case notPermitted = 3
    }

    public let code: Code
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    public var errorCode: Int { code.rawValue }
  }

  public static let shared = BGTaskScheduler()

  /// Registers the handler of a task; returns whether it was accepted. Handlers are never called on Linux.
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { true }
  /// Requests a background task. Always throws `unavailable` on Linux.
  open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(code: .unavailable) }
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  open func cancelAllTaskRequests() {}
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { completionHandler([]) }
  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
