import UIKit

public final class WKContentRuleList: NSObject, Sendable {
  public let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
}

/// Compiles rules for loading content, and keeps them in a folder of the app. Without the engine compilation fails.
@preconcurrency @MainActor open class WKContentRuleListStore: NSObject {
  private static let standard = WKContentRuleListStore()

  open class func `default`() -> WKContentRuleListStore! { standard }
  /// Creates a store. All stores of an app share one folder.
  public convenience init!(url: URL) { self.init() }

  private func ask(
    _ words: [String], rest: Data? = nil, _ code: WKError.Code, _ answer: @escaping @MainActor ((any Error)?) -> Void
  ) {
    guard WebEngine.isAvailable else { return DispatchQueue.main.async { answer(WKError(code)) } }
    WebEngine.shared.ask(words, rest: rest) { packet in
      answer(packet[3].isEmpty ? nil : WKError(code, userInfo: [NSHelpAnchorErrorKey: packet[3]]))
    }
  }

  /// Compiles rules in JSON. The handler is called with them or an error on the main queue.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let identifier = identifier ?? ""
    ask(
      ["compileRules", "0", "?", identifier], rest: Data((encodedContentRuleList ?? "").utf8), .contentRuleListStoreCompileFailed
    ) { completionHandler?($0 == nil ? WKContentRuleList(identifier) : nil, $0) }
  }

  /// Calls the handler with the compiled rules or an error on the main queue.
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

  /// Calls the handler with the identifiers of the compiled rules on the main queue.
  open func getAvailableContentRuleListIdentifiers(_ completionHandler: (@MainActor ([String]?) -> Void)!) {
    guard WebEngine.isAvailable else { return DispatchQueue.main.async { completionHandler?([]) } }
    WebEngine.shared.ask(["listRules", "0", "?"]) { packet in completionHandler?((3..<max(3, packet.count)).map { packet[$0] }) }
  }
}
