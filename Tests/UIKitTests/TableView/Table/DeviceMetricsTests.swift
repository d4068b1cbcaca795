import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitValues
@testable import UIKitViews

/// Numbers of the modern design measured on devices with iOS 15 and later.
@MainActor struct DeviceMetricsTests {
  private typealias Scene = MetricsProbeTests.Scene

  private func accessory(_ cell: UITableViewCell) throws -> CGRect {
    try #require(cell.subviews.first { $0 is CellAccessory }).frame
  }

  /// Returns the leftmost and rightmost column whose color differs from that at the left end, in points.
  private func ink(_ scene: Scene, _ frame: CGRect) -> (minX: CGFloat, maxX: CGFloat) {
    let scale = scene.table.traitCollection.displayScale
    let ground = scene.image.pixel(x: Int(frame.minX * scale), y: Int(frame.minY * scale))
    var columns: [Int] = []
    for y in Int(frame.minY * scale)..<Int(frame.maxY * scale) {
      columns += (Int(frame.minX * scale)..<Int(frame.maxX * scale)).filter { scene.image.pixel(x: $0, y: y) != ground }
    }
    return (CGFloat(columns.min() ?? -1) / scale, CGFloat((columns.max() ?? -1) + 1) / scale)
  }

  @Test("A chevron ends 16.6 from the side, the content 26.5, and the detail beside it 37.1; at margins of 20 it ends 22.7 from the side")
  func chevrons() throws {
    for (width, inset, content, detail) in [(CGFloat(320), CGFloat(16.6), CGFloat(26.5), CGFloat(37.1)), (414, 22.7, 32.6, 43.2)] {
      let scene = Scene(.plain, .modern, width: width, scale: 2, sections: [["Row"]], cellStyle: .value1) { cell, _ in
        cell.detailTextLabel?.text = "Value"
        cell.accessoryType = .disclosureIndicator
      }
      let cell = scene.cell(0)
      let frame = try accessory(cell)
      expect(abs(width - ink(scene, frame.insetBy(dx: -4, dy: -2)).maxX - inset), atMost: 0.5, "\(width)")
      expect(abs(width - cell.contentView.frame.maxX - content), atMost: 0.01, "\(width)")
      expect(abs(width - scene.text(cell.detailTextLabel).end - detail), atMost: 0.51, "\(width)")
    }
  }

  @Test("The chevrons of both kinds of accessory end at the same place")
  func sameChevron() throws {
    for width in [CGFloat(320), 375, 414] {
      let scene = Scene(.plain, .modern, width: width, scale: 2, sections: [["A", "B"]]) { cell, path in
        cell.accessoryType = path.row == 0 ? .disclosureIndicator : .detailDisclosureButton
      }
      let ends = try (0...1).map { ink(scene, try accessory(scene.cell($0)).insetBy(dx: -4, dy: -2)).maxX }
      expect(ends[0], equals: ends[1], "\(width): \(ends)")
    }
  }

  @Test("A checkmark is 14.6 by 14.2 and ends 18 from the side")
  func checkmark() throws {
    let scene = Scene(.plain, .modern, scale: 2, sections: [["Row"]]) { cell, _ in cell.accessoryType = .checkmark }
    let frame = try accessory(scene.cell(0))
    expect(abs(frame.width - 14.6) <= 0.01 && abs(frame.height - 14.2) <= 0.01 && abs(320 - frame.maxX - 18) <= 0.01)
    let drawn = ink(scene, frame.insetBy(dx: -2, dy: -2))
    expect(abs(320 - drawn.maxX - 18) <= 0.6 && abs(drawn.maxX - drawn.minX - 14.6) <= 0.6, "\(drawn)")
  }

  @Test("CE-13 A switch ends 14 from the side, and constraints align 49 of its 51 points")
  func toggle() throws {
    let scene = Scene(.plain, .modern, scale: 2, sections: [["Row"]]) { cell, _ in cell.accessoryView = UISwitch() }
    let toggle = try #require(scene.cell(0).accessoryView)
    expect(toggle.frame.width == 51 && toggle.alignmentRect(forFrame: toggle.frame).width == 49)
    expect(abs(320 - toggle.frame.maxX - 13.9), atMost: 0.11)
  }

