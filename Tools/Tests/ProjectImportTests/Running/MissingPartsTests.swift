import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

/// Applications with parts that cannot be had here, such as views of SwiftUI, run without these parts.
@Suite(.enabled(if: TrestleProgram.canRun, Comment(rawValue: TrestleProgram.reason)))
struct MissingPartsTests {
  private let sources = [
    "Fresh/App.swift": """
    import SwiftUI
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = makeHost()
        window?.makeKeyAndVisible()
        return true
      }
    }
    func makeHost() -> UIViewController {
      let host = UIHostingController(rootView: ProfileView(name: "Ada"))
      host.view.accessibilityIdentifier = "host"
      return host
    }
    struct ProfileView: View {
      var name: String
      var body: some View { Text(name) }
    }
    """,
    "Fresh/Cell.swift": """
    import SwiftUI
    import UIKit
    class Cell: UITableViewCell {
      private lazy var tint = Color.red
      func fill() {
        contentConfiguration = UIHostingConfiguration { ProfileView(name: "Bob") }.margins(.all, 0)
        tag = 7
      }
      func restyle() -> UIColor? { UIColor(tint) }
      func twice(_ value: Int) -> Int { value * 2 }
    }
    """,
    "FreshTests/HostTests.swift": """
    import XCTest
    @testable import Fresh
    @MainActor class HostTests: XCTestCase {
      func testCell() {
        let cell = Cell()
        cell.fill()
        XCTAssertEqual(cell.tag, 7)
        XCTAssertEqual(cell.twice(2), 4)
        XCTAssertNotNil(cell.contentConfiguration)
      }
      func testLeftOut() { XCTAssertNil(Cell().restyle()) }
    }
    """,
  ]

  @Test("An application that hosts views of SwiftUI runs, shows their names, and each part that is left out is a warning")
  func hosting() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try TrestleProgram.write(sources, to: folder)
    let shown = try TrestleProgram.run(["snapshot", folder, "--output", folder + "/screen.png", "--elements"])
    expect(shown.status, equals: 0, "\(shown.output)")
    expect(shown.output.contains("\"ProfileView\"") || shown.output.contains("ProfileView  "), "\(shown.output)")
    let tested = try TrestleProgram.run(["test", folder])
    let warnings = tested.output.split(separator: "\n").filter { $0.contains("[trestle:left-out]") }
    // The view, two hosts, a property, and the statement that uses it.
    expect(warnings.count, equals: 5, "\(tested.output)")
    expect(warnings.allSatisfy { $0.contains(#/^Fresh/(App|Cell)\.swift:\d+:\d+: warning: /#) }, "\(tested.output)")
    expect(tested.output.contains("note: 5 parts are left out"), "\(tested.output)")
    // A test that calls what is left out fails, whatever it asserts.
    expect(tested.status, equals: 1, "\(tested.output)")
    expect(tested.output.contains("left out: Cell.restyle(), Cell.swift:9: it uses tint, which is left out, too."), "\(tested.output)")
  }

  @Test("Bodies that do not compile are left out with warnings, and a test that calls one fails; --strict leaves out none")
  func keepGoing() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let sources = [
      "Fresh/App.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
      "Fresh/Feed.swift": """
      final class Feed {
        func count() -> Int { [1].missing() }
        func twice(_ value: Int) -> Int { value * 2 }
        func show(_ kind: Missing) { print(kind) }
        func all() { show(.first) }
      }
      """,
      "FreshTests/FeedTests.swift": """
      import XCTest
      @testable import Fresh
      class FeedTests: XCTestCase {
        func testTwice() { XCTAssertEqual(Feed().twice(2), 4) }
        func testCount() { XCTAssertEqual(Feed().count(), 0) }
      }
      """,
      "FreshTests/CaseTests.swift": """
      import Testing
      @testable import Fresh
      @Test(arguments: [2, 3]) func doubles(value: Int) { #expect(Feed().twice(value) == value + value) }
      @Test(arguments: [0, 0.5], ["a"]) func counts(value: Double, word: String) { #expect(Feed().count() == 0) }
      """,
    ]
    try TrestleProgram.write(sources, to: folder)
    try expect(TrestleProgram.run(["test", folder, "--strict"]).status, equals: 1)
    let outcome = try TrestleProgram.run(["test", folder])
    expect(outcome.output.contains("4 tests: 2 passed, 2 failed"), "\(outcome.output)")
    let warnings = outcome.output.split(separator: "\n").filter { $0.contains("[trestle:left-out]") }
    expect(warnings.count, equals: 3, "\(warnings)")
    expect(
      warnings.contains { $0.hasPrefix("Fresh/Feed.swift:2:25: warning: the body of Feed.count() is left out: it does not compile: ") })
    expect(outcome.output.contains("left out: Feed.count(), Feed.swift:2: it does not compile"), "\(outcome.output)")
  }

  @Test("An application that starts in SwiftUI is refused")
  func start() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let app = "import SwiftUI\n@main struct Fresh: App { var body: some Scene { WindowGroup { Text(\"\") } } }\n"
    try TrestleProgram.write(["Fresh/App.swift": app], to: folder)
    let project = try Folders.project(in: folder)
    let errors = project.diagnosis.findings.filter { $0.severity == .error }.map { $0.description(from: project.folder) }
    expect(
      errors == [
        "Fresh/App.swift:2:14: error: Fresh starts the application and is left out: it uses App of SwiftUI, which does not exist on Linux. [trestle:missing-framework]"
      ])
  }
}
