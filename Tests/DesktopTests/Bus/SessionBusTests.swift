import Testing
import TrestleExpectations
import TrestleBus
import TrestleDesktop
import UIKit
import UIKitTesting

@MainActor struct SessionBusTests {
  @Test("A bus is looked for where the environment names one")
  func namedAddress() {
    let address = SessionBus.address(in: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/bus"], exists: { _ in false })
    expect(address, equals: "unix:path=/run/bus")
  }

  @Test("A bus in the runtime folder is used")
  func runtimeFolder() {
    expect(SessionBus.address(in: ["XDG_RUNTIME_DIR": "/run/user/1"], exists: { $0 == "/run/user/1/bus" }) == "unix:path=/run/user/1/bus")
  }

  @Test("No bus is started where none runs", arguments: ["autolaunch:", "disabled:", ""])
  func noBus(address: String) {
    let environment = ["DBUS_SESSION_BUS_ADDRESS": address, "XDG_RUNTIME_DIR": "/run/user/1"]
    expect(SessionBus.address(in: environment, exists: { _ in false }) == nil)
  }

  @Test("A test screen never opens a bus, and nothing is read for screen readers")
  func testScreen() {
    let taken = SnapshotBuilder.taken
    let screen = TestScreen()
    screen.show(UIViewController())
    screen.type("a")
    screen.tap(CGPoint(x: 100, y: 100))
    screen.advance(by: 1)
    var answers: [Bool] = []
    SessionBus.use { answers.append($0 != nil) }
    expect(answers, equals: [false])
    expect(Bus.openedConnections, equals: 0)
    expect(Bus.openedLibraries, equals: 0)
    expect(SnapshotBuilder.taken, equals: taken)
    expect(!UIAccessibility.isVoiceOverRunning)
  }

  @Test("The identifier of a bundle is the name of the program on the bus, if it is a valid one")
  func names() {
    expect(BusApplication.path(of: "org.example.Tea-Time_2"), equals: "/org/example/Tea_Time_2")
    for identifier in ["", "tea", "org.2tea", "org..tea", "org.tea.", "org.thé", "org.tea time", String(repeating: "a.", count: 200) + "b"]
    {
      expect(BusApplication.path(of: identifier) == nil, "\(identifier)")
    }
  }

  @Test("Types are written as D-Bus writes them")
  func types() {
    let value = BusValue.tuple([.options(["a": .bool(true)]), .array("(so)", []), .variant(.double(1)), .strings(["x"])])
    expect(value.type, equals: "(a{sv}a(so)vas)")
  }

  @Test("A dictionary is read without the variants around its values")
  func dictionary() {
    expect(BusValue.options(["a": .variant(.uint32(3))]).dictionary, equals: ["a": .uint32(3)])
  }
}
