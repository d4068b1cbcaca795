import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

/// A delegate with the API of 2008, which returns the accessory of each row.
@MainActor final class AccessoryRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var types: [UITableViewCell.AccessoryType] = [.none, .disclosureIndicator, .checkmark, .detailDisclosureButton]
  var tapped: [Int] = []

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "c") ?? UITableViewCell(style: .default, reuseIdentifier: "c")
    cell.accessoryType = .detailButton
    return cell
  }
  func tableView(_ tableView: UITableView, accessoryTypeForRowWith indexPath: IndexPath) -> UITableViewCell.AccessoryType {
    types[indexPath.row % types.count]
  }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { tapped.append(indexPath.row) }
}

@MainActor struct AccessoryTests {
  @Test("AC-06 The classic detail disclosure button is a white chevron on a blue disc")
  func classicDisc() {
    let rows = Rows(count: 1)
    rows.configure = { cell, _ in cell.accessoryType = .detailDisclosureButton }
    let (screen, table) = showTable(rows, design: .classic)
    let image = screen.snapshot()
    let frame = table.visibleCells[0].subviews.first { $0 is UIControl }!.frame
    var (blue, white, other) = (0, 0, 0)
    // The disc within its ring.
    let (cx, cy, radius) = (frame.minX + 14.5, frame.minY + 15.5, CGFloat(10.5))
    for y in Int((cy - radius) * 2)...Int((cy + radius) * 2) {
      for x in Int((cx - radius) * 2)...Int((cx + radius) * 2) {
        let (dx, dy) = (CGFloat(x) / 2 - cx, CGFloat(y) / 2 - cy)
        guard dx * dx + dy * dy < radius * radius else { continue }
        let pixel = image.pixel(x: x, y: y)
        if pixel.red > 235, pixel.green > 235 { white += 1 } else if Int(pixel.blue) > Int(pixel.red) + 40 { blue += 1 } else { other += 1 }
      }
    }
    expect(blue > 4 * white && white > 60 && other < 30)
    // The chevron points right: the ink of its center line is further right than at its ends.
    func ink(_ y: CGFloat) -> Int? {
      (Int((cx - 7) * 2)..<Int((cx + 7) * 2)).last { image.pixel(x: $0, y: Int(y * 2)).red > 235 }
    }
    if let middle = ink(cy), let upper = ink(cy - 4.5), let lower = ink(cy + 4.5) {
      expect(middle > upper && middle > lower)
    } else {
      Issue.record("no chevron")
    }
  }

  @Test("AC-07 accessoryTypeForRowWith sets the accessory of each row, also of reused cells, and its buttons report taps")
  func accessoryTypes() {
    let rows = AccessoryRows()
    let (screen, table) = showTable(rows)
    func check() {
      for path in table.indexPathsForVisibleRows ?? [] {
        expect(table.cellForRow(at: path)?.accessoryType, equals: rows.types[path.row % 4])
      }
    }
    check()
    screen.tap(CGPoint(x: 273, y: 3 * 44 + 22))
    expect(rows.tapped, equals: [3])
    for _ in 0..<4 { screen.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 130), duration: 0.2) }
    screen.settle()
    check()
    // Without an implementation the cell's own accessory is used.
    let plain = Rows(count: 3)
    plain.configure = { cell, _ in cell.accessoryType = .checkmark }
    let (_, other) = showTable(plain)
    expect(other.visibleCells.allSatisfy { $0.accessoryType == .checkmark })
  }
}
