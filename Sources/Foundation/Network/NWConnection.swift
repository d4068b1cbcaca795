import Foundation
import TrestleSupport

/// A connection to a host over TCP, optionally with TLS, or over UDP.
public final class NWConnection: @unchecked Sendable {
  public enum State: Equatable, Sendable {
    case setup
    /// The endpoint cannot currently be reached.
    case waiting(NWError)
    case preparing
    case ready
    case failed(NWError)
    case cancelled
  }
  public final class ContentContext: @unchecked Sendable {
    public let identifier: String
    /// Whether the content is the last one to be sent.
    public let isFinal: Bool
    /// Creates a context. The expiration and the priority are ignored.
    public init(identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false) {
      (self.identifier, self.isFinal) = (identifier, isFinal)
    }
    /// The context of a message that other messages may follow.
    public static let defaultMessage = ContentContext(identifier: "defaultMessage")
    public static let finalMessage = ContentContext(identifier: "finalMessage", isFinal: true)
    /// The context of a stream, which ends with the content.
    public static let defaultStream = ContentContext(identifier: "defaultStream", isFinal: true)
  }
  /// The treatment of the completion of a send operation.
  public enum SendCompletion: Sendable {
    /// Calls a closure when the content was sent or sending has failed.
    case contentProcessed(@Sendable (NWError?) -> Void)
    /// No notification, for content that may be sent more than once.
    case idempotent
  }

  public let endpoint: NWEndpoint
  public let parameters: NWParameters
  private let lock = NSLock()
  private let socket: HostSocket?
  private let sending = DispatchQueue(label: "NWConnection.send")
  private let receiving = DispatchQueue(label: "NWConnection.receive")
  private var current = State.setup
  private var handler: (@Sendable (State) -> Void)?
  private var viabilityHandler: (@Sendable (Bool) -> Void)?
  private var pathHandler: (@Sendable (Bool) -> Void)?
  private var isViable = false
  private var target: DispatchQueue?

  /// Creates a connection to an endpoint. `start(queue:)` establishes it.
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    (self.endpoint, self.parameters) = (endpoint, parameters)
    if case .hostPort(let host, let port) = endpoint {
      let name = host.debugDescription
      socket = HostSocket(host: name, port: Int(port.rawValue), isDatagram: parameters.isDatagram)
      if let encryption = parameters.encryption { socket?.encrypt = { try encryption.encrypt($0, host: name, isServer: false) } }
    } else {
      socket = nil
    }
  }
  /// Creates a connection to a port of a host. `start(queue:)` establishes it.
  public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
    self.init(to: .hostPort(host: host, port: port), using: parameters)
  }
  init(accepted descriptor: Int32, from endpoint: NWEndpoint, using parameters: NWParameters) {
    (self.endpoint, self.parameters) = (endpoint, parameters)
    if let encryption = parameters.encryption {
      socket = HostSocket(accepted: descriptor) { try encryption.encrypt($0, host: nil, isServer: true) }
    } else {
      socket = HostSocket(accepted: descriptor)
    }
  }

  public var state: State { lock.withLock { current } }
  /// The queue on which closures are called; nil before the start.
  public var queue: DispatchQueue? { lock.withLock { target } }
  public var currentPath: NWPath? { NWPathMonitor().currentPath }
  /// Called on the queue with each new state.
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  /// Called on the queue when the connection becomes able to carry data, or no longer is.
  public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)? {
    get { lock.withLock { viabilityHandler } }
    set { lock.withLock { viabilityHandler = newValue } }
  }
  /// Called when a better path exists. Linux moves no connection to another network, so it is never called.
  public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)? {
    get { lock.withLock { pathHandler } }
    set { lock.withLock { pathHandler = newValue } }
  }

  private func change(to state: State) {
    let (queue, handler, viability) = lock.withLock {
      guard current != .cancelled else {
        return (nil, nil, nil) as (DispatchQueue?, (@Sendable (State) -> Void)?, (@Sendable (Bool) -> Void)?)
      }
      current = state
      let wasViable = isViable
      isViable = state == .ready
      return (target, self.handler, wasViable == isViable ? nil : viabilityHandler)
    }
    let isReady = state == .ready
    if let handler { queue?.async { handler(state) } }
    if let viability { queue?.async { viability(isReady) } }
  }

  /// Establishes the connection. Closures are called on the queue.
  public func start(queue: DispatchQueue) {
    let isFirst = lock.withLock {
      defer { if target == nil { target = queue } }
      return target == nil && current == .setup
    }
    guard isFirst else { return }
    change(to: .preparing)
    guard let socket, parameters.encryption == nil || !parameters.isDatagram else { return change(to: .failed(.posix(.EOPNOTSUPP))) }
    socket.open { [weak self] isConnected in
      guard let self else { return }
      if isConnected { return change(to: .ready) }
      guard let refusal = socket.refusal else { return change(to: .waiting(NWError(Int32(socket.error?.code ?? Int(EIO))))) }
      FileHandle.standardError.write(Data("NWConnection to \(endpoint): \(refusal.localizedDescription)\n".utf8))
      let handshakeFailed: Int32 = -9824
      change(to: .failed(.tls((refusal as? sec_protocol_options.Refusal)?.status ?? handshakeFailed)))
    }
  }
  public func cancel() {
    let wasOpen = lock.withLock { target != nil && current != .cancelled }
    change(to: .cancelled)
    if wasOpen { socket?.closeSide(writing: true) }
  }
  /// Cancels the connection, as `cancel()` does.
  public func forceCancel() { cancel() }
  /// Cancels the connection, because there is no other endpoint to try.
  public func cancelCurrentEndpoint() { cancel() }

  /// Sends bytes after those of earlier calls.
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true, completion: SendCompletion
  ) {
    sending.async { [self] in
      var place = 0
      var error: NWError?
      let bytes = [UInt8](content ?? Data())
      while place < bytes.count, error == nil {
        let count = bytes.withUnsafeBufferPointer { socket?.write($0.baseAddress! + place, bytes.count - place) ?? -1 }
        if count <= 0 { error = NWError(state == .cancelled ? Int32(ECANCELED) : Int32(ENOTCONN)) } else { place += count }
      }
      if contentContext.isFinal, !parameters.isDatagram, error == nil { socket?.endWriting() }
      guard case .contentProcessed(let done) = completion else { return }
      let result = error
      (queue ?? .main).async { done(result) }
    }
  }

  /// Waits for a number of bytes, or the end of the stream.
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (_ content: Data?, _ contentContext: ContentContext?, _ isComplete: Bool, _ error: NWError?) -> Void
  ) {
    let most = max(1, min(maximumLength, 1 << 24))
    let least = parameters.isDatagram ? 1 : min(max(1, minimumIncompleteLength), most)
    receiving.async { [self] in
      var data = Data()
      var count = 1
      var buffer = [UInt8](repeating: 0, count: min(most, 65_536))
      while data.count < least, count > 0 {
        count = socket?.read(&buffer, min(buffer.count, most - data.count)) ?? -1
        if count > 0 { data.append(contentsOf: buffer.prefix(count)) }
      }
      let isOver = count == 0 || parameters.isDatagram
      let error = count < 0 ? NWError(state == .cancelled ? Int32(ECANCELED) : Int32(ENOTCONN)) : nil
      let content = data.isEmpty ? nil : data
      (queue ?? .main).async { completion(content, error == nil ? .defaultMessage : nil, isOver, error) }
    }
  }
  /// Waits for a message: a UDP packet, or all bytes until the end of a stream.
  public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {
    receive(minimumIncompleteLength: 1 << 24, maximumLength: 1 << 24, completion: completion)
  }
}
