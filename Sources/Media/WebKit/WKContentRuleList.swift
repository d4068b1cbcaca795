import Foundation

/// Rules for loading content. None can be compiled on Linux.
public final class WKContentRuleList: NSObject {
  /// The identifier that the app gave the rules.
  public let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
}

/// Compiles rules for loading content, which fails: pages are shown as formatted text, to which rules cannot be applied.
@preconcurrency @MainActor open class WKContentRuleListStore: NSObject {
  private static let standard = WKContentRuleListStore()

  /// Returns the store of the app.
  open class func `default`() -> WKContentRuleListStore! { standard }
  /// Creates a store for a folder.
  public convenience init!(url: URL) { self.init() }

  /// Calls the handler on the main queue with an error.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
  ) { DispatchQueue.main.async { completionHandler?(nil, WKError(.contentRuleListStoreCompileFailed)) } }

  /// Calls the handler on the main queue with an error.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!, completionHandler: (@MainActor (WKContentRuleList?, (any Error)?) -> Void)!
  ) { DispatchQueue.main.async { completionHandler?(nil, WKError(.contentRuleListStoreLookUpFailed)) } }

  /// Calls the handler on the main queue with an error.
  open func removeContentRuleList(forIdentifier identifier: String!, completionHandler: (@MainActor ((any Error)?) -> Void)!) {
    DispatchQueue.main.async { completionHandler?(WKError(.contentRuleListStoreRemoveFailed)) }
  }

  /// Passes an empty array to the handler on the main queue.
  open func getAvailableContentRuleListIdentifiers(_ completionHandler: (@MainActor ([String]?) -> Void)!) {
    DispatchQueue.main.async { completionHandler?([]) }
  }
}
