import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

@Suite(.enabled(if: TrestleProgram.canRun, Comment(rawValue: TrestleProgram.reason)))
struct DoctorTests {
  private func doctor(app: String, test: String) throws -> TrestleProgram.Outcome {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try TrestleProgram.write(
      [
        "Fresh/App.swift": app + "\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}", "FreshTests/Tests.swift": test,
      ], to: folder)
    return try TrestleProgram.run(["doctor", folder, "--strict"])
  }

  @Test("An application is not refused for what only its tests need")
  func tests() throws {
    let usingRealityKit = "import RealityKit\nlet view = ARView.self"
    let own = try doctor(app: "import UIKit", test: "import XCTest\n\(usingRealityKit)")
    expect(own.status, equals: 0, "\(own.output)")
    expect(own.output.contains("warning: only the tests are refused"), "\(own.output)")
    let both = try doctor(app: "import UIKit\n\(usingRealityKit)", test: "import XCTest")
    expect(both.status, equals: 2, "\(both.output)")
    expect(!both.output.contains("only the tests"), "\(both.output)")
  }
}
