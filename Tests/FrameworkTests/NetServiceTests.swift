import Foundation
import Testing
import TrestleExpectations
import TrestleURLConnections

/// Services of the local network, provided by Avahi on the test's own bus.
struct NetServiceTests {
  private static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/dbus-run-session")

  private func run(_ argument: String) throws -> [String] {
    try BusSession.run("DBUS_SYSTEM_BUS_ADDRESS=$DBUS_SESSION_BUS_ADDRESS exec \"$PROGRAM\" \(argument)", program: "BonjourFixture")
      .split(separator: "\n").map(String.init)
  }

  @Test(
    "A service whose name is in use is published with another, found once on two interfaces, resolved and removed",
    .enabled(if: isInstalled, "The test needs dbus."), .timeLimit(.minutes(1)))
  func published() throws {
    try expect(
      run("") == [
        "record true", "will publish Desk", "published Desk #2", "will search", "found Desk #2 _http._tcp. local.",
        "at desk.local. 8080 [[2, 0, 31, 144, 192, 168, 1, 7]] [\"path\": \"/a\"]", "stopped Desk #2", "removed Desk #2", "search stopped",
      ])
  }

  @Test("Without Avahi the delegates receive errors", .enabled(if: isInstalled, "The test needs dbus."), .timeLimit(.minutes(1)))
  func absent() throws {
    try expect(
      run("absent") == [
        "record true", "will publish Desk", "not published -72000", "will search", "no search -72000", "not resolved -72002",
      ])
  }

  @Test("Attributes are read from a record, and written; what is too long or no record is refused")
  func records() {
    let values = ["a": Data("1".utf8), "flag": Data(), "long": Data(repeating: 0, count: 300)]
    let record = NetService.data(fromTXTRecord: values)
    expect(record, equals: Data([3]) + Data("a=1".utf8) + Data([5]) + Data("flag=".utf8))
    expect(NetService.dictionary(fromTXTRecord: record), equals: ["a": Data("1".utf8), "flag": Data()])
    expect(NetService.dictionary(fromTXTRecord: Data([200, 1])).isEmpty)
    let service = NetService(domain: "", type: "_x._udp", name: "n", port: 1)
    expect(!service.setTXTRecord(Data([9, 1])) && service.txtRecordData() == nil)
    expect(service.setTXTRecord(record) && service.txtRecordData() == record)
  }
}
