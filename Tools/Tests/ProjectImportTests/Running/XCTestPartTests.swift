import Foundation
import Testing
import TrestleExpectations

import ProjectImport

/// Parts of XCTest that Linux lacks.
@Suite(.enabled(if: TrestleProgram.canRun, Comment(rawValue: TrestleProgram.reason)))
struct XCTestPartTests {
  @Test("Expected failures pass and missing ones fail, issues have their places, values are observed, and records find tests by name")
  func parts() throws {
    let folder = try Folders.temporary()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try TrestleProgram.write(
      [
        "Fresh/App.swift": "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate {}\n",
        "Fresh/Counter.swift": "import Foundation\npublic class Counter: NSObject { @objc public dynamic var count = 0 }\n",
        "FreshTests/ExpectedTests.swift": """
        import XCTest
        class ExpectedTests: XCTestCase {
          func testBlock() { XCTExpectFailure("known") { XCTFail("one") } }
          func testRest() {
            XCTExpectFailure("later")
            XCTAssertEqual(1, 2)
          }
          func testNothing() { XCTExpectFailure("gone") { XCTAssertTrue(true) } }
          func testNotStrict() { XCTExpectFailure("perhaps", strict: false) { XCTAssertTrue(true) } }
          func testOther() {
            let options = XCTExpectedFailure.Options()
            options.issueMatcher = { $0.compactDescription.contains("network") }
            options.isStrict = false
            XCTExpectFailure(options: options) { XCTFail("disk") }
          }
        }
        """,
        "FreshTests/OtherTests.swift": """
        import XCTest
        @testable import Fresh
        func recordName(_ function: String = #function) -> String { function }
        class OtherTests: XCTestCase {
          func testIssue() {
            let place = XCTSourceCodeContext(location: XCTSourceCodeLocation(filePath: #filePath, lineNumber: #line))
            record(XCTIssue(type: .assertionFailure, compactDescription: "no disk", sourceCodeContext: place))
          }
          func testValue() {
            let counter = Counter()
            keyValueObservingExpectation(for: counter, keyPath: "count", expectedValue: 3)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { counter.count = 3 }
            waitForExpectations(timeout: 2)
            let larger = XCTKVOExpectation(keyPath: "count", object: counter)
            let isFive: XCTKVOExpectation.Handler = { counter, _ in (counter as? Counter)?.count == 5 }
            larger.handler = isFive
            let exact = XCTKVOExpectation(keyPath: "count", object: counter, expectedValue: 4)
            for count in [4, 5] { DispatchQueue.main.asyncAfter(deadline: .now() + 0.1 * Double(count)) { counter.count = count } }
            wait(for: [exact, larger], timeout: 4)
          }
          @MainActor func testName() {
            XCTAssertEqual(recordName(), "testName()")
            XCTAssertNotNil(ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"])
          }
          @MainActor func testThrowing() throws { XCTAssertEqual(recordName(), "testThrowing()") }
        }
        """,
      ], to: folder)
    let outcome = try TrestleProgram.run(["test", folder])
    let failures = outcome.output.split(separator: "\n").filter { $0.hasPrefix("failed: ") }.joined(separator: "\n")
    expect(outcome.output.contains("9 tests: 6 passed, 3 failed, 0 skipped"), "\(outcome.output)")
    expect(failures.contains("ExpectedTests/testNothing: "), "\(failures)")
    expect(failures.contains("Expected failure 'gone' but none recorded"), "\(failures)")
    expect(failures.contains("ExpectedTests/testOther: ") && failures.contains("disk"), "\(failures)")
    expect(failures.contains("OtherTests/testIssue: FreshTests/OtherTests.swift:6: no disk"), "\(failures)")
  }
}
