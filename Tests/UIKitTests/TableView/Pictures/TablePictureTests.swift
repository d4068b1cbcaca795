import Foundation
import Testing
import UIKitTesting

import UIKit
@testable import UIKitLists
@testable import UIKitViews

/// Counterparts of the measured screens, probed at the measured positions: coordinates are those of the measured images, in pixels.
@MainActor struct TablePictureTests {
  @Test("Each counterpart of a measured screen looks as stored", arguments: TablePictures.allCases)
  func pictures(_ name: TablePictures) {
    assertSnapshotChecksum(name.make().screen.snapshot(), named: name.rawValue)
  }

  private func check(_ name: TablePictures, _ probes: (TablePicture) -> [MetricsProbe], at location: SourceLocation = #_sourceLocation) {
    let picture = name.make()
    MetricsProbe.check(
      probes(picture), in: picture.screen.snapshot(), scale: picture.table.traitCollection.displayScale, at: location)
  }

  /// Returns the first and last position in points where a row of pixels differs from its first one.
  private func extent(_ picture: TablePicture, y: Int, from left: Int, to right: Int) -> (start: CGFloat, end: CGFloat) {
    let image = picture.screen.snapshot()
    let ground = image.pixel(x: left, y: y)
    let columns = (left..<right).filter { image.pixel(x: $0, y: y) != ground }
    let scale = picture.table.traitCollection.displayScale
    return (CGFloat(columns.first ?? -1) / scale, CGFloat((columns.last ?? -1) + 1) / scale)
  }

  // MARK: Classic

  @Test("Classic editing controls have the measured positions and appearance")
  func editing() {
    check(.classicEditInsert) { picture in
      [
        .flat("B2 editing: ring from 8 on", x: 10, y: 64, 0xffffff), .gradient("B2 editing: disc to 29", x: 28, y: 60, 0xdd525c),
        .gradient("B2 editing: red, top", x: 20, y: 55, 0xe26870), .gradient("B2 editing: red above the middle", x: 20, y: 61, 0xdb4d57),
        .flat("B2 editing: red, lower half", x: 20, y: 68, 0xcc1726), .flat("B2 editing: minus from 14", x: 14, y: 63, 0xffffff),
        .flat("B2 editing: minus to 26", x: 26, y: 63, 0xffffff), .flat("B2 editing: disc beside the minus", x: 13, y: 65, 0xcc1726),
        .gradient("B2 editing: soft shadow below the ring", x: 20, y: 75, 0x9e9e9e),
        .flat("B2 editing: shadow ends at y + 13", x: 20, y: 80, 0xffffff),
        .flat("B2 editing: green, lower half", x: 14, y: 112, 0x008e21), .flat("B2 editing: plus", x: 20, y: 102, 0xffffff),
        .place("B2 editing: image at 41", picture.cell(0).imageView!.convert(picture.cell(0).imageView!.bounds, to: nil).minX, 41),
        .text("B2 editing: text beside an image at 105", picture.text(picture.cell(0).textLabel).x, 105),
        .text("B2 editing: content without an image moves by 32", picture.text(picture.cell(1).textLabel).x, 42),
      ]
    }
  }

  @Test("A classic image has equal insets at the side and the top, its text 10 further on")
  func image() {
    check(.classicPlainHeaders) { picture in
      let image = picture.cell(0).imageView!
      return [
        .place("B2 editing: image at 4 before", image.convert(image.bounds, to: nil).minX, 4),
        .text("B2 editing: text beside it at 68 before", picture.text(picture.cell(0).textLabel).x, 67),
        .text("B2 plain text: baseline 29 in the row", picture.text(picture.cell(0).textLabel).baseline, 42 + 29),
        .flat("C image cell: full separator", x: 0, y: 85, 0xe0e0e0),
      ]
    }
  }

  @Test("The classic Delete button has the measured position and appearance")
  func deleteButton() throws {
    check(.classicEditDeleteButton) { picture in
      let button = picture.table.subviews.lazy.compactMap { $0 as? SwipeActionsView }.first!.buttons[0]
      let frame = button.convert(button.bounds, to: nil)
      // The width depends on the title, whose font differs: positions are relative to the button's sides.
      let left = Int(frame.minX)
      return [
        .place("B2 delete: right inset 6", 320 - frame.maxX, 6),
        .flat("B2 delete: left edge", x: left, y: 65, 0x7b0e16), .flat("B2 delete: right edge", x: 313, y: 65, 0x7b0e16),
        .flat("B2 delete: above it", x: 285, y: 46, 0xffffff), .flat("B2 delete: first line, at 5 of 44", x: left + 20, y: 47, 0x5b3436),
        .flat("B2 delete: second line", x: left + 20, y: 48, 0xc76f74), .gradient("B2 delete: gradient, top", x: left + 9, y: 49, 0xed8288),
        .gradient("B2 delete: gradient, bottom", x: left + 6, y: 63, 0xc83640),
        .flat("B2 delete: lower half", x: left + 6, y: 70, 0xbd1421),
        .flat("B2 delete: last line, 33 high", x: left + 20, y: 79, 0x93101a), .flat("B2 delete: below it", x: 285, y: 80, 0xffffff),
        .flat("B2 editing: pressed for delete: the bar turns", x: 20, y: 58, 0xffffff),
        .flat("B2 editing: pressed for delete: no bar across", x: 14, y: 65, 0xcc1726),
      ]
    }
  }

