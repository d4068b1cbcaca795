import Foundation
import ProjectImport
import XcodeProject

/// `trestle new`: creates a small project that opens in Xcode and runs here.
struct NewCommand {
  static func run(_ session: inout Session) throws -> Int32 {
    guard session.arguments.paths.count == 1, let name = session.arguments.paths.first else {
      throw CommandFailure.usage("new needs one name")
    }
    guard ["storyboard", "code", "navigation", "tabs"].filter({ session.arguments.has($0) }).count < 2 else {
      throw CommandFailure.usage("--storyboard, --code, --navigation and --tabs exclude each other")
    }
    guard name.range(of: "^[A-Za-z][A-Za-z0-9_]*$", options: .regularExpression) != nil else {
      throw CommandFailure.usage("a project's name has letters and digits only")
    }
    let folder = FilePath.join(FileManager.default.currentDirectoryPath, name)
    guard !FileManager.default.fileExists(atPath: folder) else {
      throw CommandFailure(code: ExitCode.refused, message: "\(folder): error: the folder exists")
    }
    let start: ProjectTemplate.Start = session.arguments.has("navigation") ? .navigation : session.arguments.has("tabs") ? .tabs : .greeting
    let template = ProjectTemplate(name: name, hasStoryboard: session.arguments.has("storyboard"), start: start)
    for (path, text) in template.files.sorted(by: { $0.key < $1.key }) {
      let file = URL(fileURLWithPath: folder + "/" + path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    session.terminal.say("\(folder): run it with `trestle run \(name)`, or open \(name).xcodeproj in Xcode")
    return ExitCode.done
  }
}
