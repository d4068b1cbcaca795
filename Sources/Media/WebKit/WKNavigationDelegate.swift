import FoundationNetworking
import UIKit

open class WKNavigation: NSObject {
  let url: URL?
  init(_ url: URL?) { self.url = url }
}

public enum WKNavigationType: Int, Sendable {
  case linkActivated = 0
  case formSubmitted = 1
  case backForward = 2
  case reload = 3
  case formResubmitted = 4
  case other = -1
}

public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  case download = 2
}

public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel = 0
  case allow = 1
  case download = 2
}

/// A frame of a page: always the main one, because the engine does not report others.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
  public let request: URLRequest
  /// Whether the frame is the main frame: always `true`.
  public let isMainFrame = true
  public private(set) weak var webView: WKWebView?
  public let securityOrigin: WKSecurityOrigin

  init(_ request: URLRequest, in webView: WKWebView?) {
    self.request = request
    self.webView = webView
    securityOrigin = WKSecurityOrigin(request.url)
  }
}

/// The scheme, host and port that a page came from.
open class WKSecurityOrigin: NSObject {
  public let `protocol`: String
  /// The host; empty for files.
  public let host: String
  /// The port; 0 if the URL has none.
  public let port: Int

  init(_ url: URL?) {
    `protocol` = url?.scheme ?? ""
    host = url?.host ?? ""
    port = url?.port ?? 0
  }
}

@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  public let request: URLRequest
  public let navigationType: WKNavigationType
  public let sourceFrame: WKFrameInfo
  /// The frame of the navigation; `nil` requests a new window.
  public let targetFrame: WKFrameInfo?
  /// Whether a download was requested: always `false`.
  public let shouldPerformDownload = false

  init(_ request: URLRequest, _ type: WKNavigationType, in webView: WKWebView, opensWindow: Bool = false) {
    self.request = request
    navigationType = type
    sourceFrame = WKFrameInfo(webView.url.map { URLRequest(url: $0) } ?? request, in: webView)
    targetFrame = opensWindow ? nil : WKFrameInfo(request, in: webView)
  }
}

@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
  public let response: URLResponse
  public let isForMainFrame: Bool
  public let canShowMIMEType: Bool

  init(_ response: URLResponse, isForMainFrame: Bool, canShowMIMEType: Bool) {
    (self.response, self.isForMainFrame, self.canShowMIMEType) = (response, isForMainFrame, canShowMIMEType)
  }
}

@preconcurrency @MainActor public protocol WKNavigationDelegate: AnyObject {
  /// Decides whether a navigation may start; the handler must be called once. Allowed by default.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  /// Decides whether a navigation may start, and with which preferences.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  /// Decides whether a response is shown; the handler must be called once. Called for pages that the engine loads.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// Called when the content of a page replaces the previous content.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called if the current page could not be loaded completely.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Called when the process of the page ended, such as by a crash. The view is empty until a page is loaded.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  /// Called when a server requests authentication. Never called on Linux.
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
  func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
  ) { self.webView(webView, decidePolicyFor: navigationAction) { decisionHandler($0, preferences) } }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
  public func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) { completionHandler(.performDefaultHandling, nil) }
  public func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload) {}
  public func webView(_ webView: WKWebView, navigationResponse: WKNavigationResponse, didBecome download: WKDownload) {}
}

/// The requested size and bars of a new window.
@preconcurrency @MainActor open class WKWindowFeatures: NSObject {
  /// Whether the window has a menu bar: always nil, for unspecified, on Linux.
  open var menuBarVisibility: NSNumber? { nil }
  open var statusBarVisibility: NSNumber? { nil }
  /// Whether the window has tool bars: always nil, for unspecified, on Linux.
  open var toolbarsVisibility: NSNumber? { nil }
  open var allowsResizing: NSNumber? { nil }
  /// The horizontal position of the window: always nil, for unspecified, on Linux.
  open var x: NSNumber? { nil }
  /// The vertical position of the window: always nil, for unspecified, on Linux.
  open var y: NSNumber? { nil }
  /// The width of the window: always nil, for unspecified, on Linux.
  open var width: NSNumber? { nil }
  /// The height of the window: always nil, for unspecified, on Linux.
  open var height: NSNumber? { nil }
}

/// The part of a page for which a context menu is shown.
@preconcurrency @MainActor open class WKContextMenuElementInfo: NSObject {
  /// The target of the link; nil for other elements.
  public let linkURL: URL?
  init(linkURL: URL?) { self.linkURL = linkURL }
}

/// Presents the user interface of a page. Without the engine no scripts run, so nothing is presented.
@preconcurrency @MainActor public protocol WKUIDelegate: AnyObject {
  /// Returns the view for a page in a new window, created with the given configuration; nil prevents the window.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  func webViewDidClose(_ webView: WKWebView)
  /// Presents the alert of a script. The page waits for the handler.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void)
  /// Presents a confirmation of a script. The page waits for the handler.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
  /// Presents a script's request for a text. The page waits for the handler; nil means canceled.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void)
  /// Returns the context menu of a link. Never called on Linux.
  func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping @MainActor @Sendable (UIContextMenuConfiguration?) -> Void)
  /// Never called on Linux.
  func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo)
  /// Never called on Linux.
  func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo)
  /// Decides whether a page may use the camera or microphone. Never called on Linux.
  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo,
    type: WKMediaCaptureType, decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)
}

public enum WKMediaCaptureType: Int, Sendable {
  case camera = 0
  case microphone = 1
  case cameraAndMicrophone = 2
}

public enum WKPermissionDecision: Int, Sendable {
  case prompt = 0
  case grant = 1
  case deny = 2
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void
  ) { completionHandler(nil) }
  public func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping @MainActor @Sendable (UIContextMenuConfiguration?) -> Void
  ) { completionHandler(nil) }
  public func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo) {}
  public func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo) {}
  public func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo,
    type: WKMediaCaptureType, decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
  ) { decisionHandler(.deny) }
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  public func webViewDidClose(_ webView: WKWebView) {}
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) { completionHandler() }
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
  ) { completionHandler(false) }
}
