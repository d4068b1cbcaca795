import UIKit

/// The tiles that a map can show, in groups.
nonisolated open class SKTileSet: NSObject, NSCopying {
  open var name: String?
  /// The arrangement of tiles.
  open var type = SKTileSetType.grid
  open var tileGroups: [SKTileGroup]
  /// The group of tiles without a group of their own.
  open var defaultTileGroup: SKTileGroup?
  /// The size of tiles; zero, the default, for that of the first tile.
  open var defaultTileSize = CGSize.zero
  /// Creates a set without tiles.
  public override init() {
    tileGroups = []
    super.init()
  }
  public init(tileGroups: [SKTileGroup]) {
    self.tileGroups = tileGroups
    super.init()
  }
  /// Creates a set of groups with an arrangement.
  public convenience init(tileGroups: [SKTileGroup], tileSetType: SKTileSetType) {
    self.init(tileGroups: tileGroups)
    type = tileSetType
  }
  /// Returns the set with a name in the scene files of the app; nil if there is none.
  public convenience init?(named name: String) {
    guard let found = MainActor.assumeIsolated({ SceneArchive.tileSet(named: name) }) else { return nil }
    self.init(tileGroups: found.tileGroups, tileSetType: found.type)
    (self.name, defaultTileGroup, defaultTileSize) = (found.name, found.defaultTileGroup, found.defaultTileSize)
  }
  /// Reads the first set of a scene file; nil if there is none.
  public convenience init?(from url: URL) {
    guard let found = MainActor.assumeIsolated({ SceneArchive.tileSets(url).first }) else { return nil }
    self.init(tileGroups: found.tileGroups, tileSetType: found.type)
    (self.name, defaultTileGroup, defaultTileSize) = (found.name, found.defaultTileGroup, found.defaultTileSize)
  }
  /// Returns a set of the same groups.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKTileSet(tileGroups: tileGroups, tileSetType: type)
    (copy.name, copy.defaultTileGroup, copy.defaultTileSize) = (name, defaultTileGroup, defaultTileSize)
    return copy
  }
}

/// The arrangement of tiles.
public enum SKTileSetType: UInt, Sendable {
  /// Squares side by side; the default.
  case grid
  /// Diamonds, seen from an angle.
  case isometric
  /// Hexagons with a tip at the left and the right.
  case hexagonalFlat
  /// Hexagons with a tip at the top and the bottom.
  case hexagonalPointy
}

/// Tiles that belong together, such as those of grass with its borders.
nonisolated open class SKTileGroup: NSObject, NSCopying {
  open var name: String?
  /// The tiles by their neighbors.
  open var rules: [SKTileGroupRule]
  public convenience init(tileDefinition: SKTileDefinition) {
    self.init(rules: [SKTileGroupRule(adjacency: .adjacencyAll, tileDefinitions: [tileDefinition])])
  }
  public init(rules: [SKTileGroupRule]) {
    self.rules = rules
    super.init()
  }
  /// Returns a group without tiles, which clears places of a map.
  open class func empty() -> SKTileGroup { SKTileGroup(rules: []) }
  /// Returns a group of the same rules.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKTileGroup(rules: rules)
    copy.name = name
    return copy
  }
}

/// The tiles for places with certain neighbors.
nonisolated open class SKTileGroupRule: NSObject, NSCopying {
  open var name: String?
  /// The neighbors of the same group.
  open var adjacency: SKTileAdjacencyMask
  /// The tiles, one of which is drawn at random by weight.
  open var tileDefinitions: [SKTileDefinition]
  /// Creates a rule for places with certain neighbors.
  public init(adjacency: SKTileAdjacencyMask, tileDefinitions: [SKTileDefinition]) {
    (self.adjacency, self.tileDefinitions) = (adjacency, tileDefinitions)
    super.init()
  }
  /// Returns a rule of the same tiles.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKTileGroupRule(adjacency: adjacency, tileDefinitions: tileDefinitions)
    copy.name = name
    return copy
  }
}

/// The neighbors of a tile that belong to its group.
public struct SKTileAdjacencyMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The tile above.
  public static let adjacencyUp = SKTileAdjacencyMask(rawValue: 1 << 0)
  /// The tile above at the right.
  public static let adjacencyUpperRight = SKTileAdjacencyMask(rawValue: 1 << 1)
  public static let adjacencyRight = SKTileAdjacencyMask(rawValue: 1 << 2)
  /// The tile below at the right.
  public static let adjacencyLowerRight = SKTileAdjacencyMask(rawValue: 1 << 3)
  /// The tile below.
  public static let adjacencyDown = SKTileAdjacencyMask(rawValue: 1 << 4)
  /// The tile below at the left.
  public static let adjacencyLowerLeft = SKTileAdjacencyMask(rawValue: 1 << 5)
  public static let adjacencyLeft = SKTileAdjacencyMask(rawValue: 1 << 6)
  /// The tile above at the left.
  public static let adjacencyUpperLeft = SKTileAdjacencyMask(rawValue: 1 << 7)
  /// All neighbors.
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

/// One tile: an image or a sequence of images.
nonisolated open class SKTileDefinition: NSObject, NSCopying {
  /// The images, which are shown in turn.
  open var textures: [SKTexture]
  /// The directions for lights. They are held.
  open var normalTextures: [SKTexture] = []
  /// Values of the app, such as those of Xcode's editor.
  open var userData: NSMutableDictionary?
  open var name: String?
  /// The size of the tile in points.
  open var size: CGSize
  /// The time of each image in seconds.
  open var timePerFrame: CGFloat
  /// The weight of the tile in random choices; 1 by default.
  open var placementWeight = 1
  /// The rotation of the image in quarters.
  open var rotation = SKTileDefinitionRotation.rotation0
  /// Whether the image is mirrored from top to bottom.
  open var flipVertically = false
  /// Whether the image is mirrored from left to right.
  open var flipHorizontally = false
  /// Creates a tile of an image at its size.
  public convenience init(texture: SKTexture) { self.init(textures: [texture], size: texture.size(), timePerFrame: 0) }
  /// Creates a tile of an image.
  public convenience init(texture: SKTexture, size: CGSize) { self.init(textures: [texture], size: size, timePerFrame: 0) }
  /// Creates a tile of an image with directions for lights, which are held.
  public convenience init(texture: SKTexture, normalTexture: SKTexture, size: CGSize) {
    self.init(texture: texture, size: size)
    normalTextures = [normalTexture]
  }
  /// Creates a tile of images that are shown in turn.
  public init(textures: [SKTexture], size: CGSize, timePerFrame: CGFloat) {
    (self.textures, self.size, self.timePerFrame) = (textures, size, timePerFrame)
    super.init()
  }
  /// Returns a tile with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKTileDefinition(textures: textures, size: size, timePerFrame: timePerFrame)
    (copy.normalTextures, copy.userData, copy.name, copy.placementWeight) = (normalTextures, userData, name, placementWeight)
    (copy.rotation, copy.flipVertically, copy.flipHorizontally) = (rotation, flipVertically, flipHorizontally)
    return copy
  }
}

/// The rotation of a tile's image.
public enum SKTileDefinitionRotation: UInt, Sendable {
  /// None; the default.
  case rotation0
  /// By a quarter.
  case rotation90
  /// By a half.
  case rotation180
  /// By three quarters.
  case rotation270
}
