import UIKit

/// A node that displays tiles in columns and rows. The first row is at the bottom.
@preconcurrency @MainActor open class SKTileMapNode: SKNode, Colored {
  private struct Place {
    var group: SKTileGroup?
    var tile: SKTileDefinition?
  }
  open var numberOfColumns: Int { didSet { if numberOfColumns != oldValue { resize(oldValue, numberOfRows) } } }
  open var numberOfRows: Int { didSet { if numberOfRows != oldValue { resize(numberOfColumns, oldValue) } } }
  /// The size of a tile in points.
  open var tileSize: CGSize { didSet { change() } }
  open var tileSet: SKTileSet { didSet { change() } }
  /// The size of the map in points.
  open var mapSize: CGSize {
    let (columns, rows) = (CGFloat(numberOfColumns), CGFloat(numberOfRows))
    switch tileSet.type {
    case .grid: return CGSize(width: columns * tileSize.width, height: rows * tileSize.height)
    case .isometric:
      return CGSize(width: (columns + rows) / 2 * tileSize.width, height: (columns + rows) / 2 * tileSize.height)
    case .hexagonalFlat:
      return CGSize(width: (columns * 0.75 + 0.25) * tileSize.width, height: (rows + (columns > 1 ? 0.5 : 0)) * tileSize.height)
    case .hexagonalPointy:
      return CGSize(width: (columns + (rows > 1 ? 0.5 : 0)) * tileSize.width, height: (rows * 0.75 + 0.25) * tileSize.height)
    }
  }
  /// The point of the map that is at its position, in shares of its size from the bottom left. The default is the center.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var colorBlendFactor: CGFloat = 0 { didSet { change() } }
  /// The color that is blended with the tiles. The default is white.
  open var color = UIColor.white { didSet { change() } }
  /// The blending with the pixels behind. It is stored only: tiles are drawn with alpha blending.
  open var blendMode = SKBlendMode.alpha
  /// The shader. It is stored only, because there is no GPU.
  open var shader: SKShader?
  /// The categories of lights that light the map. It is stored only.
  open var lightingBitMask: UInt32 = 0
  /// Whether ``setTileGroup(_:forColumn:row:)`` selects tiles by their neighbors; `true` by default.
  open var enableAutomapping = true
  var blendColor: UIColor {
    get { color }
    set { color = newValue }
  }
  private var places: [Place]
  private var picture: (time: Int, image: CGImage?)?
  private var clock: TimeInterval = 0
  private var hasAnimation = false

