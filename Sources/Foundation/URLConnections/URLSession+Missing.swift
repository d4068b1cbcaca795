import Foundation
import FoundationNetworking
import TrestleSupport

/// The key of the resume data of a download in an error.
public let NSURLSessionDownloadTaskResumeData = "NSURLSessionDownloadTaskResumeData"
/// The key of the reason why a background task was canceled in an error.
public let NSURLErrorBackgroundTaskCancelledReasonKey = "NSURLErrorBackgroundTaskCancelledReasonKey"

extension URLSessionConfiguration {
  /// Returns a configuration for transfers while the app is suspended. Linux does not suspend apps: it is the default configuration, and
  /// the identifier is ignored.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }
  /// Whether a load waits for the network. It has no effect on Linux, where loads without a network fail immediately.
  public var waitsForConnectivity: Bool {
    get { false }
    set { if newValue != false { withoutEffect("loads fail at once without a network") } }
  }
  /// Whether the app is launched for background events; without effect on Linux.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set { if newValue != false { withoutEffect("apps are not started for loads") } }
  }
  /// Whether expensive networks may be used; without effect on Linux.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set { if newValue != true { withoutEffect("requests cannot be kept from a network") } }
  }
  /// Whether networks in low data mode may be used; without effect on Linux.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set { if newValue != true { withoutEffect("requests cannot be kept from a network") } }
  }
  /// The app group whose folder is used; without effect on Linux.
  public var sharedContainerIdentifier: String? {
    get { nil }
    set { if newValue != nil { withoutEffect("downloads are in the temporary folder of the app") } }
  }
}

extension URLCache {
  /// Creates a cache whose files are in a folder; nil uses the standard one.
  public convenience init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {
    self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directory?.path)
  }
}

extension URLSession {
  public var allTasks: [URLSessionTask] {
    get async { await withCheckedContinuation { continuation in getAllTasks { continuation.resume(returning: $0) } } }
  }
  public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
    get async {
      await withCheckedContinuation { continuation in getTasksWithCompletionHandler { continuation.resume(returning: ($0, $1, $2)) } }
    }
  }
}

// Protocols of apps that a session conforms to have these methods without a delegate.
extension URLSession {
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) { try await data(for: request, delegate: nil) }
  public func data(from url: URL) async throws -> (Data, URLResponse) { try await data(from: url, delegate: nil) }
  public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
    try await upload(for: request, fromFile: fileURL, delegate: nil)
  }
  public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: bodyData, delegate: nil)
  }
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) { try await download(for: request, delegate: nil) }
  public func download(from url: URL) async throws -> (URL, URLResponse) { try await download(from: url, delegate: nil) }
}

extension URLRequest.NetworkServiceType {
  /// Data for which the user waits. On Linux it is the default type.
  public static var responsiveData: Self { .default }
  /// Signaling of calls. On Linux it is the default type.
  public static var callSignaling: Self { .default }
}

extension URLError {
  /// The data for resuming a canceled or failed download.
  public var downloadTaskResumeData: Data? { errorUserInfo[NSURLSessionDownloadTaskResumeData] as? Data }
  /// The reason why a background task was canceled: always nil on Linux, where sessions end with the program.
  public var backgroundTaskCancelledReason: BackgroundTaskCancelledReason? { nil }
  public enum BackgroundTaskCancelledReason: Int, Sendable {
    case userForceQuitApplication = 0
    case backgroundUpdatesDisabled = 1
    case insufficientSystemResources = 2
  }
}
