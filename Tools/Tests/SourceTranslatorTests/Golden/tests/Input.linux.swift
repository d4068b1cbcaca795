#sourceLocation(file: "Input.swift", line: 1)
// tests
import XCTest
@testable import App

@MainActor
final class ScreenTests: XCTestCase {
             func _main_setUp() {
        super.setUp()
    }; nonisolated override func setUp() { nonisolated(unsafe) let test = self; MainActor.assumeIsolated { test._main_setUp() } }

             func _main_tearDownWithError() throws {
        try super.tearDownWithError()
    }; nonisolated override func tearDownWithError() throws { nonisolated(unsafe) let test = self; try MainActor.assumeIsolated { try test._main_tearDownWithError() } }

    func _main_testTitle() throws {
        XCTAssertEqual(1, 1)
    }; nonisolated func testTitle() throws { nonisolated(unsafe) let test = self; try MainActor.assumeIsolated { try test._main_testTitle() } }

    func testLater() async {}
    private func helper() {}
}

class PlainTests: XCTestCase {
    func testPlain() {}
    @MainActor func _main_testMain() { XCTAssert(true) }; nonisolated func testMain() { nonisolated(unsafe) let test = self; MainActor.assumeIsolated { test._main_testMain() } }
}
