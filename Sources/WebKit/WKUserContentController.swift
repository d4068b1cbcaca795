import UIKit

/// The time at which a script runs in a page.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// Before the content of the page is read.
  case atDocumentStart = 0
  /// After the content of the page is read.
  case atDocumentEnd = 1
}

/// A script for pages. It is kept and not run: there is no script engine.
open class WKUserScript: NSObject {
  /// The text of the script.
  public let source: String
  /// The time at which the script is to run.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether the script is for the page itself only.
  public let isForMainFrameOnly: Bool

  /// Creates a script; it is kept, but there is no engine that runs it.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// A message that a page's script sent. None is sent here.
@MainActor open class WKScriptMessage: NSObject {
  /// The name of the handler.
  public let name: String
  /// The value that the script sent.
  public let body: Any
  /// The view whose page sent the message.
  public private(set) weak var webView: WKWebView?

  init(name: String, body: Any, webView: WKWebView?) {
    self.name = name
    self.body = body
    self.webView = webView
  }
}

/// Receives messages that scripts of a page send.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {
  /// Called for a message of a script; never here, because there is no script engine.
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Scripts of the app for pages, and who hears their messages.
open class WKUserContentController: NSObject {
  /// The scripts that were added.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]

  /// Adds a script, which is not run.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }

  /// Adds a receiver of messages; a second one of the same name is a programming error.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    if handlers[name] != nil {
      UIKitError.raise("Attempt to add script message handler with name '\(name)' when one already exists.")
    }
    handlers[name] = scriptMessageHandler
  }

  /// Removes the receiver of a name.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  /// Removes all receivers.
  open func removeAllScriptMessageHandlers() { handlers = [:] }
}
