import Foundation
import TrestleBus

/// A GeoClue with one client, which walks over three points.
@MainActor final class LocationService: BusObjects {
  static let shared = LocationService()
  private static let name = "org.freedesktop.GeoClue2"
  private static let client = "/org/freedesktop/GeoClue2/Client/1"
  private static let points = [(48.1370, 11.5750, 12.0), (48.1375, 11.5752, 8.0), (48.1381, 11.5755, 5.0)]
  private static let description = """
    <node><interface name="\(name).Manager"><method name="GetClient"><arg type="o" direction="out"/></method></interface>
    <interface name="\(name).Client"><method name="Start"/><method name="Stop"/>
    <property name="DesktopId" type="s" access="readwrite"/><property name="RequestedAccuracyLevel" type="u" access="readwrite"/>
    <signal name="LocationUpdated"><arg type="o"/><arg type="o"/></signal></interface>
    <interface name="\(name).Location"><property name="Latitude" type="d" access="read"/>
    <property name="Longitude" type="d" access="read"/><property name="Accuracy" type="d" access="read"/>
    <property name="Speed" type="d" access="read"/><property name="Timestamp" type="(tt)" access="read"/></interface></node>
    """

  private var bus: Bus?
  private var registrations: [BusRegistration] = []
  private var denies = false
  private var step = 0
  private var isRunning = false
  private var values: [String: BusValue] = ["DesktopId": .string(""), "RequestedAccuracyLevel": .uint32(0)]

  func serve(on bus: Bus, denies: Bool, ready: @escaping @MainActor () -> Void) {
    (self.bus, self.denies) = (bus, denies)
    let places = Self.points.indices.map { ("\(Self.client)/Location/\($0)", ".Location") }
    for (path, interface) in [("/org/freedesktop/GeoClue2/Manager", ".Manager"), (Self.client, ".Client")] + places {
      guard let registration = bus.serve(self, at: path, interface: Self.name + interface, description: Self.description) else { exit(2) }
      registrations.append(registration)
    }
    bus.call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName", [.string(Self.name), .uint32(0)]
    ) { _ in ready() }
  }

  func interfaces(of node: String) -> [String] { [] }

  func handle(_ call: BusCall) {
    switch call.member {
    case "GetClient": call.reply(.success([.path(Self.client)]))
    case "Start":
      LocationFixture.say("client \(values["DesktopId"]?.text ?? "") \(values["RequestedAccuracyLevel"]?.integer ?? 0)")
      if denies {
        return call.reply(.failure(BusError(name: "org.freedesktop.DBus.Error.AccessDenied", message: "no")))
      }
      call.reply(.success([]))
      isRunning = true
      walk()
    case "Stop":
      isRunning = false
      call.reply(.success([]))
      LocationFixture.say("stopped")
      // No location is delivered after the end.
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { exit(0) }
    default: call.reply(.failure(BusError(message: "unknown")))
    }
  }

  private func walk() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) {
      MainActor.assumeIsolated {
        guard self.isRunning, self.step < Self.points.count else { return }
        self.bus?.emit(
          Self.client, Self.name + ".Client", "LocationUpdated", [.path("/"), .path("\(Self.client)/Location/\(self.step)")])
        self.step += 1
        self.walk()
      }
    }
  }

  func property(_ name: String, of interface: String, at path: String) -> BusValue? {
    guard interface.hasSuffix(".Location"), let index = path.split(separator: "/").last.flatMap({ Int($0) }) else { return values[name] }
    let point = Self.points[index]
    return switch name {
    case "Latitude": .double(point.0)
    case "Longitude": .double(point.1)
    case "Accuracy": .double(point.2)
    case "Speed": .double(1.5)
    default: .tuple([.uint64(1_700_000_000 + UInt64(index)), .uint64(0)])
    }
  }

  func setProperty(_ name: String, of interface: String, at path: String, to value: BusValue) -> Bool {
    guard values[name] != nil else { return false }
    values[name] = value
    return true
  }
}
