import Foundation

enum WebError {
  /// The message that explains why pages are shown as text.
  static var missingEngine: String {
    let packages = WebHelper.missingPackages.isEmpty ? ["libwebkit2gtk-4.1-0", "xvfb"] : WebHelper.missingPackages
    let list = packages.joined(separator: " and ")
    return
      "Web pages are not available on Linux without the package\(packages.count > 1 ? "s" : "") \(list). Open the address in a browser."
  }

  static func noNetwork(_ url: URL) -> NSError {
    make(NSURLErrorDomain, NSURLErrorCannotLoadFromNetwork, missingEngine, url)
  }

  static func unreadable(_ url: URL) -> NSError {
    make(NSURLErrorDomain, NSURLErrorFileDoesNotExist, "The file “\(url.lastPathComponent)” cannot be shown.", url)
  }

  static func notReadable(_ url: URL) -> NSError {
    let reason = "The page may not read the file “\(url.lastPathComponent)”: it is not in the folder that the app allows."
    return make(NSURLErrorDomain, NSURLErrorNoPermissionsToReadFile, reason, url)
  }

  static func cancelled(_ url: URL?) -> NSError { make(NSURLErrorDomain, NSURLErrorCancelled, "The load was cancelled.", url) }

  static var noScripts: NSError {
    make(WKErrorDomain, WKError.Code.javaScriptExceptionOccurred.rawValue, "JavaScript is not available: pages are shown as text.", nil)
  }

  static func failed(_ reason: String, _ url: URL?) -> NSError { make(NSURLErrorDomain, NSURLErrorUnknown, reason, url) }

  static func exists(_ file: URL) -> NSError { make(NSURLErrorDomain, NSURLErrorCannotCreateFile, "The file exists.", file) }

  static func engineEnded(_ reason: String, _ url: URL?) -> NSError {
    make(WKErrorDomain, WKError.Code.webContentProcessTerminated.rawValue, reason, url)
  }

  /// The error of a script: an exception with its location, or a result of a type that cannot be converted.
  static func script(_ message: String, code: Int) -> any Error {
    let unsupportedResult = 601
    if code == unsupportedResult { return WKError(.javaScriptResultTypeIsUnsupported) }
    var information: [String: Any] = [NSLocalizedDescriptionKey: "A JavaScript exception occurred"]
    information["WKJavaScriptExceptionMessage"] = message
    if let match = message.firstMatch(of: #/^(.*?):(\d+)(?::(\d+))?: (.*)$/#) {
      information["WKJavaScriptExceptionSourceURL"] = URL(string: String(match.1))
      information["WKJavaScriptExceptionLineNumber"] = Int(match.2)
      information["WKJavaScriptExceptionColumnNumber"] = match.3.flatMap { Int($0) } ?? 0
      information["WKJavaScriptExceptionMessage"] = String(match.4)
    }
    return NSError(domain: WKErrorDomain, code: WKError.Code.javaScriptExceptionOccurred.rawValue, userInfo: information)
  }

  /// The error of a load, with the corresponding code of `URLSession`.
  static func engine(_ domain: String, _ code: Int, _ message: String, _ url: URL?) -> NSError {
    switch (domain, code) {
    case ("WebKitPolicyError", _): make("WebKitErrorDomain", code, message, url)
    case ("WebKitNetworkError", 302): make(NSURLErrorDomain, NSURLErrorCancelled, message, url)
    case ("WebKitNetworkError", 303): make(NSURLErrorDomain, NSURLErrorFileDoesNotExist, message, url)
    case ("WebKitNetworkError", 301): make(NSURLErrorDomain, NSURLErrorUnsupportedURL, message, url)
    case ("tls", _): make(NSURLErrorDomain, NSURLErrorServerCertificateUntrusted, message, url)
    case ("g-resolver-error-quark", _): make(NSURLErrorDomain, NSURLErrorCannotFindHost, message, url)
    case ("g-io-error-quark", 24): make(NSURLErrorDomain, NSURLErrorTimedOut, message, url)
    case ("g-io-error-quark", 1): make(NSURLErrorDomain, NSURLErrorFileDoesNotExist, message, url)
    case ("g-io-error-quark", _): make(NSURLErrorDomain, NSURLErrorCannotConnectToHost, message, url)
    case ("g-file-error-quark", _): make(NSURLErrorDomain, NSURLErrorFileDoesNotExist, message, url)
    default: make(NSURLErrorDomain, NSURLErrorUnknown, message, url)
    }
  }

  /// Returns the value that a handler was called with, or throws its error.
  static func found<Value>(_ value: sending Value?, _ error: (any Error)?) throws -> sending Value {
    guard let value else { throw error ?? WKError(.unknown) }
    return value
  }

  static var noPicture: NSError { make(WKErrorDomain, WKError.Code.unknown.rawValue, "An empty view has no picture.", nil) }

  private static func make(_ domain: String, _ code: Int, _ reason: String, _ url: URL?) -> NSError {
    var information: [String: Any] = [NSLocalizedDescriptionKey: reason]
    information[NSURLErrorFailingURLErrorKey] = url
    information[NSURLErrorFailingURLStringErrorKey] = url?.absoluteString
    return NSError(domain: domain, code: code, userInfo: information)
  }
}

public let WKErrorDomain = "WKErrorDomain"

public struct WKError: Error, CustomNSError, LocalizedError, Equatable {
  public let code: Code
  private let reason: String?
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    reason = userInfo[NSHelpAnchorErrorKey] as? String
  }

  public static var errorDomain: String { WKErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? {
    switch code {
    case .javaScriptExceptionOccurred: "A JavaScript exception occurred."
    case .javaScriptResultTypeIsUnsupported: "JavaScript execution returned a result of an unsupported type."
    case .contentRuleListStoreCompileFailed: reason ?? "The rules cannot be compiled."
    case .contentRuleListStoreLookUpFailed, .contentRuleListStoreRemoveFailed: "There are no rules of this identifier."
    default: "The page cannot be shown."
    }
  }

  /// The code ``Code/unknown``, for pattern matching.
  public static let unknown = Code.unknown
  /// The code ``Code/webContentProcessTerminated``, for pattern matching.
  public static let webContentProcessTerminated = Code.webContentProcessTerminated
  /// The code ``Code/javaScriptExceptionOccurred``, for pattern matching.
  public static let javaScriptExceptionOccurred = Code.javaScriptExceptionOccurred
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated = 2
    /// The view no longer exists.
    case webViewInvalidated = 3
    case javaScriptExceptionOccurred = 4
    case javaScriptResultTypeIsUnsupported = 5
    case contentRuleListStoreCompileFailed = 6
    case contentRuleListStoreLookUpFailed = 7
    case contentRuleListStoreRemoveFailed = 8
    /// The rules were compiled by another version.
    case contentRuleListStoreVersionMismatch = 9
    case attributedStringContentFailedToLoad = 10
    case attributedStringContentLoadTimedOut = 11
    case javaScriptInvalidFrameTarget = 12
    case navigationAppBoundDomain = 13
    /// The script runs outside of the app-bound domains.
    case javaScriptAppBoundDomain = 14
    case duplicateCredential = 15
  }
}
