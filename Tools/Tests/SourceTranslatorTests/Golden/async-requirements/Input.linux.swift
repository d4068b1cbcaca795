#sourceLocation(file: "Input.swift", line: 1)
import UIKit; import FoundationNetworking
                        
             

public final class Center: NSObject, UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner] }; public nonisolated func userNotificationCenter(_ _p0: UNUserNotificationCenter, willPresent _p1: UNNotification, withCompletionHandler _h: @escaping (UNNotificationPresentationOptions) -> Void) { nonisolated(unsafe) let _v = (self, _h, _p0, _p1, nil as Any?); Task { @MainActor in _v.1(await _v.0.userNotificationCenter(_v.2, willPresent: _v.3)) } }
  @MainActor public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse) async {}; public nonisolated func userNotificationCenter(_ _p0: UNUserNotificationCenter, didReceive _p1: UNNotificationResponse, withCompletionHandler _h: @escaping () -> Void) { nonisolated(unsafe) let _v = (self, _h, _p0, _p1, nil as Any?); Task { @MainActor in await _v.0.userNotificationCenter(_v.2, didReceive: _v.3); _v.1() } }
}

class Pages: UIViewController {}

extension Pages: WKNavigationDelegate {
  func webView(_ webView: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy { .allow }; nonisolated func webView(_ _p0: WKWebView, decidePolicyFor _p1: WKNavigationAction, decisionHandler _h: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void) { nonisolated(unsafe) let _v = (self, _h, _p0, _p1, nil as Any?); Task { @MainActor in _v.1(await _v.0.webView(_v.2, decidePolicyFor: _v.3)) } }
  func webView(_ webView: WKWebView, decidePolicyFor response: WKNavigationResponse) async -> WKNavigationResponsePolicy { .allow }; nonisolated func webView(_ _p0: WKWebView, decidePolicyFor _p1: WKNavigationResponse, decisionHandler _h: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void) { nonisolated(unsafe) let _v = (self, _h, _p0, _p1, nil as Any?); Task { @MainActor in _v.1(await _v.0.webView(_v.2, decidePolicyFor: _v.3)) } }
  func webView(
    _ webView: WKWebView, respondTo challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.performDefaultHandling, nil) }; nonisolated func webView(_ _p0: WKWebView, didReceive _p1: URLAuthenticationChallenge, completionHandler _h: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void) { nonisolated(unsafe) let _v = (self, _h, _p0, _p1, nil as Any?); Task { @MainActor in let _r = await _v.0.webView(_v.2, respondTo: _v.3); _v.1(_r.0, _r.1) } }
  // No requirement has these names.
  func webView(_ webView: WKWebView, show action: WKNavigationAction) async {}
}

class Loader: NSObject, URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.cancelAuthenticationChallenge, nil) }; nonisolated func urlSession(_ _p0: URLSession, didReceive _p1: URLAuthenticationChallenge, completionHandler _h: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void) { nonisolated(unsafe) let _v = (self, _h, _p0, _p1, nil as Any?); Task { let _r = await _v.0.urlSession(_v.2, didReceive: _v.3); _v.1(_r.0, _r.1) } }
}
