import Testing
import TrestleExpectations

@Suite struct OwnFolderTests {
  @Test("Each program that a test starts has a home and temporary folder of its own") func folders() throws {
    func variables() throws -> [String] {
      let lines = try TrestleProgram.run(program: "env", []).output.split(separator: "\n").map(String.init)
      return lines.filter { $0.hasPrefix("HOME=") || $0.hasPrefix("TMPDIR=") || $0.hasPrefix("XDG_") && $0.contains("_HOME=") }.sorted()
    }
    let (first, second) = (try variables(), try variables())
    expect(first.count == 6 && Set(first).isDisjoint(with: second))
    expect((first + second).allSatisfy { $0.contains("/trestle-test-") })
  }
}
