import Foundation
import Glibc

package enum SecureChannelState: Sendable { case readable, waiting, ended }

package protocol SecureChannel: AnyObject, Sendable {
  /// Waits for bytes and returns the number of read bytes; 0 at the end, -1 after an error.
  func read(_ buffer: UnsafeMutablePointer<UInt8>, _ length: Int) -> Int
  func write(_ buffer: UnsafePointer<UInt8>, _ length: Int) -> Int
  var state: SecureChannelState { get }
  func endWriting()
  /// Stops using the socket, which is closed afterward.
  func close()
}

/// A connection to a host that a pair of streams shares. Connecting and waiting happen on a separate queue.
package final class HostSocket: @unchecked Sendable {
  private enum State { case idle, connecting, connected, failed, closed }
  package let host: String
  private let port: Int
  private let isDatagram: Bool
  private let queue = DispatchQueue(label: "Stream.socket")
  private let condition = NSCondition()
  private var state = State.idle
  private var descriptor: Int32 = -1
  private var openSides = 0
  package private(set) var error: NSError?
  /// The encryption error, which was not bridged.
  package private(set) var refusal: (any Error)?
  private var channel: (any SecureChannel)?
  /// Encrypts the connection when it is established; it must be set before opening.
  package var encrypt: (@Sendable (Int32) throws -> any SecureChannel)?
  private var observers: [(Bool) -> Void] = []

  package init(host: String, port: Int, isDatagram: Bool = false) {
    (self.host, self.port, self.isDatagram) = (host, port, isDatagram)
  }
  /// Creates an accepted connection. Its encryption is established when it is opened.
  package init(accepted descriptor: Int32, encrypt: (@Sendable (Int32) throws -> any SecureChannel)? = nil) {
    (host, port, isDatagram) = ("", 0, false)
    self.encrypt = encrypt
    if encrypt == nil { (self.descriptor, state) = (descriptor, .connected) } else { accepted = descriptor }
  }
  private var accepted: Int32 = -1
  deinit {
    channel?.close()
    for open in [descriptor, accepted] where open >= 0 { Glibc.close(open) }
  }

  /// Connects when the first stream is opened. The closure is called with whether that succeeded.
  package func open(_ done: @escaping (Bool) -> Void) {
    condition.lock()
    openSides += 1
    switch state {
    case .connected, .failed:
      let isConnected = state == .connected
      condition.unlock()
      done(isConnected)
    case .closed:
      condition.unlock()
    case .idle, .connecting:
      observers.append(done)
      let isFirst = state == .idle
      state = .connecting
      condition.unlock()
      if isFirst { queue.async { self.connect() } }
    }
  }

  private func connect() {
    var hints = addrinfo()
    hints.ai_socktype = Int32((isDatagram ? SOCK_DGRAM : SOCK_STREAM).rawValue)
    var list: UnsafeMutablePointer<addrinfo>?
    var made = accepted
    var code = Int32(ECONNREFUSED)
    if made >= 0 {
      accepted = -1
    } else if (0...65_535).contains(port), getaddrinfo(host, String(port), &hints, &list) == 0 {
      var next = list
      while let address = next?.pointee, made < 0 {
        made = socket(address.ai_family, address.ai_socktype, address.ai_protocol)
        if made >= 0, Glibc.connect(made, address.ai_addr, address.ai_addrlen) != 0 {
          code = errno
          Glibc.close(made)
          made = -1
        }
        next = address.ai_next
      }
      freeaddrinfo(list)
    } else {
      code = Int32(EHOSTUNREACH)
    }
    var failure: (any Error)?
    var secured: (any SecureChannel)?
    if made >= 0, let encrypt {
      do {
        secured = try encrypt(made)
      } catch {
        Glibc.close(made)
        made = -1
        failure = error
      }
    }
    condition.lock()
    channel = secured
    if state == .closed {
      secured?.close()
      if made >= 0 { Glibc.close(made) }
    } else if let failure {
      (error, refusal) = (failure as NSError, failure)
      state = .failed
    } else if made >= 0 {
      (descriptor, state) = (made, .connected)
    } else {
      error = NSError(domain: NSPOSIXErrorDomain, code: Int(code), userInfo: [NSLocalizedDescriptionKey: String(cString: strerror(code))])
      state = .failed
    }
    let isConnected = state == .connected
    let called = observers
    observers = []
    condition.broadcast()
    condition.unlock()
    for observer in called { observer(isConnected) }
  }

  private var secured: (any SecureChannel)? { condition.withLock { channel } }

  /// Returns the descriptor after the connection was established; -1 if that failed.
  private func connectedDescriptor() -> Int32 {
    condition.lock()
    defer { condition.unlock() }
    while state == .connecting { condition.wait() }
    return state == .connected ? descriptor : -1
  }
  private func isReady(_ events: Int32, wait milliseconds: Int32) -> Bool {
    condition.lock()
    let descriptor = state == .connected ? descriptor : -1
    condition.unlock()
    guard descriptor >= 0 else { return false }
    var entry = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }
  /// Whether bytes or the end can be read without waiting.
  package var isReadable: Bool { secured.map { $0.state != .waiting } ?? isReady(POLLIN, wait: 0) }
  package var isWritable: Bool { isReady(POLLOUT, wait: 0) }
  /// Whether the host has closed the connection and all bytes were read.
  package var isAtEnd: Bool {
    let descriptor = connectedDescriptor()
    if let secured { return secured.state == .ended }
    var byte: UInt8 = 0
    return descriptor >= 0 && isReadable && recv(descriptor, &byte, 1, Int32(MSG_PEEK)) == 0
  }
  package func read(_ buffer: UnsafeMutablePointer<UInt8>, _ length: Int) -> Int {
    let descriptor = connectedDescriptor()
    if let secured { return descriptor >= 0 ? secured.read(buffer, length) : -1 }
    return descriptor >= 0 ? recv(descriptor, buffer, max(0, length), 0) : -1
  }
  package func write(_ buffer: UnsafePointer<UInt8>, _ length: Int) -> Int {
    let descriptor = connectedDescriptor()
    if let secured { return descriptor >= 0 ? secured.write(buffer, length) : -1 }
    return descriptor >= 0 ? send(descriptor, buffer, max(0, length), Int32(MSG_NOSIGNAL)) : -1
  }
  /// Calls a closure on the queue when bytes can be read or written. It waits in steps, so that closing the stream ends the wait.
  package func whenReady(toRead: Bool, isWanted: @escaping @Sendable () -> Bool, _ done: @escaping @Sendable () -> Void) {
    DispatchQueue.global().async { [self] in
      while isWanted() {
        // Bytes that were already decrypted do not make the socket readable.
        if toRead, let secured {
          if secured.state != .waiting { return done() }
          _ = isReady(POLLIN, wait: 100)
        } else if isReady(toRead ? POLLIN : POLLOUT, wait: 100) {
          return done()
        }
        condition.lock()
        let isOver = state != .connected
        condition.unlock()
        if isOver { return }
      }
    }
  }
  /// Signals the end of the sent data.
  package func endWriting() {
    let descriptor = connectedDescriptor()
    secured?.endWriting()
    if descriptor >= 0 { _ = shutdown(descriptor, Int32(SHUT_WR)) }
  }
  /// Closes one of both streams; closing the second one ends the connection.
  package func closeSide(writing: Bool) {
    condition.lock()
    defer { condition.unlock() }
    openSides -= 1
    guard descriptor >= 0 else {
      if openSides <= 0 { state = .closed }
      return
    }
    if openSides > 0 {
      if writing { channel?.endWriting() }
      // Encrypted sending requires responses of the peer, so the reading side is not shut down separately.
      if writing || channel == nil { _ = shutdown(descriptor, Int32(writing ? SHUT_WR : SHUT_RD)) }
    } else {
      channel?.close()
      // The shutdown wakes a thread that waits for bytes.
      _ = shutdown(descriptor, Int32(SHUT_RDWR))
      Glibc.close(descriptor)
      (descriptor, state) = (-1, .closed)
    }
  }
}