  @Test("The classic reorder control and the dragged row have the measured appearance")
  func liftedRow() {
    check(.classicReorder) { _ in
      let above: [UInt32] = [0xfefefe, 0xfbfbfb, 0xf5f5f5, 0xefefef, 0xe7e7e7, 0xb9b9b9]
      let below: [UInt32] = [
        0x747474, 0x979797, 0xa6a6a6, 0xb7b7b7, 0xc5c5c5, 0xd2d2d2, 0xdddddd, 0xe7e7e7, 0xefefef, 0xf5f5f5, 0xfbfbfb, 0xfefefe,
      ]
      return above.enumerated().map { .flat("B2 lifted row: shadow above", x: 250, y: 174 + $0, $1) }
        + below.enumerated().map { .flat("B2 lifted row: shadow below", x: 250, y: 224 + $0, $1) }
        + [
          .flat("B2 lifted row: no line of its own", x: 250, y: 223, 0xffffff),
          .flat("B2 lifted row: bars at 0.8", x: 295, y: 203, 0xdfdfdf),
          .flat("B2 lifted row: a line shines through", x: 250, y: 195, 0xf9f9f9),
          .flat("B2 reorder: from 289", x: 289, y: 56, 0xb0b0b0), .flat("B2 reorder: to 307", x: 307, y: 56, 0xb0b0b0),
          .flat("B2 reorder: not before", x: 288, y: 56, 0xffffff), .flat("B2 reorder: not after", x: 308, y: 56, 0xffffff),
          .flat("B2 reorder: three light lines", x: 300, y: 59, 0xd7d7d7), .flat("B2 reorder: gap of two", x: 300, y: 60, 0xffffff),
          .flat("B2 reorder: period 6", x: 300, y: 62, 0xb0b0b0), .flat("B2 reorder: 16 high", x: 300, y: 71, 0xd7d7d7),
        ]
    }
  }

  @Test("Classic groups of one, two and four rows stand and end as measured, at once and twice the scale")
  func groups() {
    check(.classicGroupedPinstripes) { picture in
      let header = picture.text(picture.table.headerView(forSection: 1)?.textLabel)
      let footer = picture.table.footerView(forSection: 1)!.textLabel!
      let top = footer.convert(footer.bounds, to: nil).midY - footer.font.lineHeight / 2 + footer.font.ascender - footer.font.capHeight
      return [
        .flat("B2 grouped: 10 below the bar", x: 160, y: 55, 0xaeb2ba), .flat("B2 grouped: one row is 45 high", x: 160, y: 99, 0xaeb2ba),
        .flat("B2 grouped: box to box 48 with a title, as in iOS 6", x: 160, y: 147, 0xaeb2ba),
        .flat("B2 grouped: line between two rows", x: 160, y: 191, 0xcacaca),
        .flat("B2 grouped: two rows are 89 high", x: 160, y: 235, 0xaeb2ba),
        .flat("B2 grouped: after a footer and a title", x: 160, y: 306, 0xaeb2ba),
        .text("B2 grouped header: baseline 12 above the box", 147 - header.baseline, 12),
        .text("B2 grouped footer: cap top 10 to 11 below the line", top - 236, 10.5),
        .place("B2 grouped footer: centred", footer.convert(CGPoint(x: footer.bounds.midX, y: 0), to: nil).x, 160),
        .text("B2 grouped value: right edge at 280 beside a chevron", picture.text(picture.cell(0, 2).detailTextLabel).end, 281),
      ]
    }
    check(.classicGroupedEtched) { picture in
      [
        .flat("B2 grouped: upper border, two pixels", x: 400, y: 148, 0xaeb2ba),
        .flat("B2 grouped: upper border", x: 400, y: 149, 0xaeb2ba),
        .flat("B2 grouped: shade, first pixel", x: 400, y: 150, 0xd8d8d8), .flat("B2 grouped: shade, second", x: 400, y: 151, 0xe6e6e6),
        .flat("B2 grouped: interior", x: 400, y: 152, 0xf7f7f7), .flat("B2 grouped: separator", x: 400, y: 236, 0xcacaca),
        .flat("B2 grouped: separator, a point", x: 400, y: 237, 0xcacaca), .flat("B2 grouped: light below it", x: 400, y: 238, 0xfdfdfd),
        .flat("B2 grouped: light, a point", x: 400, y: 239, 0xfdfdfd), .flat("B2 grouped: next separator", x: 400, y: 324, 0xcacaca),
        .flat("B2 grouped: lower border, 44n + 1", x: 400, y: 500, 0xaeb2ba), .flat("B2 grouped: lower border", x: 400, y: 501, 0xaeb2ba),
        .flat("B2 grouped: light below the box", x: 400, y: 502, 0xf8f9fb), .flat("B2 grouped: light, second", x: 400, y: 503, 0xdfe3e9),
        .flat("B2 grouped: side border", x: 18, y: 210, 0xaeb2ba), .flat("B2 grouped: side border", x: 620, y: 210, 0xaeb2ba),
        .flat("B2 grouped: straight from 20 px on", x: 38, y: 148, 0xaeb2ba),
        .flat("B2 grouped: straight down from 20 px on", x: 18, y: 168, 0xaeb2ba),
        .text("B2 grouped text: baseline 28 of 44, below the line", picture.text(picture.cell(1).textLabel).baseline, 147),
      ]
    }
  }

