// tests
import XCTest
@testable import App

@MainActor
final class ScreenTests: XCTestCase {
    override func setUp() {
        super.setUp()
    }

    override func tearDownWithError() throws {
        try super.tearDownWithError()
    }

    func testTitle() throws {
        XCTAssertEqual(1, 1)
    }

    func testLater() async {}
    private func helper() {}
}

class PlainTests: XCTestCase {
    func testPlain() {}
    @MainActor func testMain() { XCTAssert(true) }
}

public class SharedCase: XCTestCase { func testOne() {} }
class InheritingTests: SharedCase {}
class OwnTests: XCTestCase {
    override func invokeTest() { super.invokeTest() }
}
