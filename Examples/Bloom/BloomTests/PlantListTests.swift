import XCTest

@testable import Bloom

@MainActor final class PlantListTests: XCTestCase {
  private var window: UIWindow!

  private func list() throws -> PlantListController {
    Garden.shared = Garden(inMemory: true)
    let root = try XCTUnwrap(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? RootController)
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let stack = try XCTUnwrap(root.viewController(for: .primary) as? UINavigationController)
    return try XCTUnwrap(stack.viewControllers.first as? PlantListController)
  }

  private func rows(_ list: PlantListController) -> [Int] {
    (0..<list.tableView.numberOfSections).map { list.tableView.numberOfRows(inSection: $0) }
  }

  func testMonthsAreSectionsWithAnIndex() throws {
    let table = try list().tableView!
    XCTAssertEqual(table.numberOfSections, 12)
    let source = try XCTUnwrap(table.dataSource as? PlantSource)
    XCTAssertEqual(source.tableView(table, titleForHeaderInSection: 4), "May")
    XCTAssertEqual(source.sectionIndexTitles(for: table)?.joined(), "JFMAMJJASOND")
  }

  func testSearchFindsPartsOfBothNames() throws {
    let list = try list()
    let search = try XCTUnwrap(list.navigationItem.searchController)
    search.isActive = true
    search.searchBar.text = "crocus"
    list.updateSearchResults(for: search)
    XCTAssertEqual(rows(list), [1, 1])
    search.searchBar.text = "zzz"
    list.updateSearchResults(for: search)
    XCTAssertEqual(rows(list), [])
    XCTAssertNotNil(list.contentUnavailableConfiguration)
    search.searchBar.text = ""
    search.searchBar.selectedScopeButtonIndex = 1
    list.updateSearchResults(for: search)
    XCTAssertEqual(rows(list), [1, 1, 1, 1])
  }

  func testSwipesOfferTheActionsOfARow() throws {
    let list = try list()
    let path = IndexPath(row: 0, section: 3)
    let trailing = list.tableView(list.tableView, trailingSwipeActionsConfigurationForRowAt: path)
    XCTAssertEqual(trailing?.actions.map(\.title), ["Delete", "Seen"])
    let leading = list.tableView(list.tableView, leadingSwipeActionsConfigurationForRowAt: path)
    XCTAssertEqual(leading?.actions.map(\.title), ["Remove Favorite"])
  }

  func testAMoveInTheTableIsKept() throws {
    let list = try list()
    let table = list.tableView!
    let source = try XCTUnwrap(table.dataSource as? PlantSource)
    source.tableView(table, moveRowAt: IndexPath(row: 2, section: 3), to: IndexPath(row: 0, section: 3))
    XCTAssertEqual(Garden.shared.plants(in: 4).map(\.title), ["Cherry Blossom", "Tulip", "Forget-me-not"])
  }

  func testARowIsReadWithBothNamesAndItsState() throws {
    let list = try list()
    let cell = try XCTUnwrap(list.tableView.cellForRow(at: IndexPath(row: 0, section: 1)))
    XCTAssertEqual(cell.accessibilityLabel, "Snowdrop, Galanthus nivalis, Favorite")
  }
}
