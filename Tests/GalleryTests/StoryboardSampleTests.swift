import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Tests the sample made from a single storyboard by touches.
@MainActor struct StoryboardSampleTests {
  let screen = TestScreen(size: CGSize(width: 375, height: 667))
  let tabs: UITabBarController

  init() throws {
    tabs = try #require(TripsController.storyboard() as? UITabBarController)
    screen.show(tabs)
    screen.settle(timeout: 2)
  }

  private func stack(_ index: Int) -> UINavigationController? { tabs.viewControllers?[index] as? UINavigationController }

  private func tap(_ view: UIView, x: CGFloat = 0.5) {
    let frame = view.convert(view.bounds, to: nil)
    screen.tap(CGPoint(x: frame.minX + frame.width * x, y: frame.midY))
    screen.settle(timeout: 2)
  }

  private func button(_ title: String) throws -> UIButton {
    func search(_ view: UIView) -> UIButton? {
      if let button = view as? UIButton, button.currentTitle == title { return button }
      return view.subviews.lazy.compactMap { search($0) }.first
    }
    return try #require(search(screen.window))
  }

  @Test("SB-01 SB-03 SB-06 SB-07 A row leads to a trip with embedded facts; on to the next, and back to the list immediately")
  func trips() throws {
    let navigation = try #require(stack(0))
    let list = try #require(navigation.topViewController as? TripsController)
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    expect(cell.textLabel?.text == "Dolomites" && cell.detailTextLabel?.text == "6 days")
    tap(cell)
    let trip = try #require(navigation.topViewController as? TripController)
    let facts = try #require(trip.children.first as? TripFactsController)
    expect(facts.facts, equals: Trip.all[1].facts)
    expect(facts.view.layer.cornerRadius, equals: 10)
    try tap(button("Next Trip"))
    expect((navigation.topViewController as? TripController)?.index, equals: 2)
    expect(navigation.viewControllers.count, equals: 3)
    try tap(button("All Trips"))
    expect(navigation.viewControllers, equals: [list])
    expect(list.tableView.indexPathForSelectedRow == nil)
  }

  @Test("SB-05 The note is shown as a popover at its button") func note() throws {
    let navigation = try #require(stack(0))
    let list = try #require(navigation.topViewController as? TripsController)
    tap(try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))))
    try tap(button("Note"))
    let note = try #require(navigation.topViewController?.presentedViewController)
    expect(note.title, equals: "Note")
    expect((note.popoverPresentationController?.sourceView as? UIButton)?.currentTitle, equals: "Note")
    expect(note.view.bounds.width, equals: 240)
  }

  @Test("SB-02 The form's rows come from the storyboard, with a working switch") func form() throws {
    tabs.selectedIndex = 1
    screen.settle(timeout: 2)
    let form = try #require(stack(1)?.topViewController as? TripSettingsController)
    expect(form.tableView.numberOfSections, equals: 2)
    expect(form.tableView(form.tableView, titleForHeaderInSection: 0), equals: "General")
    let toggle = try #require(form.tableView.cellForRow(at: IndexPath(row: 0, section: 0))?.accessoryView as? UISwitch)
    tap(toggle)
    expect(!form.reminds)
    tap(try #require(form.tableView.cellForRow(at: IndexPath(row: 0, section: 1))))
    expect(stack(1)?.topViewController?.navigationItem.title, equals: "About")
  }
}
