import TrestleListModel

/// One call of an update block.
enum UpdateEdit {
  case deleteItem(ItemPath)
  case insertItem(ItemPath)
  case reloadItem(ItemPath)
  case moveItem(ItemPath, ItemPath)
  case deleteSection(Int)
  case insertSection(Int)
  case reloadSection(Int)
  case moveSection(Int, Int)

  func apply(to update: inout BatchUpdate) {
    switch self {
    case .deleteItem(let path): update.deleteItems([path])
    case .insertItem(let path): update.insertItems([path])
    case .reloadItem(let path): update.reloadItems([path])
    case .moveItem(let source, let target): update.moveItem(from: source, to: target)
    case .deleteSection(let section): update.deleteSections([section])
    case .insertSection(let section): update.insertSections([section])
    case .reloadSection(let section): update.reloadSections([section])
    case .moveSection(let source, let target): update.moveSection(from: source, to: target)
    }
  }

  /// Returns every meaningful call on a table of these counts; targets include one past the end.
  static func all(on counts: [Int]) -> [UpdateEdit] {
    var result: [UpdateEdit] = []
    let paths = counts.enumerated().flatMap { number, count in (0..<count).map { ItemPath(section: number, item: $0) } }
    let targets = counts.enumerated().flatMap { number, count in (0...count).map { ItemPath(section: number, item: $0) } }
    for path in paths {
      result += [.deleteItem(path), .reloadItem(path)]
      result += targets.map { .moveItem(path, $0) }
    }
    result += targets.map { .insertItem($0) }
    for section in counts.indices {
      result += [.deleteSection(section), .reloadSection(section)]
      result += counts.indices.map { .moveSection(section, $0) }
    }
    result += (0...counts.count).map { .insertSection($0) }
    return result
  }
}
