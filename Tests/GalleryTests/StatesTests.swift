import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@testable import TrestleGallery
@testable import UIKitLists

/// Tests the states sample by touches: index, search, sections, menu, deletion.
@MainActor struct StatesTests {
  private func stage() -> SampleStage<StatesController> { SampleStage(StatesController(), size: CGSize(width: 320, height: 480)) }

  /// Taps a point on the index, given as a number of entries from its center.
  private func tapIndex(_ letter: String, _ stage: SampleStage<StatesController>) {
    let titles = stage.controller.sectionIndexTitles(for: stage.table) ?? []
    let top = stage.navigation.navigationBar.frame.maxY
    let middle = (top + 480) / 2
    let place = CGFloat(titles.firstIndex(of: letter) ?? 0) + 0.5 - CGFloat(titles.count) / 2
    stage.screen.tap(CGPoint(x: 313, y: middle + place * 13.2))
    stage.screen.settle()
  }

  @Test("IX-01 IX-07 SH-06 The index has the letters that have states; W leads to them, the glass to the search bar")
  func index() {
    let stage = stage()
    expect(UnionState.all.count == 50 && stage.texts.first == "Alabama")
    let titles = stage.controller.sectionIndexTitles(for: stage.table) ?? []
    expect(titles.first == UITableView.indexSearch && titles.count < stage.table.numberOfSections && !titles.contains("B"))
    tapIndex("W", stage)
    expect(stage.texts.contains("Wyoming") && stage.table.contentOffset.y > 1000)
    // The glass is the topmost entry.
    let bar = stage.controller.searchBar
    let top = stage.navigation.navigationBar.frame.maxY
    for step in 0..<40 where bar.convert(bar.bounds, to: nil).minY < top - 1 {
      stage.screen.tap(CGPoint(x: 313, y: top + 4 + CGFloat(step) * 6))
      stage.screen.settle()
      if stage.table.contentOffset.y < 200 { break }
    }
    expect(stage.texts.first, equals: "Alabama")
    expect(bar.convert(bar.bounds, to: nil).minY, atLeast: stage.navigation.navigationBar.frame.maxY - 1)
  }

  @Test("SH-01 Letters in the search bar filter the rows; Cancel restores all")
  func searching() {
    let stage = stage()
    let bar = stage.controller.searchBar
    stage.tap(bar.searchTextField)
    stage.screen.type("salem")
    stage.screen.settle()
    expect(stage.texts, equals: ["Oregon"])
    expect(stage.controller.sectionIndexTitles(for: stage.table)?.count, equals: 2)
    stage.tap("Cancel")
    expect(stage.texts.first == "Alabama" && !bar.searchTextField.isFirstResponder)
  }

  @Test("HF-12 BU-09 A double tap on a header closes its section and opens it again")
  func closing() {
    let stage = stage()
    expect(stage.texts.prefix(5), equals: ["Alabama", "Alaska", "Arizona", "Arkansas", "California"])
    let header = stage.table.headerView(forSection: 0)
    expect(header?.contentView.subviews.contains { $0 is UIImageView }, equals: true)
    let place = header?.convert(CGPoint(x: 100, y: 14), to: nil) ?? .zero
    stage.screen.tap(place, count: 2)
    stage.screen.settle()
    expect(stage.texts.first, equals: "California")
    stage.screen.tap(place, count: 2)
    stage.screen.settle()
    expect(stage.texts.prefix(2), equals: ["Alabama", "Alaska"])
  }

  @Test("MN-01 A long press copies a state's name")
  func copying() {
    let stage = stage()
    stage.screen.longPress(stage.point(1, 0, dx: 100))
    let menu = UIMenuController.shared.menuFrame
    expect(UIMenuController.shared.isMenuVisible)
    stage.screen.tap(CGPoint(x: menu.midX, y: menu.midY - 4))
    expect(UIPasteboard.general.string, equals: "Alaska")
  }

  @Test("BU-15 Swiping away the last state of a letter removes its section and its entry in the index")
  func deleting() {
    let stage = stage()
    let letter = stage.controller.sections.firstIndex { $0.title == "D" } ?? 0
    let count = stage.table.numberOfSections
    stage.table.scrollToRow(at: IndexPath(row: 0, section: letter), at: .middle, animated: false)
    stage.screen.layout()
    stage.screen.drag(from: stage.point(0, letter, dx: -40), to: stage.point(0, letter, dx: 100), duration: 0.3)
    stage.screen.settle()
    if stage.texts.contains("Delaware") { stage.screen.tap(stage.point(0, letter, dx: -60)) }
    stage.screen.settle()
    expect(!stage.texts.contains("Delaware"))
    expect(stage.controller.sections[letter].title, equals: "E")
    expect(stage.table.numberOfSections, equals: count - 1)
    let index = stage.table.subviews.lazy.compactMap { $0 as? SectionIndexBar }.first
    expect(index?.titles == stage.controller.sectionIndexTitles(for: stage.table) && index?.titles.contains("D") == false)
    // A deleted row is not found again.
    stage.table.scrollRectToVisible(stage.controller.searchBar.frame, animated: false)
    stage.screen.layout()
    stage.tap(stage.controller.searchBar.searchTextField)
    stage.screen.type("Delaware")
    stage.screen.settle()
    expect(stage.texts.isEmpty)
  }
}
