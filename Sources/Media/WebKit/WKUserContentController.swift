import UIKit

public enum WKUserScriptInjectionTime: Int, Sendable {
  /// The script runs before the document is parsed.
  case atDocumentStart = 0
  /// The script runs after the document was parsed.
  case atDocumentEnd = 1
}

/// A script that runs in pages. Without the engine it is not run.
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool
  /// The name of the content world in the engine.
  let world: String

  /// Creates a script for the page's content world.
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly, world) = (source, injectionTime, forMainFrameOnly, "")
  }

  @preconcurrency @MainActor public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool, in contentWorld: WKContentWorld
  ) { (self.source, self.injectionTime, isForMainFrameOnly, world) = (source, injectionTime, forMainFrameOnly, contentWorld.engineName) }
}

@preconcurrency @MainActor open class WKScriptMessage: NSObject {
  public let name: String
  public let body: Any
  public private(set) weak var webView: WKWebView?
  public let frameInfo: WKFrameInfo
  public let world: WKContentWorld

  init(name: String, body: Any, webView: WKWebView?, world: WKContentWorld) {
    self.name = name
    self.body = body
    self.webView = webView
    let address = webView?.url ?? URL(fileURLWithPath: "/")
    frameInfo = WKFrameInfo(URLRequest(url: address), in: webView)
    self.world = world
  }
}

/// A namespace for scripts, which is isolated from the page's own scripts.
@preconcurrency @MainActor open class WKContentWorld: NSObject {
  /// The name; nil for the page's world and the app's default world.
  public let name: String?
  /// The name in the engine; empty for the page's world.
  let engineName: String
  private init(name: String?, engineName: String) { (self.name, self.engineName) = (name, engineName) }
  static let inner = WKContentWorld(name: nil, engineName: PageScripts.world)
  private static var named: [String: WKContentWorld] = [:]
  /// The world of the page's own scripts.
  public static let page = WKContentWorld(name: nil, engineName: "")
  /// The world of the app's scripts.
  public static let defaultClient = WKContentWorld(name: nil, engineName: "client")

  /// Returns the world with a name, created on first use.
  open class func world(name: String) -> WKContentWorld {
    if let world = named[name] { return world }
    let world = WKContentWorld(name: name, engineName: "world." + name)
    named[name] = world
    return world
  }
}

@preconcurrency @MainActor public protocol WKScriptMessageHandlerWithReply: AnyObject {
  /// Called with a message of a script. The reply is a value, or an error message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
    replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
}

