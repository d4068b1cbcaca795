import Foundation
import TrestleTrials
import UIKit

/// A random batch of updates: the data after it, and the calls that report it to a table.
@MainActor struct RandomBatch {
  private typealias Section = (old: Int?, title: String?, rows: [Row])
  private typealias Row = (old: IndexPath?, isMoved: Bool, item: EngineItem)

  private(set) var sections: [[EngineItem]] = []
  private(set) var titles: [String?] = []
  private var calls: [(UITableView, () -> UITableView.RowAnimation) -> Void] = []

  private static let animations: [UITableView.RowAnimation] = [.fade, .right, .left, .top, .bottom, .middle, .none, .automatic]

  /// - Parameter changesHeights: Whether remaining rows may change their height without being reported.
  init(_ rows: EngineRows, serial: inout Int, changesHeights: Bool, random: inout Noise) {
    let density = [0, 4, 12, 30][random.below(4)]
    var reloadedSections = IndexSet()
    var deletedSections = IndexSet()
    var movedSections: [Section] = []
    var kept: [Section] = []
    var deleted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var reconfigured: [IndexPath] = []
    var movedRows: [Row] = []
    for (number, items) in rows.sections.enumerated() {
      let title = rows.headers.indices.contains(number) ? rows.headers[number] : nil
      var section: Section = (number, title, [])
      switch random.below(100) {
      case 0..<density / 3:
        deletedSections.insert(number)
        continue
      case 50..<50 + density / 3:
        reloadedSections.insert(number)
        let count = random.below(7)
        section.rows = (0..<count).map { _ in (nil, false, Self.item(&serial, &random)) }
        kept.append(section)
        continue
      case 80..<80 + density / 4:
        section.rows = items.map { (nil, false, $0) }
        movedSections.append(section)
        continue
      default: break
      }
      for (row, item) in items.enumerated() {
        let path = IndexPath(row: row, section: number)
        var item = item
        switch random.below(100) {
        case 0..<density:
          deleted.append(path)
          continue
        case 30..<30 + density / 2:
          item.lines = 1 + random.below(5)
          reloaded.append(path)
        case 50..<50 + density / 2:
          item.lines = 1 + random.below(5)
          reconfigured.append(path)
        case 70..<70 + density / 3:
          movedRows.append((path, true, item))
          continue
        default: if changesHeights, random.chance(density / 2) { item.lines = 1 + random.below(5) }
        }
        section.rows.append((path, false, item))
      }
      kept.append(section)
    }
    let fresh = Set(reloadedSections)
    // Moved rows go to sections that are tracked row by row.
    for row in movedRows {
      let targets = kept.indices.filter { kept[$0].old.map { !fresh.contains($0) } ?? false }
      guard let target = targets.isEmpty ? nil : targets[random.below(targets.count)] else {
        if let old = row.old { deleted.append(old) }
        continue
      }
      kept[target].rows.insert(row, at: random.below(kept[target].rows.count + 1))
    }
    for index in kept.indices where kept[index].old.map({ !fresh.contains($0) }) ?? false {
      var place = 0
      while place <= kept[index].rows.count {
        if kept[index].rows.count < 24, random.chance(density / 2) {
          kept[index].rows.insert((nil, false, Self.item(&serial, &random)), at: place)
        }
        place += 1
      }
    }
    for section in movedSections { kept.insert(section, at: random.below(kept.count + 1)) }
    if density > 0, random.chance(density), kept.count < 6 {
      serial += 1
      let title: String? = random.chance(60) ? "Section \(serial)" : nil
      let count = random.below(6)
      kept.insert((nil, title, (0..<count).map { _ in (nil, false, Self.item(&serial, &random)) }), at: random.below(kept.count + 1))
    }
    let insertedSections = IndexSet(kept.indices.filter { kept[$0].old == nil })
    let moves = Set(movedSections.compactMap(\.old))
    sections = kept.map { $0.rows.map(\.item) }
    titles = kept.map(\.title)
    calls.append { $0.deleteRows(at: deleted, with: $1()) }
    calls.append { $0.reloadRows(at: reloaded, with: $1()) }
    calls.append { table, _ in table.reconfigureRows(at: reconfigured) }
    calls.append { $0.deleteSections(deletedSections, with: $1()) }
    calls.append { $0.reloadSections(reloadedSections, with: $1()) }
    calls.append { $0.insertSections(insertedSections, with: $1()) }
    var inserted: [IndexPath] = []
    for (number, section) in kept.enumerated() {
      guard let old = section.old, !fresh.contains(old) else { continue }
      if moves.contains(old) {
        calls.append { table, _ in table.moveSection(old, toSection: number) }
        continue
      }
      for (row, content) in section.rows.enumerated() {
        let path = IndexPath(row: row, section: number)
        if let source = content.old {
          if content.isMoved { calls.append { table, _ in table.moveRow(at: source, to: path) } }
        } else {
          inserted.append(path)
        }
      }
    }
    calls.append { $0.insertRows(at: inserted, with: $1()) }
    calls.shuffle(using: &random)
  }

  private static func item(_ serial: inout Int, _ random: inout Noise) -> EngineItem {
    serial += 1
    return EngineItem(name: "n\(serial)", lines: 1 + random.below(5))
  }

  /// Changes the data and updates the table in one block.
  func perform(_ rows: EngineRows, _ table: UITableView, _ seed: UInt64, completion: ((Bool) -> Void)? = nil) {
    rows.sections = sections
    rows.headers = titles
    var random = Noise(seed: seed)
    table.performBatchUpdates(
      { for call in calls { call(table) { Self.animations[random.below(8)] } } }, completion: completion)
  }
}
