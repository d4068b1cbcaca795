/// Collects the insertions, deletions, reloads and moves of one block of updates, however deeply blocks are nested.
///
/// What it speaks of: deletions, reloads and the sources of moves name places *before* the block, insertions and the targets of moves
/// places *after* it; the order of the calls does not matter. When the outermost block ends, `resolve` checks the whole against the
/// counts before and after and yields the way from old places to new ones. The cost depends on the number of changes alone.
package struct BatchUpdate: Sendable {
  /// What the changed things are called in messages.
  package enum Wording: Sendable {
    case table
    case collection
  }

  /// How a change shows; the numbers are the view's own.
  package typealias Animation = Int

  package struct ItemMove: Hashable, Sendable {
    package var source: ItemPath
    package var target: ItemPath
  }

  package struct SectionMove: Hashable, Sendable {
    package var source: Int
    package var target: Int
  }

  var deletedItems: [ItemPath: Animation] = [:]
  var insertedItems: [ItemPath: Animation] = [:]
  var reloadedItems: [ItemPath: Animation] = [:]
  var reconfiguredItems: Set<ItemPath> = []
  var movedItems: [ItemMove] = []
  var deletedSections: [Int: Animation] = [:]
  var insertedSections: [Int: Animation] = [:]
  var reloadedSections: [Int: Animation] = [:]
  var movedSections: [SectionMove] = []

  /// The number of blocks that are open.
  package private(set) var depth = 0

  package init() {}

  /// One that is within blocks already open.
  package init(depth: Int) {
    self.depth = depth
  }

  package var isEmpty: Bool {
    deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty && movedItems.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
  }

  package mutating func begin() {
    depth += 1
  }

  /// Ends a block; true if it was the outermost. An end without a beginning is passed over.
  package mutating func end() -> Bool {
    guard depth > 0 else { return false }
    depth -= 1
    return depth == 0
  }
}

extension BatchUpdate {
  package mutating func deleteItems(_ paths: some Sequence<ItemPath>, animation: Animation = 0) {
    for path in paths { deletedItems[path] = animation }
  }

  package mutating func insertItems(_ paths: some Sequence<ItemPath>, animation: Animation = 0) {
    for path in paths { insertedItems[path] = animation }
  }

  package mutating func reloadItems(_ paths: some Sequence<ItemPath>, animation: Animation = 0) {
    for path in paths { reloadedItems[path] = animation }
  }

  package mutating func reconfigureItems(_ paths: some Sequence<ItemPath>) {
    reconfiguredItems.formUnion(paths)
  }

  package mutating func moveItem(from source: ItemPath, to target: ItemPath) {
    movedItems.append(ItemMove(source: source, target: target))
  }

  package mutating func deleteSections(_ sections: some Sequence<Int>, animation: Animation = 0) {
    for section in sections { deletedSections[section] = animation }
  }

  package mutating func insertSections(_ sections: some Sequence<Int>, animation: Animation = 0) {
    for section in sections { insertedSections[section] = animation }
  }

  package mutating func reloadSections(_ sections: some Sequence<Int>, animation: Animation = 0) {
    for section in sections { reloadedSections[section] = animation }
  }

  package mutating func moveSection(from source: Int, to target: Int) {
    movedSections.append(SectionMove(source: source, target: target))
  }
}
