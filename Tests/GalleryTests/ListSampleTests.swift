import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Tests the list samples by touches.
@MainActor struct ListSampleTests {
  @Test("SimpleList shows its first rows, and a flick shows others; its sections have an index")
  func simpleList() {
    let stage = SampleStage(SimpleListController(), size: CGSize(width: 320, height: 480))
    expect(stage.texts.first, equals: "Row 0")
    stage.screen.flick(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 100))
    stage.screen.settle()
    expect(stage.texts.last, equals: "Row 19")
    stage.tap("A–Z")
    expect(stage.texts.first == "A0" && stage.table.numberOfSections == 26)
    stage.screen.tap(CGPoint(x: 313, y: 470))
    expect(stage.texts.contains("Z0"))
  }

  @Test("TimeZones: drawn rows show the local time and are alternately tinted; the button shows only the names")
  func timeZones() throws {
    // 12:00 in Greenwich on July 1, 2026.
    let stage = SampleStage(TimeZonesController(date: Date(timeIntervalSince1970: 1_782_907_200)))
    let table = stage.controller.tableView!
    let abidjan = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? TimeZoneCell)
    expect(abidjan.accessibilityLabel, equals: "Abidjan, 12:00")
    expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.backgroundColor != abidjan.backgroundColor)
    // The image of the day and the letters are drawn: the row of another time zone differs.
    let before = stage.screen.snapshot()
    expect(TimeZoneWrapper(TimeZone(identifier: "Asia/Tokyo")!).quarter(at: Date(timeIntervalSince1970: 1_782_907_200)), equals: .evening)
    abidjan.setTimeZoneWrapper(TimeZoneWrapper(TimeZone(identifier: "Asia/Tokyo")!), at: Date(timeIntervalSince1970: 1_782_907_200))
    expect(abidjan.accessibilityLabel, equals: "Tokyo, 21:00")
    expect(!stage.screen.snapshot().hasSamePixels(as: before))
    stage.tap("Names")
    expect(stage.texts.first == "Abidjan" && table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    stage.tap("Times")
    expect(table.visibleCells.first is TimeZoneCell)
  }

  @Test("SE-11 Options: one size and one style are checked and kept, toppings by turns")
  func options() throws {
    let suite = "options-\(ProcessInfo.processInfo.processIdentifier)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    let stage = SampleStage(OptionsController(defaults: defaults))
    func checked(_ stage: SampleStage<OptionsController>, _ section: Int) -> [Int] {
      (0..<stage.table.numberOfRows(inSection: section)).filter { stage.cell($0, section)?.accessoryType == .checkmark }
    }
    expect(checked(stage, 0) == [1] && checked(stage, 1) == [0])
    stage.tapRow(3, 0)
    stage.tapRow(1, 1)
    expect(checked(stage, 0) == [3] && checked(stage, 1) == [1])
    stage.tapRow(0, 2)
    stage.tapRow(1, 2)
    expect(checked(stage, 2), equals: [1, 2])
    expect(stage.table.indexPathForSelectedRow == nil)
    let again = SampleStage(OptionsController(defaults: defaults))
    expect(checked(again, 0) == [3] && checked(again, 1) == [1])
  }

  @Test("SE-02 VC-10 Options: several days stay selected, or one until it is tapped again; the previous row is deselected on return")
  func selections() {
    let stage = SampleStage(OptionsController(defaults: UserDefaults(suiteName: "none") ?? .standard))
    stage.tapRow(0, 3)
    expect(stage.top is ChoicesController)
    for row in [1, 3, 4, 3] { stage.tapRow(row) }
    expect(stage.table.indexPathsForSelectedRows?.map(\.row).sorted(), equals: [1, 4])
    stage.navigation.popViewController(animated: true)
    stage.screen.advance(by: 0.2)
    expect(stage.controller.tableView.indexPathForSelectedRow, equals: IndexPath(row: 0, section: 3), "kept until the list has appeared")
    stage.screen.settle()
    expect(stage.controller.tableView.indexPathForSelectedRow == nil)
    stage.tapRow(1, 3)
    stage.tapRow(2)
    expect(stage.table.indexPathForSelectedRow?.row, equals: 2)
    stage.tapRow(5)
    expect(stage.table.indexPathsForSelectedRows?.map(\.row), equals: [5])
    stage.tapRow(5)
    expect(stage.table.indexPathForSelectedRow == nil)
  }

  @Test("SelectAhead: a tap selects and shows the row twenty further on, or back at the end")
  func selectAhead() {
    let stage = SampleStage(SelectAheadController())
    stage.tapRow(1)
    expect(stage.table.indexPathForSelectedRow, equals: IndexPath(row: 21, section: 0))
    expect(stage.table.indexPathsForVisibleRows?.contains(IndexPath(row: 21, section: 0)), equals: true)
    let last = stage.table.numberOfRows(inSection: 0) - 1
    stage.tapRow(last)
    expect(stage.table.indexPathForSelectedRow?.row, equals: last - 20)
  }

  @Test("AC-03 CE-21 Cells: a detail button reports its row; the linen shows through the selection; a custom switch works")
  func cells() {
    let stage = SampleStage(CellsController(), size: CGSize(width: 320, height: 480))
    expect(stage.texts.prefix(3), equals: ["Default", "Default", "Subtitle"])
    stage.reveal(2, 1)
    stage.tapRow(2, 1, dx: -22)
    expect(stage.controller.tappedAccessory, equals: "Detail Disclosure Button")
    stage.reveal(5, 1)
    let toggle = stage.cell(5, 1)?.accessoryView as? UISwitch
    if let toggle { stage.tap(toggle) }
    expect(toggle?.isOn, equals: true)
    stage.tapRow(3, 2)
    stage.tapRow(1, 4)
    expect(stage.cell(1, 4)?.isSelected == true && stage.cell(1, 4)?.selectedBackgroundView?.superview != nil)
    stage.reveal(1, 3)
    let right = stage.cell(0, 3)
    expect((right?.imageView?.frame.minX ?? 0), above: (right?.textLabel?.frame.maxX ?? 320))
    expect((stage.cell(1, 3)?.contentView.viewWithTag(1) as? UILabel)?.text, equals: "By subviews")
  }

  @Test("Million: a slider and a number lead anywhere; the meter is switched on from its bar")
  func million() async {
    let stage = SampleStage(MillionController(), size: CGSize(width: 375, height: 667))
    let slider = stage.controller.slider
    let track = slider.convert(slider.bounds, to: nil)
    stage.screen.drag(from: CGPoint(x: track.minX + 14, y: track.midY), to: CGPoint(x: track.maxX + 20, y: track.midY))
    await stage.screen.settle()
    expect(stage.texts.last, equals: "Row 9999999")
    stage.tap("Row…")
    stage.screen.type("1234567")
    stage.tap("Go")
    expect(stage.texts.contains("Row 1234567"))
    expect(abs(slider.value - 0.1234567), below: 0.001)
    stage.tap("Frame Times")
    expect(FrameMeter.isShown(in: stage.screen.window))
    await stage.screen.advance(by: 1.5)
    let meter = stage.screen.window.subviews.compactMap { $0 as? FrameMeter }.first
    expect(meter?.text.contains("60/s"), equals: true, "\(meter?.text ?? "")")
    stage.tap("Frame Times")
    expect(!FrameMeter.isShown(in: stage.screen.window))
  }

  @Test("Gallery: a tap opens a sample, and the back button returns to the list")
  func gallery() {
    let stage = SampleStage(GalleryController(), size: CGSize(width: 375, height: 667))
    stage.tapRow(0)
    expect(stage.top is TextStylesController)
    stage.screen.tap(CGPoint(x: 40, y: 20))
    stage.screen.settle()
    expect(stage.top === stage.controller)
    expect(Set(Gallery.samples.map(\.name)).count, equals: Gallery.samples.count)
  }
}
