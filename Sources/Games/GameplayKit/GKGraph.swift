import Foundation

open class GKGraphNode: NSObject {
  /// The nodes that can be reached from here.
  public private(set) var connectedNodes: [GKGraphNode] = []

  public override init() { super.init() }

  /// Connects this node to others, and them to it if `bidirectional`.
  open func addConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    for node in nodes where !connectedNodes.contains(where: { $0 === node }) { connectedNodes.append(node) }
    if bidirectional { for node in nodes { node.addConnections(to: [self], bidirectional: false) } }
  }

  /// Removes the connections to other nodes, and theirs to this one if `bidirectional`.
  open func removeConnections(to nodes: [GKGraphNode], bidirectional: Bool) {
    connectedNodes.removeAll { node in nodes.contains { $0 === node } }
    if bidirectional { for node in nodes { node.removeConnections(to: [self], bidirectional: false) } }
  }

  /// Returns the cost of going to a connected node; 1 by default.
  open func cost(to node: GKGraphNode) -> Float { 1 }
  /// Returns the minimum cost of a path to a node; 0 by default.
  open func estimatedCost(to node: GKGraphNode) -> Float { 0 }
  /// Returns the cheapest path to another node, including both ends; empty if there is none.
  open func findPath(to goalNode: GKGraphNode) -> [GKGraphNode] { PathSearch.path(from: self, to: goalNode) }
  /// Returns the cheapest path from another node.
  open func findPath(from startNode: GKGraphNode) -> [GKGraphNode] { PathSearch.path(from: startNode, to: self) }
}

/// A node at a position in a plane.
open class GKGraphNode2D: GKGraphNode {
  /// The position of the node in the plane.
  open var position: SIMD2<Float>
  /// Creates a node at a position.
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
  /// The column and the row.
  open var gridPosition: SIMD2<Int32>
  /// Creates a node at a column and row.
  public required init(gridPosition: SIMD2<Int32>) {
    self.gridPosition = gridPosition
    super.init()
  }
}

/// Nodes with connections.
open class GKGraph: NSObject {
  /// The nodes of the graph; nil if there are none.
  public private(set) var nodes: [GKGraphNode]?

  public init(nodes: [GKGraphNode] = []) {
    self.nodes = nodes
    super.init()
  }

  /// Adds nodes to the graph without connecting them.
  open func add(_ nodes: [GKGraphNode]) { self.nodes = (self.nodes ?? []) + nodes }

  /// Removes nodes and the connections to them.
  open func remove(_ nodes: [GKGraphNode]) {
    self.nodes?.removeAll { node in nodes.contains { $0 === node } }
    for node in self.nodes ?? [] { node.removeConnections(to: nodes, bidirectional: false) }
  }

  /// Returns the cheapest path between two nodes.
  open func findPath(from startNode: GKGraphNode, to endNode: GKGraphNode) -> [GKGraphNode] {
    PathSearch.path(from: startNode, to: endNode)
  }
}

/// A grid of nodes, each connected to its neighbors.
open class GKGridGraph<NodeType: GKGridGraphNode>: GKGraph {
  /// The first column and row.
  public let gridOrigin: SIMD2<Int32>
  /// The number of columns.
  public let gridWidth: Int
  /// The number of rows.
  public let gridHeight: Int
  /// Whether nodes are connected across corners too.
  public let diagonalsAllowed: Bool

  /// Creates a grid that begins at a column and row.
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

  /// Returns the node at a column and row.
  open func node(atGridPosition position: SIMD2<Int32>) -> NodeType? {
    let place = position &- gridOrigin
    guard place.x >= 0, place.y >= 0, Int(place.x) < gridWidth, Int(place.y) < gridHeight else { return nil }
    return nodes?.lazy.compactMap { $0 as? NodeType }.first { $0.gridPosition == position }
  }

  /// Connects a node to its neighbors in the grid.
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
