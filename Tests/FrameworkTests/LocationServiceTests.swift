import Foundation
import Testing
import TrestleExpectations

/// Locations provided by GeoClue on the test's own bus.
struct LocationServiceTests {
  private static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/dbus-run-session")

  private func run(_ argument: String) throws -> [String] {
    try BusSession.run("DBUS_SYSTEM_BUS_ADDRESS=$DBUS_SESSION_BUS_ADDRESS exec \"$PROGRAM\" \(argument)", program: "LocationFixture")
      .split(separator: "\n").map(String.init)
  }

  @Test(
    "An app that starts before it asks for permission gets locations once GeoClue has granted it, until it stops",
    .enabled(if: isInstalled, "The test of locations needs dbus."), .timeLimit(.minutes(1)))
  func granted() throws {
    let lines = try run("")
    expect(
      lines == [
        // Nothing is opened before the first request.
        "enabled true opened false", "status 0", "client LocationFixture 8", "status 4",
        "place 48.137 11.575 ±12.0 speed 1.5 time 1700000000.0", "place 48.1375 11.5752 ±8.0 speed 1.5 time 1700000001.0", "stopped",
      ])
  }

  @Test(
    "A refusal of GeoClue denies the location", .enabled(if: isInstalled, "The test of locations needs dbus."), .timeLimit(.minutes(1)))
  func denied() throws {
    let lines = try run("deny")
    expect(lines, equals: ["enabled true opened false", "status 0", "client LocationFixture 8", "status 2", "error 1"])
  }

  @Test(
    "Without GeoClue on the bus the location is denied", .enabled(if: isInstalled, "The test of locations needs dbus."),
    .timeLimit(.minutes(1)))
  func absent() throws {
    try expect(run("absent"), equals: ["enabled true opened false", "status 0", "status 2", "error 1"])
  }
}
