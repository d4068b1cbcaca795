import Foundation

/// A blocking connection to a port of this machine.
final class Connection {
  struct Ended: Error {}

  private let descriptor: Int32
  private var input: [UInt8] = []
  private(set) var received = 0

  init(port: Int, timeout: Int = 5) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var limit = timeval(tv_sec: timeout, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0 }
    }
    guard isConnected else { throw Ended() }
  }

  deinit { close(descriptor) }

  func send(_ bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count <= 0 { return }
      sent += count
    }
  }

  /// Returns whether there is input within the time.
  func hasInput(within seconds: Double) -> Bool {
    if !input.isEmpty { return true }
    var file = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, Int32(seconds * 1000)) > 0
  }

  func bytes(_ count: Int) throws -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while input.count < count {
      let got = recv(descriptor, &buffer, buffer.count, 0)
      guard got > 0 else { throw Ended() }
      received += got
      input += buffer[..<got]
    }
    defer { input.removeFirst(count) }
    return Array(input[..<count])
  }

  func number(_ count: Int) throws -> Int { try bytes(count).reduce(0) { $0 << 8 | Int($1) } }

  /// Everything until the other side closes.
  func rest() -> [UInt8] {
    var all: [UInt8] = []
    while let byte = try? bytes(max(1, input.count)) { all += byte }
    return all
  }

  /// Returns whether the other side closes the connection within the time, regardless of the data it sends before.
  func isClosed(within seconds: Double) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    while Date() < end {
      guard hasInput(within: max(0, end.timeIntervalSinceNow)) else { continue }
      if (try? bytes(max(1, input.count))) == nil { return true }
    }
    return false
  }
}
