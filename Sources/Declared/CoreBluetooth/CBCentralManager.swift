import TrestleSupport
@_exported import Foundation

/// The state of Bluetooth.
public enum CBManagerState: Int, Sendable {
  case unknown = 0
  case resetting = 1
  /// The device has no Bluetooth. Always the state on Linux.
  case unsupported = 2
  case unauthorized = 3
  case poweredOff = 4
  case poweredOn = 5
}

/// Whether the user allows the app to use Bluetooth.
public enum CBManagerAuthorization: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  /// The user has refused. Always the answer on Linux.
  case denied = 2
  case allowedAlways = 3
}

/// The identifier of a service or of a characteristic.
open class CBUUID: NSObject {
  public let uuidString: String
  public init(string theString: String) { uuidString = theString.uppercased() }
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

/// The key of whether a search reports a device more than once.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The key of services to search for.
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs"
/// The key of whether an alert is shown while Bluetooth is off.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The key of the identifier under which a manager is restored.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The key of the devices of a restored manager.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// The key of whether an alert is shown when a connection ends.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"

/// Receives the state of Bluetooth and the devices that were found. All methods but the first are optional.
public protocol CBCentralManagerDelegate: AnyObject {
  /// Called when the state changes. On Linux it is called once, with the state ``CBManagerState/unsupported``.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// Called when a device was found. Never called on Linux.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber)
  /// Called when a device was connected. Never called on Linux.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// Called with the state of a manager that the system restores. Never called on Linux.
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
  /// Called when a device could not be connected. Never called on Linux.
  func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  /// Called when a device was disconnected. Never called on Linux.
  func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}

extension CBCentralManagerDelegate {
  public func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any]) {}
  public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any], rssi RSSI: NSNumber
  ) {}
  public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  public func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?) {}
  public func centralManager(_ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?) {}
}

/// Discovers devices. Its state is `.unsupported`, as on a device without Bluetooth, which is reported to its delegate.
open class CBCentralManager: CBManager {
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Whether a search is running: false on Linux.
  open var isScanning: Bool { false }

  /// Creates a manager, and reports its state to the delegate on the queue, or on the main queue if that is nil.
  public init(delegate: (any CBCentralManagerDelegate)? = nil, queue: DispatchQueue? = nil, options: [String: Any]? = nil) {
    super.init()
    self.delegate = delegate
    (queue ?? .main).async { [weak self] in self.map { $0.delegate?.centralManagerDidUpdateState($0) } }
  }

  /// Returns devices that were found before: none on Linux.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  /// Returns devices that are connected to the system: none on Linux.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
  /// Starts to search for devices. No device is found on Linux.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {
    withoutEffect("Bluetooth is not available")
  }
  open func stopScan() { withoutEffect("Bluetooth is not available") }
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) { withoutEffect("Bluetooth is not available") }
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
}
