import Foundation

/// The errors with which a page is refused.
enum WebError {
  static func noNetwork(_ url: URL) -> NSError {
    make(NSURLErrorDomain, NSURLErrorCannotLoadFromNetwork, "Web pages are not available on Linux. Open the address in a browser.", url)
  }

  static func unreadable(_ url: URL) -> NSError {
    make(NSURLErrorDomain, NSURLErrorFileDoesNotExist, "The file “\(url.lastPathComponent)” cannot be shown.", url)
  }

  static func cancelled(_ url: URL?) -> NSError { make(NSURLErrorDomain, NSURLErrorCancelled, "The load was cancelled.", url) }

  static var noScripts: NSError {
    make(WKErrorDomain, WKError.Code.javaScriptExceptionOccurred.rawValue, "JavaScript is not available on Linux.", nil)
  }

  static var noPicture: NSError { make(WKErrorDomain, WKError.Code.unknown.rawValue, "An empty view has no picture.", nil) }

  private static func make(_ domain: String, _ code: Int, _ reason: String, _ url: URL?) -> NSError {
    var information: [String: Any] = [NSLocalizedDescriptionKey: reason]
    information[NSURLErrorFailingURLErrorKey] = url
    information[NSURLErrorFailingURLStringErrorKey] = url?.absoluteString
    return NSError(domain: domain, code: code, userInfo: information)
  }
}

/// The domain of errors of web views.
public let WKErrorDomain = "WKErrorDomain"

/// An error of a web view.
public struct WKError: Error, CustomNSError, LocalizedError, Equatable {
  /// The kind of the error.
  public let code: Code
  /// Creates an error of a kind.
  public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

  public static var errorDomain: String { WKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? {
    switch code {
    case .javaScriptExceptionOccurred: "JavaScript is not available on Linux."
    case .contentRuleListStoreCompileFailed: "The rules are not a JSON array."
    case .contentRuleListStoreLookUpFailed, .contentRuleListStoreRemoveFailed: "There are no rules of this identifier."
    default: "The page cannot be shown."
    }
  }

  /// The kind ``Code/unknown``, for patterns.
  public static let unknown = Code.unknown
  /// The kind ``Code/webContentProcessTerminated``, for patterns.
  public static let webContentProcessTerminated = Code.webContentProcessTerminated
  /// The kind ``Code/javaScriptExceptionOccurred``, for patterns.
  public static let javaScriptExceptionOccurred = Code.javaScriptExceptionOccurred
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// The reason is not one of the others.
    case unknown = 1
    /// The process of the content ended.
    case webContentProcessTerminated = 2
    /// The view no longer exists.
    case webViewInvalidated = 3
    /// A script failed.
    case javaScriptExceptionOccurred = 4
    /// A script's result cannot be converted.
    case javaScriptResultTypeIsUnsupported = 5
    /// Rules could not be compiled.
    case contentRuleListStoreCompileFailed = 6
    /// Rules were not found.
    case contentRuleListStoreLookUpFailed = 7
    /// Rules could not be removed.
    case contentRuleListStoreRemoveFailed = 8
    /// The rules have another version.
    case contentRuleListStoreVersionMismatch = 9
    /// An attributed text could not be read.
    case attributedStringContentFailedToLoad = 10
    /// Loading an attributed text timed out.
    case attributedStringContentLoadTimedOut = 11
    /// The target frame of a script does not exist.
    case javaScriptInvalidFrameTarget = 12
    /// The address is outside the app's domains.
    case navigationAppBoundDomain = 13
    /// A script is outside the app's domains.
    case javaScriptAppBoundDomain = 14
    /// The file of a download exists.
    case duplicateCredential = 15
  }
}
