import CoreData
import XCTest

@testable import Bloom

@MainActor final class GardenTests: XCTestCase {
  private lazy var garden = Garden(inMemory: true)

  private func names(in month: Int) -> [String] { garden.plants(in: month).map(\.title) }

  private func plant(_ name: String) throws -> Plant { try XCTUnwrap(garden.plants().first { $0.title == name }) }

  func testANewDiaryHasFlowersOfEveryMonth() {
    XCTAssertEqual(garden.plants().count, 21)
    XCTAssertEqual(Set(garden.plants().map { Int($0.month) }), Set(1...12))
    XCTAssertEqual(names(in: 4), ["Tulip", "Forget-me-not", "Cherry Blossom"])
    XCTAssertFalse(garden.context.hasChanges)
  }

  func testADeletedFlowerComesBackWithItsSightingsByUndo() throws {
    garden.see(try plant("Tulip"))
    garden.undoManager?.removeAllActions()
    garden.delete(try plant("Tulip"))
    XCTAssertEqual(names(in: 4), ["Forget-me-not", "Cherry Blossom"])
    garden.undo()
    XCTAssertEqual(names(in: 4), ["Tulip", "Forget-me-not", "Cherry Blossom"])
    XCTAssertEqual(try plant("Tulip").sightingDates.count, 1)
  }

  func testAMovedFlowerHasTheMonthAndThePlaceOfItsTarget() throws {
    garden.move(try plant("Tulip"), to: 1, in: 3)
    XCTAssertEqual(names(in: 3), ["Daffodil", "Tulip", "Primrose"])
    XCTAssertEqual(names(in: 4), ["Forget-me-not", "Cherry Blossom"])
    garden.undo()
    XCTAssertEqual(names(in: 3), ["Daffodil", "Primrose"])
    XCTAssertEqual(names(in: 4), ["Tulip", "Forget-me-not", "Cherry Blossom"])
  }

  func testANewFlowerIsTheLastOfItsMonth() {
    garden.add(name: "Lilac", latinName: "Syringa vulgaris", month: 5, look: FlowerLook(hue: 0.78, petals: 4, shape: .round))
    XCTAssertEqual(names(in: 5), ["Peony", "Lilac"])
  }

  func testSightingsAreTheLatestFirst() throws {
    let tulip = try plant("Tulip")
    for day in [2, 9, 5] { garden.see(tulip, on: Date(timeIntervalSince1970: Double(day) * 86400)) }
    XCTAssertEqual(tulip.sightingDates.map { Int($0.timeIntervalSince1970 / 86400) }, [9, 5, 2])
  }

  func testMonthsAreInTheirSeasons() {
    XCTAssertEqual((1...12).map { Season(month: $0).rawValue }, [3, 3, 0, 0, 0, 1, 1, 1, 2, 2, 2, 3])
  }
}
