import UIKit

/// The domain of errors of the reading list.
public let SSReadingListErrorDomain = "SSReadingListErrorDomain"

/// The user's list of pages to read later. There is none on Linux.
open class SSReadingList: NSObject {
  /// Returns the list: nil on Linux, as if the user were not permitted to use it.
  open class func `default`() -> SSReadingList? { nil }
  /// Returns whether an address can be added: those of web pages.
  open class func supportsURL(_ URL: URL) -> Bool { ["http", "https"].contains(URL.scheme?.lowercased() ?? "") }
  /// Adds a page. There is no list on Linux, so this throws.
  open func addItem(with URL: URL, title: String?, previewText: String?) throws {
    throw NSError(domain: SSReadingListErrorDomain, code: 1, userInfo: [NSLocalizedDescriptionKey: "There is no reading list on Linux."])
  }
}

/// An error of signing in by a web page.
public struct SFAuthenticationError: Error, LocalizedError, Equatable {
  /// The kinds of error.
  public enum Code: Int, Sendable {
    /// The user canceled.
    case canceledLogin = 1
  }

  /// The kind of the error.
  public let code: Code
  public var errorDescription: String? { "The user canceled." }
  /// The kind ``Code/canceledLogin``, for patterns.
  public static let canceledLogin = Code.canceledLogin
}

/// Signs in on a web page, as before iOS 12. A page in the desktop's browser cannot return to the app, so no session starts on Linux.
@preconcurrency @MainActor open class SFAuthenticationSession: NSObject {
  /// A block that receives the URL that the page redirects to, or an error.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  private let completionHandler: CompletionHandler

  /// Creates a session that opens a page and ends with a URL of the scheme.
  public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    self.completionHandler = completionHandler
  }

  /// Returns false, and calls the handler on the main queue with the error that signing in is not available.
  @discardableResult open func start() -> Bool {
    let handler = completionHandler
    let text = "Signing in on a web page is not available on Linux."
    DispatchQueue.main.async { handler(nil, CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: text])) }
    return false
  }

  /// Ends the session. None can be running.
  open func cancel() {}
}
