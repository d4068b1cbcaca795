@_exported import Foundation
import UniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquerycontinuation"
public let CSSearchQueryString = "kCSSearchQueryString"

/// What a search would show of an item.
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
  open var rating: NSNumber?
  open var phoneNumbers: [String]?
  open var emailAddresses: [String]?

  public init(itemContentType type: String) { contentType = type }
  public convenience init(contentType: UTType) { self.init(itemContentType: contentType.identifier) }
}

open class CSSearchableItem: NSObject {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var expirationDate = Date.distantFuture
  open var attributeSet: CSSearchableItemAttributeSet

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
  open class func `default`() -> CSSearchableIndex { shared }
  open class func isIndexingAvailable() -> Bool { false }

  open func indexSearchableItems(_ items: [CSSearchableItem], completionHandler: (((any Error)?) -> Void)? = nil) {
    fail(completionHandler)
  }
  open func deleteSearchableItems(withIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil) {
    fail(completionHandler)
  }
  open func deleteSearchableItems(withDomainIdentifiers identifiers: [String], completionHandler: (((any Error)?) -> Void)? = nil) {
    fail(completionHandler)
  }
  open func deleteAllSearchableItems(completionHandler: (((any Error)?) -> Void)? = nil) { fail(completionHandler) }

  private func fail(_ completionHandler: (((any Error)?) -> Void)?) {
    let error = NSError(
      domain: CSIndexErrorDomain, code: -1005, userInfo: [NSLocalizedDescriptionKey: "The system's search is not available on Linux."])
    DispatchQueue.main.async { completionHandler?(error) }
  }
}
