import FoundationNetworking
import UIKit

/// One load of a page.
open class WKNavigation: NSObject {
  let url: URL?
  init(_ url: URL?) { self.url = url }
}

/// The reason of a navigation.
public enum WKNavigationType: Int, Sendable {
  /// A link was tapped.
  case linkActivated = 0
  case formSubmitted = 1
  /// The list of pages was used.
  case backForward = 2
  /// The page is loaded again.
  case reload = 3
  /// A form was submitted again.
  case formResubmitted = 4
  /// Another reason, such as a call of `load`.
  case other = -1
}

/// The decision on a navigation.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// The navigation does not start.
  case cancel = 0
  /// The navigation starts.
  case allow = 1
  /// The resource is downloaded.
  case download = 2
}

/// The decision on a response.
public enum WKNavigationResponsePolicy: Int, Sendable {
  /// The response is not shown.
  case cancel = 0
  /// The response is shown.
  case allow = 1
  /// The response is saved as a download instead of being shown.
  case download = 2
}

/// A frame of a page: always the main one, because the engine does not name others.
@preconcurrency @MainActor open class WKFrameInfo: NSObject {
  /// The request of the frame's page.
  public let request: URLRequest
  /// Whether the frame is the page itself; always `true`, because there are no others.
  public let isMainFrame = true
  /// The view that shows the frame.
  public private(set) weak var webView: WKWebView?
  /// The scheme, host and port of the frame's page.
  public let securityOrigin: WKSecurityOrigin

  init(_ request: URLRequest, in webView: WKWebView?) {
    self.request = request
    self.webView = webView
    securityOrigin = WKSecurityOrigin(request.url)
  }
}

/// The scheme, host and port that a page came from.
open class WKSecurityOrigin: NSObject {
  /// The scheme of the server's URL, such as `https`.
  public let `protocol`: String
  /// The host; empty for files.
  public let host: String
  /// The port; 0 if the address names none.
  public let port: Int

  init(_ url: URL?) {
    `protocol` = url?.scheme ?? ""
    host = url?.host ?? ""
    port = url?.port ?? 0
  }
}

/// A load that the delegate may allow.
@preconcurrency @MainActor open class WKNavigationAction: NSObject {
  /// The request that is about to be loaded.
  public let request: URLRequest
  /// The reason of the navigation.
  public let navigationType: WKNavigationType
  /// The frame the navigation starts from.
  public let sourceFrame: WKFrameInfo
  /// The frame of the navigation; `nil` requests a new window.
  public let targetFrame: WKFrameInfo?
  /// Whether a download was requested; always `false`.
  public let shouldPerformDownload = false

  init(_ request: URLRequest, _ type: WKNavigationType, in webView: WKWebView, opensWindow: Bool = false) {
    self.request = request
    navigationType = type
    sourceFrame = WKFrameInfo(webView.url.map { URLRequest(url: $0) } ?? request, in: webView)
    targetFrame = opensWindow ? nil : WKFrameInfo(request, in: webView)
  }
}

/// A response for the delegate's decision.
@preconcurrency @MainActor open class WKNavigationResponse: NSObject {
  /// The response that was received.
  public let response: URLResponse
  /// Whether the response is for the page itself.
  public let isForMainFrame: Bool
  /// Whether the content can be shown.
  public let canShowMIMEType: Bool

  init(_ response: URLResponse, isForMainFrame: Bool, canShowMIMEType: Bool) {
    (self.response, self.isForMainFrame, self.canShowMIMEType) = (response, isForMainFrame, canShowMIMEType)
  }
}

/// Decides on loads and receives their progress. Every method is optional.
@preconcurrency @MainActor public protocol WKNavigationDelegate: AnyObject {
  /// Whether a navigation may start; call the handler once. Allowed by default.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  /// Whether a navigation may start, with preferences for the page.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
  /// Decides whether a response is shown; call the handler once. Called for pages that the engine loads.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  /// Called when a page starts to load.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called when the server redirects the request.
  func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// Called if a page could not be loaded.
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// Called when the content of a page replaces the former one.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called when a page is loaded.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called if a page that is shown could not be loaded completely.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Called when the process of the page ended, such as by a crash. The view is empty until a page is loaded.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
  /// Called when a server requests authentication. Never called on Linux.
  func webView(
    _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
  /// Called when a navigation became a download.
  func webView(_ webView: WKWebView, navigationAction: WKNavigationAction, didBecome download: WKDownload)
  /// Called when a response became a download.
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

/// The size and the bars of a new window.
@preconcurrency @MainActor open class WKWindowFeatures: NSObject {
  /// Whether the window has a menu bar; nil if the page does not say.
  open var menuBarVisibility: NSNumber? { nil }
  open var statusBarVisibility: NSNumber? { nil }
  /// Whether the window has tool bars.
  open var toolbarsVisibility: NSNumber? { nil }
  open var allowsResizing: NSNumber? { nil }
  /// The horizontal position of the window; nil lets the app decide.
  open var x: NSNumber? { nil }
  /// The vertical position.
  open var y: NSNumber? { nil }
  /// The width of the window; nil if the page does not say.
  open var width: NSNumber? { nil }
  /// The height of the window; nil if the page does not say.
  open var height: NSNumber? { nil }
}

/// The part of a page that a menu is for.
@preconcurrency @MainActor open class WKContextMenuElementInfo: NSObject {
  /// The target of the link; nil for other parts.
  public let linkURL: URL?
  init(linkURL: URL?) { self.linkURL = linkURL }
}

/// Presents the user interface of a page's scripts. Without the engine no scripts run, so nothing is presented.
@preconcurrency @MainActor public protocol WKUIDelegate: AnyObject {
  /// Returns the view for a page in a new window, created with the given configuration; nil opens no window.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration, for navigationAction: WKNavigationAction,
    windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// Called when a script closes the window.
  func webViewDidClose(_ webView: WKWebView)
  /// Shows the text of a script's alert. The page waits for the handler.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable () -> Void)
  /// Presents the question of a script. The page waits for the handler.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
  /// Presents a script's request for a text. The page waits for the handler; nil cancels.
  func webView(
    _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?, initiatedByFrame frame: WKFrameInfo,
    completionHandler: @escaping @MainActor @Sendable (String?) -> Void)
  /// Returns the menu of a link; never called here.
  func webView(
    _ webView: WKWebView, contextMenuConfigurationForElement elementInfo: WKContextMenuElementInfo,
    completionHandler: @escaping @MainActor @Sendable (UIContextMenuConfiguration?) -> Void)
  /// Called before the menu of a link appears; never here.
  func webView(_ webView: WKWebView, contextMenuWillPresentForElement elementInfo: WKContextMenuElementInfo)
  /// Called after the menu of a link disappeared; never here.
  func webView(_ webView: WKWebView, contextMenuDidEndForElement elementInfo: WKContextMenuElementInfo)
  /// Returns whether a page may use camera or microphone. Never called on Linux.
  func webView(
    _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin, initiatedByFrame frame: WKFrameInfo,
    type: WKMediaCaptureType, decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)
}

/// The devices that a page requests for recording.
public enum WKMediaCaptureType: Int, Sendable {
  /// The page asks for a camera.
  case camera = 0
  /// The page asks for a microphone.
  case microphone = 1
  /// The page requests the camera and the microphone.
  case cameraAndMicrophone = 2
}

/// The decision on a page's request for a device.
public enum WKPermissionDecision: Int, Sendable {
  /// The user is asked.
  case prompt = 0
  /// The page may use it.
  case grant = 1
  /// Access is denied.
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
