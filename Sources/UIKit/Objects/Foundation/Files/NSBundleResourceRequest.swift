import Foundation

/// The priority of resources that are needed immediately.
public let NSBundleResourceRequestLoadingPriorityUrgent = Double.greatestFiniteMagnitude

/// The code of an error of a request that did not fit on the disk. It does not occur on Linux.
public let NSBundleOnDemandResourceOutOfSpaceError = 4992
/// The code of an error of a request whose resources are larger than an app may use at a time. It does not occur on Linux.
public let NSBundleOnDemandResourceExceededMaximumSizeError = 4993
/// The code of an error of a request for a tag that does not exist. It does not occur on Linux.
public let NSBundleOnDemandResourceInvalidTagError = 4994

/// Requests resources that a store downloads on demand. On Linux all resources are in the app's bundle, so they are available immediately.
open class NSBundleResourceRequest: NSObject, @unchecked Sendable {
  /// The tags of the resources.
  public let tags: Set<String>
  /// The bundle that contains the resources.
  public let bundle: Bundle
  /// The priority; 0.5 by default.
  open var loadingPriority = 0.5
  /// The progress, which is complete once access has begun.
  public let progress = Progress(totalUnitCount: 1)

  /// Creates a request for resources of the app's bundle.
  public convenience init(tags: Set<String>) { self.init(tags: tags, bundle: .main) }

  /// Creates a request for resources of a bundle.
  public init(tags: Set<String>, bundle: Bundle) {
    self.tags = tags
    self.bundle = bundle
  }

  /// Makes the resources available. The handler is called on another queue, as on iOS, without an error.
  open func beginAccessingResources(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    progress.completedUnitCount = 1
    DispatchQueue.global().async { completionHandler(nil) }
  }

  /// Makes the resources available.
  open func beginAccessingResources() async throws { progress.completedUnitCount = 1 }

  /// Notifies the handler on another queue that the resources are available.
  open func conditionallyBeginAccessingResources(completionHandler: @escaping @Sendable (Bool) -> Void) {
    progress.completedUnitCount = 1
    DispatchQueue.global().async { completionHandler(true) }
  }

  /// Ends the access to the resources; has no effect, because they are always available.
  open func endAccessingResources() {}
}

extension Bundle {
  /// Sets the preservation priority of resources. They are always available on Linux, so this has no effect.
  public func setPreservationPriority(_ priority: Double, forTags tags: Set<String>) {}
  /// Returns the preservation priority of a tag: 1, for permanent, on Linux.
  public func preservationPriority(forTag tag: String) -> Double { 1 }
}

extension Notification.Name {
  /// Posted when disk space for resources is low. Never posted on Linux.
  public static let NSBundleResourceRequestLowDiskSpace = Notification.Name("NSBundleResourceRequestLowDiskSpaceNotification")
}
