import XCTest

@testable import Trips

@MainActor final class TripsTests: XCTestCase {
  private func controller() throws -> TripsController {
    let board = UIStoryboard(name: "Main", bundle: nil)
    let controller = try XCTUnwrap(board.instantiateViewController(withIdentifier: "trips") as? TripsController)
    controller.loadViewIfNeeded()
    return controller
  }

  func testListsTheTripsOfTheBundle() throws {
    XCTAssertEqual(Trip.all.map(\.name), ["Coast", "Mountains", "Islands"])
    let controller = try controller()
    XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 3)
    XCTAssertEqual(controller.navigationItem.rightBarButtonItem?.accessibilityHint, "The number of trips")
  }

  func testObservesNotificationsBySelector() throws {
    let controller = try controller()
    NotificationCenter.default.post(name: .tripSelected, object: nil)
    XCTAssertEqual(controller.selections, 1)
  }

  func testCallsOnlyTheOptionalMethodThatExists() throws {
    let controller = try controller()
    controller.sort()
    XCTAssertEqual(controller.selections, 10)
    XCTAssertEqual(controller.badge?.title, "Badge")
  }

  func testWaitsForExpectations() {
    let done = expectation(description: "done")
    DispatchQueue.main.async { done.fulfill() }
    wait(for: [done], timeout: 5)
  }
}
