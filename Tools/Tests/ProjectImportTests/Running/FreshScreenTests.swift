import Foundation
import Testing
import TrestleExpectations

import ProjectImport
import XcodeProject

@Suite(.enabled(if: TrestleProgram.canRun, Comment(rawValue: TrestleProgram.reason)))
struct FreshScreenTests {
  private let app = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var launches = 0
      func applicationDidFinishLaunching(_ application: UIApplication) {
        launches += 1
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
      }
    }
    """

  private func run(_ files: [String: String]) throws -> TrestleProgram.Outcome {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try TrestleProgram.write(files, to: folder)
    return try TrestleProgram.run(["test", folder, "--size", "320x480"])
  }

  @Test("Each test of XCTest and Swift Testing begins with a fresh screen of the given size")
  func fresh() throws {
    let leave = """
      let screen = UIScreen.main
          check(screen.bounds.size == CGSize(width: 320, height: 480) && screen.scale == 2)
          check(UIPasteboard.general.string == nil)
          UIPasteboard.general.string = "left"
          let window = UIWindow(frame: screen.bounds)
          check(!window.isKeyWindow)
          window.rootViewController = UIViewController()
          window.makeKeyAndVisible()
          check(Earlier.window?.isHidden != false)
          Earlier.window = window
          window.rootViewController?.present(UIViewController(), animated: false)
      """
    let outcome = try run([
      "Fresh/App.swift": app,
      "FreshTests/OldTests.swift": """
      import XCTest
      @testable import Fresh
      @MainActor enum Earlier { static var window: UIWindow? }
      @MainActor class OldTests: XCTestCase {
        var kept: UIWindow?
        override func setUp() {
          super.setUp()
          kept = UIWindow(frame: UIScreen.main.bounds)
          kept?.isHidden = false
          XCTAssertEqual(UIScreen.main.bounds.width, 320)
          kept?.isHidden = true
        }
        func check(_ holds: Bool, line: UInt = #line) { XCTAssertTrue(holds, line: line) }
        func testOne() { leave() }
        func testTwo() throws { leave() }
        func testThree() async { leave() }
        func leave() {
          \(leave)
        }
      }
      """,
      "FreshTests/NewTests.swift": """
      import Testing
      import UIKit
      @testable import Fresh
      @MainActor @Suite struct NewTests {
        func check(_ holds: Bool, line: Int = #line) { #expect(holds, "line \\(line)") }
        @Test func one() { leave() }
        @Test("With a name") func two() async throws { leave() }
        @Test(arguments: [1, 2]) func three(_ number: Int) { leave() }
        func leave() {
          \(leave)
        }
      }
      """,
    ])
    expect(outcome.status, equals: 0, "\(outcome.output)")
    expect(outcome.output.contains("Executed 3 tests, with 0 failures"), "\(outcome.output)")
    expect(outcome.output.contains("Test run with 3 tests"), "\(outcome.output)")
  }

  @Test("The application of a host is kept, and shows the windows of its launch")
  func host() throws {
    let outcome = try run([
      "Fresh/App.swift": app,
      "FreshTests/HostTests.swift": """
      import XCTest
      @testable import Fresh
      class HostTests: XCTestCase {
        private func leave() throws {
          let delegate = try XCTUnwrap(UIApplication.shared.delegate as? AppDelegate)
          XCTAssertEqual(delegate.launches, 1)
          let window = try XCTUnwrap(delegate.window)
          XCTAssertTrue(window.isKeyWindow)
          XCTAssertFalse(window.isHidden)
          XCTAssertEqual(UIApplication.shared.windows, [window])
          XCTAssertNil(window.rootViewController?.presentedViewController)
          window.rootViewController?.present(UIViewController(), animated: false)
          let other = UIWindow(frame: UIScreen.main.bounds)
          other.makeKeyAndVisible()
          window.isHidden = true
        }
        func testOne() throws { try leave() }
        func testTwo() throws { try leave() }
      }
      """,
    ])
    expect(outcome.status, equals: 0, "\(outcome.output)")
    expect(outcome.output.contains("Executed 2 tests, with 0 failures"), "\(outcome.output)")
  }
}
