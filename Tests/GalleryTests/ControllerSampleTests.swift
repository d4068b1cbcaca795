import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Tests the samples of controllers by touches.
@MainActor struct ControllerSampleTests {
  private func row(_ row: Int, of table: UITableView, section: Int = 0) -> CGPoint {
    let frame = table.convert(table.rectForRow(at: IndexPath(row: row, section: section)), to: nil)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test("Recipes: a category is chosen, the image is shown in a sheet, and an alert renames a recipe")
  func recipes() {
    let screen = TestScreen(size: CGSize(width: 375, height: 667))
    let list = RecipesController()
    let navigation = UINavigationController(rootViewController: list)
    screen.show(navigation)
    screen.tap(row(1, of: list.tableView))
    screen.settle()
    let detail = navigation.topViewController as! RecipeController
    expect(detail.title, equals: "Greek salad")
    screen.tap(row(0, of: detail.tableView))
    screen.settle()
    let categories = navigation.topViewController as! CategoryController
    screen.tap(row(1, of: categories.tableView))
    screen.settle()
    navigation.popViewController(animated: true)
    screen.settle()
    expect(detail.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text, equals: "Main dish")
    screen.tap(detail.tableView.tableHeaderView!.convert(CGPoint(x: 50, y: 50), to: nil))
    screen.settle()
    expect(detail.presentedViewController is PictureController)
    screen.press(.keyboardEscape)
    screen.settle()
    expect(detail.presentedViewController == nil)
    screen.tap(CGPoint(x: 350, y: 22))
    screen.settle()
    let sheet = detail.presentedViewController as! UIAlertController
    expect(sheet.actions.map { $0.title ?? "" }, equals: ["Rename…", "Copy Ingredients", "Cancel"])
    screen.press(.keyboardEscape)
    screen.settle()
    expect(detail.presentedViewController == nil)
    screen.tap(CGPoint(x: 350, y: 22))
    screen.settle()
    screen.press(.keyboardReturnOrEnter)
    screen.settle()
    if let alert = detail.presentedViewController as? UIAlertController, alert.preferredStyle == .alert {
      screen.press(.keyboardA, modifiers: .control)
      screen.type("Horiatiki\n")
      screen.settle()
      expect(detail.title, equals: "Horiatiki")
    }
  }

  @Test("Elements: four tabs, an index, and a detail that hides the bar")
  func elements() {
    let screen = TestScreen(size: CGSize(width: 375, height: 667))
    let tabs = ElementsTabs()
    let navigation = UINavigationController(rootViewController: tabs)
    screen.show(navigation)
    expect(tabs.tabBar.items?.count, equals: 4)
    let list = tabs.selectedViewController as! ElementListController
    expect(list.tableView.visibleCells.first?.textLabel?.text, equals: "Actinium")
    screen.tap(CGPoint(x: 140, y: 640))
    screen.settle()
    expect(tabs.selectedIndex, equals: 1)
    let numbers = tabs.selectedViewController as! ElementListController
    expect(numbers.tableView.visibleCells.first?.textLabel?.text, equals: "Hydrogen")
    screen.tap(row(0, of: numbers.tableView))
    screen.settle()
    expect(navigation.topViewController?.title, equals: "Hydrogen")
    navigation.popViewController(animated: true)
    screen.settle()
    screen.tap(CGPoint(x: 235, y: 640))
    screen.settle()
    expect((tabs.selectedViewController as? ElementListController)?.tableView.visibleCells.first?.textLabel?.text, equals: "Ac – Actinium")
    screen.tap(CGPoint(x: 330, y: 640))
    screen.settle()
    let states = tabs.selectedViewController as! ElementsController
    expect(states.tableView.numberOfSections, equals: 4)
    screen.tap(row(0, of: states.tableView))
    screen.settle()
    expect(navigation.topViewController?.title, equals: "Lithium")
  }

  @Test("Gallery: in a wide window the sample is beside the list, in a narrow one on top of it")
  func sideBySide() {
    let screen = TestScreen(size: CGSize(width: 1000, height: 700))
    let list = GalleryController()
    screen.show(GalleryController.makeRoot(list))
    list.open(Gallery.samples.first { $0.name == "Recipes" }!)
    screen.settle()
    let split = list.splitViewController!
    let secondary = split.viewController(for: .secondary)!
    let shown = (secondary as? UINavigationController)?.topViewController ?? secondary
    expect(shown is RecipesController)
    expect(shown.view.convert(CGPoint.zero, to: nil).x > 300 && list.view.window != nil)
    screen.resize(to: CGSize(width: 375, height: 667))
    screen.settle()
    expect(shown.view.window != nil && shown.view.bounds.width == 375)
    expect(shown.navigationController === list.navigationController)
  }
}
