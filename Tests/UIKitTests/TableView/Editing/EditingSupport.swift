import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Returns a table on a screen of 320 × 480 that logs its mode into its rows.
@MainActor func showEditing(
  _ rows: any UITableViewDataSource & UITableViewDelegate, style: UITableView.Style = .plain, design: UIDesign = .modern
) -> (TestScreen, LoggingTable) {
  let screen = TestScreen(design: design)
  let table = LoggingTable(frame: .zero, style: style)
  if let rows = rows as? EditingRows { table.note = { [weak rows] in rows?.log.append($0) } }
  table.dataSource = rows
  table.delegate = rows
  screen.show(table)
  return (screen, table)
}

/// Returns whether two images are bit-identical.
@MainActor func areSame(_ first: CGImage, _ second: CGImage) -> Bool {
  first.hasSamePixels(as: second)
}

/// Expects that the displayed image equals one drawn without caches.
@MainActor func expectFresh(_ screen: TestScreen, at location: SourceLocation = #_sourceLocation) {
  let isSame = areSame(screen.snapshot(), screen.snapshotFromScratch())
  #expect(isSame, sourceLocation: location)
}
