import TrestleSupport
import Foundation

/// A device that was found. None is here.
open class CBPeripheral: NSObject {
  /// The name of the device.
  open var name: String? { nil }
  /// The identifier of the device.
  open var identifier: UUID { UUID() }
  /// The object that receives what the device answers.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// The services that were discovered, or nil.
  open var services: [CBService]? { nil }
  /// The state of the connection.
  open var state: CBPeripheralState { .disconnected }
  /// Whether the device can take a write without an answer now.
  open var canSendWriteWithoutResponse: Bool { false }
  override init() {}
  /// Searches for the services of the device.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) { withoutEffect("Bluetooth is not available") }
  /// Searches for the characteristics of a service.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {
    withoutEffect("Bluetooth is not available")
  }
  open func readValue(for characteristic: CBCharacteristic) { withoutEffect("Bluetooth is not available") }
  open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {
    withoutEffect("Bluetooth is not available")
  }
  open func readValue(for descriptor: CBDescriptor) { withoutEffect("Bluetooth is not available") }
  /// Searches for the descriptors of a characteristic.
  open func discoverDescriptors(for characteristic: CBCharacteristic) { withoutEffect("Bluetooth is not available") }
  /// Reads the strength of the signal.
  open func readRSSI() { withoutEffect("Bluetooth is not available") }
  /// Returns the greatest number of bytes that can be written at once: 0 without a connection.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 0 }
  /// Starts or ends notifications of a characteristic's changes.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) { withoutEffect("Bluetooth is not available") }
}

/// A service of a device. None is found on Linux.
open class CBService: NSObject {
  /// The identifier of the service.
  open var uuid: CBUUID { CBUUID(string: "") }
  /// The characteristics that were discovered, or nil.
  open internal(set) var characteristics: [CBCharacteristic]? {
    get { nil }
    set { withoutEffect("Bluetooth is not available") }
  }
  override init() {}
}

/// A characteristic of a service. None is found on Linux.
open class CBCharacteristic: NSObject {
  /// The identifier of the characteristic.
  open var uuid: CBUUID { CBUUID(string: "") }
  /// The value that was read last, or nil.
  open internal(set) var value: Data? {
    get { nil }
    set { withoutEffect("Bluetooth is not available") }
  }
  /// The operations that the value supports.
  open internal(set) var properties: CBCharacteristicProperties {
    get { [] }
    set { withoutEffect("Bluetooth is not available") }
  }
  /// Whether changes of the value are reported.
  open var isNotifying: Bool { false }
  /// The descriptors that were discovered, or nil.
  open var descriptors: [CBDescriptor]? { nil }
  /// The service that the characteristic belongs to.
  open var service: CBService? { nil }
  override init() {}
}

/// A description of a characteristic. None is found on Linux.
open class CBDescriptor: NSObject {
  /// The identifier of the descriptor.
  open var uuid: CBUUID { CBUUID(string: "") }
  /// The value that was read last, or nil.
  open var value: Any? { nil }
  override init() {}
}

/// The operations that the value of a characteristic supports.
public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value can be broadcast.
  public static let broadcast = CBCharacteristicProperties(rawValue: 1)
  /// The value can be read.
  public static let read = CBCharacteristicProperties(rawValue: 2)
  /// The value can be written without an answer.
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
  /// The value can be written.
  public static let write = CBCharacteristicProperties(rawValue: 8)
  /// Changes of the value are reported without an answer.
  public static let notify = CBCharacteristicProperties(rawValue: 16)
  /// Changes of the value are reported and confirmed.
  public static let indicate = CBCharacteristicProperties(rawValue: 32)
}

/// Whether a write is answered.
public enum CBCharacteristicWriteType: Int, Sendable {
  /// The device confirms the write.
  case withResponse = 0
  /// The device does not answer.
  case withoutResponse = 1
}

/// The state of a device's connection.
public enum CBPeripheralState: Int, Sendable {
  /// The peripheral is not connected.
  case disconnected = 0
  /// A connection is being made.
  case connecting = 1
  case connected = 2
  /// The connection is being ended.
  case disconnecting = 3
}

/// Receives what a device answers. Every method is optional, and none is called on Linux.
public protocol CBPeripheralDelegate: AnyObject {
  /// Called when services were discovered.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// Called when characteristics were discovered.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
  /// Called when a characteristic's value was read or has changed.
  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
  /// Called when a value was written.
  func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
  /// Called when the report of changes began or ended.
  func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
  /// Called when descriptors were discovered.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?)
  /// Called when the value of a descriptor was read.
  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
  /// Called when services have changed.
  func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
  /// Called when the device has another name.
  func peripheralDidUpdateName(_ peripheral: CBPeripheral)
  /// Called when the device can take writes without an answer again.
  func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
  /// Called when the strength of the signal was read.
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
}

extension CBPeripheralDelegate {
  public func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]) {}
  public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
  public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
  public func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?) {}
  public func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?) {}
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?) {}
  public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?) {}
  public func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?) {}
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  public func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?) {}
  public func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?) {}
}