  public init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize) {
    (self.tileSet, numberOfColumns, numberOfRows, self.tileSize) = (tileSet, max(columns, 0), max(rows, 0), tileSize)
    places = Array(repeating: Place(), count: max(columns, 0) * max(rows, 0))
    super.init()
  }
  public convenience init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, fillWith tileGroup: SKTileGroup) {
    self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
    fill(with: tileGroup)
  }
  /// Creates a map with a layout of tile groups, row by row from the bottom.
  public convenience init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, tileGroupLayout: [SKTileGroup]) {
    self.init(tileSet: tileSet, columns: columns, rows: rows, tileSize: tileSize)
    for (index, group) in tileGroupLayout.prefix(places.count).enumerated() { places[index].group = group }
    mapAll()
  }
  public required init?(coder aDecoder: NSCoder) {
    (tileSet, numberOfColumns, numberOfRows, tileSize, places) = (SKTileSet(), 0, 0, .zero, [])
    super.init(coder: aDecoder)
    (aDecoder as? SceneArchiveCoder)?.readTiles(into: self)
  }

  private func resize(_ columns: Int, _ rows: Int) {
    let old = places
    (numberOfColumns, numberOfRows) = (max(numberOfColumns, 0), max(numberOfRows, 0))
    places = Array(repeating: Place(), count: numberOfColumns * numberOfRows)
    for row in 0..<min(rows, numberOfRows) {
      for column in 0..<min(columns, numberOfColumns) { places[row * numberOfColumns + column] = old[row * columns + column] }
    }
    change()
  }
  private func change() { picture = nil }
  private func index(_ column: Int, _ row: Int) -> Int? {
    column >= 0 && row >= 0 && column < numberOfColumns && row < numberOfRows ? row * numberOfColumns + column : nil
  }
  /// Sets the tiles of an archive, row by row from the bottom.
  func set(_ tiles: [(group: SKTileGroup, tile: SKTileDefinition?)?]) {
    for (index, tile) in tiles.prefix(places.count).enumerated() {
      places[index] = Place(group: tile?.group, tile: tile?.tile ?? tile?.group.rules.first?.tileDefinitions.first)
    }
    change()
  }

  /// Fills the whole map with a group; nil clears the map.
  open func fill(with tileGroup: SKTileGroup?) {
    for index in places.indices { places[index].group = tileGroup }
    mapAll()
  }
  open func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition? { index(column, row).flatMap { places[$0].tile } }
  open func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup? { index(column, row).flatMap { places[$0].group } }
  /// Sets the group of a position. Its tile, and those of its neighbors, are selected by the adjacency rules.
  open func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int) {
    guard let index = index(column, row) else { return }
    places[index].group = tileGroup
    map(column, row)
    guard enableAutomapping else { return }
    for x in column - 1...column + 1 { for y in row - 1...row + 1 where (x, y) != (column, row) { map(x, y) } }
  }
  open func setTileGroup(_ tileGroup: SKTileGroup, andTileDefinition tileDefinition: SKTileDefinition, forColumn column: Int, row: Int) {
    guard let index = index(column, row) else { return }
    places[index] = Place(group: tileGroup, tile: tileDefinition)
    change()
  }

  private func mapAll() { for row in 0..<numberOfRows { for column in 0..<numberOfColumns { map(column, row) } } }

  /// Selects the tile of a position by its neighbors.
  private func map(_ column: Int, _ row: Int) {
    guard let index = index(column, row) else { return }
    change()
    guard let group = places[index].group else {
      places[index].tile = nil
      return
    }
    var neighbors: SKTileAdjacencyMask = []
    let around: [(Int, Int, SKTileAdjacencyMask)] = [
      (0, 1, .adjacencyUp), (1, 1, .adjacencyUpperRight), (1, 0, .adjacencyRight), (1, -1, .adjacencyLowerRight), (0, -1, .adjacencyDown),
      (-1, -1, .adjacencyLowerLeft), (-1, 0, .adjacencyLeft), (-1, 1, .adjacencyUpperLeft),
    ]
    for (x, y, mask) in around {
      // Positions outside of the map count as the same group, so that the tiles at the map's border have no edge.
      guard let place = self.index(column + x, row + y) else {
        neighbors.insert(mask)
        continue
      }
      if places[place].group === group { neighbors.insert(mask) }
    }
    let corners: SKTileAdjacencyMask = [.adjacencyUpperRight, .adjacencyLowerRight, .adjacencyLowerLeft, .adjacencyUpperLeft]
    // Selects the rule with exactly these neighbors, or the one that matches the four sides and most corners.
    let best = group.rules.filter { !$0.tileDefinitions.isEmpty }.max { score($0) < score($1) }
    func score(_ rule: SKTileGroupRule) -> Int {
      let difference = rule.adjacency.symmetricDifference(neighbors)
      return -(difference.subtracting(corners).rawValue.nonzeroBitCount * 8 + difference.intersection(corners).rawValue.nonzeroBitCount)
    }
    places[index].tile = best.flatMap { choose($0.tileDefinitions) }
  }
  private func choose(_ tiles: [SKTileDefinition]) -> SKTileDefinition? {
    let total = tiles.reduce(0) { $0 + max($1.placementWeight, 0) }
    guard tiles.count > 1, total > 0 else { return tiles.first }
    var place = Int.random(in: 0..<total)
    for tile in tiles {
      place -= max(tile.placementWeight, 0)
      if place < 0 { return tile }
    }
    return tiles.last
  }

  // MARK: Geometry

  /// Returns the center of a tile in the node's coordinates.
  open func centerOfTile(atColumn column: Int, row: Int) -> CGPoint {
    let (size, x, y) = (mapSize, CGFloat(column), CGFloat(row))
    var point: CGPoint
    switch tileSet.type {
    case .grid: point = CGPoint(x: (x + 0.5) * tileSize.width, y: (y + 0.5) * tileSize.height)
    case .isometric:
      point = CGPoint(x: (x - y + CGFloat(numberOfRows)) / 2 * tileSize.width, y: (x + y + 1) / 2 * tileSize.height)
    case .hexagonalFlat:
      point = CGPoint(x: (x * 0.75 + 0.5) * tileSize.width, y: (y + 0.5 + (column % 2 == 0 ? 0 : 0.5)) * tileSize.height)
    case .hexagonalPointy:
      point = CGPoint(x: (x + 0.5 + (row % 2 == 0 ? 0 : 0.5)) * tileSize.width, y: (y * 0.75 + 0.5) * tileSize.height)
    }
    point.x -= anchorPoint.x * size.width
    point.y -= anchorPoint.y * size.height
    return point
  }
  private func place(at position: CGPoint) -> (column: Int, row: Int) {
    guard tileSize.width > 0, tileSize.height > 0 else { return (0, 0) }
    let size = mapSize
    let point = CGPoint(x: position.x + anchorPoint.x * size.width, y: position.y + anchorPoint.y * size.height)
    switch tileSet.type {
    case .grid: return (Int((point.x / tileSize.width).rounded(.down)), Int((point.y / tileSize.height).rounded(.down)))
    case .isometric:
      let (sum, difference) = (2 * point.y / tileSize.height, 2 * point.x / tileSize.width - CGFloat(numberOfRows))
      return (Int(((sum + difference) / 2).rounded(.down)), Int(((sum - difference) / 2).rounded(.down)))
    default:
      // The tile with the nearest center, among those around the estimated position.
      let column = Int((point.x / (tileSize.width * (tileSet.type == .hexagonalFlat ? 0.75 : 1))).rounded(.down))
      let row = Int((point.y / (tileSize.height * (tileSet.type == .hexagonalFlat ? 1 : 0.75))).rounded(.down))
      var best = (column: column, row: row, distance: CGFloat.infinity)
      for x in column - 1...column + 1 {
        for y in row - 1...row + 1 {
          let middle = centerOfTile(atColumn: x, row: y)
          let distance = hypot(middle.x - position.x, middle.y - position.y)
          if distance < best.distance { best = (x, y, distance) }
        }
      }
      return (best.column, best.row)
    }
  }
  /// Returns the column at a point in the node's coordinates. It may be outside of the map.
  open func tileColumnIndex(fromPosition position: CGPoint) -> Int { place(at: position).column }
  /// Returns the row at a point in the node's coordinates. It may be outside of the map.
  open func tileRowIndex(fromPosition position: CGPoint) -> Int { place(at: position).row }

  // MARK: Drawing

  override var contentBounds: CGRect {
    let size = mapSize
    return CGRect(x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
  }
  override func take(from other: SKNode) {
    super.take(from: other)
    guard let other = other as? SKTileMapNode else { return }
    (tileSet, tileSize) = (other.tileSet, other.tileSize)
    (numberOfColumns, numberOfRows) = (other.numberOfColumns, other.numberOfRows)
    (places, anchorPoint, color, colorBlendFactor) = (other.places, other.anchorPoint, other.color, other.colorBlendFactor)
  }
  override func advance(by seconds: TimeInterval) { if hasAnimation { clock += seconds } }

  /// Draws all tiles into one image, which is cached until a tile changes.
  override func draw(in renderer: SceneRenderer, _ place: SceneRenderer.Place) {
    let size = mapSize
    guard size.width >= 1, size.height >= 1 else { return }
    let time = hasAnimation ? Int(clock * 30) : 0
    if picture?.time != time { picture = (time, draw(size)) }
    var sprite = SceneRenderer.Sprite()
    (sprite.size, sprite.anchor) = (size, CGPoint(x: anchorPoint.x, y: 1 - anchorPoint.y))
    sprite.image = picture?.image
    renderer.add(sprite, for: self, place)
  }

  private func draw(_ size: CGSize) -> CGImage? {
    hasAnimation = false
    let format = UIGraphicsImageRendererFormat()
    // The scale of a large map is reduced, so that the image does not exceed the size limit.
    (format.scale, format.opaque) = (min(2, 4096 / max(size.width, size.height)), false)
    var tint = color.components
    tint.alpha *= colorBlendFactor
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      let rows = tileSet.type == .grid ? Array(0..<numberOfRows) : (0..<numberOfRows).reversed()
      for row in rows {
        for column in 0..<numberOfColumns {
          guard let tile = places[row * numberOfColumns + column].tile, !tile.textures.isEmpty else { continue }
          if tile.textures.count > 1, tile.timePerFrame > 0 { hasAnimation = true }
          let frame = tile.timePerFrame > 0 ? Int(clock / Double(tile.timePerFrame)) % tile.textures.count : 0
          let texture = tile.textures[frame]
          let middle = centerOfTile(atColumn: column, row: row)
          let canvas = context.cgContext
          canvas.saveGState()
          canvas.translateBy(x: middle.x + anchorPoint.x * size.width, y: size.height - middle.y - anchorPoint.y * size.height)
          canvas.rotate(by: -CGFloat(tile.rotation.rawValue) * .pi / 2)
          canvas.scaleBy(x: tile.flipHorizontally ? -1 : 1, y: tile.flipVertically ? -1 : 1)
          let own = tile.size == .zero ? tileSize : tile.size
          let area = CGRect(x: -own.width / 2, y: -own.height / 2, width: own.width, height: own.height)
          UIImage(cgImage: texture.image(tinted: tint) ?? texture.cgImage()).draw(in: area)
          canvas.restoreGState()
        }
      }
    }.cgImage
  }
}
