@_exported import TrestleSupport
@_exported import CoreGraphics

// The constants of the keychain. Their values are the keys of the stored dictionaries.

public let kSecClass: CFString = "class"
/// A password of a service's account.
public let kSecClassGenericPassword: CFString = "genp"
/// A password of a server's account.
public let kSecClassInternetPassword: CFString = "inet"
public let kSecClassKey: CFString = "keys"
public let kSecClassCertificate: CFString = "cert"
/// A certificate with its private key.
public let kSecClassIdentity: CFString = "idnt"
/// The account of the item, a string.
public let kSecAttrAccount: CFString = "acct"
/// The service of a generic password, a string.
public let kSecAttrService: CFString = "svce"
/// The server of an internet password, a host name.
public let kSecAttrServer: CFString = "srvr"
/// Custom data of the app.
public let kSecAttrGeneric: CFString = "gena"
/// The label that is displayed to the user, a string.
public let kSecAttrLabel: CFString = "labl"
public let kSecAttrDescription: CFString = "desc"
/// A comment of the user about the item, a string.
public let kSecAttrComment: CFString = "icmt"
/// The creator of the item, a four-character code.
public let kSecAttrCreator: CFString = "crtr"
/// The type of the item, a four-character code.
public let kSecAttrType: CFString = "type"
/// The group of apps that share the item, a string.
public let kSecAttrAccessGroup: CFString = "agrp"
public let kSecAttrAccessible: CFString = "pdmn"
/// Whether the item is synchronized between devices, a Boolean.
public let kSecAttrSynchronizable: CFString = "sync"
/// Matches both synchronized and other items.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The access control of the item, a ``SecAccessControl``.
public let kSecAttrAccessControl: CFString = "accc"
public let kSecAttrCreationDate: CFString = "cdat"
/// The date of the last change of the item.
public let kSecAttrModificationDate: CFString = "mdat"
/// The protocol of an internet password, such as `kSecAttrProtocolHTTPS`.
public let kSecAttrProtocol: CFString = "ptcl"
/// The port of an internet password, a number.
public let kSecAttrPort: CFString = "port"
/// The path of an internet password, a string.
public let kSecAttrPath: CFString = "path"
public let kSecAttrSecurityDomain: CFString = "sdmn"
public let kSecAttrAuthenticationType: CFString = "atyp"
/// Whether the item is hidden from the user, a Boolean.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether the item has no password, a Boolean.
public let kSecAttrIsNegative: CFString = "nega"
/// The application tag of a key, data.
public let kSecAttrApplicationTag: CFString = "atag"
/// The item is readable while the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// The item is readable after the first unlock since the device started.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// The item is readable at any time, even if the device is locked.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// The item is readable while a passcode is set, on this device only.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// The item is readable while the device is unlocked, on this device only.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// The item is readable after the first unlock since the device started, on this device only.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
public let kSecAttrProtocolHTTP: CFString = "http"
public let kSecAttrProtocolHTTPS: CFString = "htps"
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// The secret of the item as data, such as the bytes of a password.
public let kSecValueData: CFString = "v_Data"
/// The item as an object, such as a key. Not supported on Linux.
public let kSecValueRef: CFString = "v_Ref"
/// A persistent reference to the item.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// The key of whether the secret data is returned, a Boolean.
public let kSecReturnData: CFString = "r_Data"
/// The key of whether the item's attributes are returned, a Boolean.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// The key of whether a reference to the item is returned, a Boolean.
public let kSecReturnRef: CFString = "r_Ref"
/// The key of whether a reference that can be stored is returned, a Boolean.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The maximum number of returned items: ``kSecMatchLimitOne`` or ``kSecMatchLimitAll``.
public let kSecMatchLimit: CFString = "m_Limit"
/// One item; the default.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether text is compared ignoring case, a Boolean.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// The reason for authentication, which is displayed to the user.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// Whether the user may be asked for authentication.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// Fails instead of asking the user.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Skips items that require interaction with the user.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// Uses the keychain of iOS. It has no effect on Linux.
public let kSecUseDataProtectionKeychain: CFString = "nleg"

