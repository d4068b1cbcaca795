/// For every symbol, the rows that may contain it: singly linked lists in one array.
///
/// A list is a superset: when a coefficient cancels, its node remains until the next traversal finds it stale. A row may be listed twice; a
/// traversal that adds values must mark the rows it has visited.
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
