import Foundation
import ProjectImport
import XcodeProject

/// `trestle run` and `trestle snapshot`: the application in a window, or headless with an image of its screen.
struct RunCommand {
  static func run(_ session: inout Session) throws -> Int32 {
    let project = try session.build()
    guard project.target.kind == .application else {
      throw CommandFailure(code: ExitCode.refused, message: "\(project.target.name) builds, but is no application that can be run")
    }
    if session.arguments.has("watch") { return try watch(project, session: &session) }
    return try Subprocess.runAttached(program(project), arguments(project, session), environment: environment(project, session))
  }

  static func snapshot(_ session: inout Session) throws -> Int32 {
    guard session.arguments["output"] != nil else { throw CommandFailure.usage("snapshot needs --output FILE.png") }
    return try run(&session)
  }

  private static func program(_ project: ImportedProject) -> String { "\(project.applicationFolder)/\(project.target.productName)" }

  private static func scheme(_ project: ImportedProject) -> Scheme? { project.model.schemes.first { $0.target == project.target.name } }

  private static func arguments(_ project: ImportedProject, _ session: Session) -> [String] {
    (scheme(project)?.launchArguments.flatMap { $0.split(separator: " ").map(String.init) } ?? []) + session.arguments.rest
  }

  private static func environment(_ project: ImportedProject, _ session: Session) -> [String: String] {
    (scheme(project)?.launchEnvironment ?? [:]).merging(
      screenEnvironment(session.arguments, module: project.target.moduleName, folder: FileManager.default.currentDirectoryPath)
    ) { $1 }
  }

  /// Returns the environment variables for the options of the screen; see Documentation/Environment.md.
  static func screenEnvironment(_ arguments: Arguments, module: String, folder: String) -> [String: String] {
    var environment: [String: String] = [:]
    environment["TRESTLE_SIZE"] = arguments["size"]
    environment["TRESTLE_SCALE"] = arguments["scale"]
    environment["TRESTLE_SCENE"] = arguments["scene"]
    environment["TRESTLE_STORYBOARD"] = arguments["storyboard"]
    environment["TRESTLE_CLASS"] = arguments["class"].map { $0.contains(".") ? $0 : "\(module).\($0)" }
    if arguments.has("dark") { environment["TRESTLE_APPEARANCE"] = "dark" }
    if let language = arguments["language"] {
      environment["TRESTLE_LANGUAGE"] = language
      environment["LANGUAGE"] = language
    }
    let picture = arguments["snapshot"] ?? arguments["output"]
    if arguments.has("headless") || picture != nil { environment["TRESTLE_DRIVER"] = "headless" }
    if let picture { environment["TRESTLE_SNAPSHOT"] = FilePath.join(folder, picture) }
    return environment
  }

  // MARK: Watching

  /// Rebuilds and restarts the application whenever a file of the project changes, until it is closed.
  private static func watch(_ first: ImportedProject, session: inout Session) throws -> Int32 {
    var project = first
    var process = Subprocess.make(program(project), arguments(project, session), environment(project, session), nil)
    try process.run()
    var stamp = newest(project)
    while process.isRunning {
      Thread.sleep(forTimeInterval: 0.3)
      let now = newest(project)
      guard now > stamp else { continue }
      stamp = now
      session.terminal.say("A file changed.")
      do {
        project = try session.build()
      } catch let failure as CommandFailure {
        // The old program continues to run until the sources compile again.
        session.terminal.say(failure.message)
        continue
      }
      process.terminate()
      process.waitUntilExit()
      process = Subprocess.make(program(project), arguments(project, session), environment(project, session), nil)
      try process.run()
    }
    return process.terminationStatus
  }

  private static func newest(_ project: ImportedProject) -> Date {
    let paths = project.targets.flatMap { $0.sources + $0.resources.map(\.path) } + project.model.projects
    let dates = paths.compactMap { (try? FileManager.default.attributesOfItem(atPath: $0))?[.modificationDate] as? Date }
    return dates.max() ?? .distantPast
  }
}
