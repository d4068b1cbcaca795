import Foundation
import Glibc
import TrestleBus

/// The service Avahi on the system bus, which publishes and finds services of the local network.
enum Avahi {
  static let name = "org.freedesktop.Avahi"

  /// The address of the system bus; nil if the service is not installed.
  static var address: String? {
    let environment = ProcessInfo.processInfo.environment
    if let address = environment["DBUS_SYSTEM_BUS_ADDRESS"], !address.isEmpty { return address }
    let isInstalled = FileManager.default.fileExists(atPath: "/usr/share/dbus-1/system-services/\(name).service")
    return isInstalled ? "unix:path=/run/dbus/system_bus_socket" : nil
  }

  static func onMain(_ body: @escaping @MainActor () -> Void) {
    nonisolated(unsafe) let body = body
    DispatchQueue.main.async { MainActor.assumeIsolated { body() } }
  }

  static func description(of code: NetService.ErrorCode) -> [String: NSNumber] {
    [NetService.errorCode: NSNumber(value: code.rawValue), NetService.errorDomain: NSNumber(value: 10)]
  }

  /// Returns a type or a domain without its final dot.
  static func plain(_ name: String) -> String { name.hasSuffix(".") ? String(name.dropLast()) : name }
}

/// One request to Avahi, with a connection that ends with the request.
@MainActor final class AvahiRequest {
  enum Outcome { case done, collision(String?), failed }
  enum Event { case found(String), removed(String), failed }
  struct Answer {
    let host: String
    let port: UInt16
    let address: Data
    let attributes: Data
  }

  private var bus: Bus?
  private var subscription: BusSubscription?
  private var object = ""
  private var isCancelled = false
  /// Any interface and any protocol version.
  private let anywhere: [BusValue] = [.int32(-1), .int32(-1)]

  nonisolated init() {}

  func cancel() {
    isCancelled = true
    subscription = nil
    bus?.close()
    bus = nil
  }

  func connect(_ completion: @escaping @MainActor (Bool) -> Void) {
    if bus != nil { return completion(true) }
    guard let address = Avahi.address else { return completion(false) }
    Bus.connect(to: address) { bus in
      guard !self.isCancelled else { return bus?.close() ?? () }
      self.bus = bus
      guard let bus else { return completion(false) }
      bus.call(Avahi.name, "/", Avahi.name + ".Server", "GetVersionString", startsService: true) { answer in
        if !self.isCancelled { completion((try? answer.get()) != nil) }
      }
    }
  }

  /// Creates an Avahi object. `receive` is called with all of its signals.
  private func make(
    _ interface: String, _ method: String, _ arguments: [BusValue], receive: @escaping @MainActor (BusSignal) -> Void,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    connect { isThere in
      guard isThere, let bus = self.bus else { return completion(false) }
      var early: [BusSignal] = []
      self.object = ""
      self.subscription = bus.subscribe(interface: Avahi.name + "." + interface) { signal in
        if self.object.isEmpty { early.append(signal) } else if signal.path == self.object { receive(signal) }
      }
      bus.call(Avahi.name, "/", Avahi.name + ".Server", method, arguments) { answer in
        guard !self.isCancelled else { return }
        guard let path = (try? answer.get())?.first?.text else { return completion(false) }
        self.object = path
        completion(true)
        for signal in early where signal.path == path { receive(signal) }
      }
    }
  }

  // MARK: Publishing

  func publish(
    _ name: String, _ type: String, _ domain: String, port: UInt16, _ records: [Data], completion: @escaping @MainActor (Outcome) -> Void
  ) {
    let group = "EntryGroup"
    let receive: @MainActor (BusSignal) -> Void = { signal in
      guard signal.member == "StateChanged", let state = signal.arguments.first?.integer else { return }
      switch state {
      case 2: completion(.done)
      case 3: self.rename(name, completion)
      case 4: completion(.failed)
      default: break
      }
    }
    make(group, "EntryGroupNew", [], receive: receive) { isMade in
      guard isMade, let bus = self.bus else { return completion(.failed) }
      let service: [BusValue] = [
        .uint32(0), .string(name), .string(type), .string(domain), .string(""), .uint16(port), Self.value(of: records),
      ]
      bus.call(Avahi.name, self.object, Avahi.name + "." + group, "AddService", self.anywhere + service) { answer in
        guard !self.isCancelled else { return }
        switch answer {
        case .success:
          bus.call(Avahi.name, self.object, Avahi.name + "." + group, "Commit") { if case .failure = $0 { completion(.failed) } }
        case .failure(let error) where error.name.hasSuffix("CollisionError"): self.rename(name, completion)
        case .failure: completion(.failed)
        }
      }
    }
  }

