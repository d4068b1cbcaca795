import Foundation
import ProjectImport
import XcodeProject

/// `trestle doctor`: checks this machine, and reports the unsupported parts of a project without building it.
struct DoctorCommand {
  private struct Report: Codable {
    var project: String
    var target: String
    var swift: String
    var refused: Bool
    var findings: [Finding]
    var engines: [Engine]
  }

  static func run(_ session: inout Session) throws -> Int32 {
    if session.arguments.has("build") { return try plan(&session) }
    let project: ImportedProject
    let machine = machineProblems(root: session.root)
    do {
      project = try session.read(tests: true)
    } catch let failure as CommandFailure {
      guard session.arguments.has("json") else { throw failure }
      let finding = Finding(
        path: session.arguments.paths.first ?? ".", severity: .error, tag: "unreadable-project", message: failure.message)
      try printJSON(Report(project: finding.path, target: "", swift: "", refused: true, findings: [finding], engines: []))
      return failure.code
    }
    // A project that cannot be written to is checked as well.
    try? project.keepTranslations()
    let engines = project.engines
    let findings =
      machine + projectFindings(project) + engines.compactMap(\.finding)
      + GuideCheck.findings(of: project.targets)
    let isRefused = findings.contains { $0.severity == .error }
    if session.arguments.has("json") {
      try printJSON(
        Report(
          project: project.model.projects.first ?? "", target: project.target.name, swift: project.target.languageMode, refused: isRefused,
          findings: findings, engines: engines))
      return isRefused ? ExitCode.refused : ExitCode.done
    }
    if session.arguments.has("model") { print(project.model.summary) }
    for finding in findings { session.terminal.say(finding.description(from: project.folder)) }
    let errors = findings.filter { $0.severity == .error }.count
    let notes = findings.count - errors
    rank(findings, in: project.folder, session: &session)
    if let summary = project.objectiveCSummary { session.terminal.say(summary) }
    let files = project.targets.reduce(0) { $0 + $1.swiftSources.count }
    session.terminal.say(
      "\(project.target.name): \(counted(project.targets.count, "target")), \(counted(files, "Swift file")), language mode \(project.target.languageMode); "
        + (errors == 0 ? "nothing is refused" : counted(errors, "refusal")) + (notes == 0 ? "" : ", \(counted(notes, "note"))"))
    return isRefused ? ExitCode.refused : ExitCode.done
  }

  /// Builds the project, and prints what is left out of it as a plan for porting.
  private static func plan(_ session: inout Session) throws -> Int32 {
    let plan = try session.build().portingPlan
    session.terminal.clearProgress()
    if session.arguments.has("json") { try printJSON(plan) } else { plan.lines.forEach { print($0) } }
    return ExitCode.done
  }

  /// Returns the findings about a project. What only its tests cannot be built for is a warning, because the application runs without them.
  private static func projectFindings(_ project: ImportedProject) -> [Finding] {
    let ofApplication = Set(project.diagnosisWithoutTests.findings.filter { $0.severity == .error })
    return project.diagnosis.findings.map { finding in
      guard finding.severity == .error, !ofApplication.contains(finding) else { return finding }
      return Finding(
        path: finding.path, line: finding.line, column: finding.column, severity: .warning, tag: finding.tag,
        message: "only the tests are refused: \(finding.message)")
    }
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// The files that are refused, by the number of refusals: leaving out the first helps most.
  private static func rank(_ findings: [Finding], in folder: String, session: inout Session) {
    let counts = Dictionary(grouping: findings.filter { $0.severity == .error && FilePath.suffix(of: $0.path) == "swift" }, by: \.path)
    guard counts.count > 1 else { return }
    session.terminal.say("Files with refusals, to be left out with --leave-out:")
    for (path, list) in counts.sorted(by: { ($1.value.count, $0.key) < ($0.value.count, $1.key) }).prefix(10) {
      session.terminal.say("  \(list.count)  \(FilePath.relative(path, to: folder))")
    }
  }

  private static func machineProblems(root: String) -> [Finding] {
    var findings: [Finding] = []
    for (program, reason) in [("swift", "install the Swift toolchain"), ("pkg-config", "run Scripts/bootstrap")]
    where Subprocess.path(of: program) == nil {
      findings.append(
        Finding(path: root, severity: .error, tag: "machine", message: "there is no \(program) in PATH: \(reason)"))
    }
    guard Subprocess.path(of: "pkg-config") != nil else { return findings }
    let missing = ["cairo", "pangocairo", "pixman-1"].filter { name in
      (try? Subprocess.run("pkg-config", ["--exists", name]) { _ in }) != 0
    }
    if !missing.isEmpty {
      findings.append(
        Finding(
          path: root + "/Scripts/bootstrap", severity: .error, tag: "machine",
          message: "missing libraries: \(missing.joined(separator: ", ")); run Scripts/bootstrap"))
    }
    return findings
  }

  private static func printJSON(_ report: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    print(String(decoding: try encoder.encode(report), as: UTF8.self))
  }
}
