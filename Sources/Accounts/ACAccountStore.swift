@_exported import Foundation

/// The identifier of Twitter accounts.
public let ACAccountTypeIdentifierTwitter = "com.apple.twitter"
/// The identifier of Facebook accounts.
public let ACAccountTypeIdentifierFacebook = "com.apple.facebook"
/// The key of the app's identifier in the options of Facebook accounts.
public let ACFacebookAppIdKey = "ACFacebookAppIdKey"
/// The key of the permissions in the options of Facebook accounts.
public let ACFacebookPermissionsKey = "ACFacebookPermissionsKey"

/// A kind of account.
open class ACAccountType: NSObject {
  /// The identifier of the kind.
  public let identifier: String!
  /// Whether the app may use accounts of the kind; always `false`.
  open var accessGranted: Bool { false }

  init(_ identifier: String) {
    self.identifier = identifier
    super.init()
  }
}

/// A user's account.
open class ACAccount: NSObject {
  /// The name of the user.
  open var username: String!
  /// The kind of account.
  open var accountType: ACAccountType!

  /// Creates an account of a kind.
  public init(accountType type: ACAccountType!) {
    accountType = type
    super.init()
  }
}

/// The accounts of the device. There are none on Linux, nor on iOS since version 11.
open class ACAccountStore: NSObject {
  /// The accounts that the app may use. Always empty on Linux.
  open var accounts: NSArray! { [] }
  /// Returns the kind of an identifier.
  open func accountType(withAccountTypeIdentifier typeIdentifier: String!) -> ACAccountType! { ACAccountType(typeIdentifier) }
  /// Returns the accounts of a kind; none.
  open func accounts(with accountType: ACAccountType!) -> [Any]! { [] }
  /// Denies access, later on the main queue.
  open func requestAccessToAccounts(
    with accountType: ACAccountType!, options: [AnyHashable: Any]! = nil, completion: ((Bool, (any Error)?) -> Void)!
  ) {
    nonisolated(unsafe) let completion = completion
    DispatchQueue.main.async { completion?(false, NSError(domain: "com.apple.accounts", code: 6)) }
  }
}
