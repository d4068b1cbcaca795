import CoreData
import Foundation
import Testing
import TrestleExpectations
import TrestleTrials

/// Programs that save to one store and are ended while they do.
@Suite(.serialized) final class StoreProcessTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private var url: URL { folder.appendingPathComponent("Bank.sqlite") }

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
  deinit { try? FileManager.default.removeItem(at: folder) }

  private func start(_ words: String...) throws -> (Process, Pipe) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(
      "StoreFixture")
    process.arguments = words
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    return (process, output)
  }

  private func lines(_ pipe: Pipe) -> [String] {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Checks that the store is whole: every entry has the balance that its saving made, and the accounts have that of the last one.
  private func check() throws {
    try expect(Shell.lines(url, "PRAGMA integrity_check"), equals: ["ok"])
    try expect(Shell.lines(url, "SELECT COUNT(*) FROM (SELECT ZSUM FROM ZENTRY ORDER BY Z_PK) WHERE ZSUM IS NULL"), equals: ["0"])
    try expect(Shell.lines(url, "SELECT SUM(ZBALANCE) FROM ZACCOUNT"), equals: ["0"])
    let moved = try Shell.lines(
      url,
      "SELECT (SELECT COUNT(*) FROM ZENTRY) = (SELECT MAX(ZBALANCE) FROM ZACCOUNT), (SELECT COUNT(DISTINCT ZSUM) = COUNT(*) FROM ZENTRY)")
    expect(moved, equals: ["1|1"])
  }

  @Test("Two programs that save to one store and are killed at random moments lose nothing that was saved, and leave nothing by half")
  func kills() throws {
    let rounds = seeds(12, all: 500)
    var random = Noise(seed: UInt64(5 + rounds.lowerBound))
    var saved: [String: Int] = ["a": 0, "b": 0]
    // The accounts are made once.
    let (first, firstOutput) = try start("write", folder.path, "first")
    usleep(600_000)
    kill(first.processIdentifier, SIGKILL)
    _ = lines(firstOutput)
    first.waitUntilExit()
    for round in rounds {
      let programs = try ["a", "b"].map { ($0, try start("write", folder.path, $0, "\(saved[$0] ?? 0)")) }
      usleep(UInt32(150_000 + random.below(250_000)))
      for (_, (process, _)) in programs { kill(process.processIdentifier, SIGKILL) }
      for (name, (process, output)) in programs {
        let last = lines(output).last
        process.waitUntilExit()
        expect(last?.hasPrefix("error") != true, "round \(round): \(last ?? "")")
        if let number = last.flatMap({ Int($0) }) { saved[name] = number }
        let stored =
          try Shell.lines(url, "SELECT IFNULL(MAX(ZNUMBER), 0) FROM ZENTRY WHERE ZWRITER = '\(name)'").first.flatMap { Int($0) } ?? 0
        // A saving may have ended just before its number was printed.
        expect(stored == saved[name] || stored == (saved[name] ?? 0) + 1, "round \(round)")
        saved[name] = stored
      }
      try check()
    }
    expect((saved["a"] ?? 0) + (saved["b"] ?? 0), above: rounds.count)
  }

  @Test("On a full disk saving is an error, what was saved before stays, and saving goes on when there is room again")
  func fullDisk() throws {
    let (process, output) = try start("full", folder.path)
    let said = lines(output)
    process.waitUntilExit()
    expect(said.last?.hasPrefix("error"), equals: true, "\(said.suffix(2))")
    let number = try #require(said.dropLast().last.flatMap { Int($0) })
    try expect(Shell.lines(url, "SELECT COUNT(*) FROM ZENTRY"), equals: ["\(number)"])
    try check()
    let (more, moreOutput) = try start("write", folder.path, "more")
    usleep(600_000)
    kill(more.processIdentifier, SIGKILL)
    expect(lines(moreOutput).last.flatMap { Int($0) } ?? 0, above: 0)
    more.waitUntilExit()
    try check()
  }
}
