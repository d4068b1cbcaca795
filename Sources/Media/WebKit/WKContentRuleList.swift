import UIKit

/// Compiled rules for loading content.
public final class WKContentRuleList: NSObject {
  /// The identifier that the app gave the rules.
  public let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
}

/// Compiles rules for loading content, and keeps them in a folder of the app. Without the engine compiling fails.
@preconcurrency @MainActor open class WKContentRuleListStore: NSObject {
  private static let standard = WKContentRuleListStore()

  /// Returns the store of the app.
  open class func `default`() -> WKContentRuleListStore! { standard }
  /// Creates a store; all stores of an app have one folder.
  public convenience init!(url: URL) { self.init() }

  private func ask(
    _ words: [String], rest: Data? = nil, _ code: WKError.Code, _ answer: @escaping @MainActor ((any Error)?) -> Void
  ) {
    guard WebEngine.isAvailable else { return DispatchQueue.main.async { answer(WKError(code)) } }
    WebEngine.shared.ask(words, rest: rest) { packet in
      answer(packet[3].isEmpty ? nil : WKError(code, userInfo: [NSHelpAnchorErrorKey: packet[3]]))
    }
  }

  /// Compiles rules in JSON, and passes them or an error to the handler on the main queue.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let identifier = identifier ?? ""
    ask(
      ["compileRules", "0", "?", identifier], rest: Data((encodedContentRuleList ?? "").utf8), .contentRuleListStoreCompileFailed
    ) { completionHandler?($0 == nil ? WKContentRuleList(identifier) : nil, $0) }
  }

  /// Passes compiled rules or an error to the handler on the main queue.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!, completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let identifier = identifier ?? ""
    ask(["lookUpRules", "0", "?", identifier], .contentRuleListStoreLookUpFailed) {
      completionHandler?($0 == nil ? WKContentRuleList(identifier) : nil, $0)
    }
  }

  /// Removes compiled rules, and calls the handler on the main queue.
  open func removeContentRuleList(forIdentifier identifier: String!, completionHandler: (@MainActor ((any Error)?) -> Void)!) {
    ask(["deleteRules", "0", "?", identifier ?? ""], .contentRuleListStoreRemoveFailed) { completionHandler?($0) }
  }

  /// Passes the identifiers of the compiled rules to the handler on the main queue.
  open func getAvailableContentRuleListIdentifiers(_ completionHandler: (@MainActor ([String]?) -> Void)!) {
    guard WebEngine.isAvailable else { return DispatchQueue.main.async { completionHandler?([]) } }
    WebEngine.shared.ask(["listRules", "0", "?"]) { packet in completionHandler?((3..<max(3, packet.count)).map { packet[$0] }) }
  }
}
