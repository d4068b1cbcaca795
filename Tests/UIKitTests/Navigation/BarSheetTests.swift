import CoreGraphics
import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitValues
@testable import UIKitViews

@Suite("Bar sheets", .serialized) @MainActor
struct BarSheetTests {
  private func make(_ design: UIDesign) -> (TestScreen, UINavigationController) {
    let screen = TestScreen(scale: 1, design: design)
    let root = UIViewController()
    root.title = "Library"
    root.toolbarItems = [UIBarButtonItem(title: "Tool", style: .bordered, target: nil, action: nil)]
    let navigation = UINavigationController(rootViewController: root)
    let second = UIViewController()
    second.title = "Details"
    second.toolbarItems = root.toolbarItems
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    navigation.pushViewController(second, animated: false)
    navigation.isToolbarHidden = false
    screen.show(navigation)
    screen.settle()
    return (screen, navigation)
  }

  @Test("Bars have the measured sizes, and their parts stand where they were measured")
  func measured() throws {
    for design in [UIDesign.modern, .classic] {
      let (screen, navigation) = make(design)
      let isClassic = design == .classic
      expect(navigation.navigationBar.frame.height == 44 && navigation.toolbar.frame.height == 44)
      let row = try #require(navigation.navigationBar.shown)
      let title = row.titleLabel
      expect(title.font, equals: (isClassic ? UIDesign.classic.bars.titleFont.font : .systemFont(ofSize: 17, weight: .semibold)))
      expect(abs(title.frame.midX - 160) <= 1 && abs(title.frame.midY - 22) <= 1)
      let back = try #require(row.backButton)
      expect(back.frame.minX, equals: (isClassic ? 5 : 8))
      expect(back.convert(CGPoint(x: back.label.frame.minX, y: 0), to: row).x, equals: (isClassic ? 17 : 27))
      let done = try #require(row.rightViews.first as? BarButton)
      expect(row.bounds.width - done.frame.maxX, equals: (isClassic ? 5 : 16))
      if isClassic {
        expect(done.convert(done.face, to: row).minY == 7 && done.look.bars.buttonHeight == 30)
        expect(done.convert(CGPoint(x: 0, y: done.label.frame.midY), to: row).y, equals: 21)
        // The gloss has an edge in the middle of the bar.
        let picture = screen.snapshot()
        let column = (0..<44).map { picture.pixel(x: 100, y: $0).red }
        expect(column[0] > 0xd0 && column[1] > column[20] && abs(Int(column[20]) - 0x8b) < 8 && column[42] < 0x68)
        expect(picture.pixel(x: 100, y: 436).red < 0x40 && picture.pixel(x: 100, y: 437).red > 0xc8)
      }
    }
    let (_, navigation) = make(.modern)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.popViewController(animated: false)
    expect(navigation.navigationBar.naturalHeight, equals: 96)
  }

  @Test("All bars look as stored", arguments: BarSheet.Look.allCases, [1, 2] as [CGFloat])
  func sheets(look: BarSheet.Look, scale: CGFloat) throws {
    let sheet = BarSheet(look: look, scale: scale)
    assertSnapshotChecksum(try #require(sheet.draw(sheet.lines)), named: "\(look.rawValue)@\(Int(scale))x")
  }
}
