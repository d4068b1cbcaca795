/// Collects the insertions, deletions, reloads and moves of one block of updates, at any nesting depth.
///
/// Deletions, reloads and the sources of moves refer to positions *before* the block, insertions and the targets of moves to positions
/// *after* it; the order of the calls does not matter. When the outermost block ends, `resolve` checks the block against the counts before
/// and after and returns the mapping from old to new positions. The cost depends only on the number of changes.
package struct BatchUpdate: Sendable {
  /// The names of the changed elements in messages.
  package enum Wording: Sendable {
    case table
    case collection
  }

  /// The animation of a change; the numbers are defined by the view.
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

  /// Creates an update nested in `depth` open blocks.
  package init(depth: Int) {
    self.depth = depth
  }

  package var isEmpty: Bool {
    deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty && movedItems.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
  }

  /// The number of changes of each kind, for the inspector.
  package var summary: String {
    let counts = [
      ("rows deleted", deletedItems.count), ("rows inserted", insertedItems.count), ("rows reloaded", reloadedItems.count),
      ("rows reconfigured", reconfiguredItems.count), ("rows moved", movedItems.count), ("sections deleted", deletedSections.count),
      ("sections inserted", insertedSections.count), ("sections reloaded", reloadedSections.count), ("sections moved", movedSections.count),
    ]
    return (["\(depth) open blocks"] + counts.filter { $0.1 > 0 }.map { "\($0.1) \($0.0)" }).joined(separator: ", ")
  }

  package mutating func begin() {
    depth += 1
  }

  /// Ends a block; returns true if it was the outermost. An end without a beginning is ignored.
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
