import Foundation
@_exported import TrestleSupport
@_exported import CoreGraphics

// The names of the keychain. Their values are the keys that dictionaries have.

/// The kind of an item.
public let kSecClass: CFString = "class"
/// A password of an account of a service.
public let kSecClassGenericPassword: CFString = "genp"
/// A password of an account of a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A cryptographic key.
public let kSecClassKey: CFString = "keys"
/// The class of certificates.
public let kSecClassCertificate: CFString = "cert"
/// A certificate with its private key.
public let kSecClassIdentity: CFString = "idnt"
/// The account of the item, a string.
public let kSecAttrAccount: CFString = "acct"
/// The service of a generic password, a string.
public let kSecAttrService: CFString = "svce"
/// The server of an internet password, a host name.
public let kSecAttrServer: CFString = "srvr"
/// Data of the app's own.
public let kSecAttrGeneric: CFString = "gena"
/// The name that people see.
public let kSecAttrLabel: CFString = "labl"
/// The description shown to the user.
public let kSecAttrDescription: CFString = "desc"
/// A comment of the user about the item, a string.
public let kSecAttrComment: CFString = "icmt"
/// The creator's code.
public let kSecAttrCreator: CFString = "crtr"
/// The type's code.
public let kSecAttrType: CFString = "type"
/// The group of apps that share the item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// The condition under which the item can be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// Whether the item is synchronized between devices.
public let kSecAttrSynchronizable: CFString = "sync"
/// Synchronized or not.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The owner and state that may read the item.
public let kSecAttrAccessControl: CFString = "accc"
/// The date on which the item was added.
public let kSecAttrCreationDate: CFString = "cdat"
/// The date of the last change of the item.
public let kSecAttrModificationDate: CFString = "mdat"
/// The protocol of an internet password, such as `kSecAttrProtocolHTTPS`.
public let kSecAttrProtocol: CFString = "ptcl"
/// The port of an internet password, a number.
public let kSecAttrPort: CFString = "port"
/// The path of an internet password, a string.
public let kSecAttrPath: CFString = "path"
/// The security domain that requests the password.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The authentication method of the server.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// Whether people should not see the item.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether the item has no password.
public let kSecAttrIsNegative: CFString = "nega"
/// The tag of a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// The item is readable after the device was unlocked for the first time.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// The item is readable at any time, even if the device is locked.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While a passcode is set, on this device.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// The item is readable after this device was unlocked for the first time, and is not moved to another one.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// The protocol HTTP, without encryption.
public let kSecAttrProtocolHTTP: CFString = "http"
/// HTTP over TLS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// The authentication that the protocol uses by default.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// The secret of the item as data, such as the bytes of a password.
public let kSecValueData: CFString = "v_Data"
/// The item as an object, such as a key.
public let kSecValueRef: CFString = "v_Ref"
/// A lasting reference to the item.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// The key of whether the secret data is returned, a Boolean.
public let kSecReturnData: CFString = "r_Data"
/// The key of whether the item's attributes are returned, a Boolean.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// The key of whether a reference to the item is returned, a Boolean.
public let kSecReturnRef: CFString = "r_Ref"
/// The key of whether a reference that can be stored is returned, a Boolean.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The maximum number of items returned.
public let kSecMatchLimit: CFString = "m_Limit"
/// One item at most, the default.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// Every matching item.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether case is ignored.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// The reason shown to the user.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Whether the user may be asked.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// Fail rather than ask.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Skip items that require interaction with the user.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The user may be asked for authentication.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// A context of local authentication.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Use the keychain of iOS.
public let kSecUseDataProtectionKeychain: CFString = "nleg"

// Results.

/// The operation succeeded.
public let errSecSuccess: OSStatus = 0
/// The function is not available.
public let errSecUnimplemented: OSStatus = -4
public let errSecDiskFull: OSStatus = -34
/// The keychain could not be read or written.
public let errSecIO: OSStatus = -36
/// A parameter is invalid.
public let errSecParam: OSStatus = -50
/// Memory could not be allocated.
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
/// The request is invalid.
public let errSecBadReq: OSStatus = -909
/// No keychain is available.
public let errSecNotAvailable: OSStatus = -25291
/// The user could not be recognized.
public let errSecAuthFailed: OSStatus = -25293
/// The item exists.
public let errSecDuplicateItem: OSStatus = -25299
/// The item does not exist.
public let errSecItemNotFound: OSStatus = -25300
/// Interaction with the user is not permitted.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The item could not be decoded.
public let errSecDecode: OSStatus = -26275
/// Something inside of the library failed, or the library is missing.
public let errSecInternalComponent: OSStatus = -2070
/// The host name is not one of the certificate.
public let errSecHostNameMismatch: OSStatus = -67602
/// A signature is not that of the data.
public let errSecVerifyFailed: OSStatus = -67808
public let errSecCertificateExpired: OSStatus = -67818
/// The certificate is not valid yet.
public let errSecCertificateNotValidYet: OSStatus = -67819
public let errSecCertificateRevoked: OSStatus = -67820
/// A certificate is not trusted.
public let errSecNotTrusted: OSStatus = -67843
public let errSecMissingEntitlement: OSStatus = -34018

/// Returns a text for a result.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "It worked."
  case errSecUnimplemented: "The function is not available."
  case errSecDiskFull: "The disk is full."
  case errSecIO: "The keychain could not be read or written."
  case errSecParam: "A parameter makes no sense."
  case errSecAllocate: "No memory."
  case errSecUserCanceled: "The person cancelled."
  case errSecBadReq: "The request makes no sense."
  case errSecNotAvailable: "No keychain is available."
  case errSecAuthFailed: "The person could not be recognised."
  case errSecDuplicateItem: "The item exists."
  case errSecItemNotFound: "There is no such item."
  case errSecInteractionNotAllowed: "The person may not be asked."
  case errSecDecode: "The item could not be decoded."
  case errSecInternalComponent: "An internal component failed, or is not installed."
  case errSecHostNameMismatch: "The host name is not one of the certificate."
  case errSecVerifyFailed: "The signature is not that of the data."
  case errSecCertificateExpired: "The certificate has expired."
  case errSecCertificateNotValidYet: "The certificate is not valid yet."
  case errSecCertificateRevoked: "The certificate was revoked."
  case errSecNotTrusted: "The certificate is not trusted."
  case errSecMissingEntitlement: "An entitlement is missing."
  default: "Error \(status)."
  }
}
