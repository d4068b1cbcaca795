import Foundation
import Testing
import TrestleExpectations
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitValues
@testable import UIKitViews

/// In a right-to-left language a table is its own mirror image: rows without texts to the pixel, all others frame by frame.
@MainActor struct TableMirroringTests {
  private typealias Row = PictureRows.Row

  private static let designs: [UIDesign] = [.modern, .classic]
  private static let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]

  /// Rows that are symmetric except for the side.
  private func pictures() -> [PictureRows.Section] {
    func bar(_ color: UIColor) -> UIView {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      view.backgroundColor = color
      return view
    }
    let image = (CGSize(width: 24, height: 24), UIColor.systemOrange)
    return [
      .init([
        Row(text: "", image: image, accessory: .disclosureIndicator),
        Row(text: "", image: image, accessory: .disclosureIndicator, editing: .insert, indentation: 2),
        Row(text: "", accessoryView: bar(.systemPurple)) { $0.editingAccessoryView = bar(.systemTeal) },
        Row(text: "", editing: .none) { $0.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 20) },
      ]), .init([Row(text: "", image: image)]),
    ]
  }

  private func texts() -> [PictureRows.Section] {
    let image = (CGSize(width: 24, height: 24), UIColor.systemOrange)
    return [
      .init(
        "Header", footer: "Footer",
        [
          Row(text: "Text", image: image, accessory: .detailDisclosureButton),
          Row(text: "Text", detail: "Detail", style: .subtitle, accessory: .checkmark, indentation: 3),
          Row(text: "Text", detail: "Detail", style: .value1, image: image, accessory: .detailButton),
          Row(text: "Text", detail: "Detail", style: .value2),
        ])
    ]
  }

  private func show(
    _ sections: [PictureRows.Section], _ style: UITableView.Style, _ design: UIDesign, isMirrored: Bool, isEditing: Bool,
    indexTitles: [String]? = nil
  ) -> TablePicture {
    let picture = TablePicture(style, design, width: 320, height: 480, scale: 2, sections) { table, rows in
      rows.indexTitles = indexTitles
      table.isEditing = isEditing
    }
    if isMirrored { picture.screen.traits = { $0.layoutDirection = .rightToLeft } }
    picture.screen.settle()
    return picture
  }

  @Test(
    "CE-06 CE-12 CE-13 AC-01 AC-02 AC-04 ED-02 ST-08 Images, indentation, accessories, controls and separators, mirrored to the pixel",
    arguments: [0, 1, 2])
  func pixels(style: Int) {
    for design in Self.designs {
      for isEditing in [false, true] {
        let straight = show(pictures(), Self.styles[style], design, isMirrored: false, isEditing: isEditing).screen.snapshot()
        let mirrored = show(pictures(), Self.styles[style], design, isMirrored: true, isEditing: isEditing).screen.snapshot()
        var differing: [String] = []
        // The pinstripes of the background are not symmetric.
        let isStriped = design == .classic && style != 0
        for y in 0..<540 {
          for x in 0..<640 {
            let (first, second) = (straight.pixel(x: x, y: y), mirrored.pixel(x: 639 - x, y: y))
            let difference = max(
              abs(Int(first.red) - Int(second.red)), abs(Int(first.green) - Int(second.green)), abs(Int(first.blue) - Int(second.blue)))
            if difference > (isStriped ? 16 : 10) { differing.append("\(x) \(y): \(difference)") }
          }
        }
        // Slanted edges may be smoothed slightly differently.
        expect(
          differing.count <= 40, "\(Self.styles[style]), classic \(design == .classic), editing \(isEditing): \(differing.prefix(5))")
      }
    }
  }

  /// Returns all visible frames, by position in the window.
  private func frames(in view: UIView, _ name: String = "") -> [(name: String, frame: CGRect)] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let path = "\(name)/\(type(of: view))"
    // The scrolling content and the indicators are the same on both sides.
    if view is ScrollIndicatorView { return [] }
    return [(path, view.convert(view.bounds, to: nil))] + view.subviews.flatMap { frames(in: $0, path) }
  }

  @Test("CE-02 CE-03 CE-04 CE-05 HF-01 AC-01 ED-02 Texts of every style, titles and standard accessories, mirrored frame by frame")
  func standardTexts() {
    for design in Self.designs {
      for style in Self.styles {
        for isEditing in [false, true] {
          let straight = show(texts(), style, design, isMirrored: false, isEditing: isEditing)
          let straightFrames = frames(in: straight.table)
          expect(straightFrames.count, above: 10)
          let kept = KeptFrames(straightFrames)
          let mirrored = show(texts(), style, design, isMirrored: true, isEditing: isEditing)
          kept.expectMirrored(frames(in: mirrored.table), "\(style), classic \(design == .classic), editing \(isEditing)")
        }
      }
    }
  }

  @Test("IX-01 CE-13 The index and the remaining width of the rows, mirrored frame by frame")
  func index() {
    for design in Self.designs {
      let titles = (0..<60).map { "\($0 % 10)" }
      let kept = KeptFrames(frames(in: show(texts(), .plain, design, isMirrored: false, isEditing: false, indexTitles: titles).table))
      let mirrored = show(texts(), .plain, design, isMirrored: true, isEditing: false, indexTitles: titles)
      kept.expectMirrored(frames(in: mirrored.table), "index, classic \(design == .classic)")
    }
  }

  @Test("ED-06 ED-08 An open row and its buttons, mirrored frame by frame; the opening swipe has the opposite direction")
  func swipe() {
    for design in Self.designs {
      let straight = show(texts(), .plain, design, isMirrored: false, isEditing: false)
      straight.screen.drag(from: CGPoint(x: 280, y: 60), to: CGPoint(x: 180, y: 60), duration: 0.2)
      straight.screen.settle()
      let kept = KeptFrames(frames(in: straight.table))
      expect(straight.table.subviews.contains { $0 is SwipeActionsView })
      let mirrored = show(texts(), .plain, design, isMirrored: true, isEditing: false)
      mirrored.screen.drag(from: CGPoint(x: 280, y: 60), to: CGPoint(x: 180, y: 60), duration: 0.2)
      mirrored.screen.settle()
      expect(!mirrored.table.subviews.contains { $0 is SwipeActionsView }, "to the left is to the leading side")
      mirrored.screen.drag(from: CGPoint(x: 40, y: 60), to: CGPoint(x: 140, y: 60), duration: 0.2)
      mirrored.screen.settle()
      kept.expectMirrored(frames(in: mirrored.table), "swipe, classic \(design == .classic)")
    }
  }
}

/// The frames of a screen that no longer exists.
private struct KeptFrames {
  let frames: [(name: String, frame: CGRect)]

  init(_ frames: [(name: String, frame: CGRect)]) { self.frames = frames }

  func expectMirrored(_ others: [(name: String, frame: CGRect)], _ name: String, at location: SourceLocation = #_sourceLocation) {
    #expect(frames.map(\.name) == others.map(\.name), "\(name)", sourceLocation: location)
    for (one, other) in zip(frames, others) {
      let wanted = CGRect(x: 320 - one.frame.maxX, y: one.frame.minY, width: one.frame.width, height: one.frame.height)
      let isSame =
        abs(other.frame.minX - wanted.minX) <= 1 && abs(other.frame.maxX - wanted.maxX) <= 1 && abs(other.frame.minY - wanted.minY) <= 1
      #expect(isSame, "\(name): \(one.name) at \(one.frame) is mirrored at \(other.frame), not \(wanted)", sourceLocation: location)
    }
  }
}
