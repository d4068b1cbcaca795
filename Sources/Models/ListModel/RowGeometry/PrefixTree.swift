/// Sums over the blocks before a block, and the block in which a sum is reached, both in logarithmic time (a Fenwick tree).
///
/// Each node stores the number and the sum of the values of its blocks, so that one descent answers both queries.
struct PrefixTree: Sendable {
  struct Node: Sendable {
    var count: Int
    var sum: Int
  }

  /// One-based; the entry at zero is unused.
  private var nodes: ContiguousArray<Node>
  private var highestPower: Int
  private(set) var total: Node

  init(_ blocks: ContiguousArray<MeasuredBlock>) {
    let size = blocks.count
    GeometryWork.visits += size
    var nodes = ContiguousArray(repeating: Node(count: 0, sum: 0), count: size + 1)
    var total = Node(count: 0, sum: 0)
    blocks.withUnsafeBufferPointer { blocks in
      nodes.withUnsafeMutableBufferPointer { nodes in
        for index in 0..<size {
          nodes[index + 1] = Node(count: blocks[index].count, sum: blocks[index].sum)
          total.count += blocks[index].count
          total.sum += blocks[index].sum
        }
        var index = 1
        while index <= size {
          let parent = index + (index & -index)
          if parent <= size {
            nodes[parent].count += nodes[index].count
            nodes[parent].sum += nodes[index].sum
          }
          index += 1
        }
      }
    }
    self.nodes = nodes
    self.total = total
    var power = 1
    while power * 2 <= size { power *= 2 }
    highestPower = size == 0 ? 0 : power
  }

  /// Returns the total of the blocks before `block`.
  func prefix(_ block: Int) -> Node {
    nodes.withUnsafeBufferPointer { nodes in
      var index = block
      var result = Node(count: 0, sum: 0)
      while index > 0 {
        result.count += nodes[index].count
        result.sum += nodes[index].sum
        index &= index - 1
      }
      return result
    }
  }

  mutating func add(count: Int, sum: Int, toBlock block: Int) {
    total.count += count
    total.sum += sum
    nodes.withUnsafeMutableBufferPointer { nodes in
      var index = block + 1
      while index < nodes.count {
        nodes[index].count += count
        nodes[index].sum += sum
        index += index & -index
      }
    }
  }

  /// Returns the last block with at most `index` values before it, and the total before it.
  func block(holding index: Int) -> (block: Int, before: Node) {
    descend { $0.count <= index }
  }

  /// Returns the last block before which sum + stride × count is at most `offset`, and the total before it.
  func block(at offset: Int, stride: Int) -> (block: Int, before: Node) {
    descend { $0.sum + stride * $0.count <= offset }
  }

  @inline(__always)
  private func descend(while fits: (Node) -> Bool) -> (block: Int, before: Node) {
    GeometryWork.visits += 1
    return nodes.withUnsafeBufferPointer { nodes in
      var position = 0
      var before = Node(count: 0, sum: 0)
      var step = highestPower
      while step > 0 {
        let next = position + step
        if next < nodes.count {
          let candidate = Node(count: before.count + nodes[next].count, sum: before.sum + nodes[next].sum)
          if fits(candidate) {
            position = next
            before = candidate
          }
        }
        step >>= 1
      }
      return (position, before)
    }
  }
}
