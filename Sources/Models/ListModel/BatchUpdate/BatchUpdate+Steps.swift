extension BatchUpdate {
  /// One change of a block, in the form passed to a layout.
  package enum UpdateStep: Hashable, Sendable {
    case deleteSection(Int)
    case deleteItem(ItemPath)
    case insertSection(Int)
    case insertItem(ItemPath)
    case reloadSection(Int)
    case reloadItem(ItemPath)
    case moveSection(Int, to: Int)
    case moveItem(ItemPath, to: ItemPath)
  }

  /// The changes in the order layouts expect: deletions from the last on, insertions from the first on, reloads, moves.
  package var steps: [UpdateStep] {
    var steps: [UpdateStep] = deletedItems.keys.sorted(by: >).map { .deleteItem($0) }
    steps += deletedSections.keys.sorted(by: >).map { .deleteSection($0) }
    steps += insertedSections.keys.sorted().map { .insertSection($0) }
    steps += insertedItems.keys.sorted().map { .insertItem($0) }
    steps += reloadedSections.keys.sorted().map { .reloadSection($0) }
    steps += reloadedItems.keys.sorted().map { .reloadItem($0) }
    steps += movedSections.map { .moveSection($0.source, to: $0.target) }
    steps += movedItems.map { .moveItem($0.source, to: $0.target) }
    return steps
  }

  package var reconfigured: [ItemPath] { reconfiguredItems.sorted() }
  /// The sections that are reloaded, by their numbers before the block.
  package var reloadedSectionNumbers: [Int] { reloadedSections.keys.sorted() }
  /// Whether items are reconfigured and nothing else changes.
  package var onlyReconfigures: Bool { !reconfiguredItems.isEmpty && steps.isEmpty }
}
