import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery

/// Tests the tables whose cells come from nibs and a storyboard by touches.
@MainActor struct NibCellsTests {
  private func open(_ name: String) -> SampleStage<NibCellsController> {
    let stage = SampleStage(NibCellsController(), size: CGSize(width: 375, height: 667))
    stage.tap(name)
    return stage
  }

  private func find<View: UIView>(_ type: View.Type, in view: UIView?) -> View? {
    guard let view else { return nil }
    return view as? View ?? view.subviews.lazy.compactMap { find(type, in: $0) }.first
  }

  @Test("NB-02 NB-09 NB-10 Planets are in cells of a nib that the controller owns, filled by tag and used again") func planets() throws {
    let stage = open("Planets")
    let jupiter = try #require(stage.cell(4))
    expect((jupiter.viewWithTag(1) as? UILabel)?.text, equals: "Jupiter")
    expect((jupiter.viewWithTag(2) as? UILabel)?.text?.contains("142,984 km across"), equals: true)
    expect(jupiter.viewWithTag(3)?.backgroundColor == .systemOrange && jupiter.viewWithTag(3)?.layer.cornerRadius == 14)
    expect(jupiter.reuseIdentifier == "planet" && jupiter.bounds.height >= 44)
    let cells = Set(stage.table.visibleCells.map { ObjectIdentifier($0) })
    stage.table.reloadData()
    stage.screen.layout()
    expect(Set(stage.table.visibleCells.map { ObjectIdentifier($0) }), equals: cells)
  }

  @Test("NB-11 RU-05 Moons are in cells of a registered nib with its own class and outlets") func moons() throws {
    let stage = open("Moons")
    let first = try #require(stage.cell(0) as? MoonCell)
    expect(find(UIProgressView.self, in: first)?.progress, equals: Float(3475) / 5268)
    stage.screen.drag(from: CGPoint(x: 180, y: 600), to: CGPoint(x: 180, y: 120))
    stage.screen.settle(timeout: 5)
    expect(stage.table.contentOffset.y, above: 100)
    stage.reveal(5, 3)
    expect(stage.shows("Titan") && stage.shows("5,149 km"))
  }

  @Test("NB-06 NB-07 The slider and the button of static cells in the controller’s nib act") func exposure() throws {
    let stage = open("Exposure")
    let controller = try #require(stage.top as? ExposureController)
    expect(stage.table.style == .insetGrouped && stage.shows("10 s"))
    let slider = try #require(find(UISlider.self, in: stage.cell(0)))
    let track = slider.convert(slider.bounds, to: nil)
    let start = track.minX + 15 + (track.width - 30) * 9 / 59
    stage.screen.drag(from: CGPoint(x: start, y: track.midY), to: CGPoint(x: track.maxX + 20, y: track.midY))
    stage.screen.settle(timeout: 2)
    expect(stage.shows("60 s"))
    stage.tap("Take a Picture")
    stage.tap("Take a Picture")
    expect(controller.pictures == 2 && stage.shows("2"))
  }

  @Test("SB-01 SB-04 Stars are in two prototypes of a storyboard, one with outlets and one of a built-in style") func stars() throws {
    let stage = open("Stars")
    let sirius = try #require(stage.cell(0) as? BrightStarCell)
    let rigel = try #require(stage.cell(6))
    expect(stage.shows("Canis Major") && sirius.bounds.height > rigel.bounds.height)
    expect(rigel.textLabel?.text == "Rigel" && rigel.detailTextLabel?.text == "0.13")
    expect(rigel.reuseIdentifier, equals: "star")
  }

  @Test("SB-02 The rows of the plan come from the storyboard; a switch and segments change another row") func observing() throws {
    let stage = open("Observing")
    expect(stage.table.numberOfSections == 3 && stage.table.numberOfRows(inSection: 0) == 2)
    expect(stage.shows("Planets"))
    stage.tap(try #require(find(UISwitch.self, in: stage.cell(0))))
    stage.tap("Country")
    expect(stage.shows("Galaxies"))
    stage.tapRow(0, 2)
    expect(stage.shows("Planets") && !stage.shows("Galaxies"))
    expect(stage.table.indexPathForSelectedRow == nil)
  }
}
