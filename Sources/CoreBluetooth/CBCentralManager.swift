@_exported import Foundation

/// The state of Bluetooth.
public enum CBManagerState: Int, Sendable {
  /// The state is unknown yet.
  case unknown = 0
  /// The connection to the system was lost for a moment.
  case resetting = 1
  /// The device has no Bluetooth. Always the state on Linux.
  case unsupported = 2
  /// The user has not allowed the app to use Bluetooth.
  case unauthorized = 3
  /// Bluetooth is off.
  case poweredOff = 4
  /// Bluetooth is on.
  case poweredOn = 5
}

/// Whether the user allows the app to use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
  /// The user has not been asked.
  case notDetermined = 0
  /// The device does not allow it.
  case restricted = 1
  /// The user has refused. Always the answer on Linux.
  case denied = 2
  /// The user has agreed.
  case allowedAlways = 3
}

/// The identifier of a service or of a characteristic.
open class CBUUID: NSObject {
  /// The identifier as text, in capital letters.
  public let uuidString: String
  /// Creates an identifier from its text. The text is not checked.
  public init(string theString: String) { uuidString = theString.uppercased() }
  /// Creates an identifier from a UUID.
  public convenience init(nsuuid theUUID: UUID) { self.init(string: theUUID.uuidString) }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
  open override var hash: Int { uuidString.hashValue }
}

/// The base class of managers.
open class CBManager: NSObject {
  /// The state of Bluetooth: ``CBManagerState/unsupported`` on Linux.
  open var state: CBManagerState { .unsupported }
  /// Whether the app may use Bluetooth: ``CBManagerAuthorization/denied`` on Linux.
  open class var authorization: CBManagerAuthorization { .denied }
  override init() {}
}

/// A discovered device. None is discovered on Linux.
open class CBPeripheral: NSObject {
  /// The name of the device.
  open var name: String? { nil }
  /// The identifier of the device.
  open var identifier: UUID { UUID() }
  /// The object that receives the device's responses.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// The services that were discovered, or nil.
  open var services: [CBService]? { nil }
  override init() {}
  /// Searches for the services of the device.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// Searches for the characteristics of a service.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  /// Reads the value of a characteristic.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// Starts or ends notifications of a characteristic's changes.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
}

/// A service of a device. None is found on Linux.
open class CBService: NSObject {
  /// The identifier of the service.
  open var uuid: CBUUID { CBUUID(string: "") }
  /// The characteristics that were discovered, or nil.
  open var characteristics: [CBCharacteristic]? { nil }
  override init() {}
}

/// A characteristic of a service. None is found on Linux.
open class CBCharacteristic: NSObject {
  /// The identifier of the characteristic.
  open var uuid: CBUUID { CBUUID(string: "") }
  /// The value that was read last, or nil.
  open var value: Data? { nil }
  override init() {}
}

/// Receives the responses of a device. Every method is optional, and none is called on Linux.
public protocol CBPeripheralDelegate: AnyObject {
  /// Called when services were discovered.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// Called when characteristics were discovered.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
  /// Called when a characteristic's value was read or has changed.
  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
}

extension CBPeripheralDelegate {
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?) {}
  public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?) {}
}

/// Receives the state of Bluetooth and the devices that were found. All methods but the first are optional.
public protocol CBCentralManagerDelegate: AnyObject {
  /// Called when the state changes. On Linux it is called once, with the state ``CBManagerState/unsupported``.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// Called when a device was found. Never called on Linux.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber)
  /// Called when a device was connected. Never called on Linux.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// Called when a device could not be connected. Never called on Linux.
  func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  /// Called when a device was disconnected. Never called on Linux.
  func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}

extension CBCentralManagerDelegate {
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber
  ) {}
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  public func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?) {}
  public func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?) {}
}

/// Discovers devices. Its state is `.unsupported`, as on a device without Bluetooth, which is reported to its delegate.
open class CBCentralManager: CBManager {
  /// The object that receives the state.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Whether a search is running: false on Linux.
  open var isScanning: Bool { false }

  /// Creates a manager, and reports its state to the delegate on the queue, or on the main queue if that is nil.
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    super.init()
    self.delegate = delegate
    (queue ?? .main).async { [weak self] in self.map { $0.delegate?.centralManagerDidUpdateState($0) } }
  }

  /// Starts to search for devices. No device is found on Linux.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
  /// Ends the search.
  open func stopScan() {}
  /// Connects to a device. Without Bluetooth there is none to connect to, so this has no effect.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// Ends the connection to a device. Without Bluetooth there is none, so this has no effect.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
}
