import UIKit

/// The time at which a script runs in a page.
public enum WKUserScriptInjectionTime: Int, Sendable {
  /// The script runs before the content of the page is read.
  case atDocumentStart = 0
  /// The script runs after the content of the page is read.
  case atDocumentEnd = 1
}

/// A script for pages. It is stored but not run, because there is no script engine.
open class WKUserScript: NSObject {
  /// The text of the script.
  public let source: String
  /// The time at which the script is to run.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether the script is for the page itself only.
  public let isForMainFrameOnly: Bool

  /// Creates a script, which is stored but not run.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }

  /// Creates a script for a world, which is stored but not run.
  @preconcurrency @MainActor public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
  ) { self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly) }
}

/// A message that a page's script sent. None is sent here.
@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  /// The name of the handler.
  public let name: String
  /// The value that the script sent.
  public let body: Any
  /// The view whose page sent the message.
  public private(set) weak var webView: WKWebView?
  /// The frame whose script sent the message.
  public let frameInfo: WKFrameInfo
  /// The world of the script that sent the message.
  public let world: WKContentWorld

  init(name: String, body: Any, webView: WKWebView?) {
    self.name = name
    self.body = body
    self.webView = webView
    let address = webView?.url ?? URL(fileURLWithPath: "/")
    frameInfo = WKFrameInfo(URLRequest(url: address), in: webView)
    world = .page
  }
}

/// A set of names that scripts of one kind share. As no scripts run here, worlds only differ by name.
@preconcurrency @MainActor open class WKContentWorld: NSObject {
  /// The name; nil for the page's own world and the app's.
  public let name: String?
  private init(name: String?) { self.name = name }
  private static var named: [String: WKContentWorld] = [:]
  /// The world of the page's own scripts.
  public static let page = WKContentWorld(name: nil)
  /// The world of the app's scripts.
  public static let defaultClient = WKContentWorld(name: nil)

  /// Returns the world with a name, created on first use.
  open class func world(name: String) -> WKContentWorld {
    if let world = named[name] { return world }
    let world = WKContentWorld(name: name)
    named[name] = world
    return world
  }
}

/// Receives messages from scripts and replies.
@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: AnyObject {
  /// Called for a message of a script; never here, because there is no script engine.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
}

/// Receives messages that scripts of a page send.
@preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {
  /// Called for a message of a script; never here, because there is no script engine.
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Scripts of the app for pages, and the handlers of their messages.
open class WKUserContentController: NSObject {
  /// The scripts that were added.
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  private var answering: [String: any WKScriptMessageHandlerWithReply] = [:]
  private var rules: [String: WKContentRuleList] = [:]

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

  /// Adds a receiver of the messages of a world.
  @preconcurrency @MainActor open func add(
    _ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String
  ) {
    add(scriptMessageHandler, name: name)
  }

  /// Adds a handler that replies to the messages of a world.
  @preconcurrency @MainActor open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) { answering[name] = scriptMessageHandlerWithReply }

  /// Adds rules for loading content. Nothing is loaded from the network here, so they have no effect.
  open func add(_ contentRuleList: WKContentRuleList) { rules[contentRuleList.identifier] = contentRuleList }
  /// Removes a list of rules, so that it no longer blocks content.
  open func remove(_ contentRuleList: WKContentRuleList) { rules[contentRuleList.identifier] = nil }
  /// Removes all rules.
  open func removeAllContentRuleLists() { rules = [:] }

  /// Removes the receiver of a name.
  open func removeScriptMessageHandler(forName name: String) {
    handlers[name] = nil
    answering[name] = nil
  }

  /// Removes the receiver of a name in a world.
  @preconcurrency @MainActor open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    removeScriptMessageHandler(forName: name)
  }

  /// Removes all receivers.
  open func removeAllScriptMessageHandlers() {
    handlers = [:]
    answering = [:]
  }

  /// Removes all receivers of a world.
  @preconcurrency @MainActor open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
    removeAllScriptMessageHandlers()
  }
}