public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecDiskFull: OSStatus = -34
public let errSecIO: OSStatus = -36
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecUserCanceled: OSStatus = -128
public let errSecBadReq: OSStatus = -909
public let errSecNotAvailable: OSStatus = -25291
/// The user could not be authenticated.
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
/// An internal error of the library, or a missing library.
public let errSecInternalComponent: OSStatus = -2070
/// The host name does not match the certificate.
public let errSecHostNameMismatch: OSStatus = -67602
/// The signature does not match the data.
public let errSecVerifyFailed: OSStatus = -67808
public let errSecCertificateExpired: OSStatus = -67818
public let errSecCertificateNotValidYet: OSStatus = -67819
public let errSecCertificateRevoked: OSStatus = -67820
public let errSecNotTrusted: OSStatus = -67843
public let errSecMissingEntitlement: OSStatus = -34018
public let errSecOpWr: OSStatus = -49
public let errSecInternalError: OSStatus = -67671
public let errSecInvalidData: OSStatus = -67673
public let errSecInvalidPasswordRef: OSStatus = -67630
public let errSecInvalidQuery: OSStatus = -67693
public let errSecInvalidValue: OSStatus = -67694
public let errSecInvalidKeyRef: OSStatus = -67712
public let errSecReadOnly: OSStatus = -25292
public let errSecNoSuchKeychain: OSStatus = -25294
public let errSecInvalidKeychain: OSStatus = -25295
public let errSecDuplicateKeychain: OSStatus = -25296
public let errSecBufferTooSmall: OSStatus = -25301
public let errSecDataTooLarge: OSStatus = -25302
public let errSecNoSuchAttr: OSStatus = -25303
public let errSecInvalidItemRef: OSStatus = -25304
public let errSecNoSuchClass: OSStatus = -25306
public let errSecNoDefaultKeychain: OSStatus = -25307
public let errSecReadOnlyAttr: OSStatus = -25309
public let errSecInteractionRequired: OSStatus = -25315
public let errSecDataNotAvailable: OSStatus = -25316
public let errSecDataNotModifiable: OSStatus = -25317
public let errSecUnsupportedFormat: OSStatus = -25256
public let errSecUnknownFormat: OSStatus = -25257
public let errSecPolicyNotFound: OSStatus = -25241

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
  case errSecOpWr: "The file is open for writing."
  case errSecInternalError: "An internal error occurred."
  case errSecInvalidData: "The data is not valid."
  case errSecInvalidPasswordRef: "The password is not valid."
  case errSecInvalidQuery: "The query is not valid."
  case errSecInvalidValue: "The value is not valid."
  case errSecInvalidKeyRef: "The key is not valid."
  case errSecReadOnly: "The keychain can only be read."
  case errSecNoSuchKeychain: "There is no such keychain."
  case errSecInvalidKeychain: "The keychain is not valid."
  case errSecDuplicateKeychain: "The keychain exists."
  case errSecBufferTooSmall: "The buffer is too small."
  case errSecDataTooLarge: "The data is too large."
  case errSecNoSuchAttr: "There is no such attribute."
  case errSecInvalidItemRef: "The item is not valid."
  case errSecNoSuchClass: "There is no such class of items."
  case errSecNoDefaultKeychain: "There is no keychain by default."
  case errSecReadOnlyAttr: "The attribute cannot be changed."
  case errSecInteractionRequired: "The person must be asked."
  case errSecDataNotAvailable: "The data is not available."
  case errSecDataNotModifiable: "The data cannot be changed."
  case errSecUnsupportedFormat: "The format is not supported."
  case errSecUnknownFormat: "The format is not known."
  case errSecPolicyNotFound: "There is no such policy."
  default: "Error \(status)."
  }
}
