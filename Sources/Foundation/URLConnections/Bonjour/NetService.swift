import Foundation

/// A service of the local network, to publish or to resolve. Both use Avahi; without it, the delegate receives an error.
open class NetService: NSObject, @unchecked Sendable {
  public enum ErrorCode: Int, Sendable {
    case unknownError = -72000, collisionError = -72001, notFoundError = -72002, activityInProgress = -72003, badArgumentError = -72004
    case cancelledError = -72005, invalidError = -72006, timeoutError = -72007, missingRequiredConfigurationError = -72008
  }

  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Fails if the name is in use, instead of publishing another name.
    public static let noAutoRename = Options(rawValue: 1 << 0)
    /// Accepts connections. Not supported on Linux: such a service is not published.
    public static let listenForConnections = Options(rawValue: 1 << 1)
  }

  public static let errorCode = "NSNetServicesErrorCode"
  public static let errorDomain = "NSNetServicesErrorDomain"

  open weak var delegate: (any NetServiceDelegate)?
  open private(set) var name: String
  public let type: String
  public let domain: String
  open private(set) var port: Int
  open private(set) var hostName: String?
  /// The addresses as `sockaddr` data; nil until the service was resolved.
  open private(set) var addresses: [Data]?
  open var includesPeerToPeer = false
  private var attributes: Data?
  private var activity: Activity?
  private var monitor: AvahiRequest?

  private enum Activity {
    case publishing(AvahiRequest)
    case resolving(AvahiRequest, timer: DispatchWorkItem)
  }

  /// Creates a service to publish. An empty name means that of the computer, an empty domain the default domain.
  public init(domain: String, type: String, name: String, port: Int32) {
    self.domain = domain.isEmpty ? "local." : domain
    self.type = type
    self.name = name.isEmpty ? ProcessInfo.processInfo.hostName : name
    self.port = Int(port)
  }

  public convenience init(domain: String, type: String, name: String) { self.init(domain: domain, type: type, name: name, port: -1) }

  deinit {
    let monitor = monitor
    var request: AvahiRequest?
    switch activity {
    case .publishing(let active), .resolving(let active, _): request = active
    case nil: break
    }
    if request != nil || monitor != nil {
      Avahi.onMain {
        request?.cancel()
        monitor?.cancel()
      }
    }
  }

  // MARK: Publishing

  open func publish() { publish(options: []) }

  open func publish(options: Options) {
    Avahi.onMain { [self] in
      if activity != nil { return refuse(.activityInProgress) }
      guard (1...65535).contains(port), !options.contains(.listenForConnections) else { return refuse(.badArgumentError) }
      delegate?.netServiceWillPublish(self)
      let records = attributes.map(Self.records) ?? []
      let request = AvahiRequest()
      activity = .publishing(request)
      publish(request, name, records, options)
    }
  }

  @MainActor private func publish(_ request: AvahiRequest, _ name: String, _ records: [Data], _ options: Options) {
    request.publish(name, Avahi.plain(type), Avahi.plain(domain), port: UInt16(port), records) { [weak self] outcome in
      guard let self else { return }
      switch outcome {
      case .done:
        self.name = name
        delegate?.netServiceDidPublish(self)
      case .collision(let other?) where !options.contains(.noAutoRename): publish(request, other, records, options)
      case .collision: end(.collisionError)
      case .failed: end(.unknownError)
      }
    }
  }

  private func refuse(_ code: ErrorCode) { delegate?.netService(self, didNotPublish: Avahi.description(of: code)) }

  @MainActor private func end(_ code: ErrorCode) {
    let ended = activity
    activity = nil
    switch ended {
    case .publishing(let request):
      request.cancel()
      refuse(code)
    case .resolving(let request, let timer):
      timer.cancel()
      request.cancel()
      delegate?.netService(self, didNotResolve: Avahi.description(of: code))
    case nil: break
    }
  }

  // MARK: Resolving

  @available(*, deprecated, message: "Use resolve(withTimeout:)") open func resolve() { resolve(withTimeout: 5) }

  /// Requests the addresses. The timeout is in seconds; 0 means no limit.
  open func resolve(withTimeout timeout: TimeInterval) {
    Avahi.onMain { [self] in
      guard activity == nil else {
        delegate?.netService(self, didNotResolve: Avahi.description(of: .activityInProgress))
        return
      }
      delegate?.netServiceWillResolve(self)
      let request = AvahiRequest()
      let timer = DispatchWorkItem { [weak self] in MainActor.assumeIsolated { self?.end(.timeoutError) } }
      activity = .resolving(request, timer: timer)
      if timeout > 0 { DispatchQueue.main.asyncAfter(deadline: .now() + timeout, execute: timer) }
      request.resolve(name, Avahi.plain(type), Avahi.plain(domain)) { [weak self] answer in
        guard let self, case .resolving = activity else { return }
        guard let answer else { return end(.notFoundError) }
        hostName = answer.host
        port = Int(answer.port)
        attributes = answer.attributes
        addresses = (addresses ?? []) + [answer.address]
        timer.cancel()
        delegate?.netServiceDidResolveAddress(self)
      }
    }
  }

  /// Stops publishing or resolving.
  open func stop() {
    Avahi.onMain { [self] in
      switch activity {
      case .publishing(let request): request.cancel()
      case .resolving(let request, let timer):
        timer.cancel()
        request.cancel()
      case nil: return
      }
      activity = nil
      delegate?.netServiceDidStop(self)
    }
  }

  /// Returns streams to the service. The result is false unless its address was resolved.
  open func getInputStream(
    _ inputStream: UnsafeMutablePointer<InputStream?>?, outputStream: UnsafeMutablePointer<OutputStream?>?
  ) -> Bool {
    guard let hostName, port > 0 else { return false }
    Stream.getStreamsToHost(withName: hostName, port: port, inputStream: inputStream, outputStream: outputStream)
    return true
  }

  /// Has no effect: the delegate is always called on the main queue.
  open func schedule(in aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Has no effect: the delegate is always called on the main queue.
  open func remove(from aRunLoop: RunLoop, forMode mode: RunLoop.Mode) {}

  // MARK: Attributes

  /// Sets the TXT record, also of a published service. Returns false for invalid data.
  @discardableResult open func setTXTRecord(_ recordData: Data?) -> Bool {
    let records = recordData.map(Self.records) ?? []
    guard recordData == nil || records.reduce(0, { $0 + $1.count + 1 }) == recordData?.count else { return false }
    attributes = recordData
    Avahi.onMain { [self] in
      if case .publishing(let request) = activity { request.update(name, Avahi.plain(type), Avahi.plain(domain), records) }
    }
    return true
  }

  open func txtRecordData() -> Data? { attributes }

  /// Starts notifying the delegate of changes of the TXT record.
  open func startMonitoring() {
    Avahi.onMain { [self] in
      guard monitor == nil else { return }
      let request = AvahiRequest()
      monitor = request
      request.resolve(name, Avahi.plain(type), Avahi.plain(domain), keepsWatching: true) { [weak self] answer in
        guard let self, monitor != nil, let answer, answer.attributes != attributes else { return }
        attributes = answer.attributes
        delegate?.netService(self, didUpdateTXTRecord: answer.attributes)
      }
    }
  }

  open func stopMonitoring() {
    Avahi.onMain { [self] in
      monitor?.cancel()
      monitor = nil
    }
  }

  /// Parses a TXT record: `key=value` entries, each after a byte with its length.
  open class func dictionary(fromTXTRecord txtData: Data) -> [String: Data] {
    var result: [String: Data] = [:]
    for record in records(txtData) {
      let parts = record.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let key = String(data: Data(parts[0]), encoding: .utf8), !key.isEmpty, result[key] == nil else { continue }
      result[key] = parts.count > 1 ? Data(parts[1]) : Data()
    }
    return result
  }

  /// Returns the TXT record of attributes. Entries of more than 255 bytes are omitted.
  open class func data(fromTXTRecord txtDictionary: [String: Data]) -> Data {
    var data = Data()
    for (key, value) in txtDictionary.sorted(by: { $0.key < $1.key }) {
      let record = Data(key.utf8) + Data("=".utf8) + value
      if record.count <= 255 { data += [UInt8(record.count)] + record }
    }
    return data
  }

  private static func records(_ data: Data) -> [Data] {
    var (records, rest) = ([Data](), Data(data))
    while let length = rest.first.map(Int.init), rest.count > length {
      records.append(Data(rest.dropFirst().prefix(length)))
      rest = Data(rest.dropFirst(length + 1))
    }
    return records
  }
}
