import Foundation
import FoundationNetworking

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
    set {}
  }
  /// Whether the app is started for loads in the background; without effect on Linux.
  public var sessionSendsLaunchEvents: Bool {
    get { false }
    set {}
  }
  /// Whether expensive networks may be used; without effect on Linux.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// Whether networks with little data may be used; without effect on Linux.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// The group of the app whose folder is used; without effect on Linux.
  public var sharedContainerIdentifier: String? {
    get { nil }
    set {}
  }
}

extension URLSession {
  /// The bytes of a response as a sequence.
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    let data: Data
    /// The task that loaded the bytes.
    public let task: URLSessionTask?

    /// Returns the bytes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var rest: Data.Iterator
      public mutating func next() async throws -> UInt8? { rest.next() }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: data.makeIterator()) }
    /// The lines of the text that the bytes are.
    public var lines: Lines { Lines(text: String(decoding: data, as: UTF8.self)) }
  }

  /// The lines of a text.
  public struct Lines: AsyncSequence, Sendable {
    public typealias Element = String
    let text: String

    /// Returns the nonempty lines.
    public struct AsyncIterator: AsyncIteratorProtocol {
      var rest: IndexingIterator<[Substring]>
      public mutating func next() async throws -> String? { rest.next().map(String.init) }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: text.split(whereSeparator: \.isNewline).makeIterator()) }
  }

  /// Loads a request, and returns its bytes as a sequence. On Linux it begins when all bytes are loaded.
  public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request)
    return (AsyncBytes(data: data, task: nil), response)
  }

  /// Loads a URL, and returns its bytes as a sequence. On Linux it begins when all bytes are loaded.
  public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) { try await bytes(for: URLRequest(url: url)) }
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
