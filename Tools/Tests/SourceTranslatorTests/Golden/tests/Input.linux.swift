#sourceLocation(file: "Input.swift", line: 1)
// tests
import XCTest
@testable import App

@MainActor
final class ScreenTests: XCTestCase {
             func _main_setUp() {
        super.setUp()
    }; nonisolated override func setUp() { MainActor.assumeIsolated { _main_setUp() } }

             func _main_tearDownWithError() throws {
        try super.tearDownWithError()
    }; nonisolated override func tearDownWithError() throws { try MainActor.assumeIsolated { try _main_tearDownWithError() } }

    func _main_testTitle() throws {
        XCTAssertEqual(1, 1)
    }; nonisolated func testTitle() throws { try MainActor.assumeIsolated { try _main_testTitle() } }

    func testLater() async {}
    private func helper() {}
}

class PlainTests: XCTestCase {
    func testPlain() {}
    @MainActor func _main_testMain() { XCTAssert(true) }; nonisolated func testMain() throws { try MainActor.assumeIsolated { _main_testMain() } }
}
