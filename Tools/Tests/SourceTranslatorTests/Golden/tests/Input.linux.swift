#sourceLocation(file: "Input.swift", line: 1)
// tests
import XCTest
@testable import App

@MainActor
final class ScreenTests: XCTestCase { nonisolated override func invokeTest() { MainActor.assumeIsolated { UIKit.UIApplication._beginTest() }; super.invokeTest() };
             func _main_setUp() {
        super.setUp()
    }; nonisolated override func setUp() { nonisolated(unsafe) let test = self; MainActor.assumeIsolated { test._main_setUp() } }

             func _main_tearDownWithError() throws {
        try super.tearDownWithError()
    }; nonisolated override func tearDownWithError() throws { nonisolated(unsafe) let test = self; try MainActor.assumeIsolated { try test._main_tearDownWithError() } }

    func _main_testTitle() throws { func testTitle() throws {
        XCTAssertEqual(1, 1)
     }; try testTitle() }; nonisolated func testTitle() throws { nonisolated(unsafe) let test = self; try MainActor.assumeIsolated { try test._main_testTitle() } }

    func testLater() async {}
    private func helper() {}
}

class PlainTests: XCTestCase { nonisolated override func invokeTest() { MainActor.assumeIsolated { UIKit.UIApplication._beginTest() }; super.invokeTest() };
    func testPlain() {}
    @MainActor func _main_testMain() { func testMain() { XCTAssert(true)  }; testMain() }; nonisolated func testMain() { nonisolated(unsafe) let test = self; MainActor.assumeIsolated { test._main_testMain() } }
}

public class SharedCase: XCTestCase { nonisolated public override func invokeTest() { MainActor.assumeIsolated { UIKit.UIApplication._beginTest() }; super.invokeTest() }; func testOne() {} }
class InheritingTests: SharedCase {}
class OwnTests: XCTestCase {
    override func invokeTest() { super.invokeTest() }
}
