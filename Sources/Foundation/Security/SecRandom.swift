import TrestleCryptography

public typealias SecRandomRef = OpaquePointer

public nonisolated(unsafe) let kSecRandomDefault: SecRandomRef? = nil

@discardableResult public func SecRandomCopyBytes(_ source: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  guard count >= 0 else { return errSecParam }
  UnsafeMutableRawBufferPointer(start: bytes, count: count).copyBytes(from: randomBytes(count))
  return errSecSuccess
}

public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Biometric authentication or the passcode.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  /// Biometric authentication with any enrolled finger or face.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
  /// Biometric authentication with the currently enrolled fingers or faces.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
  /// One of the conditions is sufficient.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All conditions must be met.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// The private key is used in secure hardware.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// A password of the app.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
  /// The former name of ``biometryAny``.
  public static let touchIDAny = biometryAny
  /// The former name of ``biometryCurrentSet``.
  public static let touchIDCurrentSet = biometryCurrentSet
}

/// The authentication and device state that are required to read an item. A desktop has neither a passcode nor biometric sensors, so adding
/// a protected item returns `errSecAuthFailed`.
public final class SecAccessControl {
  /// The protection class, such as `kSecAttrAccessibleWhenUnlocked`.
  public let protection: String
  public let flags: SecAccessControlCreateFlags

  init(protection: String, flags: SecAccessControlCreateFlags) {
    self.protection = protection
    self.flags = flags
  }
}

public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags, _ error: UnsafeMutableRawPointer?
) -> SecAccessControl? {
  (protection as? String).map { SecAccessControl(protection: $0, flags: flags) }
}
