import UIKit

nonisolated open class SKTileSet: NSObject, NSCopying {
  open var name: String?
  open var type = SKTileSetType.grid
  open var tileGroups: [SKTileGroup]
  open var defaultTileGroup: SKTileGroup?
  /// The size of tiles in points; zero, the default, for that of the first tile.
  open var defaultTileSize = CGSize.zero
  public override init() {
    tileGroups = []
    super.init()
  }
  public init(tileGroups: [SKTileGroup]) {
    self.tileGroups = tileGroups
    super.init()
  }
  public convenience init(tileGroups: [SKTileGroup], tileSetType: SKTileSetType) {
    self.init(tileGroups: tileGroups)
    type = tileSetType
  }
  /// Returns the tile set with a name in the scene files of the app; nil if there is none.
  public convenience init?(named name: String) {
    guard let found = MainActor.assumeIsolated({ SceneArchive.tileSet(named: name) }) else { return nil }
    self.init(tileGroups: found.tileGroups, tileSetType: found.type)
    (self.name, defaultTileGroup, defaultTileSize) = (found.name, found.defaultTileGroup, found.defaultTileSize)
  }
  /// Reads the first tile set of a scene file; nil if there is none.
  public convenience init?(from url: URL) {
    guard let found = MainActor.assumeIsolated({ SceneArchive.tileSets(url).first }) else { return nil }
    self.init(tileGroups: found.tileGroups, tileSetType: found.type)
    (self.name, defaultTileGroup, defaultTileSize) = (found.name, found.defaultTileGroup, found.defaultTileSize)
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKTileSet(tileGroups: tileGroups, tileSetType: type)
    (copy.name, copy.defaultTileGroup, copy.defaultTileSize) = (name, defaultTileGroup, defaultTileSize)
    return copy
  }
}

public enum SKTileSetType: UInt, Sendable {
  /// A square grid; the default.
  case grid
  case isometric
  /// Hexagons with a vertex at the left and the right.
  case hexagonalFlat
  /// Hexagons with a vertex at the top and the bottom.
  case hexagonalPointy
}

/// A set of related tiles, such as grass and its borders.
nonisolated open class SKTileGroup: NSObject, NSCopying {
  open var name: String?
  /// The rules that assign tiles to neighborhoods.
  open var rules: [SKTileGroupRule]
  public convenience init(tileDefinition: SKTileDefinition) {
    self.init(rules: [SKTileGroupRule(adjacency: .adjacencyAll, tileDefinitions: [tileDefinition])])
  }
  public init(rules: [SKTileGroupRule]) {
    self.rules = rules
    super.init()
  }
  /// Returns a group without tiles, which clears positions of a map.
  open class func empty() -> SKTileGroup { SKTileGroup(rules: []) }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKTileGroup(rules: rules)
    copy.name = name
    return copy
  }
}

/// The tiles for positions with certain neighbors in the same group.
nonisolated open class SKTileGroupRule: NSObject, NSCopying {
  open var name: String?
  open var adjacency: SKTileAdjacencyMask
  /// The tiles of the rule. One of them is selected randomly, by weight.
  open var tileDefinitions: [SKTileDefinition]
  public init(adjacency: SKTileAdjacencyMask, tileDefinitions: [SKTileDefinition]) {
    (self.adjacency, self.tileDefinitions) = (adjacency, tileDefinitions)
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKTileGroupRule(adjacency: adjacency, tileDefinitions: tileDefinitions)
    copy.name = name
    return copy
  }
}

