import Foundation
import Testing
import TrestleExpectations

@testable import ProjectImport

@Suite struct LocaleSourceTests {
  @Test("An application has the locale of its development region, or of the language that is asked for", .timeLimit(.minutes(5)))
  func locale() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("locale-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try LocaleSource.text(region: "English").write(to: folder.appendingPathComponent("Locale.swift"), atomically: true, encoding: .utf8)
    let main = """
      import Foundation
      let date = Date(timeIntervalSince1970: 1_795_000_000)
      let formatter = DateFormatter()
      formatter.dateStyle = .medium
      print(Locale.current.identifier, Locale.preferredLanguages[0], Calendar.current.firstWeekday)
      print(date.formatted(date: .abbreviated, time: .omitted), formatter.string(from: date), 0.5.formatted())
      """
    try main.write(to: folder.appendingPathComponent("main.swift"), atomically: true, encoding: .utf8)
    try run("/usr/bin/env", ["swiftc", "Locale.swift", "main.swift", "-o", "program"], in: folder)
    let plain = try run(folder.path + "/program", [], in: folder)
    expect(plain, equals: "en_US en-US 1\nNov 18, 2026 Nov 18, 2026 0.5\n")
    let german = try run(folder.path + "/program", [], in: folder, language: "de")
    expect(german, equals: "de_DE de-DE 2\n18. Nov. 2026 18.11.2026 0,5\n")
  }

  @discardableResult private func run(_ path: String, _ arguments: [String], in folder: URL, language: String? = nil) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.environment = ProcessInfo.processInfo.environment.merging(["TRESTLE_LANGUAGE": language ?? "", "TZ": "UTC"]) { $1 }
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    expect(process.terminationStatus, equals: 0)
    return String(decoding: data, as: UTF8.self)
  }
}