  @Test("HT-01 A row is measured by default: 44 with one line, 46 with a subtitle; text begins 10 beside an image")
  func rows() throws {
    func rows(_ scale: CGFloat) -> Scene {
      Scene(.plain, .modern, scale: scale, sections: [["Title", "Title"]], cellStyle: .subtitle) { cell, path in
        guard path.row == 0 else { return }
        cell.detailTextLabel?.text = "Subtitle"
      }
    }
    let (scene, fine) = (rows(2), rows(3))
    expect(scene.table.rowHeight, equals: UITableView.automaticDimension)
    expect(scene.table.estimatedRowHeight, equals: UITableView.automaticDimension)
    expect(abs(scene.cell(0).frame.height - 46) <= 0.5 && scene.cell(1).frame.height == 44)
    expect(abs(fine.cell(0).frame.height - 46) <= 0.01 && fine.cell(1).frame.height == 44, "\(fine.cell(0).frame)")
    let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { _ in }
    let pictures = Scene(.insetGrouped, .modern, width: 375, scale: 2, sections: [["Title"]]) { cell, _ in cell.imageView?.image = image }
    expect(abs(pictures.text(pictures.cell(0).textLabel).x - (16 + 16 + 24 + 10)), atMost: 0.01)
    let classic = Scene(.plain, .classic, scale: 2, sections: [["Title"]])
    expect(classic.table.rowHeight == 44 && classic.table.estimatedRowHeight == 0)
  }

  @Test("HF-01 A footer of one line is 38 high; the title of a plain header has its capitals at 7.5 and its baseline at 21 of 28")
  func headers() throws {
    let scene = Scene(.grouped, .modern, scale: 2, sections: [["A"], ["B"]], headers: [nil, "Title"], footers: ["Footer", nil])
    expect(scene.table.rectForFooter(inSection: 0).height, equals: 38)
    let plain = Scene(.plain, .modern, scale: 2, sections: [["A"]], headers: ["Title"])
    let header = try #require(plain.table.headerView(forSection: 0))
    expect(header.frame.height, equals: 28)
    expect(abs(plain.text(header.textLabel).baseline - header.frame.minY - 21), atMost: 0.25)
  }

  @Test("The title of a plain header is drawn from 7.5 to 21 of 28", arguments: ["Africa", "Asia"])
  func headerInk(title: String) {
    // At one pixel a point both ends are on whole points.
    for (scale, top, bottom) in [(CGFloat(2), CGFloat(7.5), CGFloat(21)), (1, 8, 22)] {
      let scene = Scene(.plain, .modern, scale: scale, sections: [["A"]], headers: [title])
      let ground = scene.image.pixel(x: Int(300 * scale), y: Int(10 * scale))
      let columns = Int(16 * scale)..<Int(90 * scale)
      let rows = (0..<Int(28 * scale)).filter { y in columns.contains { scene.image.pixel(x: $0, y: y) != ground } }
      let ink = (CGFloat(rows.first ?? 0) / scale, CGFloat((rows.last ?? 0) + 1) / scale)
      expect(ink == (top, bottom), "\(title) at \(scale): \(ink)")
      expect(ground.red == 0xff && ground.green == 0xff && ground.blue == 0xff)
    }
  }

