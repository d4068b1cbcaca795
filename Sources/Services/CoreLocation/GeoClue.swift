import Foundation
import TrestleBus
import TrestleSupport

/// The location of the desktop, from the service GeoClue on the system bus. It is used only if the app shows a window.
@MainActor final class GeoClue {
  /// The address of the system bus; nil if the service is not installed.
  private nonisolated static let address: String? = {
    let environment = ProcessInfo.processInfo.environment
    if let address = environment["DBUS_SYSTEM_BUS_ADDRESS"], !address.isEmpty { return address }
    let isInstalled = FileManager.default.fileExists(atPath: "/usr/share/dbus-1/system-services/org.freedesktop.GeoClue2.service")
    return isInstalled ? "unix:path=/run/dbus/system_bus_socket" : nil
  }()
  nonisolated static var isAllowed: Bool { ProgramWindow.isOnDesktop && address != nil }

  static let shared = GeoClue()

  enum Outcome { case started, denied, unavailable }

  private enum State {
    case idle
    case starting([@MainActor (Outcome) -> Void])
    case started
  }

  private static let service = "org.freedesktop.GeoClue2"
  private var state = State.idle
  private var bus: Bus?
  private var client = ""
  private var subscription: BusSubscription?
  private var users: [ObjectIdentifier: @MainActor (CLLocation) -> Void] = [:]

  /// Starts the service for a user, which receives its locations. The service may prompt for permission.
  func start(for user: AnyObject, completion: @escaping @MainActor (Outcome) -> Void, receive: @escaping @MainActor (CLLocation) -> Void) {
    users[ObjectIdentifier(user)] = receive
    switch state {
    case .started: completion(.started)
    case .starting(let waiting): state = .starting(waiting + [completion])
    case .idle:
      guard Self.isAllowed, let address = Self.address else { return completion(.unavailable) }
      state = .starting([completion])
      Bus.connect(to: address) { bus in
        guard let bus else { return self.end(.unavailable) }
        self.bus = bus
        self.makeClient(bus)
      }
    }
  }

  private var waiting: [@MainActor () -> Void] = []

  /// Calls a block after the app has requested permission and the service has decided.
  func whenDetermined(_ body: @escaping @MainActor () -> Void) { waiting.append(body) }

  func callWaiting() {
    let bodies = waiting
    waiting = []
    for body in bodies { body() }
  }

  /// Stops the locations for a user. The service stops with the last user.
  func stop(for user: AnyObject) { stop(ObjectIdentifier(user)) }

  func stop(_ user: ObjectIdentifier) {
    users[user] = nil
    stopIfUnused()
  }

  private func stopIfUnused() {
    guard users.isEmpty, case .started = state else { return }
    subscription = nil
    state = .idle
    guard let bus else { return }
    self.bus = nil
    // A connection that closes does not send its pending messages.
    bus.call(Self.service, client, Self.service + ".Client", "Stop") { _ in bus.close() }
  }

  private func end(_ outcome: Outcome) {
    guard case .starting(let waiting) = state else { return }
    if outcome == .started {
      state = .started
    } else {
      (subscription, state) = (nil, .idle)
      bus?.close()
      bus = nil
    }
    for completion in waiting { completion(outcome) }
    // All users may have stopped in the meantime.
    stopIfUnused()
  }

  private func makeClient(_ bus: Bus) {
    bus.call(Self.service, "/org/freedesktop/GeoClue2/Manager", Self.service + ".Manager", "GetClient", startsService: true) { answer in
      guard let path = (try? answer.get())?.first?.text else { return self.end(.unavailable) }
      self.client = path
      self.set("DesktopId", .string(ProgramFolder.identifier))
      let exact: UInt32 = 8
      self.set("RequestedAccuracyLevel", .uint32(exact))
      self.subscription = bus.subscribe(interface: Self.service + ".Client", member: "LocationUpdated", path: path) { signal in
        if signal.arguments.count == 2, let place = signal.arguments[1].text { self.read(place) }
      }
      bus.call(Self.service, path, Self.service + ".Client", "Start") { answer in
        switch answer {
        case .success: self.end(.started)
        case .failure(let error): self.end(error.name.hasSuffix("AccessDenied") ? .denied : .unavailable)
        }
      }
    }
  }

  private func set(_ name: String, _ value: BusValue) {
    let arguments: [BusValue] = [.string(Self.service + ".Client"), .string(name), .variant(value)]
    bus?.call(Self.service, client, "org.freedesktop.DBus.Properties", "Set", arguments)
  }

  private func read(_ path: String) {
    bus?.call(Self.service, path, "org.freedesktop.DBus.Properties", "GetAll", [.string(Self.service + ".Location")]) { answer in
      guard let values = (try? answer.get())?.first?.dictionary, let latitude = values["Latitude"]?.number,
        let longitude = values["Longitude"]?.number
      else { return }
      let altitude = values["Altitude"]?.number ?? -.greatestFiniteMagnitude
      let isAltitudeKnown = altitude > -1e300
      // The service does not report the accuracy of an altitude.
      let accuracy = values["Accuracy"]?.number ?? -1
      let seconds = values["Timestamp"]?.parts.first?.integer
      let location = CLLocation(
        coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: isAltitudeKnown ? altitude : 0,
        horizontalAccuracy: accuracy, verticalAccuracy: isAltitudeKnown ? accuracy : -1,
        course: values["Heading"]?.number ?? -1, speed: values["Speed"]?.number ?? -1,
        timestamp: seconds.map { Date(timeIntervalSince1970: TimeInterval($0)) } ?? Date())
      for receive in self.users.values { receive(location) }
    }
  }
}
