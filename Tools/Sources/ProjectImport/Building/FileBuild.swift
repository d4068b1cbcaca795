import Foundation
import XcodeProject

/// Builds an application again of which only the bodies of functions in a few files changed: compiles these files and links, without the
/// package manager.
struct FileBuild {
  struct State: Codable {
    /// The arguments of the package manager, which include a word for the modules of the runtime.
    var arguments: [String]
    /// The files of the packages that were compiled as they are.
    var packages: [ProjectStamp]
    /// Sources whose bodies changed, and that did not compile since.
    var pending: [String] = []
  }

  let project: ImportedProject
  /// The state before the sources were written; nil if the last build was another one, or failed.
  let state: State?

  /// The most files that are compiled one by one.
  private static let limit = 3

  private var stateFile: String { Self.stateFile(in: project) }
  private var jobsFile: String { project.buildFolder + "/file-build-jobs.json" }

  static func stateFile(in project: ImportedProject) -> String { project.buildFolder + "/file-build.json" }

  /// Reads the state of the last build. Writing sources removes it, so it is read before.
  init(_ project: ImportedProject) {
    self.project = project
    state = DiskFiles().contents(of: Self.stateFile(in: project)).flatMap { try? JSONDecoder().decode(State.self, from: $0) }
  }

  private var isPossible: Bool { project.target.kind == .application && !project.options.isRelease }
  private var packages: [ProjectStamp]? { project.builtPackages?.map { ProjectStamp(folder: $0) } }

  private func write(_ value: some Encodable, to path: String) {
    try? JSONEncoder().encode(value).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// Called before the package manager builds.
  func forget() {
    try? FileManager.default.removeItem(atPath: stateFile)
    try? FileManager.default.removeItem(atPath: jobsFile)
  }

  /// Called after the package manager has built the application.
  /// - Parameter arguments: Those of the package manager for the whole build.
  func remember(_ arguments: [String]) {
    if isPossible, let packages { write(State(arguments: arguments, packages: packages), to: stateFile) }
  }

  /// Builds the application; returns nil if that needs the package manager.
  ///
  /// - Parameters:
  ///   - changes: The files that were written since the last build.
  ///   - arguments: Those of the package manager for the whole build.
  func build(_ changes: [OutputFolder.Change], arguments: [String], line: (String) -> Void) throws -> Bool? {
    guard isPossible, var state, state.arguments == arguments, state.packages == packages, let files = files(changes) else { return nil }
    let changed = Set(state.pending).union(files).sorted()
    guard changed.count <= Self.limit else { return nil }
    guard FileManager.default.fileExists(atPath: "\(project.buildFolder)/debug/\(project.target.moduleName)") else { return nil }
    if changed.isEmpty { return true }
    guard let commands = commands() else { return nil }
    state.pending = changed
    write(state, to: stateFile)
    for file in changed {
      guard let command = commands.compiling["\(project.output)/\(file)"] else { return nil }
      if try run(command, line: line) != 0 { return false }
    }
    guard try run(commands.linking, line: line) == 0 else { return nil }
    state.pending = []
    write(state, to: stateFile)
    return true
  }

  private func run(_ command: [String], line: (String) -> Void) throws -> Int32 {
    try Subprocess.run(command[0], Array(command.dropFirst()), folder: project.output, line: line)
  }

  /// Returns the changed sources; nil if something else changed that the build depends on.
  private func files(_ changes: [OutputFolder.Change]) -> [String]? {
    var files: [String] = []
    for change in changes where !change.name.hasPrefix("Index/") {
      guard change.name.hasPrefix("Sources/\(project.target.moduleName)/"), change.name.hasSuffix(".swift"), let old = change.old,
        let new = DiskFiles().contents(of: "\(project.output)/\(change.name)")
      else { return nil }
      guard SourceInterface(String(decoding: old, as: UTF8.self)) == SourceInterface(String(decoding: new, as: UTF8.self)) else {
        return nil
      }
      files.append(change.name)
    }
    return files
  }

  // MARK: Commands

  private struct Commands: Codable {
    /// By the path of the source.
    var compiling: [String: [String]]
    var linking: [String]
  }

  /// The commands for the files and for the program, taken from the package manager's plan once after each of its builds.
  private func commands() -> Commands? {
    let known = DiskFiles().contents(of: jobsFile).flatMap { try? JSONDecoder().decode(Commands.self, from: $0) }
    if let known { return known }
    guard let plan = DiskFiles().contents(of: project.buildFolder + "/debug.yaml").map({ String(decoding: $0, as: UTF8.self) }),
      let module = Self.arguments(of: "Compiling Swift Module '\(project.target.moduleName)'", in: plan),
      let linking = Self.arguments(of: "Linking ", ending: "/\(project.target.moduleName)", in: plan)
    else { return nil }
    // One command a file, and without reading the state of the last build.
    let driver =
      module.filter { !["-parseable-output", "-incremental", "-enable-batch-mode"].contains($0) } + [
        "-driver-print-jobs", "-disable-batch-mode", "-driver-filelist-threshold=100000",
      ]
    var compiling: [String: [String]] = [:]
    let status = try? Subprocess.run(driver[0], Array(driver.dropFirst()), folder: project.output) { line in
      let words = ShellWords.split(line)
      guard words.contains("-c"), let primary = words.firstIndex(of: "-primary-file"), primary + 1 < words.count,
        words.filter({ $0 == "-primary-file" }).count == 1
      else { return }
      compiling[words[primary + 1]] = words
    }
    guard status == 0, !compiling.isEmpty else { return nil }
    let commands = Commands(compiling: compiling, linking: linking)
    write(commands, to: jobsFile)
    return commands
  }

  /// Returns the arguments of the only command of the plan whose description has a beginning and an end. Packages may have programs as well.
  static func arguments(of description: String, ending end: String = "", in plan: String) -> [String]? {
    let lines = plan.split(separator: "\n")
    let places = lines.indices.filter { lines[$0].hasPrefix("    description: \"\(description)") && lines[$0].hasSuffix(end + "\"") }
    guard places.count == 1, let next = places.first.map({ $0 + 1 }), next < lines.count, lines[next].hasPrefix("    args: [") else {
      return nil
    }
    return try? JSONDecoder().decode([String].self, from: Data(lines[next].dropFirst("    args: ".count).utf8))
  }
}
