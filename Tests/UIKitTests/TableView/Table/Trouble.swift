import UIKit

/// The changes to a table inside a callback.
enum Trouble: String, CaseIterable {
  case reload, reloadShorter, reloadEmpty, insert, delete, deleteSection, reloadRow, move, block, layout, ask, select, scroll, scrollToRow
  case edit, rowHeight, header, narrow, leaveWindow, noDelegate, noSource, sourceDies

  /// Whether it is an update of rows or sections.
  var changesRows: Bool { [.insert, .delete, .deleteSection, .reloadRow, .move].contains(self) }

  /// Whether the table has a data source afterward.
  var keepsSource: Bool { self != .noSource && self != .sourceDies }

  @MainActor func act(on table: UITableView, _ rows: TroubleSource, _ owner: Owner) {
    let first = IndexPath(row: 0, section: 0)
    switch self {
    case .reload:
      rows.sections[0][0] = "reloaded"
      table.reloadData()
    case .reloadShorter:
      rows.sections = [["only"], ["two", "left"]]
      table.reloadData()
    case .reloadEmpty:
      rows.sections = []
      table.reloadData()
    case .insert:
      rows.sections[0].insert("new", at: 0)
      table.insertRows(at: [first], with: .fade)
    case .delete:
      rows.sections[0].remove(at: 0)
      table.deleteRows(at: [first], with: .fade)
    case .deleteSection:
      rows.sections.remove(at: 0)
      table.deleteSections([0], with: .left)
    case .reloadRow:
      rows.sections[0][1] = "anew"
      table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
    case .move:
      rows.sections[0].append(rows.sections[0].removeFirst())
      table.moveRow(at: first, to: IndexPath(row: rows.sections[0].count - 1, section: 0))
    case .block: table.performBatchUpdates {}
    case .layout:
      table.setNeedsLayout()
      table.layoutIfNeeded()
    case .ask:
      _ = table.visibleCells.count + table.numberOfSections + table.numberOfRows(inSection: 1)
      _ = table.cellForRow(at: first)
      _ = table.rectForRow(at: IndexPath(row: 3, section: 1))
      _ = table.headerView(forSection: 0)
    case .select: table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    case .scroll: table.contentOffset.y += 60
    case .scrollToRow: table.scrollToRow(at: IndexPath(row: 12, section: 1), at: .top, animated: false)
    case .edit: table.setEditing(true, animated: true)
    case .rowHeight: table.rowHeight = 70
    case .header: table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
    case .narrow: table.frame.size.width -= 60
    case .leaveWindow: table.removeFromSuperview()
    case .noDelegate: table.delegate = nil
    case .noSource: table.dataSource = nil
    case .sourceDies: owner.rows = nil
    }
  }

  /// The only owner of the data source.
  @MainActor final class Owner {
    var rows: TroubleSource?
  }
}
