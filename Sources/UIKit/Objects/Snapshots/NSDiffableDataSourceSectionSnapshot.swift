/// The items of one section as an outline: each item may have children, which are visible while it is expanded.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable where ItemIdentifierType: Hashable & Sendable {
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var nodes: [ItemIdentifierType: Node] = [:]

  private struct Node: Sendable {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  public init() {}
}

extension NSDiffableDataSourceSectionSnapshot {
  /// All items, parents before their children.
  public var items: [ItemIdentifierType] { flattened(rootItems) { _ in true } }

  /// The items whose ancestors are all expanded.
  public var visibleItems: [ItemIdentifierType] { flattened(rootItems) { $0.isExpanded } }

  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { node(child)?.parent }

  /// Returns the number of an item's ancestors.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var current = node(item)?.parent
    while let parent = current {
      level += 1
      current = nodes[parent]?.parent
    }
    return level
  }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { node(item)?.isExpanded ?? false }

  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var current = node(item)?.parent
    while let parent = current {
      guard let node = nodes[parent], node.isExpanded else { return false }
      current = node.parent
    }
    return contains(item)
  }

  /// Returns the descendants of `parent` as an outline, optionally including the parent.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    var part = Self()
    guard let children = node(parent)?.children else { return part }
    if includingParent { part.append([parent]) }
    copy(children, to: includingParent ? parent : nil, of: &part)
    if includingParent, isExpanded(parent) { part.expand([parent]) }
    return part
  }

  public func visualDescription() -> String {
    items.map { item in
      let mark = nodes[item]!.children.isEmpty ? "*" : isExpanded(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Appends items to a parent's children, or to the outline.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    if let parent, node(parent) == nil { return }
    place(items, under: parent, at: children(of: parent).count)
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, offset: 0)
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, offset: 1)
  }

  /// Replaces the children of `parent` by an outline.
  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    guard node(parent) != nil else { return }
    delete(nodes[parent]!.children)
    merge(snapshot, under: parent, at: 0)
  }

  public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
    guard let index = siblingIndex(of: item) else { return }
    merge(snapshot, under: nodes[item]!.parent, at: index)
  }

  public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
    guard let index = siblingIndex(of: item) else { return }
    merge(snapshot, under: nodes[item]!.parent, at: index + 1)
  }

  /// Deletes items with their descendants.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items {
      guard let node = nodes[item] else { continue }
      if let parent = node.parent { nodes[parent]?.children.removeAll { $0 == item } } else { rootItems.removeAll { $0 == item } }
      for below in flattened([item], where: { _ in true }) { nodes[below] = nil }
    }
  }

  public mutating func deleteAll() { self = Self() }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items where node(item) != nil { nodes[item]!.isExpanded = true }
  }

  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items where node(item) != nil { nodes[item]!.isExpanded = false }
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  private func children(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    parent.map { nodes[$0]?.children ?? [] } ?? rootItems
  }

  /// Returns an item's node; reports an unknown item.
  private func node(_ item: ItemIdentifierType) -> Node? {
    if let node = nodes[item] { return node }
    UIKitError.raise("Invalid item identifier specified: \(item) is not in the section snapshot")
    return nil
  }

  private func siblingIndex(of item: ItemIdentifierType) -> Int? {
    guard let node = node(item) else { return nil }
    return children(of: node.parent).firstIndex(of: item)
  }

  private func flattened(_ items: [ItemIdentifierType], where opens: (Node) -> Bool) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var pending = Array(items.reversed())
    while let item = pending.popLast() {
      result.append(item)
      if let node = nodes[item], opens(node) { pending += node.children.reversed() }
    }
    return result
  }

  private mutating func insert(_ items: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
    guard let index = siblingIndex(of: item) else { return }
    place(items, under: nodes[item]!.parent, at: index + offset)
  }

  private mutating func place(_ items: [ItemIdentifierType], under parent: ItemIdentifierType?, at index: Int) {
    var new: [ItemIdentifierType] = []
    var duplicates: [ItemIdentifierType] = []
    for item in items {
      if nodes[item] != nil {
        duplicates.append(item)
      } else {
        nodes[item] = Node(parent: parent)
        new.append(item)
      }
    }
    if !duplicates.isEmpty {
      UIKitError.raise("Identifiers in a section snapshot must be unique. Duplicate item identifiers: \(listed(duplicates))")
    }
    if let parent { nodes[parent]!.children.insert(contentsOf: new, at: index) } else { rootItems.insert(contentsOf: new, at: index) }
  }

  private mutating func merge(_ snapshot: Self, under parent: ItemIdentifierType?, at index: Int) {
    place(snapshot.rootItems, under: parent, at: index)
    for item in snapshot.rootItems { mergeBranch(of: item, from: snapshot) }
  }

  private mutating func mergeBranch(of item: ItemIdentifierType, from snapshot: Self) {
    guard let node = snapshot.nodes[item], nodes[item] != nil else { return }
    nodes[item]!.isExpanded = node.isExpanded
    place(node.children, under: item, at: nodes[item]!.children.count)
    for child in node.children { mergeBranch(of: child, from: snapshot) }
  }

  private func copy(_ items: [ItemIdentifierType], to parent: ItemIdentifierType?, of part: inout Self) {
    part.append(items, to: parent)
    for item in items {
      guard let node = nodes[item] else { continue }
      copy(node.children, to: item, of: &part)
      if node.isExpanded { part.expand([item]) }
    }
  }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Returns the outline after visible items were reordered, inserted or deleted.
  ///
  /// A moved item keeps its descendants and becomes a sibling of the item before it, or the first child of that item if it is expanded.
  package func reordered(_ visible: [ItemIdentifierType]) -> Self {
    var result = self
    let old = visibleItems
    let kept = Set(visible)
    let gone = old.filter { !kept.contains($0) }
    if !gone.isEmpty { result.delete(gone) }
    for case .insert(let offset, let item, _) in visible.difference(from: result.visibleItems) {
      let branch = result.contains(item) ? result.snapshot(of: item, includingParent: true) : nil
      if branch != nil { result.delete([item]) }
      var moved = branch ?? Self()
      if branch == nil { moved.append([item]) }
      guard offset > 0, result.contains(visible[offset - 1]) else {
        if let first = result.rootItems.first { result.insert(moved, before: first) } else { result.merge(moved, under: nil, at: 0) }
        continue
      }
      let before = visible[offset - 1]
      if result.isExpanded(before), let child = result.nodes[before]?.children.first {
        result.insert(moved, before: child)
      } else {
        result.insert(moved, after: before)
      }
    }
    return result
  }
}
