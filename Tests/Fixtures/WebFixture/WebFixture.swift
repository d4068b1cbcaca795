import Foundation
import UIKit
import WebKit

/// Shows a web page until it is killed, for `WebEngineEndTests`.
@main @MainActor enum WebFixture {
  static func main() {
    let web = WKWebView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    web.loadHTMLString("<p>Text", baseURL: nil)
    withExtendedLifetime(web) { dispatchMain() }
  }
}