  @Test("Plain tables are of the era of their bars: 22 above each header, no lines below the last row")
  func era() {
    let scene = Scene(.plain, .modern, scale: 2, sections: [["A"]], headers: ["Title"])
    scene.table.sectionHeaderTopPadding = UITableView.automaticDimension
    scene.screen.layout()
    expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, equals: CGFloat(50))
    let white = scene.image.pixel(x: 400, y: 500)
    expect((300..<900).allSatisfy { scene.image.pixel(x: 400, y: $0) == white })
    let bare = Scene(.plain, .modern, scale: 2, sections: [["A"]])
    bare.table.sectionHeaderTopPadding = UITableView.automaticDimension
    bare.screen.layout()
    expect(bare.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, equals: CGFloat(0), "no header, no room above it")
  }

  @Test("A filler row height set while the table is visible draws lines below the last row; zero removes them")
  func fillers() {
    let scene = Scene(.plain, .modern, scale: 2, sections: [["A"]])
    let white = scene.image.pixel(x: 400, y: 500)
    scene.table.fillerRowHeight = 30
    scene.screen.layout()
    let ruled = scene.screen.snapshot()
    let lines = (300..<900).filter { ruled.pixel(x: 400, y: $0) != white }
    expect(lines.count == 10 && zip(lines, lines.dropFirst()).allSatisfy { $1 - $0 == 60 }, "\(lines)")
    scene.table.fillerRowHeight = 0
    scene.screen.layout()
    let empty = scene.screen.snapshot()
    expect((300..<900).allSatisfy { empty.pixel(x: 400, y: $0) == white })
  }

  @Test("The delete control has the size and position of the design")
  func editControl() throws {
    var large = UIDesign.modern
    large.name = "large"
    large.table.editControlSide = 30
    large.table.editControlCenter = 25
    for (design, side, center) in [(UIDesign.modern, CGFloat(22), CGFloat(22)), (.classic, 29, 20.5), (large, 30, 25)] {
      let scene = Scene(.plain, design, scale: 2, sections: [["Row"]]) { _, _ in
      } then: {
        $0.isEditing = true
      }
      func control(_ view: UIView) -> CellEditControl? { (view as? CellEditControl) ?? view.subviews.lazy.compactMap(control).first }
      let disc = try #require(control(scene.cell(0))?.subviews.first).frame
      expect(disc.width == side && disc.height == side && disc.midX == center, "\(disc)")
    }
  }

  @Test("Edit ends 16 from the edge although its button has room for Done")
  func edit() throws {
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
    let navigation = UINavigationController(rootViewController: controller)
    screen.show(navigation)
    screen.settle()
    for isEditing in [false, true] {
      controller.setEditing(isEditing, animated: false)
      screen.settle()
      let distance = self.distance(screen, isMirrored: false)
      expect(abs(distance - 16), atMost: 0.5, "\(isEditing): \(distance)")
    }
  }

  /// Returns the distance of the ink of a navigation bar's only button from the trailing edge.
  private func distance(_ screen: TestScreen, isMirrored: Bool) -> CGFloat {
    let image = screen.snapshot()
    let ground = image.pixel(x: 320, y: 12)
    let columns = (0..<640).filter { x in (20..<70).contains { image.pixel(x: x, y: $0) != ground } }
    return isMirrored ? CGFloat(columns.first ?? 0) / 2 : 320 - CGFloat((columns.last ?? 0) + 1) / 2
  }

  @Test("Text buttons end 16 from the edge, plain and done", arguments: [UIBarButtonItem.Style.plain, .done])
  func textButtons(style: UIBarButtonItem.Style) {
    for isMirrored in [false, true] {
      let controller = UIViewController()
      controller.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Hill", style: style, target: nil, action: nil)
      let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 2)
      if isMirrored { screen.traits = { $0.layoutDirection = .rightToLeft } }
      screen.show(UINavigationController(rootViewController: controller))
      screen.settle()
      let ink = distance(screen, isMirrored: isMirrored)
      // The first letter has more space beside it than the last.
      expect(ink >= 15.5 && ink <= 17.5, "\(ink)")
    }
  }

  @Test("A classic back button keeps its title: 102 points beside a long title, half the bar beside a short one")
  func back() throws {
    for (title, width) in [("A long title of the screen that is shown", CGFloat(102)), ("Short", 160)] {
      let first = UIViewController()
      first.navigationItem.title = "A previous screen with a long name"
      let navigation = UINavigationController(rootViewController: first)
      let second = UIViewController()
      second.navigationItem.title = title
      let screen = TestScreen(size: CGSize(width: 320, height: 480), design: .classic)
      screen.show(navigation)
      navigation.pushViewController(second, animated: false)
      screen.settle()
      func find(_ view: UIView) -> BackButton? { view as? BackButton ?? view.subviews.lazy.compactMap(find).first }
      let button = try #require(find(navigation.navigationBar))
      expect(button.bounds.width, equals: width, "\(title)")
      expect(button.title, equals: "A previous screen with a long name")
      func labels(_ view: UIView) -> [UILabel] { (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels) }
      func isShown(_ label: UILabel) -> Bool { sequence(first: label, next: \UIView.superview).allSatisfy { !$0.isHidden && $0.alpha > 0 } }
      let shown = try #require(labels(navigation.navigationBar).first { $0.text == title && isShown($0) })
      let frame = shown.convert(shown.bounds, to: nil)
      let natural = shown.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 44)).width
      // A long title is truncated; a short one moves from the middle to make room.
      expect(width == 102 ? natural > frame.width + 1 : natural <= frame.width && frame.midX > 161, "\(frame) for \(natural)")
      expect(frame.minX, atLeast: button.convert(button.bounds, to: nil).maxX)
    }
  }
}
