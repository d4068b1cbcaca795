/// A sequence of integers with partial sums: ten million values are built in milliseconds, and queried and edited in less than one.
///
/// Values are stored in blocks; a run of equal values is one block of any length, and is split only when one of its values changes. A tree
/// of sums indexes the blocks. The sums are integers, so they do not depend on the order of edits.
struct MeasuredList: Sendable {
  private(set) var blocks: ContiguousArray<MeasuredBlock>
  private(set) var tree: PrefixTree

  init(blocks: ContiguousArray<MeasuredBlock> = []) {
    self.blocks = blocks
    tree = PrefixTree(blocks)
  }

  init(repeating value: UInt32, count: Int) {
    self.init(blocks: count == 0 ? [] : [MeasuredBlock(repeating: value, count: count)])
  }

  var count: Int { tree.total.count }
  var sum: Int { tree.total.sum }

  subscript(index: Int) -> UInt32 {
    get {
      let place = locate(index)
      return blocks[place.block][place.index]
    }
    set {
      let place = locate(index)
      let old = blocks[place.block][place.index]
      guard old != newValue else { return }
      let target = writtenOut(place)
      blocks[target.block].set(newValue, at: target.index)
      tree.add(count: 0, sum: Int(newValue) - Int(old), toBlock: target.block)
    }
  }

  /// Returns the sum of the values before `index`.
  func sum(before index: Int) -> Int {
    if index >= count { return sum }
    let found = tree.block(holding: index)
    return found.before.sum + blocks[found.block].sum(before: index - found.before.count)
  }

  /// Returns the value at `index` and the sum of those before it, by one descent.
  func measure(at index: Int) -> (before: Int, value: UInt32) {
    let found = tree.block(holding: index)
    let place = index - found.before.count
    return (found.before.sum + blocks[found.block].sum(before: place), blocks[found.block][place])
  }

  /// Returns the last index before which sum + stride × index is at most `offset`, limited to the last one. The list must not be empty.
  ///
  /// Without a stride, zero values are skipped: the result is the value that contains `offset`.
  func index(at offset: Int, stride: Int = 0) -> Int {
    let found = tree.block(at: offset, stride: stride)
    if found.block >= blocks.count { return count - 1 }
    let reached = found.before.sum + stride * found.before.count
    return found.before.count + blocks[found.block].index(at: offset - reached, stride: stride)
  }

  /// Calls `body` with each index, the sum before it and its value, from `start` on until it returns false.
  func walk(from start: Int, _ body: (_ index: Int, _ before: Int, _ value: UInt32) -> Bool) {
    guard start < count else { return }
    let found = tree.block(holding: start)
    var index = start
    var place = start - found.before.count
    var before = found.before.sum + blocks[found.block].sum(before: place)
    for block in found.block..<blocks.count {
      let size = blocks[block].count
      while place < size {
        let value = blocks[block][place]
        GeometryWork.visits += 1
        guard body(index, before, value) else { return }
        before += Int(value)
        index += 1
        place += 1
      }
      place = 0
    }
  }

  struct Place {
    var block: Int
    var index: Int
  }

  func locate(_ index: Int) -> Place {
    let found = tree.block(holding: index)
    return Place(block: found.block, index: index - found.before.count)
  }
}

extension MeasuredList {
  mutating func insert(_ value: UInt32, at index: Int) {
    insert(repeating: value, count: 1, at: index)
  }

  mutating func insert(repeating value: UInt32, count extra: Int, at index: Int) {
    guard extra > 0 else { return }
    guard !blocks.isEmpty else {
      self = MeasuredList(repeating: value, count: extra)
      return
    }
    var place = placeForInsertion(index, of: value)
    if blocks[place.block].isUniform {
      if blocks[place.block].uniform == value {
        blocks[place.block].growUniform(by: extra)
        tree.add(count: extra, sum: Int(value) * extra, toBlock: place.block)
        return
      }
      if extra == 1 {
        let atEnd = place.index == blocks[place.block].count ? 1 : 0
        place = writtenOut(Place(block: place.block, index: place.index - atEnd))
        place.index += atEnd
      }
    }
    guard extra == 1 else {
      insert(contentsOf: MeasuredList(repeating: value, count: extra), at: index)
      return
    }
    blocks[place.block].insert(value, at: place.index)
    if blocks[place.block].count > MeasuredBlock.capacity * 2 {
      halve(place.block)
    } else {
      tree.add(count: 1, sum: Int(value), toBlock: place.block)
    }
  }

