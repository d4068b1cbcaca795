import Foundation
import FoundationNetworking
import TrestleSupport

/// The key of data with which a download can continue, in an error.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
/// The key of the reason for which a load in the background was canceled, in an error.
public let NSURLErrorBackgroundTaskCancelledReasonKey = "NSURLErrorBackgroundTaskCancelledReasonKey"

extension URLSessionConfiguration {
  /// Returns a configuration for transfers that continue while the app is suspended. Linux does not suspend apps: it is the default
  /// configuration, and the identifier is ignored.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
  /// Whether a load waits for the network. Loads on Linux fail immediately, so it is without effect.
  public var waitsForConnectivity: Bool {
    get { false }
    set { if newValue != false { withoutEffect("loads fail at once without a network") } }
  }
  /// Whether the app is started for loads in the background; without effect on Linux.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set { if newValue != false { withoutEffect("apps are not started for loads") } }
  }
  /// Whether expensive networks may be used; without effect on Linux.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set { if newValue != true { withoutEffect("requests cannot be kept from a network") } }
  }
  /// Whether networks with little data may be used; without effect on Linux.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set { if newValue != true { withoutEffect("requests cannot be kept from a network") } }
  }
  /// The group of the app whose folder is used; without effect on Linux.
  public var sharedContainerIdentifier: String? {
    get { nil }
    set { if newValue != nil { withoutEffect("downloads are in the temporary folder of the app") } }
  }
}

extension URLRequest.NetworkServiceType {
  /// Data that the user waits for. Without such kinds in Foundation on Linux, it is the default.
  public static var responsiveData: Self { .default }
  /// Data of a signal to a call. Without such kinds in Foundation on Linux, it is the default.
  public static var callSignaling: Self { .default }
}

extension URLError {
  /// The data with which a cancelled or failed download can be continued.
  public var downloadTaskResumeData: Data? { errorUserInfo[NSURLSessionDownloadTaskResumeData] as? Data }
  /// The state of a session in the background whose tasks ended: nil, because sessions end with the program.
  public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? { nil }
  /// The reasons for which tasks in the background end.
  public enum BackgroundTaskCancelledReason: Int, Sendable {
    /// The user ended the app.
    case userForceQuitApplication = 0
    /// The app may not update in the background.
    case backgroundUpdatesDisabled = 1
    /// The system lacks what the task needs.
    case insufficientSystemResources = 2
  }
}
