@_exported import Foundation
import TrestleSupport

/// A network interface of the machine.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  public enum InterfaceType: Hashable, Sendable {
    /// An interface of another kind.
    case other
    /// A wireless local network.
    case wifi
    /// A cellular network.
    case cellular
    /// A local network by cable.
    case wiredEthernet
    /// The interface within the machine.
    case loopback
  }
  public let type: InterfaceType
  /// The system's name, such as `eth0`.
  public let name: String
  /// The number of the interface in the system.
  public let index: Int
  /// The name of the interface.
  public var debugDescription: String { name }
}

/// The state of the network path.
public struct NWPath: Equatable, Sendable {
  /// Whether there is a way.
  public enum Status: Sendable {
    /// Data can be sent.
    case satisfied
    /// Data cannot be sent.
    case unsatisfied
    /// Data can be sent after a connection is made.
    case requiresConnection
  }
  /// The reason why there is no path.
  public enum UnsatisfiedReason: Sendable {
    /// There is no network, or the reason is unknown. The only reason on Linux.
    case notAvailable
    /// The user does not allow the app to use cellular data.
    case cellularDenied
    /// The user does not allow the app to use Wi-Fi.
    case wifiDenied
    /// The user does not allow the app to reach the local network.
    case localNetworkDenied
  }

  /// Whether there is a way.
  public let status: Status
  public let availableInterfaces: [NWInterface]
  /// Whether addresses of IPv4 can be reached.
  public let supportsIPv4: Bool
  /// Whether addresses of IPv6 can be reached.
  public let supportsIPv6: Bool
  /// Whether names can be looked up.
  public var supportsDNS: Bool { status == .satisfied }
  /// Whether the path has costs, as a mobile network does.
  public var isExpensive: Bool { !availableInterfaces.isEmpty && availableInterfaces.allSatisfy { $0.type == .cellular } }
  /// Whether the user asked to save data.
  public var isConstrained: Bool { false }
  /// The reason why there is no path.
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

/// Monitors changes of the network path.
public final class NWPathMonitor: @unchecked Sendable {
  private let type: NWInterface.InterfaceType?
  private let prohibited: [NWInterface.InterfaceType]
  private let lock = NSLock()
  private var watch: NetworkWatch?
  private var handler: (@Sendable (NWPath) -> Void)?
  /// The queue passed to ``start(queue:)``.
  public private(set) var queue: DispatchQueue?

  /// Creates a monitor of every interface.
  public init() { (type, prohibited) = (nil, []) }
  /// Creates a monitor of the interfaces of a kind.
  public init(requiredInterfaceType: NWInterface.InterfaceType) { (type, prohibited) = (requiredInterfaceType, []) }
  /// Creates a monitor of the interfaces of all but some kinds.
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) { (type, prohibited) = (nil, prohibitedInterfaceTypes) }

  /// The path at this moment.
  public var currentPath: NWPath { path(.current) }

  private func path(_ interfaces: NetworkInterfaces) -> NWPath { NWPath(interfaces, only: type, without: prohibited) }

  /// Called with the path when the monitor starts and when the path changes.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  /// Starts to call the handler on a queue.
  public func start(queue: DispatchQueue) {
    self.queue = queue
    queue.async { self.pathUpdateHandler?(self.currentPath) }
    let watch = NetworkWatch(queue: queue) { [weak self] interfaces in
      guard let self else { return }
      self.pathUpdateHandler?(self.path(interfaces))
    }
    lock.withLock { self.watch = watch }
  }

  /// Stops the monitor. It cannot be started again.
  public func cancel() {
    lock.withLock {
      watch?.cancel()
      watch = nil
      handler = nil
    }
  }
}