public struct SKTileAdjacencyMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let adjacencyUp = SKTileAdjacencyMask(rawValue: 1 << 0)
  public static let adjacencyUpperRight = SKTileAdjacencyMask(rawValue: 1 << 1)
  public static let adjacencyRight = SKTileAdjacencyMask(rawValue: 1 << 2)
  public static let adjacencyLowerRight = SKTileAdjacencyMask(rawValue: 1 << 3)
  public static let adjacencyDown = SKTileAdjacencyMask(rawValue: 1 << 4)
  public static let adjacencyLowerLeft = SKTileAdjacencyMask(rawValue: 1 << 5)
  public static let adjacencyLeft = SKTileAdjacencyMask(rawValue: 1 << 6)
  public static let adjacencyUpperLeft = SKTileAdjacencyMask(rawValue: 1 << 7)
  public static let adjacencyAll = SKTileAdjacencyMask(rawValue: 255)
  /// The neighbors of a tile at the upper edge of its group.
  public static let adjacencyUpEdge: SKTileAdjacencyMask = [
    .adjacencyRight, .adjacencyLowerRight, .adjacencyDown, .adjacencyLowerLeft, .adjacencyLeft,
  ]
  /// The neighbors of a tile at the right edge of its group.
  public static let adjacencyRightEdge: SKTileAdjacencyMask = [
    .adjacencyUp, .adjacencyDown, .adjacencyLowerLeft, .adjacencyLeft, .adjacencyUpperLeft,
  ]
  /// The neighbors of a tile at the lower edge of its group.
  public static let adjacencyDownEdge: SKTileAdjacencyMask = [
    .adjacencyUp, .adjacencyUpperRight, .adjacencyRight, .adjacencyLeft, .adjacencyUpperLeft,
  ]
  /// The neighbors of a tile at the left edge of its group.
  public static let adjacencyLeftEdge: SKTileAdjacencyMask = [
    .adjacencyUp, .adjacencyUpperRight, .adjacencyRight, .adjacencyLowerRight, .adjacencyDown,
  ]
  /// The neighbors of a tile at the upper right edge of its group.
  public static let adjacencyUpperRightEdge: SKTileAdjacencyMask = [.adjacencyDown, .adjacencyLowerLeft, .adjacencyLeft]
  /// The neighbors of a tile at the lower right edge of its group.
  public static let adjacencyLowerRightEdge: SKTileAdjacencyMask = [.adjacencyUp, .adjacencyLeft, .adjacencyUpperLeft]
  /// The neighbors of a tile at the lower left edge of its group.
  public static let adjacencyLowerLeftEdge: SKTileAdjacencyMask = [.adjacencyUp, .adjacencyUpperRight, .adjacencyRight]
  /// The neighbors of a tile at the upper left edge of its group.
  public static let adjacencyUpperLeftEdge: SKTileAdjacencyMask = [.adjacencyRight, .adjacencyLowerRight, .adjacencyDown]
  /// All neighbors except the one below at the left.
  public static let adjacencyUpperRightCorner = adjacencyAll.subtracting(.adjacencyLowerLeft)
  /// All neighbors except the one above at the left.
  public static let adjacencyLowerRightCorner = adjacencyAll.subtracting(.adjacencyUpperLeft)
  /// All neighbors except the one above at the right.
  public static let adjacencyLowerLeftCorner = adjacencyAll.subtracting(.adjacencyUpperRight)
  /// All neighbors except the one below at the right.
  public static let adjacencyUpperLeftCorner = adjacencyAll.subtracting(.adjacencyLowerRight)
}

nonisolated open class SKTileDefinition: NSObject, NSCopying {
  open var textures: [SKTexture]
  /// The normal maps. They are stored only.
  open var normalTextures: [SKTexture] = []
  /// Custom values of the app, such as those set in Xcode's editor.
  open var userData: NSMutableDictionary?
  open var name: String?
  /// The size of the tile in points.
  open var size: CGSize
  /// The duration of each image in seconds.
  open var timePerFrame: CGFloat
  /// The weight of the tile in random choices; 1 by default.
  open var placementWeight = 1
  open var rotation = SKTileDefinitionRotation.rotation0
  /// Whether the image is mirrored vertically. The default is false.
  open var flipVertically = false
  /// Whether the image is mirrored horizontally. The default is false.
  open var flipHorizontally = false
  public convenience init(texture: SKTexture) { self.init(textures: [texture], size: texture.size(), timePerFrame: 0) }
  public convenience init(texture: SKTexture, size: CGSize) { self.init(textures: [texture], size: size, timePerFrame: 0) }
  /// Creates a tile from an image and a normal map, which is stored only.
  public convenience init(texture: SKTexture, normalTexture: SKTexture, size: CGSize) {
    self.init(texture: texture, size: size)
    normalTextures = [normalTexture]
  }
  public init(textures: [SKTexture], size: CGSize, timePerFrame: CGFloat) {
    (self.textures, self.size, self.timePerFrame) = (textures, size, timePerFrame)
    super.init()
  }
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKTileDefinition(textures: textures, size: size, timePerFrame: timePerFrame)
    (copy.normalTextures, copy.userData, copy.name, copy.placementWeight) = (normalTextures, userData, name, placementWeight)
    (copy.rotation, copy.flipVertically, copy.flipHorizontally) = (rotation, flipVertically, flipHorizontally)
    return copy
  }
}

public enum SKTileDefinitionRotation: UInt, Sendable {
  case rotation0
  case rotation90
  case rotation180
  case rotation270
}
