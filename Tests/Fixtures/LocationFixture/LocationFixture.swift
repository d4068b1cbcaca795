import CoreLocation
import Foundation
import TrestleBus
import TrestleSupport

/// Finds its location by a GeoClue of its own, on the bus that `DBUS_SYSTEM_BUS_ADDRESS` names, and prints what the delegate receives, for
/// `LocationServiceTests`.
///
///     LocationFixture          walks over three points, and stops after the second
///     LocationFixture deny     the service refuses
///     LocationFixture absent   there is no service on the bus
@main @MainActor final class LocationFixture: CLLocationManagerDelegate {
  private static let fixture = LocationFixture()
  private let manager = CLLocationManager()
  private var received = 0

  static func main() {
    // A run that hangs ends.
    alarm(20)
    ProgramWindow.isOnDesktop = true
    guard let address = ProcessInfo.processInfo.environment["DBUS_SYSTEM_BUS_ADDRESS"] else { exit(64) }
    let command = CommandLine.arguments.dropFirst().first
    if command == "absent" {
      fixture.start()
    } else {
      Bus.connect(to: address) { bus in
        guard let bus else { exit(1) }
        LocationService.shared.serve(on: bus, denies: command == "deny") { fixture.start() }
      }
    }
    // The bus is used by the main thread, which `dispatchMain()` would end.
    RunLoop.main.run()
  }

  nonisolated static func say(_ line: String) {
    print(line)
    fflush(nil)
  }

  private func start() {
    manager.delegate = self
    Self.say("enabled \(CLLocationManager.locationServicesEnabled()) opened \(Bus.openedConnections > 1)")
    manager.startUpdatingLocation()
    manager.requestWhenInUseAuthorization()
  }

  nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    Self.say("status \(manager.authorizationStatus.rawValue)")
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    for place in locations {
      Self.say(
        "place \(place.coordinate.latitude) \(place.coordinate.longitude) ±\(place.horizontalAccuracy) speed \(place.speed) "
          + "time \(place.timestamp.timeIntervalSince1970)")
    }
    MainActor.assumeIsolated {
      received += 1
      if received == 2 { self.manager.stopUpdatingLocation() }
    }
  }

  nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    Self.say("error \((error as? CLError)?.code.rawValue ?? -1)")
    exit(0)
  }
}
