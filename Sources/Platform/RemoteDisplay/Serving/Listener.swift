import Foundation
internal import TrestlePlatform

/// A socket on which connections arrive.
enum Listener {
  /// Opens the first port of the address that is free.
  static func open(_ address: RemoteAddress) throws -> (descriptor: Int32, port: Int) {
    var hints = addrinfo()
    hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var failure: Int32 = 0
    for port in address.ports {
      var list: UnsafeMutablePointer<addrinfo>?
      guard getaddrinfo(address.host, "\(port)", &hints, &list) == 0, let found = list else {
        throw DisplayError(reason: "TRESTLE_DISPLAY: there is no address of the name \(address.host)")
      }
      defer { freeaddrinfo(list) }
      let descriptor = socket(found.pointee.ai_family, Int32(SOCK_STREAM.rawValue), 0)
      guard descriptor >= 0 else { continue }
      var yes: Int32 = 1
      setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
      if bind(descriptor, found.pointee.ai_addr, found.pointee.ai_addrlen) == 0, listen(descriptor, 16) == 0 {
        prepare(descriptor)
        return (descriptor, self.port(of: descriptor) ?? Int(port))
      }
      failure = errno
      close(descriptor)
    }
    let ports = address.ports.count == 1 ? "port \(address.ports.lowerBound)" : "no port from \(address.ports.lowerBound) on"
    throw DisplayError(reason: "TRESTLE_DISPLAY: \(ports) of \(address.host) can be used: \(String(cString: strerror(failure)))")
  }

  static func accept(_ listener: Int32) -> [Int32] {
    var accepted: [Int32] = []
    while accepted.count < 16 {
      let descriptor = Glibc.accept(listener, nil, nil)
      guard descriptor >= 0 else { break }
      prepare(descriptor)
      var yes: Int32 = 1
      // A frame is sent when it is complete; waiting for more would only delay it.
      setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
      setsockopt(descriptor, SOL_SOCKET, SO_KEEPALIVE, &yes, socklen_t(MemoryLayout<Int32>.size))
      accepted.append(descriptor)
    }
    return accepted
  }

  private static func prepare(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  private static func port(of descriptor: Int32) -> Int? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &storage) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> Int? in
        guard getsockname(descriptor, address, &length) == 0 else { return nil }
        switch Int32(address.pointee.sa_family) {
        case AF_INET: return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { Int(UInt16(bigEndian: $0.pointee.sin_port)) }
        case AF_INET6: return address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) { Int(UInt16(bigEndian: $0.pointee.sin6_port)) }
        default: return nil
        }
      }
    }
  }
}