  private func rename(_ name: String, _ completion: @escaping @MainActor (Outcome) -> Void) {
    bus?.call(Avahi.name, "/", Avahi.name + ".Server", "GetAlternativeServiceName", [.string(name)]) { answer in
      if !self.isCancelled { completion(.collision((try? answer.get())?.first?.text)) }
    }
  }

  func update(_ name: String, _ type: String, _ domain: String, _ records: [Data]) {
    guard !object.isEmpty else { return }
    let service: [BusValue] = [.uint32(0), .string(name), .string(type), .string(domain), Self.value(of: records)]
    bus?.call(Avahi.name, object, Avahi.name + ".EntryGroup", "UpdateServiceTxt", anywhere + service)
  }

  private static func value(of records: [Data]) -> BusValue { .array("ay", records.map { .array("y", $0.map { .byte($0) }) }) }

  // MARK: Finding

  func browse(_ type: String, _ domain: String, receive: @escaping @MainActor (Event) -> Void) {
    let read: @MainActor (BusSignal) -> Void = { signal in
      let name = signal.arguments.count > 2 ? signal.arguments[2].text : nil
      switch (signal.member, name) {
      case ("ItemNew", let name?): receive(.found(name))
      case ("ItemRemove", let name?): receive(.removed(name))
      case ("Failure", _): receive(.failed)
      default: break
      }
    }
    let arguments: [BusValue] = anywhere + [.string(type), .string(domain), .uint32(0)]
    make("ServiceBrowser", "ServiceBrowserNew", arguments, receive: read) { if !$0 { receive(.failed) } }
  }

  /// Requests the address of a service; nil if there is none. Changes are also received.
  func resolve(
    _ name: String, _ type: String, _ domain: String, keepsWatching: Bool = false, receive: @escaping @MainActor (Answer?) -> Void
  ) {
    let read: @MainActor (BusSignal) -> Void = { signal in
      if signal.member == "Found", let answer = Self.answer(signal.arguments) { return receive(answer) }
      if signal.member == "Failure", !keepsWatching { receive(nil) }
    }
    let arguments: [BusValue] = anywhere + [.string(name), .string(type), .string(domain), .int32(-1), .uint32(0)]
    make("ServiceResolver", "ServiceResolverNew", arguments, receive: read) { if !$0 { receive(nil) } }
  }

  private static func answer(_ values: [BusValue]) -> Answer? {
    guard values.count > 9, let host = values[5].text, let text = values[7].text, let number = values[8].integer,
      let port = UInt16(exactly: number), let address = address(text, port: port, interface: values[0].integer ?? 0)
    else { return nil }
    let attributes = values[9].parts.map { Data($0.parts.compactMap { $0.integer.flatMap { UInt8(exactly: $0) } }) }
    let record = attributes.reduce(into: Data()) { data, part in if part.count <= 255 { data += [UInt8(part.count)] + part } }
    return Answer(host: host.hasSuffix(".") ? host : host + ".", port: port, address: address, attributes: record)
  }

  /// Returns a `sockaddr` with an IP address.
  private static func address(_ text: String, port: UInt16, interface: Int) -> Data? {
    var short = sockaddr_in()
    short.sin_family = sa_family_t(AF_INET)
    short.sin_port = port.bigEndian
    if inet_pton(AF_INET, text, &short.sin_addr) == 1 { return withUnsafeBytes(of: short) { Data($0) } }
    var long = sockaddr_in6()
    long.sin6_family = sa_family_t(AF_INET6)
    long.sin6_port = port.bigEndian
    long.sin6_scope_id = UInt32(max(0, interface))
    return inet_pton(AF_INET6, text, &long.sin6_addr) == 1 ? withUnsafeBytes(of: long) { Data($0) } : nil
  }
}
