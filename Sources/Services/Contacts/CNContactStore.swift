import TrestleSupport
import Foundation

public enum CNEntityType: Int, Sendable {
  case contacts = 0
}

public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  /// A policy of the device forbids access.
  case restricted = 1
  /// The user has denied access. Always the answer on Linux.
  case denied = 2
  case authorized = 3
  /// The user has allowed access to some contacts.
  case limited = 4
}

public enum CNContactSortOrder: Int, Sendable {
  case none = 0
  case userDefault = 1
  case givenName = 2
  case familyName = 3
}

/// The domain of errors of contacts, whose codes are `CNError.Code`.
public let CNErrorDomain = "CNErrorDomain"

public struct CNError: Error, CustomNSError, LocalizedError, Equatable {
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError = 2
    /// Access is denied. The error of every request on Linux.
    case authorizationDenied = 100
    case recordDoesNotExist = 200
  }

  public let code: Code
  public static var errorDomain: String { CNErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  public var errorDescription: String? { "Contacts are not available on Linux." }
}

open class CNContactFetchRequest: NSObject {
  /// The predicate of the contacts to fetch, or nil for all.
  open var predicate: NSPredicate?
  open var keysToFetch: [any CNKeyDescriptor]
  open var mutableObjects = false
  /// Whether contacts of the same person are unified. The default is true.
  open var unifyResults = true
  /// The order of the contacts. The default is none.
  open var sortOrder = CNContactSortOrder.none
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Changes to save in the address book. Saving throws on Linux.
open class CNSaveRequest: NSObject {
  public override init() {}
  /// Has no effect on Linux, which has no address book.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) { withoutEffect("the address book is denied") }
  /// Has no effect on Linux, which has no address book.
  open func update(_ contact: CNMutableContact) { withoutEffect("the address book is denied") }
  /// Has no effect on Linux, which has no address book.
  open func delete(_ contact: CNMutableContact) { withoutEffect("the address book is denied") }
  /// Has no effect on Linux, which has no address book.
  open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) { withoutEffect("the address book is denied") }
  /// Has no effect on Linux, which has no address book.
  open func update(_ group: CNMutableGroup) { withoutEffect("the address book is denied") }
  /// Has no effect on Linux, which has no address book.
  open func delete(_ group: CNMutableGroup) { withoutEffect("the address book is denied") }
  open func addMember(_ contact: CNContact, to group: CNGroup) { withoutEffect("the address book is denied") }
  open func removeMember(_ contact: CNContact, from group: CNGroup) { withoutEffect("the address book is denied") }
  /// The author of the changes; stored without effect.
  open var transactionAuthor: String?
}

/// A container of the address book, such as an account. It is never created on Linux.
open class CNContainer: NSObject {
  open var identifier: String { "" }
  open var name: String { "" }
  override init() {}
}

extension Notification.Name {
  /// Posted when the address book changes. Never posted on Linux.
  public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}

/// The user's address book. On Linux access is denied, and every request throws.
open class CNContactStore: NSObject {
  public override init() {}

  /// Returns whether the app may read the address book: ``CNAuthorizationStatus/denied`` on Linux.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }

  /// Requests access. On Linux the handler is called on the main queue with false and an error.
  open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(false, CNError(code: .authorizationDenied)) }
  }

  /// Requests access. Throws on Linux.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw CNError(code: .authorizationDenied) }

  /// Returns the contacts that match a predicate. Throws on Linux.
  open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] {
    throw CNError(code: .authorizationDenied)
  }

  /// Returns the contact with an identifier. Throws on Linux.
  open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
    throw CNError(code: .authorizationDenied)
  }

  /// Calls the block for each contact of a request. Throws on Linux.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    throw CNError(code: .authorizationDenied)
  }

  /// Saves changes. Throws on Linux.
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(code: .authorizationDenied) }
  /// Returns the groups that match a predicate. Throws on Linux.
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw CNError(code: .authorizationDenied) }
  /// Returns the contact of the user. Throws on Linux.
  open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact { throw CNError(code: .authorizationDenied) }
  /// Returns the containers that match a predicate. Throws on Linux.
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { throw CNError(code: .authorizationDenied) }
  /// Returns the identifier of the container for new contacts: an empty string on Linux.
  open func defaultContainerIdentifier() -> String { "" }
}
