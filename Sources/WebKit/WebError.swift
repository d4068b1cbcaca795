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

/// The errors of web views.
public enum WKError {
  /// The reasons of errors.
  public enum Code: Int, Sendable {
    /// Another reason.
    case unknown = 1
    /// The process of the content ended.
    case webContentProcessTerminated = 2
    /// The view no longer exists.
    case webViewInvalidated = 3
    /// A script failed.
    case javaScriptExceptionOccurred = 4
    /// A script's result cannot be converted.
    case javaScriptResultTypeIsUnsupported = 5
  }
}
