import TrestleSupport
import Foundation

/// Receives the state of Bluetooth. All methods but the first are optional.
public protocol CBPeripheralManagerDelegate: AnyObject {
  /// Called when the state changes. On Linux it is called once, with the state ``CBManagerState/unsupported``.
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  /// Called when the device can be found by others. Never called on Linux.
  func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
  /// Called with the state of a manager that the system restores. Never called on Linux.
  func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
  /// Called when a service was added. Never called on Linux.
  func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
  /// Called when another device subscribes to changes. Never called on Linux.
  func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
  /// Called when another device no longer receives changes. Never called on Linux.
  func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
  /// Called when another device reads a value. Never called on Linux.
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
  /// Called when another device writes values. Never called on Linux.
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
  /// Called when changes can be sent again. Never called on Linux.
  func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
}

extension CBPeripheralManagerDelegate {
  public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic) {}
  public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
  ) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
  public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {}
  public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
}

/// Makes the device one that others find. Its state is `.unsupported`, as on a device without Bluetooth, which its delegate hears.
open class CBPeripheralManager: CBManager {
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  /// Whether others can find the device: false on Linux.
  open var isAdvertising: Bool { false }

  /// Creates a manager, and reports its state to the delegate on the queue, or on the main queue if that is nil.
  public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    super.init()
    self.delegate = delegate
    (queue ?? .main).async { [weak self] in self.map { $0.delegate?.peripheralManagerDidUpdateState($0) } }
  }

  /// Lets others find the device. There is no Bluetooth on Linux, so this has no effect.
  open func startAdvertising(_ advertisementData: [String: Any]?) { withoutEffect("Bluetooth is not available") }
  open func stopAdvertising() { withoutEffect("Bluetooth is not available") }
  /// Offers a service. There is no Bluetooth on Linux, so this has no effect.
  open func add(_ service: CBMutableService) { withoutEffect("Bluetooth is not available") }
  /// Ends the offer of a service. There is none on Linux.
  open func remove(_ service: CBMutableService) { withoutEffect("Bluetooth is not available") }
  /// Answers a request of another device. None arrives on Linux.
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) { withoutEffect("Bluetooth is not available") }
  /// Sends a change to other devices. Returns false on Linux, where none can be sent.
  open func updateValue(_ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?) -> Bool {
    false
  }
  /// Removes all services that the device offers. There are none on Linux.
  open func removeAllServices() { withoutEffect("Bluetooth is not available") }
}

/// The key of the services in the data that others find.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The key of the name in the data that others find.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The key of the manufacturer's data.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// The key of whether the device can be connected to.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
