import Foundation
import Glibc

/// Accepts TCP connections, optionally with TLS and the identity of the options.
public final class NWListener: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup
    case waiting(NWError)
    case ready
    case failed(NWError)
    case cancelled
  }
  /// The Bonjour service of a listener. It is not advertised on Linux.
  public struct Service: Equatable, Sendable {
    /// The name of the service; nil for the device's name.
    public let name: String?
    /// The type of the service, such as `_http._tcp`.
    public let type: String
    /// The domain of the service; nil for the default domain.
    public let domain: String?
    public init(name: String? = nil, type: String, domain: String? = nil) { (self.name, self.type, self.domain) = (name, type, domain) }
  }
  public let parameters: NWParameters
  public var service: Service?
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  /// Called on the queue with each new connection, which the app must start.
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
  private let wanted: NWEndpoint.Port
  private let lock = NSLock()
  private var current = State.setup
  private var descriptor: Int32 = -1
  private var bound: UInt16?

  /// Creates a listener on a port. `start(queue:)` starts it.
  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    guard !parameters.isDatagram else { throw NWError.posix(.EOPNOTSUPP) }
    // A TLS server needs a certificate.
    guard parameters.encryption == nil || parameters.encryption?.settings.identity != nil else { throw NWError.posix(.EINVAL) }
    (self.parameters, wanted) = (parameters, port)
  }
  deinit { if descriptor >= 0 { Glibc.close(descriptor) } }
  public var state: State { lock.withLock { current } }
  /// The port; nil until the listener is ready.
  public var port: NWEndpoint.Port? { lock.withLock { bound }.flatMap { NWEndpoint.Port(rawValue: $0) } }

  private func change(to state: State, _ queue: DispatchQueue) {
    lock.withLock { current = state }
    queue.async { [self] in stateUpdateHandler?(state) }
  }

  public func start(queue: DispatchQueue) {
    guard lock.withLock({ current == .setup && descriptor < 0 }) else { return }
    let made = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var yes: Int32 = 1
    setsockopt(made, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = wanted.rawValue.bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { plain in
        bind(made, plain, length) == 0 && listen(made, 16) == 0 && getsockname(made, plain, &length) == 0
      }
    }
    guard made >= 0, isBound else {
      let code = errno
      if made >= 0 { Glibc.close(made) }
      return change(to: .failed(NWError(code)), queue)
    }
    lock.withLock { (descriptor, bound) = (made, UInt16(bigEndian: address.sin_port)) }
    change(to: .ready, queue)
    Thread.detachNewThread { [weak self] in
      while true {
        var peer = sockaddr_in()
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let accepted = withUnsafeMutablePointer(to: &peer) { pointer in
          pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { accept(made, $0, &size) }
        }
        guard let self, accepted >= 0, state == .ready else {
          if accepted >= 0 { Glibc.close(accepted) }
          return
        }
        let connection = NWConnection(accepted: accepted, from: Self.endpoint(peer), using: parameters)
        queue.async { self.newConnectionHandler?(connection) }
      }
    }
  }
  private static func endpoint(_ address: sockaddr_in) -> NWEndpoint {
    var text = [CChar](repeating: 0, count: Int(INET_ADDRSTRLEN))
    var number = address.sin_addr
    inet_ntop(AF_INET, &number, &text, socklen_t(text.count))
    let name = String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return .hostPort(host: NWEndpoint.Host(name), port: NWEndpoint.Port(integerLiteral: UInt16(bigEndian: address.sin_port)))
  }
  public func cancel() {
    let open = lock.withLock {
      defer { (descriptor, current) = (-1, .cancelled) }
      return descriptor
    }
    guard open >= 0 else { return }
    _ = shutdown(open, Int32(SHUT_RDWR))
    Glibc.close(open)
    DispatchQueue.main.async { [self] in stateUpdateHandler?(.cancelled) }
  }
}
