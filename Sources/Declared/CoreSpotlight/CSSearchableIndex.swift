@_exported import Foundation
import UIKitObjects
import UniformTypeIdentifiers

/// The type of the user activity for opening a search result.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the opened item's identifier in the user activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the user activity for continuing a search in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquerycontinuation"
/// The key of the search text in the user activity.
public let CSSearchQueryString = "kCSSearchQueryString"

/// The attributes of an item in search results.
open class CSSearchableItemAttributeSet: NSObject {
  public let contentType: String
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var thumbnailData: Data?
  open var thumbnailURL: URL?
  open var contentURL: URL?
  open var relatedUniqueIdentifier: String?
  /// The rating from 0 to 5.
  open var rating: NSNumber?
  open var phoneNumbers: [String]?
  open var emailAddresses: [String]?

  public init(itemContentType type: String) { contentType = type }
  public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }
}

extension NSUserActivity {
  /// The attributes with which a search would show the activity. They are kept; activities are not indexed on Linux.
  public var contentAttributeSet: CSSearchableItemAttributeSet? {
    get { searchAttributes as? CSSearchableItemAttributeSet }
    set { searchAttributes = newValue }
  }
}

open class CSSearchableItem: NSObject {
  open var uniqueIdentifier: String
  /// The identifier of the item's group; nil, the default, for none.
  open var domainIdentifier: String?
  /// The date after which the item is removed. The default is never.
  open var expirationDate = Date.distantFuture
  open var attributeSet: CSSearchableItemAttributeSet

  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// The system's search index. Linux has none: every change of it ends with an error.
open class CSSearchableIndex: NSObject {
  private static let shared = CSSearchableIndex()
  open class func `default`() -> CSSearchableIndex { shared }
  /// Returns whether an index exists: false on Linux.
  open class func isIndexingAvailable() -> Bool { false }

  /// Adds items to the index. On Linux the handler receives an error on the main queue.
  open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil) {
    fail(completionHandler)
  }
  /// Removes items from the index. On Linux the handler receives an error on the main queue.
  open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil) {
    fail(completionHandler)
  }
  /// Removes the items of groups from the index. On Linux the handler receives an error on the main queue.
  open func deleteSearchableItems(withDomainIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil) {
    fail(completionHandler)
  }
  /// Removes all items from the index. On Linux the handler receives an error on the main queue.
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) { fail(completionHandler) }

  /// Fetches what the app stored with its last batch. On Linux the handler receives an error on the main queue.
  open func fetchLastClientState(completionHandler: @escaping (Data?, (any Error)?) -> Void) { fail { completionHandler(nil, $0) } }

  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { throw error }
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws { throw error }
  open func deleteSearchableItems(withDomainIdentifiers identifiers: [String]) async throws { throw error }
  open func deleteAllSearchableItems() async throws { throw error }

  private var error: NSError {
    NSError(
      domain: CSIndexErrorDomain, code: -1005, userInfo: [NSLocalizedDescriptionKey: "The system's search is not available on Linux."])
  }

  private func fail(_ completionHandler: (((any Error)?) -> Void)?) {
    let error = error
    DispatchQueue.main.async { completionHandler?(error) }
  }
}
