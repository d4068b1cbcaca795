import XCTest

@testable import Counter

final class GreetingTests: XCTestCase {
  @MainActor func testCountsGreetings() {
    let controller = GreetingController()
    controller.loadViewIfNeeded()
    controller.greet()
    controller.greet()
    XCTAssertEqual(controller.label.text, "Hello, 2 times")
  }
}
