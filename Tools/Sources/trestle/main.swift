import Foundation
import ProjectImport

let usage = """
  usage: trestle <command> [PATH] [options]

  PATH is a folder, .xcodeproj, .xcworkspace or Package.swift; without it, the current folder.

    run        build the application and show it in a window, or in a browser (--web, and where there is no display)
               [--web] [--inspect] [--headless] [--snapshot FILE.png] [--device "iPhone 15" | --size 390x844] [--scale N] [--dark] [--language de]
               [--watch] [-- arguments]
    test       build and run the unit tests, headless  [--filter PATTERN] [--skip PATTERN]… [--list] [--host] [--device NAME | --size 390x844]
               [--xunit-output FILE] [--json] [--repeat N] [--retry N] [--timeout SECONDS] [--test-plan NAME] [--language de]
               [--parallel[=N]] [--coverage FOLDER | --sanitize address|thread]
    doctor     list what of the project will not work, without building  [--json] [--model]
               [--build]: build it, and list what is left out, by reason
    build      make an App.app folder that runs elsewhere  [--configuration Release] [--output FOLDER]
               [--keep-package FOLDER]: write a Swift package that needs trestle no more
    snapshot   write a picture of a screen  --output FILE.png [--scene ID] [--storyboard NAME] [--class NAME]
               [--device NAME | --size 390x844] [--scale N] [--dark] [--language de] [--touch X,Y | X,Y>X,Y | LABEL]… [--elements]
    translate  print what the translator makes of files  FILE…
    swift      run `swift build`, `test` or `run` for a package that depends on Trestle and on packages written for iOS
    runtime    build the libraries of UIKit and of all frameworks before a project asks for them  [--configuration Release]
    new        make a project that opens in Xcode and runs here  NAME [--storyboard | --code | --navigation | --tabs]

  Everywhere: [--target NAME] [--configuration NAME] [--leave-out FILE]… [--package NAME=FOLDER]…
              [--packages FOLDER]… [--strict] [--offline] [--templates]
  Exit status: 0 done, 1 the project's own errors, 2 refused, 64 usage.

  """

let commands: [String: (inout Session) throws -> Int32] = [
  "run": RunCommand.run, "doctor": DoctorCommand.run, "build": BuildCommand.run, "snapshot": RunCommand.snapshot,
  "test": TestCommand.run, "translate": TranslateCommand.run, "new": NewCommand.run, "runtime": Session.buildRuntime,
]

do {
  let words = Array(CommandLine.arguments.dropFirst())
  if words.first == "help" || words.prefix(while: { $0 != "--" }).contains(where: { ["--help", "-h"].contains($0) }) {
    print(usage, terminator: "")
    exit(ExitCode.done)
  }
  if words.first == "swift" { exit(try SwiftCommand.run(Array(words.dropFirst()))) }
  if words.first == "compile" { exit(try SwiftCommand.compile(Array(words.dropFirst()))) }
  guard let name = words.first, let command = commands[name] else {
    throw CommandFailure.usage(words.first.map { "unknown command \($0)" } ?? "a command is needed")
  }
  // `new` creates a project with a storyboard; the other commands name an existing one.
  let isNew = name == "new"
  let arguments = try Arguments(
    Array(words.dropFirst()),
    values: Session.commonValues.union(
      [
        "snapshot", "device", "scale", "module", "scene", "class", "language", "keep-package", "touch", "skip", "xunit-output", "repeat",
        "retry",
        "timeout", "parallel",
        "test-plan", "coverage", "sanitize",
      ] + (isNew ? [] : ["storyboard"])),
    flags: Set(
      [
        "headless", "web", "inspect", "json", "model", "watch", "code", "keep-going", "host", "dark", "elements", "list", "strict", "build",
        "offline",
        "parallel",
        "templates",
      ] + (isNew ? ["storyboard", "navigation", "tabs"] : [])))
  var session = try Session(arguments: arguments)
  let code = try command(&session)
  session.terminal.clearProgress()
  exit(code)
} catch let interruption as Subprocess.Interruption {
  FileHandle.standardError.write(Data("\ntrestle: \(interruption)\n".utf8))
  exit(interruption.exitStatus)
} catch let failure as Arguments.Failure {
  FileHandle.standardError.write(Data("trestle: \(failure.reason)\n\n\(usage)".utf8))
  exit(ExitCode.usage)
} catch let obstacle as OutputFolder.Obstacle {
  FileHandle.standardError.write(Data("\(obstacle)\n".utf8))
  exit(ExitCode.failed)
} catch let failure as CommandFailure {
  let text = failure.code == ExitCode.usage ? "trestle: \(failure.message)\n\n\(usage)" : failure.message + "\n"
  FileHandle.standardError.write(Data(text.utf8))
  exit(failure.code)
} catch {
  FileHandle.standardError.write(Data("trestle: \(error)\n".utf8))
  exit(ExitCode.failed)
}
