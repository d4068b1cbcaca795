import Foundation

open class GKGraphNode: NSObject {
  public private(set) var connectedNodes: [GKGraphNode] = []

  public override init() { super.init() }

  /// Connects this node to others; also in the opposite direction if `bidirectional`.
  open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes where !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
    if bidirectional { for node in nodes { node.addConnections(to: [self], bidirectional: false) } }
  }

  /// Removes the connections to other nodes; also the opposite ones if `bidirectional`.
  open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    connectedNodes.removeAll { node in nodes.contains { $0 === node } }
    if bidirectional { for node in nodes { node.removeConnections(to: [self], bidirectional: false) } }
  }

  /// Returns the cost of a move to a connected node; 1 by default.
  open func cost(to node: GKGraphNode) -> Float { 1 }
  /// Returns the estimated cost of a path to a node; 0 by default. It must not exceed the actual cost.
  open func estimatedCost(to node: GKGraphNode) -> Float { 0 }
  /// Returns the cheapest path to another node, including both ends; empty if there is none.
  open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] { PathSearch.path(from: self, to: goalNode) }
  /// Returns the cheapest path from another node, including both ends; empty if there is none.
  open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { PathSearch.path(from: startNode, to: self) }
}

open class GKGraphNode2D: GKGraphNode {
  open var position: SIMD2<Float>
  public init(point: SIMD2<Float>) {
    position = point
    super.init()
  }
  open override func cost(to node: GKGraphNode) -> Float { distance(to: node) }
  open override func estimatedCost(to node: GKGraphNode) -> Float { distance(to: node) }
  private func distance(to node: GKGraphNode) -> Float {
    guard let other = node as? GKGraphNode2D else { return 1 }
    let way = other.position - position
    return (way * way).sum().squareRoot()
  }
}

open class GKGridGraphNode: GKGraphNode {
  /// The column and the row of the node.
  open var gridPosition: SIMD2<Int32>
  public required init(gridPosition: SIMD2<Int32>) {
    self.gridPosition = gridPosition
    super.init()
  }
}

open class GKGraph: NSObject {
  public private(set) var nodes: [GKGraphNode]?

  public init(nodes: [GKGraphNode] = []) {
    self.nodes = nodes
    super.init()
  }

  /// Adds nodes to the graph without connecting them.
  open func add(_ nodes: [GKGraphNode]) { self.nodes = (self.nodes ?? []) + nodes }

  open func remove(_ nodes: [GKGraphNode]) {
    self.nodes?.removeAll { node in nodes.contains { $0 === node } }
    for node in self.nodes ?? [] { node.removeConnections(to: nodes, bidirectional: false) }
  }

  /// Returns the cheapest path between two nodes, including both ends; empty if there is none.
  open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
    PathSearch.path(from: startNode, to: endNode)
  }
}

/// A grid of nodes, each connected to its neighbors.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
  /// The first column and row.
  public let gridOrigin: SIMD2<Int32>
  public let gridWidth: Int
  public let gridHeight: Int
  /// Whether nodes are also connected diagonally.
  public let diagonalsAllowed: Bool

  /// Creates a grid whose first node has a column and row.
  public init(fromGridStartingAt position: SIMD2<Int32>, width: Int32, height: Int32, diagonalsAllowed: Bool) {
    gridOrigin = position
    gridWidth = Int(width)
    gridHeight = Int(height)
    self.diagonalsAllowed = diagonalsAllowed
    var made: [GKGraphNode] = []
    for column in 0..<width { for row in 0..<height { made.append(NodeType(gridPosition: position &+ SIMD2(column, row))) } }
    super.init(nodes: made)
    for case let node as NodeType in made { connect(node) }
  }

  private func connect(_ node: NodeType) {
    for column in Int32(-1)...1 {
      for row in Int32(-1)...1 where (column, row) != (0, 0) && (diagonalsAllowed || column == 0 || row == 0) {
        guard let next = self.node(atGridPosition: node.gridPosition &+ SIMD2(column, row)) else { continue }
        node.addConnections(to: [next], bidirectional: true)
      }
    }
  }

  /// Returns the node at a column and row; nil if there is none.
  open func node(atGridPosition position: SIMD2<Int32>) -> NodeType? {
    let place = position &- gridOrigin
    guard place.x >= 0, place.y >= 0, Int(place.x) < gridWidth, Int(place.y) < gridHeight else { return nil }
    return nodes?.lazy.compactMap { $0 as? NodeType }.first { $0.gridPosition == position }
  }

  open func connectNode(toAdjacentNodes node: NodeType) { connect(node) }
}

/// Finds cheapest paths with the A* algorithm.
enum PathSearch {
  static func path(from start: GKGraphNode, to goal: GKGraphNode) -> [GKGraphNode] {
    var costs: [ObjectIdentifier: Float] = [ObjectIdentifier(start): 0]
    var previous: [ObjectIdentifier: GKGraphNode] = [:]
    var open: [(node: GKGraphNode, rank: Float)] = [(start, start.estimatedCost(to: goal))]
    var done: Set<ObjectIdentifier> = []
    while let place = open.indices.min(by: { open[$0].rank < open[$1].rank }) {
      let node = open.remove(at: place).node
      if node === goal { return trace(goal, previous) }
      guard done.insert(ObjectIdentifier(node)).inserted else { continue }
      for next in node.connectedNodes {
        let cost = costs[ObjectIdentifier(node), default: 0] + node.cost(to: next)
        guard cost < costs[ObjectIdentifier(next), default: .infinity] else { continue }
        costs[ObjectIdentifier(next)] = cost
        previous[ObjectIdentifier(next)] = node
        open.append((next, cost + next.estimatedCost(to: goal)))
      }
    }
    return []
  }

  private static func trace(_ goal: GKGraphNode, _ previous: [ObjectIdentifier: GKGraphNode]) -> [GKGraphNode] {
    var path = [goal]
    while let node = previous[ObjectIdentifier(path[0])] { path.insert(node, at: 0) }
    return path
  }
}
