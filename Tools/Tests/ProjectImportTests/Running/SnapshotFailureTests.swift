import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

@Suite(.enabled(if: TrestleProgram.canRun, Comment(rawValue: TrestleProgram.reason)))
struct SnapshotFailureTests {
  private let app = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {}
    """

  private let tests = """
    import Testing
    import UIKit
    #if canImport(UIKitTesting)
    import UIKitTesting
    @MainActor @Suite struct NewTests {
      @Test func orange() {
        let screen = TestScreen(size: CGSize(width: 60, height: 40), scale: 1)
        let controller = UIViewController()
        controller.view.backgroundColor = .orange
        screen.show(controller)
        assertSnapshot(screen.snapshot(), named: "orange")
      }
    }
    #endif
    """

  @Test("A snapshot that differs fails, and the message names the folder in .trestle that has its pictures")
  func failures() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try TrestleProgram.write(["Fresh/App.swift": app, "FreshTests/NewTests.swift": tests], to: folder)
    let missing = try TrestleProgram.run(["test", folder])
    expect(missing.status, equals: 1, "\(missing.output)")
    expect(missing.output.contains("\(folder)/.trestle/SnapshotFailures"), "\(missing.output)")
    let recorded = try TrestleProgram.run(["test", folder], environment: ["TRESTLE_RECORD": "1"])
    expect(recorded.status, equals: 0, "\(recorded.output)")
    try expect(TrestleProgram.run(["test", folder]).status, equals: 0)
    func expectFailure() throws {
      let outcome = try TrestleProgram.run(["test", folder])
      expect(outcome.status, equals: 1, "\(outcome.output)")
      expect(outcome.output.contains("\(folder)/.trestle/SnapshotFailures"), "\(outcome.output)")
    }
    // A reference of another size.
    let reference = "\(folder)/FreshTests/Snapshots/orange.png"
    let kept = try Data(contentsOf: URL(fileURLWithPath: reference))
    try FileManager.default.removeItem(atPath: reference)
    let sea = Folders.root + "/Tests/Fixtures/Trips/Trips/Assets.xcassets/Places/Sea.imageset/sea.png"
    try FileManager.default.copyItem(atPath: sea, toPath: reference)
    try expectFailure()
    // The right one, and another color.
    try kept.write(to: URL(fileURLWithPath: reference))
    let file = folder + "/FreshTests/NewTests.swift"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    try text.replacing("= .orange", with: "= .green").write(toFile: file, atomically: true, encoding: .utf8)
    try expectFailure()
    let pictures = try FileManager.default.contentsOfDirectory(atPath: folder + "/.trestle/SnapshotFailures").sorted()
    expect(pictures, equals: ["orange-actual.png", "orange-difference.png"])
    expect(!FileManager.default.fileExists(atPath: folder + "/.build"))
  }
}
