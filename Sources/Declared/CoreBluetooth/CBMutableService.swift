import Foundation

/// A service that the app offers.
open class CBMutableService: CBService {
  private let identifier: CBUUID
  private var offered: [CBCharacteristic]?
  public let isPrimary: Bool
  public init(type UUID: CBUUID, primary isPrimary: Bool) {
    (identifier, self.isPrimary) = (UUID, isPrimary)
    super.init()
  }
  open override var uuid: CBUUID { identifier }
  open override var characteristics: [CBCharacteristic]? {
    get { offered }
    set { offered = newValue }
  }
}

/// A characteristic that the app offers.
open class CBMutableCharacteristic: CBCharacteristic {
  private let identifier: CBUUID
  private var kept: Data?
  private var allowed: CBCharacteristicProperties
  open var permissions: CBAttributePermissions
  /// The devices that receive changes: none on Linux.
  open var subscribedCentrals: [CBCentral]? { nil }
  /// Creates a characteristic. The value is asked for if it is nil.
  public init(type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions) {
    (identifier, allowed, kept, self.permissions) = (UUID, properties, value, permissions)
    super.init()
  }
  open override var uuid: CBUUID { identifier }
  open override var value: Data? {
    get { kept }
    set { kept = newValue }
  }
  open override var properties: CBCharacteristicProperties {
    get { allowed }
    set { allowed = newValue }
  }
}

/// The permissions of other devices for the value of a characteristic.
public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let readable = CBAttributePermissions(rawValue: 1)
  public static let writeable = CBAttributePermissions(rawValue: 2)
  public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
  public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
}

/// A device that connects to the app. None does on Linux.
open class CBCentral: NSObject {
  override init() {}
  public let identifier = UUID()
  open var maximumUpdateValueLength: Int { 0 }
}

/// A request of another device. None arrives on Linux.
open class CBATTRequest: NSObject {
  public let central = CBCentral()
  public let characteristic = CBCharacteristic()
  open var offset: Int { 0 }
  open var value: Data?
  override init() {}
}

/// An error of a request.
public struct CBATTError: Error, CustomNSError, Equatable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    case success = 0
    case invalidHandle = 1
    case readNotPermitted = 2
    case writeNotPermitted = 3
    case invalidOffset = 7
    case attributeNotFound = 10
    case requestNotSupported = 6
    /// Another error.
    case unlikelyError = 14
  }
  /// The kind of the error.
  public let code: Code
  /// Creates an error of a kind.
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { "CBATTErrorDomain" }
  public var errorCode: Int { code.rawValue }
}
