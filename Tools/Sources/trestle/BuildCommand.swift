import Foundation
import ProjectImport
import XcodeProject

/// `trestle build`: creates an `App.app` folder with everything the application needs except the machine's own libraries.
struct BuildCommand {
  static func run(_ session: inout Session) throws -> Int32 {
    if let folder = session.arguments["keep-package"] {
      return try keepPackage(FilePath.join(FileManager.default.currentDirectoryPath, folder), &session)
    }
    let project = try session.build(configuration: "Release")
    guard project.target.kind == .application else {
      session.terminal.say("\(project.target.name) is built in \(project.buildFolder)")
      return ExitCode.done
    }
    let current = FileManager.default.currentDirectoryPath
    let output = session.arguments["output"].map { FilePath.join(current, $0) } ?? project.output + "/Products"
    let folder = FilePath.join(output, "\(project.target.productName).app")
    let program = "\(PackageBuild(project).products)/\(project.target.moduleName)"
    do {
      try OutputFolder.replace(folder) { application in
        try project.writeProduct(to: &application)
        try application.copy(project.target.productName, from: program)
        try copyLibraries(of: program, launching: project.target.productName, to: &application)
      }
    } catch let obstacle as OutputFolder.Obstacle {
      throw CommandFailure(code: ExitCode.refused, message: "\(obstacle)")
    }
    session.terminal.say(folder)
    return ExitCode.done
  }

  /// Writes a package that no longer needs the command, for projects that migrate. Nothing is compiled.
  private static func keepPackage(_ folder: String, _ session: inout Session) throws -> Int32 {
    var project = try session.read(tests: true)
    // Tests that are refused are left out: the application runs without them.
    if project.diagnosis.isRefused, !project.tests.isEmpty { project = try session.read() }
    session.report(project.diagnosis, in: project.folder, includesNotes: false)
    if project.diagnosis.isRefused, !session.arguments.has("keep-going") { return ExitCode.refused }
    try session.write(project) { try project.write() }
    try session.write(project) { try project.writeKeptPackage(to: folder) }
    session.terminal.say("\(folder): a package that is built without trestle; start it with \(folder)/run")
    return ExitCode.done
  }

  /// Copies the runtime and the Swift libraries, which other machines lack. A launcher makes the program find them.
  private static func copyLibraries(of program: String, launching name: String, to application: inout OutputFolder) throws {
    var libraries = application.folder("lib")
    for line in try Subprocess.output("ldd", [program]).split(separator: "\n") {
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard let arrow = words.firstIndex(of: "=>"), arrow + 1 < words.count else { continue }
      let path = String(words[arrow + 1])
      let library = FilePath.name(of: path)
      let isOfPackage = FileManager.default.fileExists(atPath: "\(FilePath.parent(of: program))/\(library)")
      guard isOfPackage || library.hasPrefix("libTrestle") || path.contains("/swift/linux/") else { continue }
      try libraries.copy(library, from: path)
    }
    let launcher = """
      #!/bin/sh
      # Starts the application with the libraries beside it.
      here=$(cd "$(dirname "$0")" && pwd)
      LD_LIBRARY_PATH="$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" exec "$here"/\(ShellText.quote(name)) "$@"

      """
    try application.write(Data(launcher.utf8), to: "run", isExecutable: true)
  }
}
