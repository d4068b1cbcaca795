import Foundation
import Trials
import UIKit

/// Random changes of the tests' data, each told to a table in one block.
@MainActor struct RandomUpdates {
  private enum Element {
    case stays(EngineItem)
    case moved(EngineItem, from: IndexPath)
    case inserted(EngineItem)

    var item: EngineItem {
      switch self {
      case .stays(let item), .moved(let item, _), .inserted(let item): item
      }
    }
  }

  var random: Noise
  private var serial = 0

  init(seed: UInt64) { random = Noise(seed: seed) }

  private static let animations: [UITableView.RowAnimation] = [.fade, .right, .left, .top, .bottom, .middle, .none, .automatic]

  mutating func item() -> EngineItem {
    serial += 1
    return EngineItem(name: "n\(serial)", lines: 1 + random.below(4))
  }

  mutating func sections() -> [[EngineItem]] {
    var sections: [[EngineItem]] = []
    for _ in 0...random.below(4) {
      var section: [EngineItem] = []
      for _ in 0..<random.below(10) { section.append(item()) }
      sections.append(section)
    }
    return sections
  }

  /// Changes the data and tells the table.
  mutating func change(_ rows: EngineRows, _ table: UITableView) {
    var deletedSections = IndexSet()
    var reloadedSections = IndexSet()
    var deleted: [IndexPath] = []
    var reloaded: [IndexPath] = []
    var reconfigured: [IndexPath] = []
    var moving: [(EngineItem, IndexPath)] = []
    var new: [(elements: [Element], isInserted: Bool, isReloaded: Bool)] = []
    for section in rows.sections.indices {
      if random.chance(8) {
        deletedSections.insert(section)
        continue
      }
      if random.chance(8) {
        reloadedSections.insert(section)
        var elements: [Element] = []
        for _ in 0..<random.below(8) { elements.append(.stays(item())) }
        new.append((elements, false, true))
        continue
      }
      var elements: [Element] = []
      for row in rows.sections[section].indices {
        var item = rows.sections[section][row]
        let path = IndexPath(row: row, section: section)
        switch random.below(20) {
        case 0, 1: deleted.append(path)
        case 2:
          item.lines = 1 + random.below(4)
          reloaded.append(path)
          elements.append(.stays(item))
        case 3:
          item.lines = 1 + random.below(4)
          reconfigured.append(path)
          elements.append(.stays(item))
        case 4: moving.append((item, path))
        case 5 where rows.sizing == .delegate || rows.sizing == .delegateWithEstimate:
          // The height changes without a word.
          item.lines = 1 + random.below(4)
          elements.append(.stays(item))
        default: elements.append(.stays(item))
        }
      }
      new.append((elements, false, false))
    }
    if random.chance(10) || new.isEmpty {
      var elements: [Element] = []
      for _ in 0..<random.below(6) { elements.append(.stays(item())) }
      new.insert((elements, true, false), at: random.below(new.count + 1))
    }
    let open = new.indices.filter { !new[$0].isInserted && !new[$0].isReloaded }
    for (item, from) in moving {
      if let section = open.isEmpty ? nil : open[random.below(open.count)] {
        new[section].elements.insert(.moved(item, from: from), at: random.below(new[section].elements.count + 1))
      } else {
        deleted.append(from)
      }
    }
    for section in open {
      for _ in 0..<random.below(3) where random.chance(50) && new[section].elements.count < 14 {
        new[section].elements.insert(.inserted(item()), at: random.below(new[section].elements.count + 1))
      }
    }
    rows.sections = new.map { $0.elements.map(\.item) }
    var animations: [UITableView.RowAnimation] = []
    for _ in 0..<6 { animations.append(Self.animations[random.below(8)]) }
    let insertedSections = IndexSet(new.indices.filter { new[$0].isInserted })
    let work = {
      table.performBatchUpdates {
        table.deleteSections(deletedSections, with: animations[0])
        table.reloadSections(reloadedSections, with: animations[1])
        table.insertSections(insertedSections, with: animations[2])
        table.deleteRows(at: deleted, with: animations[3])
        table.reloadRows(at: reloaded, with: animations[4])
        if !reconfigured.isEmpty { table.reconfigureRows(at: reconfigured) }
        for section in new.indices {
          for (row, element) in new[section].elements.enumerated() {
            let path = IndexPath(row: row, section: section)
            switch element {
            case .stays: break
            case .inserted: table.insertRows(at: [path], with: animations[5])
            case .moved(_, let from): table.moveRow(at: from, to: path)
            }
          }
        }
      }
    }
    if random.chance(12) { UIView.performWithoutAnimation(work) } else { work() }
  }
}
