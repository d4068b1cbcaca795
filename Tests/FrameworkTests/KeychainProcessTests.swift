import Foundation
@testable import Security
import Testing
import TrestleExpectations

/// Several processes that add items to one keychain, are killed, or have no space on the disk.
@Suite(.serialized) struct KeychainProcessTests {
  private let home = FileManager.default.temporaryDirectory.appendingPathComponent("KeychainHome-\(UUID().uuidString)")
  private var folder: URL { home.appendingPathComponent("KeychainFixture") }
  private var file: URL { folder.appendingPathComponent("Keychain.plist") }

  private final class Run {
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()

    /// Starts the program with a mask that removes no permissions from new files.
    init(_ arguments: [String], home: URL, variables: [String: String] = [:]) throws {
      let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("KeychainFixture")
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "umask 0; exec \"$@\"", "sh", program.path] + arguments
      process.environment = ProcessInfo.processInfo.environment.merging([
        "XDG_DATA_HOME": home.path, "XDG_STATE_HOME": home.appendingPathComponent("state").path,
      ]) { $1 }.merging(variables) { $1 }
      process.standardOutput = output
      process.standardError = errors
      try process.run()
    }

    func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

    /// Waits for the end, and returns the complete lines of the output and the text of the errors.
    func end() -> (lines: [String], errors: String) {
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      let failures = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init), failures)
    }
  }

  private func accounts() throws -> Set<String> {
    let cipher = try KeychainCipher(at: home.appendingPathComponent("state/KeychainFixture/Keychain.key"))
    let content = try #require(try cipher.open(Data(contentsOf: file)))
    let list = try PropertyListSerialization.propertyList(from: content, format: nil) as? [[String: Any]]
    return Set(try #require(list).compactMap { $0[kSecAttrAccount as String] as? String })
  }

  private func mode(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test("Four processes that add forty items each at the same time lose none, and only the user can read what they write")
  func simultaneous() throws {
    defer { try? FileManager.default.removeItem(at: home) }
    let runs = try (0..<4).map { try Run(["p\($0)", "40"], home: home) }
    let reported = Set(runs.flatMap { $0.end().lines })
    expect(reported.count, equals: 160)
    try expect(accounts(), equals: reported)
    try expect(mode(folder.path), equals: 0o700)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      try expect(mode(folder.appendingPathComponent(name).path), equals: 0o600, "\(name)")
    }
  }

  @Test("Processes that are killed while they add items lose none that they reported, and leave no file that others can read")
  func killed() throws {
    defer { try? FileManager.default.removeItem(at: home) }
    var generator = SystemRandomNumberGenerator()
    var reported: Set<String> = []
    for round in 0..<200 {
      let run = try Run(["k\(round)", "0"], home: home)
      usleep(UInt32.random(in: 0...80_000, using: &generator))
      run.kill()
      reported.formUnion(run.end().lines)
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      let kept = try accounts()
      expect(reported.isSubset(of: kept), "round \(round)")
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        try expect(mode(folder.appendingPathComponent(name).path), equals: 0o600, "\(name) of round \(round)")
      }
    }
    expect(!reported.isEmpty)
    // The next change removes a file that a killed process was writing.
    _ = try Run(["last", "1"], home: home).end()
    try expect(FileManager.default.contentsOfDirectory(atPath: folder.path).sorted(), equals: [".Keychain.plist.lock", "Keychain.plist"])
  }

  @Test("An item for which there is no room is reported as not added, and the others remain")
  func full() throws {
    defer { try? FileManager.default.removeItem(at: home) }
    let (lines, errors) = try Run(["--full"], home: home).end()
    let words = try #require(lines.first?.split(separator: " "))
    let added = try #require(Int(words[1]))
    expect(added > 0 && words[3] == "\(errSecIO)")
    try expect(accounts().count, equals: added)
    expect(errors.contains(file.path))
  }

  @Test("A file of the keychain that is a symbolic link is replaced by the new content, and what it led to stays as it is")
  func symbolicLink() throws {
    defer { try? FileManager.default.removeItem(at: home) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let other = home.appendingPathComponent("other")
    try PropertyListSerialization.data(fromPropertyList: [[String: String]](), format: .binary, options: 0).write(to: other)
    let before = try Data(contentsOf: other)
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: other)
    try expect(Run(["s", "1"], home: home).end().lines, equals: ["s-0"])
    try expect(Data(contentsOf: other) == before && accounts() == ["s-0"])
    try expect(FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType, equals: .typeRegular)
  }

  @Test("Without OpenSSL no item is added, and one line names the package")
  func withoutLibrary() throws {
    defer { try? FileManager.default.removeItem(at: home) }
    let (lines, errors) = try Run(["w", "3"], home: home, variables: ["TRESTLE_OPENSSL": "/none"]).end()
    expect(lines == ["status \(errSecNotAvailable)"] && !FileManager.default.fileExists(atPath: file.path))
    expect(errors.contains("libssl3") && errors.split(separator: "\n").count == 1)
  }

  @Test("A damaged file is an error that names it once, and stays as it is")
  func damaged() throws {
    defer { try? FileManager.default.removeItem(at: home) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for damage in ["no list", ""] {
      try Data(damage.utf8).write(to: file)
      let (lines, errors) = try Run(["d", "3"], home: home).end()
      expect(lines, equals: ["status \(errSecDecode)"])
      expect(errors.contains(file.path) && errors.split(separator: "\n").count == 1)
      try expect(Data(contentsOf: file), equals: Data(damage.utf8))
    }
  }
}
