import TrestleSupport
import Foundation

/// A device that was found. None is here.
open class CBPeripheral: NSObject {
  open var name: String? { nil }
  open var identifier: UUID { UUID() }
  open weak var delegate: (any CBPeripheralDelegate)?
  /// The services that were discovered, or nil.
  open var services: [CBService]? { nil }
  open var state: CBPeripheralState { .disconnected }
  open var canSendWriteWithoutResponse: Bool { false }
  override init() {}
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) { withoutEffect("Bluetooth is not available") }
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {
    withoutEffect("Bluetooth is not available")
  }
  open func readValue(for characteristic: CBCharacteristic) { withoutEffect("Bluetooth is not available") }
  open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {
    withoutEffect("Bluetooth is not available")
  }
  open func readValue(for descriptor: CBDescriptor) { withoutEffect("Bluetooth is not available") }
  open func discoverDescriptors(for characteristic: CBCharacteristic) { withoutEffect("Bluetooth is not available") }
  open func readRSSI() { withoutEffect("Bluetooth is not available") }
  /// Returns the greatest number of bytes that can be written at once: 0 without a connection.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 0 }
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) { withoutEffect("Bluetooth is not available") }
}

/// A service of a device. None is found on Linux.
open class CBService: NSObject {
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
  open var uuid: CBUUID { CBUUID(string: "") }
  /// The value that was read last, or nil.
  open internal(set) var value: Data? {
    get { nil }
    set { withoutEffect("Bluetooth is not available") }
  }
  open internal(set) var properties: CBCharacteristicProperties {
    get { [] }
    set { withoutEffect("Bluetooth is not available") }
  }
  open var isNotifying: Bool { false }
  /// The descriptors that were discovered, or nil.
  open var descriptors: [CBDescriptor]? { nil }
  open var service: CBService? { nil }
  override init() {}
}

/// A description of a characteristic. None is found on Linux.
open class CBDescriptor: NSObject {
  open var uuid: CBUUID { CBUUID(string: "") }
  /// The value that was read last, or nil.
  open var value: Any? { nil }
  override init() {}
}

/// The operations that the value of a characteristic supports.
public struct CBCharacteristicProperties: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let broadcast = CBCharacteristicProperties(rawValue: 1)
  public static let read = CBCharacteristicProperties(rawValue: 2)
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 4)
  public static let write = CBCharacteristicProperties(rawValue: 8)
  public static let notify = CBCharacteristicProperties(rawValue: 16)
  public static let indicate = CBCharacteristicProperties(rawValue: 32)
}

/// Whether a write is answered.
public enum CBCharacteristicWriteType: Int, Sendable {
  case withResponse = 0
  case withoutResponse = 1
}

/// The state of a device's connection.
public enum CBPeripheralState: Int, Sendable {
  case disconnected = 0
  case connecting = 1
  case connected = 2
  case disconnecting = 3
}

/// Receives what a device answers. Every method is optional, and none is called on Linux.
public protocol CBPeripheralDelegate: AnyObject {
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
  func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
  func peripheralDidUpdateName(_ peripheral: CBPeripheral)
  func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
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
