import Dispatch
import Foundation
import TrestleSupport

/// A connection to a host by TCP, which TLS may encrypt, or by UDP.
public final class NWConnection: @unchecked Sendable {
  /// The progress of a connection.
  public enum State: Equatable, Sendable {
    /// A connection that is not started yet.
    case setup
    /// A connection that cannot reach the endpoint at present.
    case waiting(NWError)
    /// A connection that is being made.
    case preparing
    /// A connection that can send and receive.
    case ready
    /// A connection that ended with an error.
    case failed(NWError)
    /// A connection that the app ended.
    case cancelled
  }
  /// The meaning of sent content.
  public final class ContentContext: @unchecked Sendable {
    /// The name of the context.
    public let identifier: String
    /// Whether nothing is sent after the content.
    public let isFinal: Bool
    /// Creates a context. The expiration and the priority have no effect here.
    public init(identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false) {
      (self.identifier, self.isFinal) = (identifier, isFinal)
    }
    /// The context of a message that others may follow.
    public static let defaultMessage = ContentContext(identifier: "defaultMessage")
    /// The context of the last message.
    public static let finalMessage = ContentContext(identifier: "finalMessage", isFinal: true)
    /// The context of a stream, which ends with the content.
    public static let defaultStream = ContentContext(identifier: "defaultStream", isFinal: true)
  }
  /// Whether the end of sending is reported.
  public enum SendCompletion: Sendable {
    /// A closure that is called when the content is sent or has failed.
    case contentProcessed(@Sendable (NWError?) -> Void)
    /// No report, for content that may be sent more than once.
    case idempotent
  }

  /// The place that the connection leads to.
  public let endpoint: NWEndpoint
  /// The protocols of the connection.
  public let parameters: NWParameters
  private let lock = NSLock()
  private let socket: HostSocket?
  private let sending = DispatchQueue(label: "NWConnection.send")
  private let receiving = DispatchQueue(label: "NWConnection.receive")
  private var current = State.setup
  private var handler: (@Sendable (State) -> Void)?
  private var target: DispatchQueue?

  /// Creates a connection to an endpoint, which is made by `start(queue:)`.
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
  /// Creates a connection to a port of a host, which is made by `start(queue:)`.
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

  /// The progress.
  public var state: State { lock.withLock { current } }
  /// The queue of the closures; nil before the start.
  public var queue: DispatchQueue? { lock.withLock { target } }
  /// The current path of the machine to the network.
  public var currentPath: NWPath? { NWPathMonitor().currentPath }
  /// Called on the queue with each change of the state.
  public var stateUpdateHandler: (@Sendable (State) -> Void)? {
    get { lock.withLock { handler } }
    set { lock.withLock { handler = newValue } }
  }

  private func change(to state: State) {
    let (queue, handler) = lock.withLock {
      guard current != .cancelled else { return (nil, nil) as (DispatchQueue?, (@Sendable (State) -> Void)?) }
      current = state
      return (target, self.handler)
    }
    if let handler { queue?.async { handler(state) } }
  }

  /// Connects. Closures are called on the queue.
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
  /// Ends the connection.
  public func cancel() {
    let wasOpen = lock.withLock { target != nil && current != .cancelled }
    change(to: .cancelled)
    if wasOpen { socket?.closeSide(writing: true) }
  }
  /// Ends the connection, as `cancel()` does.
  public func forceCancel() { cancel() }
  /// Ends the connection, since it has no other endpoint to try.
  public func cancelCurrentEndpoint() { cancel() }

  /// Sends bytes after those sent before.
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

  /// Waits for a number of bytes, or the end.
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
  /// Waits for a message: a packet of UDP, or all bytes up to the end.
  public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {
    receive(minimumIncompleteLength: 1 << 24, maximumLength: 1 << 24, completion: completion)
  }
}
