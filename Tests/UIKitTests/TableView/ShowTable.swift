import UIKit
import UIKitTesting

/// Returns a table that fills a screen, with one object as its data source and, if it conforms, its delegate.
@MainActor func showTable(
  _ source: any UITableViewDataSource, style: UITableView.Style = .plain, size: CGSize = CGSize(width: 320, height: 480),
  design: UIDesign = .modern
) -> (TestScreen, UITableView) {
  let screen = TestScreen(size: size, design: design)
  let table = UITableView(frame: .zero, style: style)
  table.sectionHeaderTopPadding = 0
  table.dataSource = source
  table.delegate = source as? any UITableViewDelegate
  screen.show(table)
  return (screen, table)
}

/// Returns a table of `rows`, with an empty log.
@MainActor func showRows(_ rows: Rows, style: UITableView.Style = .plain) -> (TestScreen, UITableView) {
  let shown = showTable(rows, style: style)
  _ = rows.take()
  return shown
}

/// Returns the texts of the rows visible.
@MainActor func texts(_ table: UITableView) -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
