import Foundation

/// The user's present activity: stored by scenes for restoration, and passed to a scene that continues it.
///
/// Activities stay within the program. They are neither offered to other devices nor indexed for search.
open class NSUserActivity: NSObject, @unchecked Sendable {
  /// The kind of the activity in reverse domain notation.
  public let activityType: String
  /// The text that describes the activity to the user.
  open var title: String?
  /// The data needed to continue the activity.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of `userInfo` that must be stored.
  open var requiredUserInfoKeys: Set<String>?
  /// Words for finding the activity in a search.
  open var keywords: Set<String> = []
  /// A page that continues the activity in a browser.
  open var webpageURL: URL?
  /// The page that led to `webpageURL`.
  open var referrerURL: URL?
  /// The date after which the activity is obsolete.
  open var expirationDate = Date.distantFuture
  /// Whether the delegate is asked for the state before the activity is stored.
  open var needsSave = false
  /// Whether the activity may continue on another device; has no effect on Linux.
  open var isEligibleForHandoff = true
  /// Whether the activity may be found by a search on the device.
  open var isEligibleForSearch = false
  /// Whether the activity may be found by everyone; has no effect on Linux.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may suggest the activity; has no effect on Linux.
  open var isEligibleForPrediction = false
  /// The words that are suggested for starting the activity by voice; has no effect on Linux.
  open var suggestedInvocationPhrase: String?
  /// An identifier by which stored activities are deleted.
  open var persistentIdentifier: String?
  /// The identifier of the content, which selects the scene that continues it.
  open var targetContentIdentifier: String?
  /// The object that stores the state; held weakly.
  open weak var delegate: (any NSUserActivityDelegate)?
  /// The attributes of CoreSpotlight and the phrase of Intents, whose modules declare them.
  package final var searchAttributes: AnyObject?
  package final var invocationPhrase: String?
  private var isValid = true

  /// Creates an activity of a kind; it is not current yet.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Adds data; values of existing keys are replaced.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Makes this the current activity.
  open func becomeCurrent() {
    guard isValid else { return }
    Self.currentActivity.withLock { $0 = self }
    if needsSave {
      delegate?.userActivityWillSave(self)
      needsSave = false
    }
  }

  /// Resigns as the current activity, without invalidating it.
  open func resignCurrent() {
    Self.currentActivity.withLock { if $0 === self { $0 = nil } }
  }

  /// Ends the activity permanently.
  open func invalidate() {
    isValid = false
    resignCurrent()
  }

  /// Clears the current activity without notifying it.
  package static func forgetCurrent() { currentActivity.withLock { $0 = nil } }

  private static let currentActivity = Locked<NSUserActivity?>(nil)
}

/// Receives a call before an activity is saved.
public protocol NSUserActivityDelegate: AnyObject {
  /// Called before the activity is stored; update `userInfo` here.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called after the activity was continued elsewhere.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The type of an activity that represents a link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that can restore an activity: a responder or a document.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
  /// Restores the state of a continued activity.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
