import Foundation
import Testing
import TrestleExpectations
import TrestleTrials

/// Tests neither read nor write the user's own folders.
@Suite struct OwnFolderTests {
  private static let homes = ["HOME", "CFFIXED_USER_HOME"]
  private static let variables = homes + ["XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "TMPDIR"]

  @Test("Tests have a home, configuration, cache, data, state and temporary folder that begin empty and are theirs alone")
  func ofThisProcess() throws {
    let environment = ProcessInfo.processInfo.environment
    for name in Self.variables {
      let path = try #require(environment[name])
      expect(path.contains("/trestle-test-"), "\(name)")
      let modes = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      expect(modes, equals: 0o700, "\(name)")
    }
    let temporary = try #require(environment["TMPDIR"])
    expect(NSHomeDirectory() == environment["HOME"] && NSTemporaryDirectory().hasPrefix(temporary))
    let support = try #require(FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first)
    expect(support.path, equals: environment["XDG_DATA_HOME"])
  }

  @Test("Each program that a test starts has other folders, which are empty") func ofPrograms() throws {
    let (first, second) = (ProgramEnvironment.make(), ProgramEnvironment.make(["TMPDIR": "/given"]))
    for name in Self.variables where name != "TMPDIR" {
      let path = try #require(first[name])
      expect(path != second[name] && path != ProcessInfo.processInfo.environment[name], "\(name)")
      let contents = try FileManager.default.contentsOfDirectory(atPath: path)
      expect(contents.allSatisfy { Self.homes.contains(name) && $0.hasPrefix(".") }, "\(name)")
    }
    expect(second["TMPDIR"], equals: "/given")
  }
}
