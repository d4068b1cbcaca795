import Foundation
import ProjectImport

/// `trestle run --watch`: rebuilds and restarts the application whenever a file of the project changes, until it is closed.
///
/// The application is asked to quit, as by closing its window, so its state is kept and restored if its delegate allows that.
struct WatchedRun {
  private var project: ImportedProject
  private var process = Process()
  /// The page that shows the application, if that is in a browser.
  private var page: WatchedPage?

  init(_ project: ImportedProject) { self.project = project }

  mutating func run(_ session: inout Session) throws -> Int32 {
    let interruption = Interruption()
    var seen = ProjectStamp(of: project)
    if RunCommand.isShownInBrowser(session.arguments) { page = WatchedPage(environment: ProcessInfo.processInfo.environment) }
    try start(session)
    var isRunning = true
    while true {
      Thread.sleep(forTimeInterval: 0.3)
      if interruption.hasCome {
        stop()
        return 128 + SIGTERM
      }
      if isRunning, !process.isRunning {
        guard process.terminationReason == .uncaughtSignal else { return process.terminationStatus }
        isRunning = false
        session.terminal.say("The application ended with signal \(process.terminationStatus). It is started again when a file changes.")
      }
      var now = ProjectStamp(of: project)
      guard now != seen else { continue }
      // An editor that saves several files, or a branch that is changed, is waited for.
      repeat {
        seen = now
        Thread.sleep(forTimeInterval: 0.1)
        now = ProjectStamp(of: project)
      } while now != seen
      session.terminal.say("A file changed.")
      page?.say("Compiling…")
      do {
        project = try session.build()
      } catch let interruption as Subprocess.Interruption {
        stop()
        return interruption.exitStatus
      } catch {
        // The old program stays until the sources compile again.
        let message = (error as? CommandFailure)?.message ?? "\(error)"
        session.terminal.say(message)
        page?.say(([message] + session.compileErrors).joined(separator: "\n"))
        continue
      }
      if isRunning, !process.isRunning, process.terminationReason == .exit { return process.terminationStatus }
      stop()
      try start(session)
      isRunning = true
    }
  }

  private mutating func start(_ session: Session) throws {
    let environment = RunCommand.environment(project, session).merging(page?.environment ?? [:]) { $1 }
    process = Subprocess.make(RunCommand.program(project), RunCommand.arguments(project, session), environment, nil)
    // The page that is open already connects again.
    page?.opensBrowser = false
    try process.run()
  }

  private func stop() {
    guard process.isRunning else { return }
    process.terminate()
    // One that does not answer, as in an endless loop, is ended.
    for _ in 0..<50 where process.isRunning { Thread.sleep(forTimeInterval: 0.1) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}

/// Whether the command was asked to end, so that it does not leave the application behind.
private final class Interruption: @unchecked Sendable {
  private let lock = NSLock()
  private var isSet = false
  private var sources: [any DispatchSourceSignal] = []

  init() {
    // The application is in a process group of its own, which the terminal does not interrupt.
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { [weak self] in self?.set() }
      source.resume()
      sources.append(source)
    }
  }

  /// The first signal is handled between two checks of the files; a second one, as during a long build, at once.
  private func set() {
    let isRepeated = lock.withLock {
      defer { isSet = true }
      return isSet
    }
    if isRepeated { _exit(128 + SIGINT) }
  }

  var hasCome: Bool { lock.withLock { isSet } }
}
