import Foundation

/// What the person is doing: kept by scenes for restoration, and handed to a scene that continues it.
///
/// Activities stay within the program. They are neither offered to other devices nor indexed for search.
open class NSUserActivity: NSObject, @unchecked Sendable {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var requiredUserInfoKeys: Set<String>?
  open var keywords: Set<String> = []
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var expirationDate = Date.distantFuture
  open var needsSave = false
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var persistentIdentifier: String?
  open var targetContentIdentifier: String?
  open weak var delegate: (any NSUserActivityDelegate)?
  private var isValid = true

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Makes this the activity that is under way.
  open func becomeCurrent() {
    guard isValid else { return }
    Self.currentActivity.withLock { $0 = self }
    if needsSave {
      delegate?.userActivityWillSave(self)
      needsSave = false
    }
  }

  open func resignCurrent() {
    Self.currentActivity.withLock { if $0 === self { $0 = nil } }
  }

  open func invalidate() {
    isValid = false
    resignCurrent()
  }

  static var current: NSUserActivity? { currentActivity.withLock { $0 } }
  private static let currentActivity = Locked<NSUserActivity?>(nil)
}

/// Hears when an activity is about to be kept.
public protocol NSUserActivityDelegate: AnyObject {
  func userActivityWillSave(_ userActivity: NSUserActivity)
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of an activity that stands for a link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// Something that can be given back for continuing or restoring an activity: responders and documents.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
