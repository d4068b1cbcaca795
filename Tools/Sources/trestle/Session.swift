import Foundation
import ProjectImport
import XcodeProject

/// One run of the command: the location of Trestle and of the project, and the terminal.
struct Session {
  let arguments: Arguments
  var terminal = Terminal()
  let root: String
  /// The errors of the last build, with file and line.
  private(set) var compileErrors: [String] = []
  /// The targets are chosen by their tests.
  var isTesting = false
  /// Whether parts that do not compile are left out; if not, only those are that were left out before.
  var leavesOutNewErrors = true

  static let commonValues: Set<String> = ["target", "configuration", "leave-out", "package", "packages", "size", "output", "filter"]

  init(arguments: Arguments) throws {
    self.arguments = arguments
    root = try Self.findRoot()
    if let size = arguments["size"] {
      let sides = size.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? 0 }
      guard sides.count == 2, sides.allSatisfy({ $0 > 0 }) else { throw CommandFailure.usage("--size takes WIDTHxHEIGHT, as 390x844") }
    }
    if let scale = arguments["scale"], !(0.5...8).contains(Double(scale) ?? 0) {
      throw CommandFailure.usage("--scale takes a number from 0.5 to 8")
    }
  }

  /// Returns the checkout that the command was started from, or the one that it was built in.
  static func findRoot() throws -> String {
    if let root = ProcessInfo.processInfo.environment["TRESTLE_ROOT"] { return FilePath.normalize(root) }
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent().path
    while folder != "/", !folder.isEmpty {
      if FileManager.default.fileExists(atPath: folder + "/Sources/UIKit") { return folder }
      folder = FilePath.parent(of: folder)
    }
    throw CommandFailure(code: ExitCode.usage, message: "set TRESTLE_ROOT to a checkout of Trestle, or start Scripts/trestle in one")
  }

  // MARK: The project

  func location() throws -> ProjectLocation {
    guard arguments.paths.count <= 1 else { throw CommandFailure.usage("more than one path: \(arguments.paths.joined(separator: " "))") }
    let path = FilePath.join(FileManager.default.currentDirectoryPath, arguments.paths.first ?? "")
    // The package manager writes paths into JSON and lists of words without escapes, and the compiler fills a percent sign of its index.
    guard !path.contains(where: { ["\"", "\\", "%", "\n"].contains($0) }) else {
      throw CommandFailure(
        code: ExitCode.refused,
        message: "projects are not built in a folder whose path has a quotation mark, a backslash, a percent sign or a line break: \(path)")
    }
    do {
      return try find(path)
    } catch let failure as ProjectLocation.Failure {
      throw CommandFailure(code: ExitCode.refused, message: Self.message(failure))
    }
  }

  /// Throws the errors of the search as `any Error`, because the compiler does not distinguish the cases at the call site.
  private func find(_ path: String) throws -> ProjectLocation {
    guard isTesting else { return try ProjectLocation.find(path, files: DiskFiles()) }
    let candidates = try ProjectLocation.candidatesForTests(path, files: DiskFiles())
    // The project of a library for tests needs what its package does not.
    let package = candidates.first { candidate in
      if case .package(let folder) = candidate { return PackageCatalog.isTestLibraryForLinux(folder) }
      return false
    }
    if let package, hasTests(package) { return package }
    if candidates.count > 1, let found = candidates.first(where: hasTests) { return found }
    return try ProjectLocation.find(path, files: DiskFiles())
  }

  private func hasTests(_ location: ProjectLocation) -> Bool {
    if case .package(let folder) = location {
      return DiskFiles().contents(of: folder + "/Package.swift").map { String(decoding: $0, as: UTF8.self).contains(".testTarget(") }
        ?? false
    }
    guard let model = try? ProjectModel(location) else { return false }
    return model.targets.contains {
      $0.kind == .unitTests && !$0.isUITests && $0.isForIOS && $0.isWritten && model.ownProjects.contains($0.project)
    }
  }

  private static func message(_ failure: ProjectLocation.Failure) -> String {
    switch failure {
    case .missing(let path): "\(path): error: there is no such file or folder"
    case .none(let path): "\(path): error: no project is here [trestle:no-project]"
    case .several(let all):
      "\(FilePath.parent(of: all.first ?? "")): error: several projects are here; name one: [trestle:several-projects]\n"
        + all.map { "  \($0)" }.joined(separator: "\n")
    }
  }

  func options(tests: Bool = false, configuration: String = "Debug") throws -> ImportOptions {
    var options = ImportOptions()
    options.target = arguments["target"]
    options.configuration = arguments["configuration"] ?? configuration
    options.leaveOut = arguments.values["leave-out"] ?? []
    options.includesTests = tests
    options.isChosenByTests = isTesting
    options.takesTestConfiguration = isTesting && arguments["configuration"] == nil
    if let name = arguments["sanitize"] {
      guard let sanitizer = ImportOptions.Instrumentation(rawValue: name), sanitizer != .coverage else {
        throw CommandFailure.usage("--sanitize takes address or thread")
      }
      options.instrumentation = sanitizer
    }
    if arguments["coverage"] != nil { options.instrumentation = .coverage }
    options.leavesOutErrors = !arguments.has("strict")
    options.usesTemplates = arguments.has("templates")
    options.fetch = PackageFetch(isOffline: arguments.has("offline"))
    let terminal = terminal
    options.progress = { text in
      var terminal = terminal
      terminal.say(text)
    }
    options.packageFolders = (arguments.values["packages"] ?? []).map { FilePath.join(FileManager.default.currentDirectoryPath, $0) }
    for pair in arguments.values["package"] ?? [] {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { throw CommandFailure.usage("--package takes name=PATH") }
      options.packageOverrides[parts[0]] = FilePath.join(FileManager.default.currentDirectoryPath, parts[1])
    }
    return options
  }

  /// - Parameter previous: The project as this command read and wrote it before.
  func read(tests: Bool = false, configuration: String = "Debug", after previous: ImportedProject? = nil) throws -> ImportedProject {
    var options = try options(tests: tests, configuration: configuration)
    let location = try location()
    do {
      let runtime = Runtime(root: root, isRelease: options.isRelease)
      let project = try ImportedProject(location, options: options, runtime: runtime, previous: previous)
      guard isTesting, options.target == nil, project.uiTestsLackLibraries else { return project }
      options.leavesOutUITests = true
      return try ImportedProject(location, options: options, runtime: runtime)
    } catch let failure as ImportedProject.Failure {
      let message: String
      switch failure {
      case .noTarget(let name?, let known):
        message = "there is no target \(name); \(isTesting ? "test targets" : "applications"): \(known.joined(separator: ", "))"
      case .noTarget(nil, let known): message = "no target for iOS among \(known.joined(separator: ", ")) [trestle:no-ios-target]"
      }
      throw CommandFailure(code: ExitCode.refused, message: "\(location.folder): error: \(message)")
    } catch let error as ProjectError {
      throw CommandFailure(code: ExitCode.refused, message: "\(error) [trestle:unreadable-project]")
    }
  }

  /// `trestle runtime`: builds the libraries of UIKit and of all frameworks before a project asks for them.
  static func buildRuntime(_ session: inout Session) throws -> Int32 {
    let runtime = Runtime(root: session.root, isRelease: try session.options().isRelease)
    try session.build(runtime, frameworks: runtime.frameworks)
    session.terminal.say(runtime.buildFolder)
    return ExitCode.done
  }

  /// Reads, reports, writes and builds; afterward the project is ready to run.
  ///
  /// - Parameter check: Throws if the project need not be built.
  mutating func build(
    tests: Bool = false, configuration: String = "Debug", check: (ImportedProject, inout Terminal) throws -> Void = { _, _ in }
  ) throws -> ImportedProject {
    terminal.progress("Reading the project")
    var project = try read(tests: tests, configuration: configuration)
    if !project.otherApplications.isEmpty {
      let names = project.otherApplications.joined(separator: ", ")
      terminal.say("note: of several applications \(project.target.name) is taken; choose another by --target: \(names)")
    }
    report(project.diagnosis, in: project.folder, includesNotes: false)
    if project.diagnosis.isRefused, !arguments.has("keep-going") {
      throw CommandFailure(
        code: ExitCode.refused, message: "\(project.target.name) is not built; Documentation/Importing.md says what to do about each tag")
    }
    try check(project, &terminal)
    guard Subprocess.path(of: "swift") != nil else {
      throw CommandFailure(
        code: ExitCode.refused, message: "error: there is no swift in PATH: install the Swift toolchain [trestle:machine]")
    }
    var build = PackageBuild(project)
    try write(project) { try build.write() }
    try buildRuntime(of: project)
    terminal.progress("Building \(project.target.name)")
    var isBuilt = false
    let known = Set(project.diagnosis.findings)
    for round in 1...Self.roundLimit {
      var output = BuildOutput(isHeld: project.hasObjectiveC || project.options.leavesOutErrors)
      isBuilt = try show(build, tests: tests, in: project, &output)
      compileErrors = output.errors.map { "\($0.path.replacing(project.folder + "/", with: "")):\($0.line): \($0.message)" }
      // Code that does not compile is left out, and the rest is built again.
      guard round < Self.roundLimit, leavesOutNewErrors,
        try project.hold(partsAt: output.errors) || project.hold(functions: output.undefined)
      else {
        for line in output.held { terminal.say(line) }
        break
      }
      let frameworks = Set(project.frameworks)
      project = try read(tests: tests, configuration: configuration, after: project)
      if project.diagnosis.isRefused, !arguments.has("keep-going") { break }
      build = PackageBuild(project)
      try write(project) { try build.write() }
      // A package that is translated from now on may import others.
      if !frameworks.isSuperset(of: project.frameworks) { try buildRuntime(of: project) }
    }
    let others = project.diagnosis.findings.filter { $0.severity != .note && !known.contains($0) }
    for finding in others { terminal.say(finding.description(from: project.folder)) }
    if !others.isEmpty { sayCount(of: others) }
    terminal.clearProgress()
    if !isBuilt {
      // The compiler's own words for a full disk are many, and name no cause.
      if OutputFolder(project.output).isOnFullDisk {
        throw CommandFailure(code: ExitCode.refused, message: "\(project.output): error: the disk is full [trestle:machine]")
      }
      throw CommandFailure(code: ExitCode.failed, message: "\(project.target.name) does not compile")
    }
    return project
  }

  /// The number of times that a project is built at most.
  private static let roundLimit = 30

  private struct BuildOutput {
    /// Whether messages are shown only after the last build.
    var isHeld: Bool
    var held: [String] = []
    var errors: [CompilerMessages.Place] = []
    /// The functions that the linker did not find, with the places that use them.
    var undefined: [String: [CompilerMessages.Place]] = [:]
  }

  private mutating func show(_ build: PackageBuild, tests: Bool, in project: ImportedProject, _ output: inout BuildOutput) throws -> Bool {
    var terminal = terminal
    var messages = CompilerMessages()
    var current = output
    var isHidden = false
    var undefined: String?
    var includers: [String] = []
    let isBuilt = try build.build(tests: tests) { line in
      if let includer = CompilerMessages.inclusion(in: line) {
        includers.append(includer)
      } else if var place = CompilerMessages.placeOfError(in: line) {
        current.errors.append(place)
        // The error may be in a header of a source that is left out.
        for path in includers {
          place.path = path
          current.errors.append(place)
        }
        includers = []
      } else if !line.hasPrefix(" ") {
        includers = []
      }
      if line.contains("undefined ") {
        undefined = CompilerMessages.undefinedFunction(in: line)
        if let undefined { current.undefined[undefined, default: []] += [] }
      } else if let undefined, let place = CompilerMessages.placeOfUse(in: line) {
        current.undefined[undefined]?.append(place)
      }
      if !current.isHeld {
        Self.show(line, on: &terminal, folder: project.folder, messages: &messages)
        return
      }
      switch messages.kind(of: line) {
      case .progress: terminal.progress(line)
      case .hidden: break
      case .message:
        // Warnings of the written Swift are not about the sources.
        if CompilerMessages.isBeginning(line) { isHidden = CompilerMessages.isWarningOfObjectiveC(line) || line.hasPrefix("[#") }
        if isHidden { return }
        current.held.append(line.replacing(project.folder + "/", with: ""))
      }
    }
    output = current
    self.terminal = terminal
    return isBuilt
  }

  /// Writes the package of a project; a file or folder that cannot be written is one line.
  func write(_ project: ImportedProject, by writing: () throws -> Void) throws {
    do {
      try writing()
    } catch let obstacle as OutputFolder.Obstacle {
      throw obstacle
    } catch let error as ProjectError {
      throw CommandFailure(code: ExitCode.refused, message: "\(error) [trestle:unreadable-project]")
    } catch let error as NSError {
      let reason = (error.userInfo[NSUnderlyingErrorKey] as? NSError)?.localizedDescription ?? error.localizedDescription
      let path = error.userInfo[NSFilePathErrorKey] as? String ?? project.output
      let kind = path == project.output ? "folder" : "file"
      throw CommandFailure(code: ExitCode.refused, message: "\(path): error: the \(kind) cannot be written: \(reason) [trestle:machine]")
    }
  }

  private mutating func buildRuntime(of project: ImportedProject) throws {
    try build(project.runtime, frameworks: project.frameworks)
  }

  /// Builds the libraries of UIKit and of frameworks that are not up to date.
  mutating func build(_ runtime: Runtime, frameworks: [String]) throws {
    let missing = runtime.stale(of: frameworks)
    guard let first = missing.first else { return }
    let isWhole = runtime.isStale
    let names = (isWhole ? ["UIKit"] + missing.dropFirst() : missing)
    let listed = names.count > 12 ? "\(names.count) libraries" : names.joined(separator: ", ")
    terminal.say("Building \(listed), once. This may take minutes.")
    var terminal = terminal
    var progress = BuildProgress(of: isWhole ? "UIKit" : first)
    var others: [String] = []
    let isBuilt = try runtime.build(frameworks) { line in
      if let text = progress.text(for: line) { terminal.progress(text) } else { others.append(line) }
    }
    terminal.clearProgress()
    self.terminal = terminal
    guard !isBuilt else { return }
    var messages = CompilerMessages()
    for line in others { Self.show(line, on: &self.terminal, folder: runtime.root, messages: &messages) }
    throw CommandFailure(code: ExitCode.failed, message: "\(runtime.root): error: \(listed): the build failed")
  }

  /// The package manager's progress lines replace each other; other lines remain.
  private static func show(_ line: String, on terminal: inout Terminal, folder: String, messages: inout CompilerMessages) {
    switch messages.kind(of: line) {
    case .progress: terminal.progress(line)
    case .message: terminal.say(line.replacing(folder + "/", with: ""))
    case .hidden: break
    }
  }

  mutating func report(_ diagnosis: Diagnosis, in folder: String, includesNotes: Bool) {
    for finding in diagnosis.findings where includesNotes || finding.severity != .note {
      terminal.say(finding.description(from: folder))
    }
    sayCount(of: diagnosis.findings)
  }

  private mutating func sayCount(of findings: [Finding]) {
    let count = findings.count { $0.tag == "left-out" && $0.severity == .warning }
    if count > 0 { terminal.say("note: \(count == 1 ? "one part is" : "\(count) parts are") left out; the warnings above name each") }
  }
}
