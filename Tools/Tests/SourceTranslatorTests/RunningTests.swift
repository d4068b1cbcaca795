import Foundation
import SourceTranslator
import Testing
import TrestleExpectations

/// Compiles a translated program that needs no UIKit, and compares what it prints with what it prints on iOS.
@Suite struct RunningTests {
  @Test("Optional requirements and overrides in extensions behave as on iOS", arguments: ["5", "6"])
  func program(_ languageMode: String) throws {
    let original = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Samples/Running/Main.swift")
    let source = SourceFile(path: original.path, text: try String(contentsOf: original, encoding: .utf8))
    let result = TargetTranslator(module: "Program", files: [source], options: TranslationOptions(languageMode: languageMode))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("translated-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Program.swift")
    // The module file names UIKit; of it, only the marker is needed here.
    let marker = "\npublic struct _TrestleUnwritten: Sendable { public init() {} }\n"
    try (try #require(result.outputs[0].text) + marker).write(to: file, atomically: true, encoding: .utf8)
    let program = folder.appendingPathComponent("program").path
    let errors = try run(
      ["swiftc", "-swift-version", languageMode, "-parse-as-library", "-module-name", "Program", file.path, "-o", program])
    expect(errors, equals: "")
    let group = "true true false\n"
    let expected =
      "4.0 Optional(4.0) nil nil A\n" + group + "v 6.0\n--\n"
      + "B started\n-1.0 nil Optional(4) nil none\nfalse false true\nB started\n--\n"
      + "9.0 Optional(9.0) nil nil A\n" + group + "v 9.0\n--\n"
      + "base child 5 2 late2 late1\n" + "Program.Card Program.Holder.Page Program.A\n"
    try expect(run([program]), equals: expected)
  }

  private func run(_ command: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
