import Foundation
import UIKit
import UIKitTesting

/// A screen with one table in the position of a measured screen: the same content, size and scale, so that their pixels can be compared.
/// Other parts of the screen (status bar, contents of images) are blank.
@MainActor final class TablePicture {
  let screen: TestScreen
  let table: UITableView
  let rows: PictureRows
  private let page = UIView()

  /// `top` and `bottom` are the table's edges on the page.
  init(
    _ style: UITableView.Style, _ design: UIDesign, width: CGFloat, height: CGFloat, scale: CGFloat, top: CGFloat = 0,
    bottom: CGFloat? = nil,
    dark: Bool = false, _ sections: [PictureRows.Section], prepare: (UITableView, PictureRows) -> Void = { _, _ in }
  ) {
    screen = TestScreen(size: CGSize(width: width, height: height), scale: scale, design: design)
    if dark { screen.traits = { $0.userInterfaceStyle = .dark } }
    rows = PictureRows(sections)
    table = UITableView(frame: CGRect(x: 0, y: top, width: width, height: (bottom ?? height) - top), style: style)
    table.showsVerticalScrollIndicator = false
    table.contentInsetAdjustmentBehavior = .never
    // Measured rows, space above headers, and tables without lines below the last row are newer than the images.
    table.rowHeight = 44
    table.sectionHeaderTopPadding = 0
    table.fillerRowHeight = 44
    page.backgroundColor = .darkGray
    prepare(table, rows)
    table.dataSource = rows
    table.delegate = rows
    page.addSubview(table)
    screen.show(page)
    screen.settle()
  }

  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell { table.cellForRow(at: IndexPath(row: row, section: section))! }

  /// Returns the start, baseline and end of a label's text, on the page.
  func text(_ label: UILabel?) -> (x: CGFloat, baseline: CGFloat, end: CGFloat) {
    guard let label else { return (-1, -1, -1) }
    let frame = label.convert(label.bounds, to: page)
    return (frame.minX, frame.midY - label.font.lineHeight / 2 + label.font.ascender, frame.maxX)
  }

  /// Returns a navigation bar above the table.
  @discardableResult func barred(_ title: String, y: CGFloat, height: CGFloat = 44) -> Self {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: y, width: page.bounds.width, height: height))
    bar.items = [UINavigationItem(title: title)]
    page.addSubview(bar)
    screen.settle()
    return self
  }
}
