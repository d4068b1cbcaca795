import Foundation

public enum CNEntityType: Int, Sendable {
  case contacts = 0
}

public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorized = 3
  case limited = 4
}

public enum CNContactSortOrder: Int, Sendable {
  case none = 0
  case userDefault = 1
  case givenName = 2
  case familyName = 3
}

public let CNErrorDomain = "CNErrorDomain"

/// Why the address book did not answer.
public struct CNError: Error, CustomNSError, LocalizedError, Equatable {
  public enum Code: Int, Sendable {
    case communicationError = 1
    case dataAccessError = 2
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
  open var predicate: NSPredicate?
  open var keysToFetch: [any CNKeyDescriptor]
  open var mutableObjects = false
  open var unifyResults = true
  open var sortOrder = CNContactSortOrder.none
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

open class CNSaveRequest: NSObject {
  public override init() {}
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
  open func delete(_ contact: CNMutableContact) {}
}

open class CNContainer: NSObject {
  open var identifier: String { "" }
  open var name: String { "" }
  override init() {}
}

extension Notification.Name {
  public static let CNContactStoreDidChange = Notification.Name("CNContactStoreDidChangeNotification")
}

/// The person's address book. There is none here: access is denied, and every request throws.
open class CNContactStore: NSObject {
  public override init() {}

  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }

  open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) {
    DispatchQueue.main.async { completionHandler(false, CNError(code: .authorizationDenied)) }
  }

  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw CNError(code: .authorizationDenied) }

  open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] {
    throw CNError(code: .authorizationDenied)
  }

  open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
    throw CNError(code: .authorizationDenied)
  }

  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    throw CNError(code: .authorizationDenied)
  }

  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(code: .authorizationDenied) }
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { throw CNError(code: .authorizationDenied) }
  open func defaultContainerIdentifier() -> String { "" }
}
