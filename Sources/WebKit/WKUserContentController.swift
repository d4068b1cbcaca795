import UIKit

public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart = 0
  case atDocumentEnd = 1
}

/// A script for pages. It is kept and not run: there is no script engine.
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// A message that a page's script sent. None is sent here.
@MainActor open class WKScriptMessage: NSObject {
  public let name: String
  public let body: Any
  public private(set) weak var webView: WKWebView?

  init(name: String, body: Any, webView: WKWebView?) {
    self.name = name
    self.body = body
    self.webView = webView
  }
}

@preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Scripts of the app for pages, and who hears their messages.
open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }

  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    if handlers[name] != nil {
      UIKitError.raise("Attempt to add script message handler with name '\(name)' when one already exists.")
    }
    handlers[name] = scriptMessageHandler
  }

  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}
