import Foundation
import Testing

import ProjectImport
import TestFolders
import XcodeProject

/// The command itself, for tests that build and run whole projects.
enum TrestleProgram {
  struct Outcome {
    var status: Int32
    var output: String
    /// The lines that the application printed and that begin with the sign of the tests.
    var reports: [String] { output.split(separator: "\n").filter { $0.hasPrefix("@ ") }.map { String($0.dropFirst(2)) } }
  }

  static let path = Folders.root + "/Tools/.build/debug/trestle"

  /// Whether UIKit is built: a test that would build it first takes many minutes.
  static let canRun: Bool = FileManager.default.isExecutableFile(atPath: path) && !Runtime(root: Folders.root, isRelease: false).isStale

  /// Whether windows can be shown without a display.
  static let hasX = Subprocess.path(of: "xvfb-run") != nil

  static let reason: String = "UIKit is not built: swift build --product TrestleRuntime"

  static func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    try run(program: path, arguments, environment: environment)
  }

  /// Runs a program, for ten minutes at most.
  static func run(program: String, _ arguments: [String], environment: [String: String] = [:]) throws -> Outcome {
    var lines: [String] = []
    let own = try ownFolders().merging(["TRESTLE_ROOT": Folders.root]) { $1 }
    // An application has a container of its own instead of this home.
    let command = ["-u", "CFFIXED_USER_HOME", "timeout", "600", program]
    let status = try Subprocess.run("env", command + arguments, environment: own.merging(environment) { $1 }) { lines.append($0) }
    return Outcome(status: status, output: lines.joined(separator: "\n"))
  }

  /// Makes a home and temporary folder that no other program has, and returns the variables that name them.
  private static func ownFolders() throws -> [String: String] {
    let text = try #require(test_folders_make())
    defer { free(text) }
    let pairs = String(cString: text).split(separator: "\n").map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    return Dictionary(uniqueKeysWithValues: pairs.map { ($0[0], $0[1]) })
  }

  /// Writes a project of one application: the template's, with these files instead of its sources.
  static func write(_ sources: [String: String], name: String = "Fresh", to folder: String, project: ((String) -> String)? = nil) throws {
    var files = sources
    let template = ProjectTemplate(name: name, hasStoryboard: sources.keys.contains { $0.hasSuffix("Main.storyboard") }).files
    for (path, text) in template where path.hasSuffix(".pbxproj") { files[path] = project?(text) ?? text }
    for (path, text) in files {
      let file = URL(fileURLWithPath: folder + "/" + path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  /// Returns the width and height in the header of a PNG file.
  static func size(ofPicture path: String) throws -> [Int] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }
}
