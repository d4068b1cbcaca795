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
    try removeOld(folder)
    try project.writeProduct(to: folder)
    let build = PackageBuild(project)
    let program = "\(folder)/\(project.target.productName)"
    try FileManager.default.copyItem(atPath: "\(build.products)/\(project.target.moduleName)", toPath: program)
    try copyLibraries(of: program, to: folder + "/lib")
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
    try project.writeKeptPackage(to: folder)
    session.terminal.say("\(folder): a package that is built without trestle; start it with \(folder)/run")
    return ExitCode.done
  }

  /// Removes what an earlier build made, and nothing else.
  private static func removeOld(_ folder: String) throws {
    let files = FileManager.default
    guard let names = try? files.contentsOfDirectory(atPath: folder), !names.isEmpty else { return }
    guard names.contains("Info.plist"), names.contains("run") else {
      throw CommandFailure(code: ExitCode.refused, message: "\(folder): error: the folder exists, and no build made it")
    }
    try files.removeItem(atPath: folder)
  }

  /// Copies the runtime and the Swift libraries, which other machines lack. A launcher makes the program find them.
  private static func copyLibraries(of program: String, to folder: String) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for line in try Subprocess.output("ldd", [program]).split(separator: "\n") {
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard let arrow = words.firstIndex(of: "=>"), arrow + 1 < words.count else { continue }
      let path = String(words[arrow + 1])
      let name = FilePath.name(of: path)
      guard name.hasPrefix("libTrestle") || path.contains("/swift/linux/") else { continue }
      try files.copyItem(atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path, toPath: "\(folder)/\(name)")
    }
    let launcher = """
      #!/bin/sh
      # Starts the application with the libraries beside it.
      here=$(cd "$(dirname "$0")" && pwd)
      LD_LIBRARY_PATH="$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" exec "$here/\(FilePath.name(of: program))" "$@"

      """
    let path = FilePath.parent(of: program) + "/run"
    try launcher.write(toFile: path, atomically: true, encoding: .utf8)
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
  }
}