  @Test("The classic blue selection of a group is inside its border and its separators")
  func groupSelection() {
    check(.classicBlueSelection) { picture in
      let row = Int(picture.table.rectForRow(at: IndexPath(row: 1, section: 0)).minY)
      return [
        .flat("B2 blue selection: the line above stays", x: 200, y: row - 1, 0xcacaca),
        .gradient("B2 blue selection: top", x: 200, y: row, 0x058cf5),
        .gradient("B2 blue selection: bottom", x: 200, y: row + 42, 0x015de6),
        .flat("B2 blue selection: the line below stays", x: 200, y: row + 43, 0xcacaca),
        .flat("B2 grouped: border at 9", x: 9, y: row + 20, 0xaeb2ba),
        .gradient("B2 blue selection: from 10 on", x: 10, y: row, 0x058cf5),
        .flat("B2 grouped: border at 310", x: 310, y: row + 20, 0xaeb2ba),
      ]
    }
  }

  @Test("The classic index has the measured position beside rows and in front of a header")
  func index() {
    check(.classicIndex) { _ in
      [
        .flat("B2 index: dot of 6 at 299", x: 598, y: 156, 0x6a737d), .flat("B2 index: dot begins", x: 593, y: 156, 0x6a737d),
        .flat("B2 index: dot ends", x: 602, y: 156, 0x6a737d), .flat("B2 index: beside the dot", x: 590, y: 156, 0xbfbfbf),
        .flat("B2 index: next dot 23 further", x: 598, y: 202, 0x6a737d), .flat("B2 index: between", x: 598, y: 190, 0xbfbfbf),
        .flat("B2 plain: rows' lines shine around the index", x: 8, y: 130 + 89, 0xe0e0e0),
      ]
    }
  }

  // MARK: Flat and modern

  @Test("Flat grouped rows of every style and kind of accessory stand as measured")
  func styles() {
    check(.flatGroupedStyles) { picture in
      let (value, labelled) = (picture.cell(2, 2), picture.cell(3, 2))
      let toggle = picture.cell(0).accessoryView!
      let frame = toggle.convert(toggle.bounds, to: nil)
      let image = picture.cell(0, 2).imageView!
      return [
        .place("B3 grouped: first line 55 below the bar", picture.cell(0).convert(CGPoint.zero, to: nil).y - 64, 55.5),
        .place("B3 grouped: 55.5 to 56 between sections", picture.cell(0, 1).frame.minY - picture.cell(1, 0).frame.maxY, 55.5),
        .place("B3 grouped: the same after every section", picture.cell(0, 2).frame.minY - picture.cell(0, 1).frame.maxY, 55.5),
        .place("B3 switch: 51 wide", frame.width, 51), .place("B3 switch: 31 high", frame.height, 31),
        .place("switch: right 14", 320 - frame.maxX, 14),
        .place("B3 image at the inset", image.convert(image.bounds, to: nil).minX, 16),
        .text("text beside an image of 24 at 50", picture.text(picture.cell(0, 2).textLabel).x, 50),
        .place(
          "B3 separator follows the text",
          extent(picture, y: Int(picture.cell(0, 2).convert(CGPoint(x: 0, y: 44), to: nil).y * 2) - 1, from: 0, to: 640).start, 50),
        .text("B3 subtitle: same x", picture.text(picture.cell(1, 2).detailTextLabel).x, picture.text(picture.cell(1, 2).textLabel).x),
        .text("B3 value2: label ends at 105", picture.text(labelled.textLabel).end, 105),
        .text("B3 value2: detail at 112.5", picture.text(labelled.detailTextLabel).x, 112.5),
        .text("value1: detail 37.1 from the side beside a chevron", picture.text(value.detailTextLabel).end, 320 - 37.1),
      ]
    }
  }

