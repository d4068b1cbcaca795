import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// Controllers whose view comes from a nib.
@MainActor @Suite(.serialized) struct NibControllerTests {
  let screen = TestScreen(size: CGSize(width: 320, height: 480))

  init() { CallLog.lines = [] }

  @Test("NB-04 awakeFromNib is called after the outlets of every object are connected") func awakens() {
    let owner = NibOwner()
    _ = UINib(nibName: "Owner", bundle: Fixtures.bundle).instantiate(withOwner: owner)
    // The first view's friend is the second, which is created later.
    expect(CallLog.take().first, equals: "view awake, friend true")
    expect(owner.both.count, equals: 2)
  }

  @Test("NB-05 NB-06 NB-07 A table controller's nib contains its table, data source, delegate and static cells") func staticCells() throws {
    let controller = StaticCellsController(nibName: "StaticCells", bundle: Fixtures.bundle)
    screen.show(controller)
    screen.settle()
    let table = try #require(controller.tableView)
    expect(controller.view === table && table.style == .grouped && table.rowHeight == 50)
    expect(table.dataSource === controller && table.delegate === controller)
    expect(table.visibleCells, equals: [controller.firstCell, controller.secondCell])
    expect(controller.secondCell.textLabel?.text, equals: "Second")
    screen.tap(controller.secondCell.convert(CGPoint(x: 100, y: 20), to: nil))
    screen.settle()
    expect(CallLog.take(), equals: ["selected 1"])
    let slider = try #require(controller.firstCell.contentView.subviews.first as? UISlider)
    expect(slider.value, equals: 0.25)
    let thumb = slider.convert(CGPoint(x: slider.bounds.width / 4, y: slider.bounds.midY), to: nil)
    screen.drag(from: thumb, to: CGPoint(x: thumb.x + 60, y: thumb.y))
    screen.settle()
    expect(controller.value > 0.3 && controller.value == slider.value)
  }

  @Test("NB-14 A nib's table of prototypes without data source and delegate gets the controller for both") func bare() throws {
    let controller = BareTableController(nibName: "BareTable", bundle: Fixtures.bundle)
    screen.show(controller)
    expect(controller.tableView.rowHeight == 61 && controller.tableView.separatorStyle == .none)
    expect(controller.tableView.dataSource === controller && controller.tableView.delegate === controller)
    expect(controller.tableView.visibleCells.count, equals: 1)
  }

  @Test("NB-14 A nib's table keeps the data source and delegate that the nib names") func ownSource() throws {
    let controller = BareTableController(nibName: "OwnSourceTable", bundle: Fixtures.bundle)
    screen.show(controller)
    let source = try #require(controller.source)
    expect(controller.tableView.dataSource === source && controller.tableView.delegate === source)
    expect(controller.tableView.visibleCells.count, equals: 3)
    screen.tap(controller.tableView.visibleCells[2].convert(CGPoint(x: 100, y: 20), to: nil))
    screen.settle()
    expect(CallLog.take(), equals: ["source selected 2"])
  }

  @Test("NB-12 A controller made without a nib name loads the nib called as its class, without Controller first") func named() {
    expect(NamedViewController(nibName: nil, bundle: Fixtures.bundle).view.restorationIdentifier, equals: "NamedView")
    expect(OtherController(nibName: nil, bundle: Fixtures.bundle).view.restorationIdentifier, equals: "OtherController")
    let nameless = NamelessController(nibName: nil, bundle: Fixtures.bundle)
    expect(caughtUIKitError { nameless.loadViewIfNeeded() } == nil)
    expect(nameless.view.restorationIdentifier == nil)
  }

  @Test("NB-12 A nib without a view outlet raises UIKit's message and names the nib") func noViewOutlet() {
    let controller = UIViewController(nibName: "GridCell", bundle: Fixtures.bundle)
    let message = caughtUIKitError { controller.loadViewIfNeeded() }
    expect(
      message == "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"GridCell\" nib but the view outlet was not set.")
  }
}
