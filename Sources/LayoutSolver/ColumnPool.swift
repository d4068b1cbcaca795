/// For every symbol, the rows it may stand in: singly linked lists in one array.
///
/// A list is a superset: when a coefficient cancels, its node stays behind and is dropped by the next walk that finds it stale. A row may be
/// listed twice; who walks a column and adds something must mark the rows it has seen.
struct ColumnPool: ~Copyable {
  struct Node {
    var row: Int32
    var next: Int32
  }

  private var nodes: FlatBuffer<Node>
  private var freeHead: Int32 = -1

  init(capacity: Int) {
    nodes = FlatBuffer(capacity: capacity)
  }

  @inline(__always)
  var base: UnsafeMutablePointer<Node> { nodes.base }

  @inline(__always)
  mutating func push(_ row: Int32, onto head: Int32) -> Int32 {
    if freeHead >= 0 {
      let node = freeHead
      freeHead = nodes[Int(node)].next
      nodes[Int(node)] = Node(row: row, next: head)
      return node
    }
    nodes.append(Node(row: row, next: head))
    return Int32(truncatingIfNeeded: nodes.count - 1)
  }

  @inline(__always)
  mutating func release(_ node: Int32) {
    nodes[Int(node)].next = freeHead
    freeHead = node
  }

  mutating func removeAll() {
    nodes.removeAll()
    freeHead = -1
  }
}
