@_exported import Foundation
import TrestleSupport

public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  public enum InterfaceType: Hashable, Sendable {
    case other
    case wifi
    case cellular
    case wiredEthernet
    case loopback
  }
  public let type: InterfaceType
  /// The name of the interface, such as `eth0`.
  public let name: String
  public let index: Int
  public var debugDescription: String { name }
}

public struct NWPath: Equatable, Sendable {
  /// Whether a path to the network exists.
  public enum Status: Sendable {
    case satisfied
    case unsatisfied
    /// Data can be sent after a connection is made.
    case requiresConnection
  }
  public enum UnsatisfiedReason: Sendable {
    /// There is no network, or the reason is unknown. The only reason on Linux.
    case notAvailable
    /// The user has denied the app the use of cellular data.
    case cellularDenied
    /// The user has denied the app the use of Wi-Fi.
    case wifiDenied
    /// The user has denied the app access to the local network.
    case localNetworkDenied
  }

  public let status: Status
  public let availableInterfaces: [NWInterface]
  /// Whether IPv4 addresses can be reached.
  public let supportsIPv4: Bool
  /// Whether IPv6 addresses can be reached.
  public let supportsIPv6: Bool
  /// Whether DNS is available: true if the path is satisfied.
  public var supportsDNS: Bool { status == .satisfied }
  /// Whether the path is expensive: true if only mobile networks are available.
  public var isExpensive: Bool { !availableInterfaces.isEmpty && availableInterfaces.allSatisfy { $0.type == .cellular } }
  /// Whether the path is in low data mode: always false on Linux.
  public var isConstrained: Bool { false }
  /// The reason why the path is not satisfied: always ``UnsatisfiedReason/notAvailable`` on Linux.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { availableInterfaces.contains { $0.type == type } }

  init(_ interfaces: NetworkInterfaces, only type: NWInterface.InterfaceType?, without prohibited: [NWInterface.InterfaceType] = []) {
    let all = interfaces.all.map { interface in
      let kind: NWInterface.InterfaceType =
        interface.isWireless ? .wifi : interface.isMobile ? .cellular : interface.name.hasPrefix("e") ? .wiredEthernet : .other
      return (interface, NWInterface(type: kind, name: interface.name, index: interface.index))
    }
    let used = all.filter { (type == nil || $0.1.type == type) && !prohibited.contains($0.1.type) }
    availableInterfaces = used.map(\.1)
    supportsIPv4 = used.contains(where: \.0.hasIPv4)
    supportsIPv6 = used.contains(where: \.0.hasIPv6)
    status = used.isEmpty ? .unsatisfied : .satisfied
  }
}

public final class NWPathMonitor: @unchecked Sendable {
  private let type: NWInterface.InterfaceType?
  private let prohibited: [NWInterface.InterfaceType]
  private let lock = NSLock()
  private var watch: NetworkWatch?
  private var handler: (@Sendable (NWPath) -> Void)?
  /// The queue passed to ``start(queue:)``.
  public private(set) var queue: DispatchQueue?

  public init() { (type, prohibited) = (nil, []) }
  public init(requiredInterfaceType: NWInterface.InterfaceType) { (type, prohibited) = (requiredInterfaceType, []) }
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) { (type, prohibited) = (nil, prohibitedInterfaceTypes) }

  public var currentPath: NWPath { path(.current) }

  private func path(_ interfaces: NetworkInterfaces) -> NWPath { NWPath(interfaces, only: type, without: prohibited) }

  /// Called with the path when the monitor starts, and when the path changes.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  public func start(queue: DispatchQueue) {
    self.queue = queue
    queue.async { self.pathUpdateHandler?(self.currentPath) }
    let watch = NetworkWatch(queue: queue) { [weak self] interfaces in
      guard let self else { return }
      self.pathUpdateHandler?(self.path(interfaces))
    }
    lock.withLock { self.watch = watch }
  }

  /// Stops the monitor. It cannot be restarted.
  public func cancel() {
    lock.withLock {
      watch?.cancel()
      watch = nil
      handler = nil
    }
  }
}
