import Foundation
import Testing
import TrestleExpectations

@Suite("State restoration from process to process")
struct RestorationProcessTests {
  @Test("SR-01 Place and selection are found again in another process, with the data rearranged between")
  func rearranged() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("state-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let environment = ["XDG_STATE_HOME": folder.path]
    var names = (0..<60).map { "n\($0)" }
    func run(_ first: String, _ selected: String) throws -> String {
      let run = try FixtureRun("StateFixture", [first, selected] + names, environment: environment)
      expect(run.status, equals: 0)
      return run.lines.last ?? ""
    }
    try expect(run("n20", "n22"), equals: "first=n0 selected=none")
    names = Array(names.reversed())
    try expect(run("n33", "n30"), equals: "first=n20 selected=n22")
    names = names.filter { $0 != "n30" }.sorted()
    try expect(run("n33", "none"), equals: "first=n33 selected=none")
    // A damaged file is moved aside, and the program starts without a state.
    let file = folder.appendingPathComponent("StateFixture/restoration.state")
    var bytes = try Data(contentsOf: file)
    bytes[bytes.count / 2] ^= 0x55
    try bytes.write(to: file)
    try expect(run("n5", "n5").hasPrefix("first=\(names[0])"))
    try expect(Data(contentsOf: folder.appendingPathComponent("StateFixture/restoration.damaged")), equals: bytes)
    try expect(run("n5", "n5"), equals: "first=n5 selected=n5")
  }
}
