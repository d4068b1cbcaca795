import TrestleCryptography
import Foundation

/// A source of random numbers.
public typealias SecRandomRef = OpaquePointer

/// The system's source.
public nonisolated(unsafe) let kSecRandomDefault: SecRandomRef? = nil

/// Writes random bytes from the system.
@discardableResult public func SecRandomCopyBytes(_ source: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
  guard count >= 0 else { return errSecParam }
  UnsafeMutableRawBufferPointer(start: bytes, count: count).copyBytes(from: randomBytes(count))
  return errSecSuccess
}

/// The conditions for reading an item.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt
  /// Creates flags from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Biometry or the passcode.
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1)
  /// Biometry of any enrolled person.
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 2)
  /// Biometry, of those enrolled now.
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 8)
  /// Requires the passcode of the device.
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 16)
  /// One of the conditions is sufficient.
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  /// All conditions must be met.
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  /// A key does not leave the secure hardware.
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  /// A password of the app's own.
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
  /// The older name of ``biometryAny``.
  public static let touchIDAny = biometryAny
  /// The older name of ``biometryCurrentSet``.
  public static let touchIDCurrentSet = biometryCurrentSet
}

/// The user presence and state that permit reading an item. A desktop has neither passcode nor biometry, so adding a protected item returns
/// `errSecAuthFailed`.
public final class SecAccessControl {
  /// The condition under which the item can be read.
  public let protection: String
  /// The conditions under which the item is readable.
  public let flags: SecAccessControlCreateFlags

  init(protection: String, flags: SecAccessControlCreateFlags) {
    self.protection = protection
    self.flags = flags
  }
}

/// Creates conditions for reading an item.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags, _ error: UnsafeMutableRawPointer?
) -> SecAccessControl? {
  (protection as? String).map { SecAccessControl(protection: $0, flags: flags) }
}
