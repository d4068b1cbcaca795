import Foundation
import ProjectImport
import XcodeProject

/// `trestle run` and `trestle snapshot`: the application in a window, or headless with an image of its screen.
struct RunCommand {
  static func run(_ session: inout Session) throws -> Int32 {
    let (arguments, root) = (session.arguments, session.root)
    try Device.check(arguments)
    let project = try session.build { _, _ in try checkDisplay(arguments, root: root) }
    guard project.target.kind == .application else {
      throw CommandFailure(code: ExitCode.refused, message: "\(project.target.name) builds, but is no application that can be run")
    }
    let plan = project.portingPlan
    if plan.functionsLeftOut > 0 {
      session.terminal.say(
        "note: runs with \(plan.functionsLeftOut) of \(plan.functions) functions left out; see trestle doctor --build")
    }
    if session.arguments.has("watch") {
      // A part that is being written is no part to leave out.
      session.leavesOutNewErrors = false
      var watch = WatchedRun(project)
      return try watch.run(&session)
    }
    session.terminal.clearProgress()
    try Subprocess.replace(by: program(project), Self.arguments(project, session), environment: environment(project, session))
  }

  /// Throws a failure of one line if the application could not show its window, before anything is built.
  private static func checkDisplay(_ arguments: Arguments, root: String) throws {
    guard !arguments.has("headless"), arguments["snapshot"] ?? arguments["output"] == nil, !isShownInBrowser(arguments) else { return }
    let script = FilePath.join(root, "Scripts/display")
    guard FileManager.default.isExecutableFile(atPath: script) else { return }
    var lines: [String] = []
    let end = try Subprocess.runToEnd(script, ["trestle run --headless --snapshot FILE.png"]) { lines.append($0) }
    // Another status tells that the script itself could not run; the application asks again.
    if end.status == 1 { throw CommandFailure(code: ExitCode.failed, message: lines.joined(separator: "\n")) }
  }

  /// Whether the application will be shown in a browser: on request, or if the environment names no display.
  static func isShownInBrowser(_ arguments: Arguments) -> Bool {
    let environment = ProcessInfo.processInfo.environment
    func isSet(_ name: String) -> Bool { !(environment[name] ?? "").isEmpty }
    if arguments.has("web") || arguments.has("inspect") || isSet("TRESTLE_DISPLAY") { return true }
    let isNamed = ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "SDL_VIDEODRIVER", "TRESTLE_DRIVER"].contains(where: isSet)
    let places = ["/dev/dri", (environment["XDG_RUNTIME_DIR"] ?? "") + "/wayland-0"]
    return !isNamed && !places.contains(where: FileManager.default.fileExists)
  }

  static func snapshot(_ session: inout Session) throws -> Int32 {
    guard session.arguments["output"] != nil else { throw CommandFailure.usage("snapshot needs --output FILE.png") }
    return try run(&session)
  }

  static func program(_ project: ImportedProject) -> String { "\(project.applicationFolder)/\(project.target.productName)" }

  private static func scheme(_ project: ImportedProject) -> Scheme? { project.model.schemes.first { $0.target == project.target.name } }

  static func arguments(_ project: ImportedProject, _ session: Session) -> [String] {
    (scheme(project)?.launchArguments ?? []) + session.arguments.rest
  }

  static func environment(_ project: ImportedProject, _ session: Session) -> [String: String] {
    deviceEnvironment(project, session.arguments).filter { ProcessInfo.processInfo.environment[$0.key] == nil }
      .merging(scheme(project)?.launchEnvironment ?? [:]) { $1 }
      .merging(
        screenEnvironment(session.arguments, module: project.target.moduleName, folder: FileManager.default.currentDirectoryPath)
      ) { $1 }
  }

  /// Returns the screen of the chosen device, or of one that the application is made for. A size alone is the area of a window without bars.
  static func deviceEnvironment(_ project: ImportedProject, _ arguments: Arguments) -> [String: String] {
    guard let info = try? InfoDictionary(target: project.target, files: DiskFiles()) else { return [:] }
    let isForPad = info.deviceFamilies == [2]
    if arguments["device"] == nil, arguments["size"] != nil { return isForPad ? ["TRESTLE_IDIOM": "pad"] : [:] }
    let device = arguments["device"].flatMap(Device.init(named:)) ?? (isForPad ? .standardPad : .standardPhone)
    var environment = ["TRESTLE_DEVICE": device.name]
    if info.isLandscapeOnly(pad: device.isPad) { environment["TRESTLE_SIZE"] = "\(device.height)x\(device.width)" }
    return environment
  }

  /// Returns the environment variables for the options of the screen; see Documentation/Environment.md.
  static func screenEnvironment(_ arguments: Arguments, module: String, folder: String) -> [String: String] {
    var environment: [String: String] = [:]
    environment["TRESTLE_SIZE"] = arguments["size"]
    environment["TRESTLE_SCALE"] = arguments["scale"]
    environment["TRESTLE_SCENE"] = arguments["scene"]
    environment["TRESTLE_STORYBOARD"] = arguments["storyboard"]
    environment["TRESTLE_CLASS"] = arguments["class"].map { $0.contains(".") ? $0 : "\(module).\($0)" }
    environment["TRESTLE_TOUCHES"] = arguments.values["touch"]?.joined(separator: "\n")
    if arguments.has("elements") { environment["TRESTLE_ELEMENTS"] = "1" }
    if arguments.has("dark") { environment["TRESTLE_APPEARANCE"] = "dark" }
    if let language = arguments["language"] {
      environment["TRESTLE_LANGUAGE"] = language
      environment["LANGUAGE"] = language
    }
    let picture = arguments["snapshot"] ?? arguments["output"]
    if arguments.has("inspect") { environment["TRESTLE_INSPECTOR"] = "1" }
    if arguments.has("web") || arguments.has("inspect") {
      if ProcessInfo.processInfo.environment["TRESTLE_DISPLAY"] == nil { environment["TRESTLE_DISPLAY"] = "vnc://" }
      environment["TRESTLE_BROWSER"] = "1"
    }
    if arguments.has("headless") || picture != nil { environment["TRESTLE_DRIVER"] = "headless" }
    if let picture { environment["TRESTLE_SNAPSHOT"] = FilePath.join(folder, picture) }
    return environment
  }
}
