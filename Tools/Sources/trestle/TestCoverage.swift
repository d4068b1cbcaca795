import Foundation
import ProjectImport
import XcodeProject

/// The reports of `trestle test --coverage FOLDER`: `coverage.lcov`, `coverage.txt`, and pages in `html` if `genhtml` is installed.
struct TestCoverage {
  private let folder: String
  private let project: ImportedProject
  private let program: String
  /// The folder of the profiles of the processes.
  let profiles: String

  init(folder: String, project: ImportedProject, program: String) throws {
    self.folder = FilePath.join(FileManager.default.currentDirectoryPath, folder)
    self.project = project
    self.program = program
    profiles = NSTemporaryDirectory() + "/trestle-profiles-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: profiles, withIntermediateDirectories: true)
  }

  func write(_ print: (String) -> Void) throws {
    defer { try? FileManager.default.removeItem(atPath: profiles) }
    let raw = (try? FileManager.default.contentsOfDirectory(atPath: profiles)) ?? []
    guard !raw.isEmpty else { return print("warning: there is no coverage: no process of the tests came to its end") }
    let merged = profiles + "/all.profdata"
    try run("llvm-profdata", ["merge", "-sparse", "-o", merged] + raw.sorted().map { "\(profiles)/\($0)" })
    let lines = try run("llvm-cov", ["export", "-format=lcov", "-instr-profile", merged, program])
    let report = CoverageReport(lcov: lines.joined(separator: "\n"), original: project.original(ofCompiled:))
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try report.lcov.write(toFile: folder + "/coverage.lcov", atomically: true, encoding: .utf8)
      try report.table(from: project.folder).write(toFile: folder + "/coverage.txt", atomically: true, encoding: .utf8)
    } catch {
      throw CommandFailure(code: ExitCode.refused, message: "\(folder): error: the folder cannot be written [trestle:machine]")
    }
    if Subprocess.path(of: "genhtml") != nil { _ = try? run("genhtml", ["--quiet", "-o", folder + "/html", folder + "/coverage.lcov"]) }
    print(
      "coverage: \(CoverageReport.percentage(report.covered, of: report.lines)) of \(report.lines) lines in \(report.files.count) files")
  }

  @discardableResult private func run(_ program: String, _ arguments: [String]) throws -> [String] {
    // Other versions cannot read the profiles of this compiler.
    guard let path = Toolchain.path(of: program) ?? Subprocess.path(of: program) else {
      throw CommandFailure(
        code: ExitCode.refused, message: "error: there is no \(program) in PATH, which --coverage needs [trestle:machine]")
    }
    var lines: [String] = []
    guard try Subprocess.run(path, arguments, line: { lines.append($0) }) == 0 else {
      throw CommandFailure(code: ExitCode.failed, message: "error: \(program): \(lines.first ?? "")")
    }
    return lines
  }
}
