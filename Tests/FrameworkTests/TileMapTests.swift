import SpriteKit
import TrestleTestSupport
import Testing
import TrestleExpectations
import UIKitTesting

/// Maps of tiles, their automatic borders and their pixels.
@MainActor struct TileMapTests {
  private func texture(_ color: UIColor) -> SKTexture {
    SKTexture(
      image: UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      })
  }
  private func tile(_ name: String, _ color: UIColor = .red) -> SKTileDefinition {
    let tile = SKTileDefinition(texture: texture(color), size: CGSize(width: 10, height: 10))
    tile.name = name
    return tile
  }

  @Test("A map draws its tiles from the bottom left") func drawing() {
    let (red, blue) = (SKTileGroup(tileDefinition: tile("r")), SKTileGroup(tileDefinition: tile("b", .blue)))
    let map = SKTileMapNode(
      tileSet: SKTileSet(tileGroups: [red, blue]), columns: 3, rows: 2, tileSize: CGSize(width: 10, height: 10), fillWith: red)
    map.setTileGroup(blue, forColumn: 0, row: 0)
    map.setTileGroup(nil, forColumn: 2, row: 1)
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    scene.backgroundColor = .white
    map.position = CGPoint(x: 50, y: 50)
    scene.addChild(map)
    let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    screen.show(view)
    view.presentScene(scene)
    screen.advance(by: 0.05)
    expect(map.mapSize, equals: CGSize(width: 30, height: 20))
    expect(screen.rgb(40, 55), equals: [0, 0, 255])
    expect(screen.rgb(40, 45), equals: [255, 0, 0])
    expect(screen.rgb(60, 45), equals: [255, 255, 255])
    map.setTileGroup(blue, forColumn: 1, row: 1)
    screen.advance(by: 0.05)
    expect(screen.rgb(50, 45), equals: [0, 0, 255])
  }

  @Test("Points and places of a grid correspond") func places() {
    let map = SKTileMapNode(tileSet: SKTileSet(), columns: 4, rows: 4, tileSize: CGSize(width: 32, height: 16))
    expect(map.centerOfTile(atColumn: 0, row: 0), equals: CGPoint(x: -48, y: -24))
    for type in [SKTileSetType.grid, .isometric, .hexagonalFlat, .hexagonalPointy] {
      map.tileSet.type = type
      for column in 0..<4 {
        for row in 0..<4 {
          let middle = map.centerOfTile(atColumn: column, row: row)
          expect(map.tileColumnIndex(fromPosition: middle) == column && map.tileRowIndex(fromPosition: middle) == row)
        }
      }
    }
    expect(map.tileDefinition(atColumn: 9, row: 0) == nil)
  }

  @Test("A group chooses the tiles of its borders by their neighbors") func borders() {
    let masks: [(String, SKTileAdjacencyMask)] = [
      ("center", .adjacencyAll), ("up", .adjacencyUpEdge), ("upper right", .adjacencyUpperRightEdge), ("right", .adjacencyRightEdge),
      ("lower right", .adjacencyLowerRightEdge), ("down", .adjacencyDownEdge), ("lower left", .adjacencyLowerLeftEdge),
      ("left", .adjacencyLeftEdge), ("upper left", .adjacencyUpperLeftEdge),
    ]
    // The numbers that Xcode writes for the same borders.
    expect(masks.map(\.1.rawValue), equals: [255, 124, 112, 241, 193, 199, 7, 31, 28])
    let corners: [SKTileAdjacencyMask] = [
      .adjacencyUpperRightCorner, .adjacencyLowerRightCorner, .adjacencyLowerLeftCorner, .adjacencyUpperLeftCorner,
    ]
    expect(corners.map(\.rawValue), equals: [223, 127, 253, 247])
    let group = SKTileGroup(rules: masks.map { SKTileGroupRule(adjacency: $0.1, tileDefinitions: [tile($0.0)]) })
    let map = SKTileMapNode(tileSet: SKTileSet(tileGroups: [group]), columns: 5, rows: 5, tileSize: CGSize(width: 10, height: 10))
    for column in 1...3 { for row in 1...3 { map.setTileGroup(group, forColumn: column, row: row) } }
    func name(_ column: Int, _ row: Int) -> String? { map.tileDefinition(atColumn: column, row: row)?.name }
    expect(name(2, 2) == "center" && name(2, 3) == "up" && name(3, 3) == "upper right" && name(1, 1) == "lower left")
    expect(name(1, 2) == "left" && name(0, 0) == nil)
    expect(map.tileGroup(atColumn: 2, row: 2) === group)
  }
}
