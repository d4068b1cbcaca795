import Foundation

/// The network interfaces that are up and have an address.
package struct NetworkInterfaces: Equatable, Sendable {
  package struct Interface: Equatable, Sendable {
    package var name: String
    package var index: Int
    package var hasIPv4: Bool
    package var hasIPv6: Bool
    /// Whether the interface is wireless: then the kernel provides this folder.
    package var isWireless: Bool { FileManager.default.fileExists(atPath: "/sys/class/net/\(name)/wireless") }
    package var isMobile: Bool { name.hasPrefix("wwan") || name.hasPrefix("ppp") }
  }

  /// All interfaces except the loopback interface.
  package private(set) var all: [Interface] = []

  package var isConnected: Bool { !all.isEmpty }

  package static var current: NetworkInterfaces {
    var result = NetworkInterfaces()
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return result }
    defer { freeifaddrs(first) }
    var next = first
    while let entry = next?.pointee {
      next = entry.ifa_next
      let flags = Int32(bitPattern: entry.ifa_flags)
      let isUp = flags & Int32(IFF_UP) != 0 && flags & Int32(IFF_RUNNING) != 0
      guard isUp, flags & Int32(IFF_LOOPBACK) == 0, let address = entry.ifa_addr else { continue }
      let family = Int32(address.pointee.sa_family)
      guard family == AF_INET || family == AF_INET6 else { continue }
      let name = String(cString: entry.ifa_name)
      if !result.all.contains(where: { $0.name == name }) {
        result.all.append(Interface(name: name, index: Int(if_nametoindex(name)), hasIPv4: false, hasIPv6: false))
      }
      guard let index = result.all.firstIndex(where: { $0.name == name }) else { continue }
      if family == AF_INET { result.all[index].hasIPv4 = true } else { result.all[index].hasIPv6 = true }
    }
    return result
  }
}

/// Calls a closure whenever the interfaces change, until it is canceled.
package final class NetworkWatch: @unchecked Sendable {
  private let timer: any DispatchSourceTimer
  private var last: NetworkInterfaces

  package init(queue: DispatchQueue, changed: @escaping @Sendable (NetworkInterfaces) -> Void) {
    last = .current
    timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + 2, repeating: 2)
    timer.setEventHandler { [weak self] in
      let now = NetworkInterfaces.current
      guard let self, now != self.last else { return }
      self.last = now
      changed(now)
    }
    timer.resume()
  }

  package func cancel() { timer.cancel() }
  deinit { timer.cancel() }
}
