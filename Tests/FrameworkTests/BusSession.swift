import Foundation

/// A separate message bus for one script.
enum BusSession {
  /// The script could not be started.
  struct Failure: Error { let code: Int32 }

  /// Runs a script with a bus, and returns its output. `PROGRAM` is a fixture of this package.
  ///
  /// `Process` would pass the mask of signals of the test's thread on, so that the daemons could not be ended. The output is a file, because
  /// daemons that the bus starts may keep a pipe open.
  static func run(_ script: String, program: String, variables: [String: String] = [:]) throws -> String {
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("bus-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    defer { try? FileManager.default.removeItem(at: output) }
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "TRESTLE_KEYRING", "TRESTLE_LOCATION"] { environment[name] = nil }
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    environment["PROGRAM"] = folder.appendingPathComponent(program).path
    environment.merge(variables) { $1 }
    func copies(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] { texts.map { strdup($0) } + [nil] }
    let words = copies(["dbus-run-session", "--", "/bin/sh", "-c", script])
    let settings = copies(environment.map { "\($0)=\($1)" })
    defer { for text in words + settings { free(text) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output.path, O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var process: pid_t = 0
    let code = posix_spawn(&process, "/usr/bin/dbus-run-session", &actions, &attributes, words, settings)
    guard code == 0 else { throw Failure(code: code) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return try String(contentsOf: output, encoding: .utf8)
  }
}