@preconcurrency @MainActor public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// The app's scripts for pages, and the handlers of their messages. Changes apply to the views that use the controller.
@preconcurrency @MainActor open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []
  private var handlers: [Name: Handler] = [:]
  private var rules: [String] = []
  private var views: [WeakPages] = []

  private struct Name: Hashable {
    let world: String
    let name: String
  }

  private enum Handler {
    case plain(any WKScriptMessageHandler)
    case replying(any WKScriptMessageHandlerWithReply)

    var replies: Bool { if case .replying = self { true } else { false } }
  }

  private struct WeakPages {
    weak var pages: EnginePages?
  }

  public nonisolated override init() {
    super.init()
  }

  /// Adds a script to pages that are loaded later.
  open func addUserScript(_ userScript: WKUserScript) {
    userScripts.append(userScript)
    forEachView { $0.sendScripts() }
  }

  open func removeAllUserScripts() {
    userScripts = []
    forEachView { $0.sendScripts() }
  }

  // MARK: Messages

  /// Adds a message handler; a second one of the same name is a programming error.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    add(.plain(scriptMessageHandler), name, .page)
  }

  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, contentWorld world: WKContentWorld, name: String) {
    add(.plain(scriptMessageHandler), name, world)
  }

  open func addScriptMessageHandler(
    _ scriptMessageHandlerWithReply: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) { add(.replying(scriptMessageHandlerWithReply), name, contentWorld) }

  private func add(_ handler: Handler, _ name: String, _ world: WKContentWorld) {
    let key = Name(world: world.engineName, name: name)
    if handlers[key] != nil {
      UIKitError.raise("Attempt to add script message handler with name '\(name)' when one already exists.")
    }
    handlers[key] = handler
    worlds[world.engineName] = world
    forEachView { $0.addHandler(name, world: key.world, replies: handler.replies) }
  }

  open func removeScriptMessageHandler(forName name: String) { removeScriptMessageHandler(forName: name, contentWorld: .page) }

  open func removeScriptMessageHandler(forName name: String, contentWorld: WKContentWorld) {
    guard handlers.removeValue(forKey: Name(world: contentWorld.engineName, name: name)) != nil else { return }
    forEachView { pages in
      pages.removeHandler(name, world: contentWorld.engineName)
      // The engine removes the handlers of a name in all worlds.
      for (other, handler) in handlers where other.name == name { pages.addHandler(name, world: other.world, replies: handler.replies) }
    }
  }

  open func removeAllScriptMessageHandlers() {
    for key in handlers.keys { worlds[key.world].map { removeScriptMessageHandler(forName: key.name, contentWorld: $0) } }
  }

  open func removeAllScriptMessageHandlers(from contentWorld: WKContentWorld) {
    for key in handlers.keys where key.world == contentWorld.engineName {
      removeScriptMessageHandler(forName: key.name, contentWorld: contentWorld)
    }
  }

  private var worlds: [String: WKContentWorld] = [:]
  func world(named name: String) -> WKContentWorld { worlds[name] ?? .page }

  func deliver(_ message: WKScriptMessage, world: String) {
    guard case .plain(let handler)? = handlers[Name(world: world, name: message.name)] else { return }
    handler.userContentController(self, didReceive: message)
  }

  func deliver(_ message: WKScriptMessage, world: String, reply: @escaping @MainActor @Sendable (Any?, String?) -> Void) {
    guard case .replying(let handler)? = handlers[Name(world: world, name: message.name)] else { return reply(nil, "There is no handler.") }
    handler.userContentController(self, didReceive: message, replyHandler: reply)
  }

  // MARK: Rules

  /// Adds rules for loading content. Without the engine nothing is loaded from the network, so they have no effect.
  open func add(_ contentRuleList: WKContentRuleList) {
    rules.append(contentRuleList.identifier)
    forEachView { $0.ask(["useRules", "", "?", contentRuleList.identifier]) { _ in } }
  }

  open func remove(_ contentRuleList: WKContentRuleList) {
    rules.removeAll { $0 == contentRuleList.identifier }
    forEachView { $0.tell(["dropRules", "", "", contentRuleList.identifier]) }
  }

  open func removeAllContentRuleLists() {
    for identifier in rules { forEachView { $0.tell(["dropRules", "", "", identifier]) } }
    rules = []
  }

  // MARK: Views

  private func forEachView(_ body: (EnginePages) -> Void) {
    views.removeAll { $0.pages == nil }
    for view in views { view.pages.map(body) }
  }

  /// Adds the existing scripts and handlers to a view.
  func attach(_ pages: EnginePages) {
    views.removeAll { $0.pages == nil || $0.pages === pages }
    views.append(WeakPages(pages: pages))
    for (key, handler) in handlers { pages.addHandler(key.name, world: key.world, replies: handler.replies) }
    preparing.insert(ObjectIdentifier(pages))
  }

  private var preparing: Set<ObjectIdentifier> = []

  /// Adds the rules to a view that was just attached, and then calls the block. For other views, and without rules, the block is called
  /// immediately.
  func useRules(in pages: EnginePages, then: @escaping () -> Void) {
    guard preparing.remove(ObjectIdentifier(pages)) != nil, !rules.isEmpty else { return then() }
    var remaining = rules.count
    for identifier in rules {
      pages.ask(["useRules", "", "?", identifier]) { _ in
        remaining -= 1
        if remaining == 0 { then() }
      }
    }
  }
}
