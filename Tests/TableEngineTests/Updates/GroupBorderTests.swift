import Foundation
import Testing
import TrestleExpectations
import UIKit
import UIKitTesting

@MainActor @Suite struct GroupBorderTests {
  private func show(_ rows: EngineRows) -> (TestScreen, UITableView) {
    let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1, design: .classic)
    let table = UITableView(frame: .zero, style: .grouped)
    table.sectionHeaderHeight = 0
    table.sectionFooterHeight = 0
    table.dataSource = rows
    table.delegate = rows
    screen.show(table)
    return (screen, table)
  }

  @Test("Boxes of a classic table that touch have one border, whichever was shown first")
  func touching() {
    let rows = EngineRows((0..<20).map { section in (0..<3).map { EngineItem(name: "\(section)-\($0)") } }, sizing: .fixed)
    let (screen, table) = show(rows)
    table.contentOffset.y = 1500
    screen.layout()
    for y in stride(from: CGFloat(1500), through: 300, by: -50) {
      table.contentOffset.y = y
      screen.layout()
    }
    screen.advance(by: 2)
    let image = UIImage(cgImage: screen.snapshot()).pngData()
    let (other, fresh) = show(rows)
    fresh.contentOffset.y = table.contentOffset.y
    other.advance(by: 2)
    expect(image, equals: UIImage(cgImage: other.snapshot()).pngData())
  }
}