  @discardableResult
  mutating func remove(at index: Int) -> UInt32 {
    let place = locate(index)
    let value: UInt32
    if blocks[place.block].isUniform {
      value = blocks[place.block].uniform
      blocks[place.block].growUniform(by: -1)
    } else {
      value = blocks[place.block].remove(at: place.index)
    }
    if blocks[place.block].count == 0 {
      blocks.remove(at: place.block)
      tree = PrefixTree(blocks)
    } else {
      tree.add(count: -1, sum: -Int(value), toBlock: place.block)
      if blocks[place.block].count < MeasuredBlock.capacity / 4 {
        let before = blocks.count
        joinNeighbours(before: place.block + 1)
        joinNeighbours(before: place.block)
        if blocks.count != before { tree = PrefixTree(blocks) }
      }
    }
    return value
  }

  /// Removes and returns a range; the cost depends on the number of blocks, not of values.
  @discardableResult
  mutating func removeSubrange(_ range: Range<Int>) -> MeasuredList {
    guard !range.isEmpty else { return MeasuredList() }
    if range.count == 1 { return MeasuredList(repeating: remove(at: range.lowerBound), count: 1) }
    let first = divide(at: range.lowerBound)
    let last = divide(at: range.upperBound)
    let removed = MeasuredList(blocks: ContiguousArray(blocks[first..<last]))
    blocks.removeSubrange(first..<last)
    joinNeighbours(before: first)
    tree = PrefixTree(blocks)
    return removed
  }

  mutating func insert(contentsOf other: MeasuredList, at index: Int) {
    guard other.count > 0 else { return }
    let first = divide(at: index)
    blocks.insert(contentsOf: other.blocks, at: first)
    joinNeighbours(before: first + other.blocks.count)
    joinNeighbours(before: first)
    tree = PrefixTree(blocks)
  }

  /// Returns the block for an insertion at `index`: at a boundary, the one that does not have to be split.
  private func placeForInsertion(_ index: Int, of value: UInt32) -> Place {
    guard index > 0 else { return Place(block: 0, index: 0) }
    var place = locate(index - 1)
    place.index += 1
    let block = blocks[place.block]
    let next = place.block + 1
    if place.index == block.count, next < blocks.count {
      let blockFits = block.isUniform && block.uniform == value
      let nextFits = blocks[next].isUniform && blocks[next].uniform == value
      if !blockFits, nextFits || (block.isUniform && !blocks[next].isUniform) { return Place(block: next, index: 0) }
    }
    return place
  }

  /// Converts the block at `place` to individual values, after separating it from a long run of equal values.
  private mutating func writtenOut(_ place: Place) -> Place {
    let block = blocks[place.block]
    guard block.isUniform else { return place }
    let size = MeasuredBlock.capacity
    if block.count <= size * 2 {
      blocks[place.block].writeOut()
      return place
    }
    let start = min(place.index / size * size, block.count - size)
    var parts: [MeasuredBlock] = []
    if start > 0 { parts.append(block.slice(0..<start)) }
    var middle = block.slice(start..<start + size)
    middle.writeOut()
    parts.append(middle)
    if start + size < block.count { parts.append(block.slice(start + size..<block.count)) }
    blocks.replaceSubrange(place.block...place.block, with: parts)
    tree = PrefixTree(blocks)
    return Place(block: place.block + (start > 0 ? 1 : 0), index: place.index - start)
  }

  private mutating func halve(_ block: Int) {
    let whole = blocks[block]
    let middle = whole.count / 2
    blocks[block] = whole.slice(0..<middle)
    blocks.insert(whole.slice(middle..<whole.count), at: block + 1)
    tree = PrefixTree(blocks)
  }

  /// Splits a block at `index` and returns the number of the second part. The tree is not updated.
  private mutating func divide(at index: Int) -> Int {
    var before = 0
    var block = 0
    while block < blocks.count, before + blocks[block].count <= index {
      before += blocks[block].count
      block += 1
    }
    guard block < blocks.count, before < index else { return block }
    let whole = blocks[block]
    blocks[block] = whole.slice(0..<index - before)
    blocks.insert(whole.slice(index - before..<whole.count), at: block + 1)
    return block + 1
  }

  /// Joins the blocks on both sides of a boundary if they fit into one. The tree is not updated.
  private mutating func joinNeighbours(before block: Int) {
    guard block > 0, block < blocks.count else { return }
    let left = blocks[block - 1]
    let right = blocks[block]
    if left.isUniform, right.isUniform, left.uniform == right.uniform {
      blocks[block - 1].growUniform(by: right.count)
    } else if left.count + right.count <= MeasuredBlock.capacity {
      var other = right
      other.writeOut()
      blocks[block - 1].writeOut()
      blocks[block - 1].append(contentsOf: other)
    } else {
      return
    }
    blocks.remove(at: block)
  }
}
