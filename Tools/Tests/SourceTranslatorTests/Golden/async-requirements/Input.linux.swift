#sourceLocation(file: "Input.swift", line: 1)
import UIKit; import FoundationNetworking
                        
             

public final class Center: NSObject, UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner] }; public nonisolated func userNotificationCenter(_ _p0: UNUserNotificationCenter, willPresent _p1: UNNotification, withCompletionHandler _h: @escaping (UNNotificationPresentationOptions) -> Void) { nonisolated(unsafe) let _self = self; nonisolated(unsafe) let _handler = _h; nonisolated(unsafe) let _a0 = _p0; nonisolated(unsafe) let _a1 = _p1; Task { @MainActor in _handler(await _self.userNotificationCenter(_a0, willPresent: _a1)) } }
  @MainActor public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}; public nonisolated func userNotificationCenter(_ _p0: UNUserNotificationCenter, didReceive _p1: UNNotificationResponse, withCompletionHandler _h: @escaping () -> Void) { nonisolated(unsafe) let _self = self; nonisolated(unsafe) let _handler = _h; nonisolated(unsafe) let _a0 = _p0; nonisolated(unsafe) let _a1 = _p1; Task { @MainActor in await _self.userNotificationCenter(_a0, didReceive: _a1); _handler() } }
}

class Pages: UIViewController {}

extension Pages: WKNavigationDelegate {
  func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy { .allow }; nonisolated func webView(_ _p0: WKWebView, decidePolicyFor _p1: WKNavigationAction, decisionHandler _h: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void) { nonisolated(unsafe) let _self = self; nonisolated(unsafe) let _handler = _h; nonisolated(unsafe) let _a0 = _p0; nonisolated(unsafe) let _a1 = _p1; Task { @MainActor in _handler(await _self.webView(_a0, decidePolicyFor: _a1)) } }
  func webView(_ webView: WKWebView, decidePolicyFor response: WKNavigationResponse) async -> WKNavigationResponsePolicy { .allow }; nonisolated func webView(_ _p0: WKWebView, decidePolicyFor _p1: WKNavigationResponse, decisionHandler _h: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void) { nonisolated(unsafe) let _self = self; nonisolated(unsafe) let _handler = _h; nonisolated(unsafe) let _a0 = _p0; nonisolated(unsafe) let _a1 = _p1; Task { @MainActor in _handler(await _self.webView(_a0, decidePolicyFor: _a1)) } }
  func webView(
    _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.performDefaultHandling, nil) }; nonisolated func webView(_ _p0: WKWebView, didReceive _p1: URLAuthenticationChallenge, completionHandler _h: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void) { nonisolated(unsafe) let _self = self; nonisolated(unsafe) let _handler = _h; nonisolated(unsafe) let _a0 = _p0; nonisolated(unsafe) let _a1 = _p1; Task { @MainActor in let _r = await _self.webView(_a0, respondTo: _a1); _handler(_r.0, _r.1) } }
  // No requirement has these names.
  func webView(_ webView: WKWebView, show action: WKNavigationAction) async {}
}

class Loader: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.cancelAuthenticationChallenge, nil) }; nonisolated func urlSession(_ _p0: URLSession, didReceive _p1: URLAuthenticationChallenge, completionHandler _h: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void) { nonisolated(unsafe) let _self = self; nonisolated(unsafe) let _handler = _h; nonisolated(unsafe) let _a0 = _p0; nonisolated(unsafe) let _a1 = _p1; Task { let _r = await _self.urlSession(_a0, didReceive: _a1); _handler(_r.0, _r.1) } }
}
