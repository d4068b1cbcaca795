@_exported import CoreGraphics
@_exported import TrestleSupport

public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The host is reached over a connection that may not be permanent, such as PPP.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
  /// The host can be reached.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
  /// A connection must be established first.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
  /// Data that is sent establishes the connection.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
  /// The user must perform an action first.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// The host is reached without a router.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// The path uses a mobile network.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
  /// The former name of ``connectionOnTraffic``.
  public static let connectionAutomatic = connectionOnTraffic
}

/// The number of ``SCNetworkReachabilityFlags/transientConnection``.
public let kSCNetworkFlagsTransientConnection = 1
/// The number of ``SCNetworkReachabilityFlags/reachable``.
public let kSCNetworkFlagsReachable = 2
/// The number of ``SCNetworkReachabilityFlags/connectionRequired``.
public let kSCNetworkFlagsConnectionRequired = 4

/// The client data of a callback.
public struct SCNetworkReachabilityContext {
  /// The version of the structure, 0.
  public var version: Int
  public var info: UnsafeMutableRawPointer?
  /// Called with the pointer when the callback is set; nil for none.
  public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
  /// Called with the pointer when the callback is removed; nil for none.
  public var release: ((UnsafeRawPointer) -> Void)?
  public init(
    version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?, release: ((UnsafeRawPointer) -> Void)?,
    copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
  ) {
    self.version = version
    self.info = info
    self.retain = retain
    self.release = release
  }
}

public typealias SCNetworkReachabilityCallBack = (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// Whether a host can be reached, according to the machine's network interfaces.
public final class SCNetworkReachability: @unchecked Sendable {
  fileprivate let isLocal: Bool
  fileprivate var callBack: SCNetworkReachabilityCallBack?
  fileprivate var context: SCNetworkReachabilityContext?
  private var watch: NetworkWatch?

  fileprivate init(isLocal: Bool) { self.isLocal = isLocal }

  deinit {
    if let info = context?.info { context?.release?(info) }
  }

  fileprivate var flags: SCNetworkReachabilityFlags {
    if isLocal { return [.reachable, .isLocalAddress] }
    let interfaces = NetworkInterfaces.current
    guard interfaces.isConnected else { return [] }
    return interfaces.all.allSatisfy(\.isMobile) ? [.reachable, .isWWAN] : [.reachable]
  }

  fileprivate func start(on queue: DispatchQueue) {
    watch = NetworkWatch(queue: queue) { [weak self] _ in
      guard let self else { return }
      self.callBack?(self, self.flags, self.context?.info)
    }
  }

  fileprivate func stop() { watch = nil }
}

public func SCNetworkReachabilityCreateWithName(_ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>) -> SCNetworkReachability? {
  let name = String(cString: nodename)
  return SCNetworkReachability(isLocal: name == "localhost" || name.hasPrefix("127.") || name == "::1")
}

/// Creates the reachability of an address. The zero address means any host.
public func SCNetworkReachabilityCreateWithAddress(_ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>) -> SCNetworkReachability?
{
  guard Int32(address.pointee.sa_family) == AF_INET else { return SCNetworkReachability(isLocal: false) }
  let host = address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { UInt32(bigEndian: $0.pointee.sin_addr.s_addr) }
  return SCNetworkReachability(isLocal: host >> 24 == 127)
}

@discardableResult public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = target.flags
  return true
}

@discardableResult public func SCNetworkReachabilitySetCallback(
  _ target: SCNetworkReachability, _ callBack: SCNetworkReachabilityCallBack?,
  _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
  var own = context?.pointee
  if let info = own?.info, let retain = own?.retain { own?.info = UnsafeMutableRawPointer(mutating: retain(info)) }
  target.callBack = callBack
  target.context = own
  return true
}

/// Sets the queue for callbacks; nil stops them.
@discardableResult public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
  if let queue { target.start(on: queue) } else { target.stop() }
  return true
}

/// Schedules callbacks in the main run loop; the given run loop is ignored.
@discardableResult public func SCNetworkReachabilityScheduleWithRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ mode: CFString
) -> Bool {
  target.start(on: .main)
  return true
}

@discardableResult public func SCNetworkReachabilityUnscheduleFromRunLoop(
  _ target: SCNetworkReachability, _ runLoop: CFRunLoop, _ mode: CFString
) -> Bool {
  target.stop()
  return true
}

/// Returns the last error code: always 0, because the functions return their errors.
public func SCError() -> Int32 { 0 }

/// Returns the message of an error code.
public func SCErrorString(_ status: Int32) -> UnsafePointer<CChar> { status == 0 ? success : UnsafePointer(strerror(status)) }

private nonisolated(unsafe) let success = UnsafePointer(strdup("Success!")!)
