import Foundation
import TrestleTestFolders

/// The environment of the programs that tests start.
package enum ProgramEnvironment {
  /// Returns this process's environment with a home and temporary folder that no other program has, then changed by `changes`.
  package static func make(_ changes: [String: String] = [:]) -> [String: String] {
    guard let text = test_folders_make() else { fatalError("A test cannot make the folders of a program that it starts") }
    defer { free(text) }
    var environment = ProcessInfo.processInfo.environment
    for line in String(cString: text).split(separator: "\n") {
      let pair = line.split(separator: "=", maxSplits: 1)
      environment[String(pair[0])] = String(pair[1])
    }
    return environment.merging(changes) { $1 }
  }
}