  @Test("Flat accessories and texts have the measured positions in a row of 44")
  func accessories() {
    check(.flatCheckmark) { picture in
      let mark = picture.cell(0).subviews.first { $0 is CellAccessory }!
      let frame = mark.convert(mark.bounds, to: nil)
      return [
        .place("checkmark: right edge 18", 375 - frame.maxX, 18), .place("B3 checkmark: middle of the row", frame.midY, 41.5),
        .flat("B4 line above", x: 300, y: 39, 0xc6c6c8), .flat("B3 row: 44 with the lines", x: 300, y: 126, 0xc6c6c8),
        .text("B3 text: baseline in 44", picture.text(picture.cell(0).textLabel).baseline, 48),
      ]
    }
    check(.flatDetailDisclosure) { picture in
      let circle = extent(picture, y: 83, from: 600, to: 690)
      return [
        .place("B3 detail: circle of 22", circle.end - circle.start, 22),
        .place(
          "B3 detail: middle of the row", picture.cell(0).subviews.first { $0 is CellAccessory }!.convert(CGPoint(x: 0, y: 11), to: nil).y,
          42),
        .text("B3 detail: right edge 35 beside a chevron", 375 - circle.end, 36),
      ]
    }
    check(.flatSubtitle) { picture in
      [
        .text("B3 subtitle: title's baseline", picture.text(picture.cell(0).textLabel).baseline, 39),
        .text("B3 subtitle: detail's baseline", picture.text(picture.cell(0).detailTextLabel).baseline, 55),
      ]
    }
    check(.flatValue) { picture in
      [.text("B3 value1: detail's right edge 15 to 16", 375 - picture.text(picture.cell(0).detailTextLabel).end, 15.5)]
    }
  }

  @Test("Dark inset groups have the measured corners, lines and places, with an image and indented too")
  func insetGroups() {
    check(.modernInsetGroupedDark) { picture in
      let snapshot = picture.screen.snapshot()
      let box = (300..<360).first { snapshot.pixel(x: 600, y: $0).red != 0 } ?? 0
      let image = picture.cell(1).imageView!
      let line = box + 264 - 1
      return [
        .place("B4 inset grouped: first box at 108.7", CGFloat(box) / 3, 326.0 / 3),
        // The curve: the covered pixels in its 1st, 2nd, 5th, 9th and 15th row.
        .flat("B4 radius 10: first row begins at 84", x: 82, y: box, 0x000000),
        .gradient("B4 radius 10: first row", x: 90, y: box, 0x151516),
        .flat("B4 radius 10: straight from 13 on", x: 99, y: box, 0x1c1c1e),
        .gradient("B4 radius 10: second row", x: 82, y: box + 1, 0x131314),
        .flat("B4 radius 10: fifth row", x: 72, y: box + 4, 0x000000), .gradient("B4 radius 10: fifth row", x: 74, y: box + 4, 0x111113),
        .flat("B4 radius 10: ninth row", x: 70, y: box + 8, 0x1c1c1e), .flat("B4 radius 10: 15th row", x: 63, y: box + 14, 0x000000),
        .gradient("B4 radius 10: 15th row", x: 64, y: box + 14, 0x111113), .flat("B4 radius 10: side", x: 61, y: box + 30, 0x1c1c1e),
        .place("B4 image: middle at 62", image.convert(CGPoint(x: image.bounds.midX, y: 0), to: nil).x, 62),
        .text("image: text 10 beside it", picture.text(picture.cell(1).textLabel).x, 84),
        .place("image: separator from the text", extent(picture, y: line, from: 70, to: 1100).start, 84),
        .flat("B4 separator on the cell", x: 600, y: line, 0x3e3e41),
        .flat("B4 no line below the last row", x: 600, y: box + 791, 0x1c1c1e),
        .flat("B4 gap between the boxes", x: 600, y: box + 792, 0x000000), .flat("B4 next box after 35.3", x: 600, y: box + 899, 0x1c1c1e),
      ]
    }
  }

  @Test("A flat plain table without rows is ruled as measured")
  func emptyRows() {
    check(.flatPlain) { picture in
      let lines = (0..<4).map { 20 * 2 + 88 * ($0 + 1) - 1 }
      return lines.map { .flat("B3 plain: a pixel at the bottom of each 44", x: 400, y: $0, 0xc6c6c8) }
        + lines.map { .flat("B3 plain: left inset 16", x: 31, y: $0, 0xffffff) } + [
          .flat("B3 plain: right inset 0", x: 639, y: lines[0], 0xc6c6c8)
        ]
    }
  }
}
