import Foundation
import Testing
import TrestleExpectations

import ProjectImport

/// 20 lines in one application, or 1,000 in 50 with `TRESTLE_SOAK`; `TRESTLE_SEEDS` sets a range of applications, such as `3..<5`.
@Suite(.enabled(if: TrestleProgram.canRun, Comment(rawValue: TrestleProgram.reason)))
struct DeletionTests {
  private static let seeds: Range<UInt64> = {
    let environment = ProcessInfo.processInfo.environment
    if let ends = environment["TRESTLE_SEEDS"]?.split(separator: "..<").compactMap({ UInt64($0) }), ends.count == 2 {
      return ends[0]..<ends[1]
    }
    return 0..<(environment["TRESTLE_SOAK"] == nil ? 1 : 50)
  }()

  private static let count = 20

  private func application() -> String {
    """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        print("@ started")
        exit(0)
      }
      func screens() -> [UIViewController] {
        [\((0..<Self.count).map { "Screen\($0)()" }.joined(separator: ", "))]
      }
    }
    """
  }

  @Test(
    "An application whose sources lack a line each starts without at most the declarations of these lines and what uses them",
    arguments: seeds)
  func lines(seed: UInt64) throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var generator = SeededGenerator(state: seed)
    let deletions = (0..<Self.count).map { Deletion(number: $0, line: Deletion.numbers.randomElement(using: &generator)!) }
    var sources = ["Fresh/App.swift": application()]
    for deletion in deletions { sources["Fresh/\(deletion.name).swift"] = deletion.source }
    try TrestleProgram.write(sources, to: folder)
    let outcome = try TrestleProgram.run(["run", folder, "--headless"])
    expect(outcome.reports, equals: ["started"], "\(outcome.output)")
    let warnings = outcome.output.matches(of: #/(?m)^Fresh/(\w+)\.swift:(\d+):\d+: warning: (.*) is left out: (.*) \[trestle:left-out\]$/#)
    for deletion in deletions {
      let own = warnings.filter { $0.1 == deletion.name }.map { (line: Int($0.2) ?? 1, warning: $0) }
      let declaration = Deletion.declaration(of: deletion.line)
      // What is left out makes other names unknown.
      var known = deletion.words(of: deletion.line...deletion.line)
      for (line, warning) in own where declaration.contains(line) { known.formUnion(Deletion.words(String(warning.3))) }
      for (line, warning) in own where !declaration.contains(line) {
        let used = deletion.words(of: Deletion.declaration(of: line))
        expect(!known.isDisjoint(with: used), "without line \(deletion.line): \(warning.0)")
        known.formUnion(Deletion.words(String(warning.3)))
      }
    }
    expect(!outcome.output.contains("#error"))
    expect(warnings.allSatisfy { $0.1 != "App" || $0.4.contains("Screen") }, "\(warnings.map(\.0))")
    print("\(Self.count) lines of the application \(seed): \(warnings.count) parts left out")
  }
}
