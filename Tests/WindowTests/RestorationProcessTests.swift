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
    #expect(try run("n20", "n22") == "first=n0 selected=none")
    names = Array(names.reversed())
    #expect(try run("n33", "n30") == "first=n20 selected=n22")
    names = names.filter { $0 != "n30" }.sorted()
    #expect(try run("n33", "none") == "first=n33 selected=none")
    // A damaged file is moved aside, and the program starts without a state.
    let file = folder.appendingPathComponent("StateFixture/restoration.state")
    var bytes = try Data(contentsOf: file)
    bytes[bytes.count / 2] ^= 0x55
    try bytes.write(to: file)
    #expect(try run("n5", "n5").hasPrefix("first=\(names[0])"))
    #expect(try Data(contentsOf: folder.appendingPathComponent("StateFixture/restoration.damaged")) == bytes)
    #expect(try run("n5", "n5") == "first=n5 selected=n5")
  }
}
