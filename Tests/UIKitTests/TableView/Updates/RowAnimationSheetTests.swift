import Foundation
import Testing
import UIKit
import UIKitTesting

/// Images of every row animation at a quarter, half and three quarters, compared with stored checksums.
@MainActor @Suite struct RowAnimationSheetTests {
  private nonisolated static let animations: [(String, UITableView.RowAnimation)] = [
    ("fade", .fade), ("right", .right), ("left", .left), ("top", .top), ("bottom", .bottom), ("middle", .middle), ("none", .none),
    ("automatic", .automatic),
  ]
  private nonisolated static let styles: [(String, UITableView.Style)] = [
    ("plain", .plain), ("grouped", .grouped), ("inset", .insetGrouped),
  ]

  @Test("All row animations look as stored", arguments: ["modern", "classic"])
  func sheet(look: String) throws {
    // The designs differ in the look of rows, not in their motion.
    for (styleName, style) in Self.styles where look == "modern" || style == .grouped {
      for (name, animation) in Self.animations {
        for kind in ["insert", "delete", "reload"] {
          let screen = TestScreen(size: CGSize(width: 240, height: 300), scale: 1, design: look == "classic" ? .classic : .modern)
          let rows = Rows([["Alabama", "Alaska", "Arizona"], ["Colorado"]])
          rows.headers = ["One", "Two"]
          let table = UITableView(frame: .zero, style: style)
          table.sectionHeaderTopPadding = 0
          table.dataSource = rows
          table.delegate = rows
          screen.show(table)
          // In the middle of a group and at its end, both together.
          switch kind {
          case "insert":
            rows.sections[0].insert("Inserted", at: 1)
            rows.sections[1].append("New last")
            table.performBatchUpdates {
              table.insertRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 1, section: 1)], with: animation)
            }
          case "delete":
            rows.sections[0].removeSubrange(1...2)
            table.performBatchUpdates {
              table.deleteRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], with: animation)
            }
          default:
            rows.sections[0][1] = "Reloaded"
            rows.sections[1][0] = "Anew"
            table.reloadRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 0, section: 1)], with: animation)
          }
          for step in 1...3 {
            screen.advance(by: 0.075)
            assertSnapshotChecksum(screen.snapshot(), named: "\(look)-\(styleName)-\(kind)-\(name)-\(step)")
          }
        }
      }
    }
  }
}
