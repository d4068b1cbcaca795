import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Tests the samples of navigation and search by touches.
@MainActor struct NavigationSampleTests {
  private func show(_ controller: UIViewController) -> (TestScreen, UINavigationController) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let navigation = UINavigationController(rootViewController: controller)
    screen.show(navigation)
    screen.settle()
    return (screen, navigation)
  }

  private func texts(_ controller: UIViewController?) -> [String] {
    (controller?.view as? UITableView)?.visibleCells.compactMap { $0.textLabel?.text } ?? []
  }

  private func tapRow(_ row: Int, _ screen: TestScreen, _ navigation: UINavigationController, x: CGFloat = 0.3) {
    guard let table = navigation.topViewController?.view as? UITableView else { return }
    let frame = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: nil)
    screen.tap(CGPoint(x: frame.minX + frame.width * x, y: frame.midY))
    screen.settle()
  }

  @Test("Trails: region, trail and detail are pushed in order, and the back buttons return")
  func trails() {
    let (screen, navigation) = show(RegionsController())
    expect(texts(navigation.topViewController).first, equals: "Yosemite")
    tapRow(1, screen, navigation)
    expect(navigation.topViewController?.title, equals: "Zion")
    tapRow(2, screen, navigation, x: 0.9)
    expect(navigation.topViewController?.title, equals: "Angels Landing")
    expect(texts(navigation.topViewController).prefix(3), equals: ["Length", "Climb", "Difficulty"])
    expect(screen.accessibilityTree().contains("button \"Zion\" #BackButton"))
    screen.drag(from: CGPoint(x: 2, y: 240), to: CGPoint(x: 280, y: 240))
    screen.settle()
    screen.tap(CGPoint(x: 40, y: 22))
    screen.settle()
    expect(navigation.topViewController?.title, equals: "Regions")
    expect((navigation.topViewController?.view as? UITableView)?.indexPathForSelectedRow == nil)
  }

  @Test("NV-03 Trails: Add inserts a park while any are left, Edit deletes one; the button in a row shows the details")
  func parks() {
    let stage = SampleStage(RegionsController())
    let count = stage.controller.regions.count
    stage.tap("Add")
    stage.tap("Add")
    expect(stage.controller.regions.count == count + 2 && stage.texts.last == "Glacier")
    stage.tap("Add")
    expect(stage.controller.regions.count, equals: count + 2)
    stage.tap("Edit")
    stage.tapRow(0, dx: 20)
    stage.tapRow(0, dx: -30)
    expect(stage.texts.first, equals: "Zion")
    stage.tap("Done")
    stage.tapRow(0)
    stage.tapRow(2, dx: -22)
    expect(stage.top.title, equals: "Angels Landing")
    expect((stage.table.tableHeaderView as? UILabel)?.text, equals: "Angels Landing")
  }

  @Test("Search: hidden at first; letters and scopes filter, Cancel restores the list")
  func search() async {
    let screen = TestScreen(size: CGSize(width: 320, height: 480))
    let navigation = UINavigationController(rootViewController: UIViewController())
    screen.show(navigation)
    let sample = SearchSampleController()
    navigation.pushViewController(sample, animated: true)
    await screen.settle()
    let bar = sample.tableView.tableHeaderView as! UISearchBar
    expect(bar.convert(bar.bounds, to: nil).maxY, atMost: 44)
    sample.tableView.setContentOffset(CGPoint(x: 0, y: -44), animated: false)
    screen.tap(bar.searchTextField.convert(CGPoint(x: 100, y: 15), to: nil))
    await screen.settle()
    screen.type("New")
    await screen.settle()
    expect(screen.accessibilityTree().contains("New Hampshire"))
    expect(!screen.accessibilityTree().contains("Alabama"))
    let results = sample.search?.searchResultsTableView
    expect(results?.separatorStyle == UITableViewCell.SeparatorStyle.none && results?.rowHeight == 36)
    screen.type("zzzz")
    await screen.settle()
    expect(!screen.accessibilityTree().contains("Hampshire"))
    expect(!screen.accessibilityTree().contains("No Results"), "blanked")
    for _ in 0..<7 { screen.press(.keyboardDeleteOrBackspace) }
    screen.type("York")
    await screen.settle()
    expect(!screen.accessibilityTree().contains("New York"), "nothing starts so")
    let scopes = bar.bounds
    screen.tap(bar.convert(CGPoint(x: scopes.width * 0.75, y: scopes.height - 20), to: nil))
    await screen.settle()
    expect(screen.accessibilityTree().contains("New York"))
    screen.press(.keyboardEscape)
    await screen.settle()
    expect(texts(sample).contains("Alabama"))
  }

  @Test("Capitals: the navigation bar's search bar filters the list itself")
  func capitals() {
    let (screen, navigation) = show(SearchBarSampleController())
    screen.tap(CGPoint(x: 160, y: 66))
    screen.settle()
    screen.type("salem")
    screen.settle()
    expect(texts(navigation.topViewController), equals: ["Salem"])
    screen.press(.keyboardEscape)
    screen.settle()
    expect(texts(navigation.topViewController).count, above: 5)
  }
}
