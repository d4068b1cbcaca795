import FoundationNetworking
import UIKit

extension EnginePages {
  func decideAction(_ packet: WebPacket) {
    let opensWindow = packet.isTrue(3)
    var request = URLRequest(url: packet.url(5) ?? URL(string: "about:blank")!)
    request.httpMethod = packet[6].isEmpty ? "GET" : packet[6]
    for (name, value) in packet.pairs(from: 9) { request.setValue(value, forHTTPHeaderField: name) }
    let type = WKNavigationType(rawValue: packet.number(4)) ?? .other
    let action = WKNavigationAction(request, type, in: webView, opensWindow: opensWindow)
    let decision = packet[2]
    let isExternal = ["mailto", "tel", "sms"].contains(request.url?.scheme?.lowercased() ?? "")
    let decide: @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences?) -> Void = { [weak self] policy, preferences in
      guard let self else { return }
      if let preferences { tell(["scripts", "", preferences.allowsContentJavaScript ? "1" : "0"]) }
      switch policy {
      case .allow where isExternal:
        request.url.map { UIApplication.shared.open($0) }
        ignore(decision, opensWindow)
      case .allow: tell(["policy", "", decision, "use"])
      case .cancel: ignore(decision, opensWindow)
      case .download:
        becomingDownloads.append { [weak self] download in
          guard let self else { return }
          webView.navigationDelegate?.webView(webView, navigationAction: action, didBecome: download)
        }
        tell(["policy", "", decision, "download"])
        cancelRequested()
      }
    }
    guard let delegate = webView.navigationDelegate else { return decide(.allow, nil) }
    delegate.webView(webView, decidePolicyFor: action, preferences: webView.configuration.defaultWebpagePreferences) { decide($0, $1) }
  }

  private func ignore(_ decision: String, _ opensWindow: Bool) {
    tell(["policy", "", decision, "ignore"])
    if !opensWindow { cancelRequested() }
  }

  func decideResponse(_ packet: WebPacket) {
    let url = packet.url(3) ?? URL(string: "about:blank")!
    let status = packet.number(4)
    let headers = Dictionary(packet.pairs(from: 10)) { "\($0), \($1)" }
    let response: URLResponse
    if status > 0, let answer = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers) {
      response = answer
    } else {
      response = URLResponse(url: url, mimeType: packet[5], expectedContentLength: packet.number(6), textEncodingName: nil)
    }
    let isMain = packet.isTrue(9)
    let navigationResponse = WKNavigationResponse(response, isForMainFrame: isMain, canShowMIMEType: packet.isTrue(8))
    let decision = packet[2]
    let decide: @MainActor @Sendable (WKNavigationResponsePolicy) -> Void = { [weak self] policy in
      guard let self else { return }
      switch policy {
      case .allow: tell(["policy", "", decision, "use"])
      case .cancel: tell(["policy", "", decision, "ignore"])
      case .download:
        becomingDownloads.append { [weak self] download in
          guard let self else { return }
          webView.navigationDelegate?.webView(webView, navigationResponse: navigationResponse, didBecome: download)
        }
        tell(["policy", "", decision, "download"])
      }
    }
    guard let delegate = webView.navigationDelegate else { return decide(.allow) }
    delegate.webView(webView, decidePolicyFor: navigationResponse, decisionHandler: decide)
  }
}
