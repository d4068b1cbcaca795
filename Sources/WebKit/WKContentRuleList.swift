import Foundation

/// Rules for loading content. Nothing is loaded from the network here, so they are stored without effect.
public final class WKContentRuleList: NSObject {
  /// The identifier that the app gave the rules.
  public let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
}

/// Stores rules by identifier until the process ends.
@preconcurrency @MainActor open class WKContentRuleListStore: NSObject {
  private static let standard = WKContentRuleListStore()
  private var lists: [String: WKContentRuleList] = [:]

  /// Returns the store of the app.
  open class func `default`() -> WKContentRuleListStore! { standard }
  /// Creates a store for a folder; its rules are stored in memory only.
  public convenience init!(url: URL) { self.init() }

  /// Checks that rules are a JSON array and stores them. The handler is called on the main queue.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
  ) {
    let data = Data((encodedContentRuleList ?? "").utf8)
    let isArray = (try? JSONSerialization.jsonObject(with: data)) is [Any]
    answer(completionHandler, isArray ? keep(identifier ?? "") : nil, WKError(.contentRuleListStoreCompileFailed))
  }

  /// Passes the rules of an identifier to the handler on the main queue.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!, completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
  ) { answer(completionHandler, lists[identifier ?? ""], WKError(.contentRuleListStoreLookUpFailed)) }

  /// Removes the rules of an identifier, and calls the handler on the main queue.
  open func removeContentRuleList(forIdentifier identifier: String!, completionHandler: (@MainActor ((any Error)?) -> Void)!) {
    let removed = lists.removeValue(forKey: identifier ?? "")
    answer({ _, error in completionHandler?(error) }, removed, WKError(.contentRuleListStoreRemoveFailed))
  }

  /// Passes the identifiers of all rules to the handler on the main queue.
  open func getAvailableContentRuleListIdentifiers(_ completionHandler: (@MainActor ([String]?) -> Void)!) {
    let identifiers = lists.keys.sorted()
    DispatchQueue.main.async { completionHandler?(identifiers) }
  }

  private func keep(_ identifier: String) -> WKContentRuleList {
    let list = WKContentRuleList(identifier)
    lists[identifier] = list
    return list
  }

  private func answer(
    _ completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)?, _ list: WKContentRuleList?, _ error: WKError
  ) {
    DispatchQueue.main.async { completionHandler?(list, list == nil ? error : nil) }
  }
}
