import UIKit

/// The edge swipes that show the previous or next page.
@MainActor final class HistorySwipes: NSObject {
  private unowned let webView: WKWebView
  private let recognizers = [UIScreenEdgePanGestureRecognizer(), UIScreenEdgePanGestureRecognizer()]

  init(_ webView: WKWebView) {
    self.webView = webView
    super.init()
    for (recognizer, edge) in zip(recognizers, [UIRectEdge.left, .right]) {
      recognizer.edges = edge
      recognizer.addTarget(self, action: HistorySwipes.swipe)
      webView.addGestureRecognizer(recognizer)
    }
  }

  var isEnabled: Bool {
    get { recognizers[0].isEnabled }
    set { for recognizer in recognizers { recognizer.isEnabled = newValue } }
  }

  private func swipe(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    let distance = recognizer.translation(in: webView).x
    guard abs(distance) > webView.bounds.width / 3 else { return }
    if recognizer.edges == .left, distance > 0 { webView.goBack() } else if recognizer.edges == .right, distance < 0 { webView.goForward() }
  }
}
