@_exported import Foundation
import UniformTypeIdentifiers

/// The type of the user activity of a search result that was opened.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the identifier of the opened item in the user activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The type of the user activity that continues a search in the app.
public let CSQueryContinuationActionType = "com.apple.corespotlightquerycontinuation"
/// The key of the searched text in the user activity.
public let CSSearchQueryString = "kCSSearchQueryString"

/// The description of an item that a search shows.
open class CSSearchableItemAttributeSet: NSObject {
  /// The identifier of the type of the content.
  public let contentType: String
  /// The title of the item in the results.
  open var title: String?
  /// The name to show.
  open var displayName: String?
  /// The text below the title in the results.
  open var contentDescription: String?
  /// The keywords of the item.
  open var keywords: [String]?
  /// The content of a small image file.
  open var thumbnailData: Data?
  /// The file of a small image.
  open var thumbnailURL: URL?
  /// The location of the content.
  open var contentURL: URL?
  /// The identifier of an item that this one belongs to.
  open var relatedUniqueIdentifier: String?
  /// The rating from 0 to 5.
  open var rating: NSNumber?
  open var phoneNumbers: [String]?
  /// The e-mail addresses.
  open var emailAddresses: [String]?

  /// Creates attributes for a type of content by its identifier.
  public init(itemContentType type: String) { contentType = type }
  /// Creates attributes for a type of content.
  public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }
}

/// An item that a search can find.
open class CSSearchableItem: NSObject {
  /// The identifier of the item in the app.
  open var uniqueIdentifier: String
  /// The identifier of a group of items, or nil.
  open var domainIdentifier: String?
  /// The date after which the item is removed. The default is never.
  open var expirationDate = Date.distantFuture
  /// The description that a search shows.
  open var attributeSet: CSSearchableItemAttributeSet

  /// Creates an item. Without an identifier it gets a new one.
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

public let CSIndexErrorDomain = "CSIndexErrorDomain"

/// The index of the system's search, which does not exist here: every change of it ends with an error.
open class CSSearchableIndex: NSObject {
  private static let shared = CSSearchableIndex()
  /// Returns the index of the app.
  open class func `default`() -> CSSearchableIndex { shared }
  /// Returns whether there is an index: false on Linux.
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

  private func fail(_ completionHandler: (((any Error)?) -> Void)?) {
    let error = NSError(
      domain: CSIndexErrorDomain, code: -1005, userInfo: [NSLocalizedDescriptionKey: "The system's search is not available on Linux."])
    DispatchQueue.main.async { completionHandler?(error) }
  }
}
