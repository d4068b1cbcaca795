import TrestleSupport
@_exported import Foundation

private let reason = "Bluetooth is not available"

/// The state of Bluetooth: always `unsupported`, as on a device without Bluetooth. Each manager reports it once to its delegate.
public enum CBManagerState: Int, Sendable { case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn }
/// Whether the app may use Bluetooth: always `denied`.
public enum CBManagerAuthorization: Int, Sendable { case notDetermined, restricted, denied, allowedAlways }

open class CBUUID: NSObject {
  public let uuidString: String
  public init(string theString: String) { uuidString = theString.uppercased() }
  public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
  open override var hash: Int { uuidString.hashValue }
}

open class CBManager: NSObject {
  public let state = CBManagerState.unsupported
  open class var authorization: CBManagerAuthorization { .denied }
  override init() {}
}

public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"

/// Receives the state of Bluetooth. The other methods of iOS are optional and never called.
public protocol CBCentralManagerDelegate: AnyObject {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
}
/// Scans for Bluetooth devices. It finds none on Linux.
open class CBCentralManager: CBManager {
  open weak var delegate: (any CBCentralManagerDelegate)?
  public let isScanning = false
  /// Creates a manager, and reports its state to the delegate on the queue, or on the main queue if that is nil.
  public init(delegate: (any CBCentralManagerDelegate)? = nil, queue: DispatchQueue? = nil, options: [String: Any]? = nil) {
    super.init()
    self.delegate = delegate
    (queue ?? .main).async { [weak self] in self.map { $0.delegate?.centralManagerDidUpdateState($0) } }
  }
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) { withoutEffect(reason) }
  open func stopScan() { withoutEffect(reason) }
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) { withoutEffect(reason) }
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
}

public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }
/// Receives the responses of a device. There are none on Linux.
public protocol CBPeripheralDelegate: AnyObject {}
/// A Bluetooth device. It is never created on Linux.
open class CBPeripheral: NSObject {
  public let name: String? = nil
  public let identifier = UUID()
  public let services: [CBService]? = nil
  public let state = CBPeripheralState.disconnected
  open weak var delegate: (any CBPeripheralDelegate)?
  override init() {}
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) { withoutEffect(reason) }
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) { withoutEffect(reason) }
  open func readValue(for characteristic: CBCharacteristic) { withoutEffect(reason) }
  open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) { withoutEffect(reason) }
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) { withoutEffect(reason) }
  open func readRSSI() { withoutEffect(reason) }
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 0 }
}

open class CBService: NSObject {
  public let uuid: CBUUID, isPrimary: Bool
  open internal(set) var characteristics: [CBCharacteristic]?
  init(_ uuid: CBUUID, _ isPrimary: Bool) { (self.uuid, self.isPrimary) = (uuid, isPrimary) }
}
open class CBMutableService: CBService {
  public init(type UUID: CBUUID, primary isPrimary: Bool) { super.init(UUID, isPrimary) }
  open override var characteristics: [CBCharacteristic]? {
    get { super.characteristics }
    set { super.characteristics = newValue }
  }
}
public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let broadcast = Self(rawValue: 1), read = Self(rawValue: 2), writeWithoutResponse = Self(rawValue: 4)
  public static let write = Self(rawValue: 8), notify = Self(rawValue: 16), indicate = Self(rawValue: 32)
}
public struct CBAttributePermissions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let readable = Self(rawValue: 1), writeable = Self(rawValue: 2)
}
open class CBCharacteristic: NSObject {
  public let uuid: CBUUID, properties: CBCharacteristicProperties
  open internal(set) var value: Data?
  public let isNotifying = false
  init(_ uuid: CBUUID, _ properties: CBCharacteristicProperties, _ value: Data?) {
    (self.uuid, self.properties, self.value) = (uuid, properties, value)
  }
}
open class CBMutableCharacteristic: CBCharacteristic {
  public init(type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions) {
    super.init(UUID, properties, value)
  }
  open override var value: Data? {
    get { super.value }
    set { super.value = newValue }
  }
}
open class CBCentral: NSObject {
  public let identifier = UUID()
  override init() {}
}

/// Receives the state of Bluetooth. The other methods of iOS are optional and never called.
public protocol CBPeripheralManagerDelegate: AnyObject {
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
}
/// Offers services to other devices. They are not advertised on Linux.
open class CBPeripheralManager: CBManager {
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  public let isAdvertising = false
  /// Creates a manager, and reports its state to the delegate on the queue, or on the main queue if that is nil.
  public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    super.init()
    self.delegate = delegate
    (queue ?? .main).async { [weak self] in self.map { $0.delegate?.peripheralManagerDidUpdateState($0) } }
  }
  open func startAdvertising(_ advertisementData: [String: Any]?) { withoutEffect(reason) }
  open func stopAdvertising() { withoutEffect(reason) }
  open func add(_ service: CBMutableService) { withoutEffect(reason) }
  /// Returns false, because nothing is sent.
  open func updateValue(_ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?) -> Bool {
    false
  }
}
