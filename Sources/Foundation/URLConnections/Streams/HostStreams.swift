import Foundation
import TrestleSupport

final class HostInputStream: InputStream {
  private let socket: HostSocket
  private let events = StreamEvents()
  private var status = Stream.Status.notOpen
  private weak var receiver: (any StreamDelegate)?

  init(_ socket: HostSocket) {
    self.socket = socket
    super.init(data: Data())
  }
  override var delegate: (any StreamDelegate)? {
    get { receiver }
    set { receiver = newValue }
  }
  override var streamStatus: Stream.Status { status }
  override var streamError: (any Error)? { socket.error }
  override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
    events.schedule(aRunLoop, mode)
    if status == .open { watch() }
  }
  override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.remove(aRunLoop) }
  override func open() {
    guard status == .notOpen else { return }
    status = .opening
    events.isActive = true
    socket.open { [weak self] isConnected in
      guard let self, events.isActive else { return }
      status = isConnected ? .open : .error
      events.send(isConnected ? .openCompleted : .errorOccurred, of: self)
      if isConnected { watch() }
    }
  }
  override func close() {
    guard status != .closed else { return }
    let wasOpen = status != .notOpen
    status = .closed
    events.isActive = false
    if wasOpen { socket.closeSide(writing: false) }
  }
  override var hasBytesAvailable: Bool { status == .open && socket.isReadable && !socket.isAtEnd }
  override func read(_ buffer: UnsafeMutablePointer<UInt8>, maxLength len: Int) -> Int {
    guard status == .open || status == .opening else { return status == .atEnd ? 0 : -1 }
    let count = socket.read(buffer, len)
    if count == 0, len > 0 { status = .atEnd }
    if count < 0 { status = .error }
    watch()
    return count
  }
  override func getBuffer(_ buffer: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>, length len: UnsafeMutablePointer<Int>) -> Bool {
    false
  }
  override func property(forKey key: Stream.PropertyKey) -> AnyObject? { socket.encryptionProperty(key) }
  override func setProperty(_ property: AnyObject?, forKey key: Stream.PropertyKey) -> Bool {
    status == .notOpen && socket.setEncryption(property, key)
  }
  private func watch() {
    guard status == .open, events.beginWaiting() else { return }
    // Only the socket's queue also uses the stream.
    nonisolated(unsafe) weak let this = self
    socket.whenReady(toRead: true, isWanted: { [weak events] in events?.isActive == true }) {
      guard let this else { return }
      this.events.endWaiting()
      if this.socket.isAtEnd {
        this.status = .atEnd
        this.events.send(.endEncountered, of: this)
      } else {
        this.events.send(.hasBytesAvailable, of: this)
      }
    }
  }
}

final class HostOutputStream: OutputStream {
  private let socket: HostSocket
  private let events = StreamEvents()
  private var status = Stream.Status.notOpen
  private weak var receiver: (any StreamDelegate)?

  init(_ socket: HostSocket) {
    self.socket = socket
    super.init(toMemory: ())
  }
  required init(toMemory: ()) {
    socket = HostSocket(host: "", port: -1)
    super.init(toMemory: ())
  }
  override var delegate: (any StreamDelegate)? {
    get { receiver }
    set { receiver = newValue }
  }
  override var streamStatus: Stream.Status { status }
  override var streamError: (any Error)? { socket.error }
  override func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {
    events.schedule(aRunLoop, mode)
    if status == .open { watch() }
  }
  override func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) { events.remove(aRunLoop) }
  override func open() {
    guard status == .notOpen else { return }
    status = .opening
    events.isActive = true
    socket.open { [weak self] isConnected in
      guard let self, events.isActive else { return }
      status = isConnected ? .open : .error
      events.send(isConnected ? .openCompleted : .errorOccurred, of: self)
      if isConnected { watch() }
    }
  }
  override func close() {
    guard status != .closed else { return }
    let wasOpen = status != .notOpen
    status = .closed
    events.isActive = false
    if wasOpen { socket.closeSide(writing: true) }
  }
  override var hasSpaceAvailable: Bool { status == .open && socket.isWritable }
  override func write(_ buffer: UnsafePointer<UInt8>, maxLength len: Int) -> Int {
    guard status == .open || status == .opening else { return -1 }
    let count = socket.write(buffer, len)
    if count < 0 { status = .error }
    watch()
    return count
  }
  override func property(forKey key: Stream.PropertyKey) -> AnyObject? { socket.encryptionProperty(key) }
  override func setProperty(_ property: AnyObject?, forKey key: Stream.PropertyKey) -> Bool {
    status == .notOpen && socket.setEncryption(property, key)
  }
  private func watch() {
    guard status == .open, events.beginWaiting() else { return }
    // Only the socket's queue also uses the stream.
    nonisolated(unsafe) weak let this = self
    socket.whenReady(toRead: false, isWanted: { [weak events] in events?.isActive == true }) {
      guard let this else { return }
      this.events.endWaiting()
      this.events.send(.hasSpaceAvailable, of: this)
    }
  }
}

extension Stream {
  /// Creates streams to a host. They connect when they are opened, and are encrypted if `socketSecurityLevelKey` was set to a TLS level
  /// before.
  public class func getStreamsToHost(
    withName hostname: String, port: Int, inputStream: UnsafeMutablePointer<InputStream?>?,
    outputStream: UnsafeMutablePointer<OutputStream?>?
  ) {
    let socket = HostSocket(host: hostname, port: port)
    inputStream?.pointee = HostInputStream(socket)
    outputStream?.pointee = HostOutputStream(socket)
  }
}

public typealias CFReadStream = InputStream
public typealias CFWriteStream = OutputStream

/// Creates streams to a host. They connect when they are opened, and are encrypted if `socketSecurityLevelKey` was set to a TLS level
/// before.
public func CFStreamCreatePairWithSocketToHost(
  _ alloc: AnyObject?, _ host: String!, _ port: UInt32, _ readStream: UnsafeMutablePointer<Unmanaged<InputStream>?>!,
  _ writeStream: UnsafeMutablePointer<Unmanaged<OutputStream>?>!
) {
  let socket = HostSocket(host: host, port: Int(port))
  readStream?.pointee = Unmanaged.passRetained(HostInputStream(socket))
  writeStream?.pointee = Unmanaged.passRetained(HostOutputStream(socket))
}
@discardableResult public func CFReadStreamOpen(_ stream: InputStream!) -> Bool {
  stream.open()
  return stream.streamStatus != .error
}
@discardableResult public func CFWriteStreamOpen(_ stream: OutputStream!) -> Bool {
  stream.open()
  return stream.streamStatus != .error
}
public func CFReadStreamClose(_ stream: InputStream!) { stream.close() }
public func CFWriteStreamClose(_ stream: OutputStream!) { stream.close() }
