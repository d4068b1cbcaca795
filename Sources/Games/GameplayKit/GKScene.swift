import SpriteKit

/// The type of a scene file's root node: `SKScene` or another one.
@preconcurrency @MainActor public protocol GKSceneRootNodeType: NSObjectProtocol {}

extension SKScene: GKSceneRootNodeType {}

/// The contents of a scene file. Entities and graphs from Xcode's editor are not read.
@preconcurrency @MainActor open class GKScene: NSObject {
  /// Reads a scene file of the app; nil if it does not exist or cannot be read.
  public init?(fileNamed filename: String) {
    guard let scene = SKScene(fileNamed: filename) else { return nil }
    rootNode = scene
    super.init()
  }
  public override init() { super.init() }

  open var rootNode: (any GKSceneRootNodeType)?
  public private(set) final var entities: [GKEntity] = []
  public private(set) final var graphs: [String: GKGraph] = [:]
  open func addEntity(_ entity: GKEntity) { entities.append(entity) }
  open func removeEntity(_ entity: GKEntity) { entities.removeAll { $0 === entity } }
  /// Adds a graph, and replaces one of the same name.
  open func addGraph(_ graph: GKGraph, name: String) { graphs[name] = graph }
  open func removeGraph(_ name: String) { graphs[name] = nil }
}

/// Connects a node to an entity.
@preconcurrency @MainActor open class GKSKNodeComponent: GKComponent {
  open var node: SKNode
  public init(node: SKNode) {
    self.node = node
    super.init()
  }
}

extension SKNode {
  private static let owners = NSMapTable<SKNode, GKEntity>.weakToWeakObjects()
  /// The entity that the node belongs to. The default is nil.
  public var entity: GKEntity? {
    get { Self.owners.object(forKey: self) }
    set { if let newValue { Self.owners.setObject(newValue, forKey: self) } else { Self.owners.removeObject(forKey: self) } }
  }
}
