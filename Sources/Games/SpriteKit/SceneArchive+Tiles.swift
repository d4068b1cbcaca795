import UIKit

/// Tile sets in scene files, and the tiles of a map.
extension SceneArchive {
  /// Returns the tile set with a name from any scene file of the app.
  static func tileSet(named name: String) -> SKTileSet? {
    for folder in [Bundle.main.resourceURL, Bundle.main.bundleURL].compactMap({ $0 }) {
      let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
      for file in files.sorted(by: { $0.path < $1.path }) where file.pathExtension == "sks" {
        if let found = tileSets(file).first(where: { $0.name == name }) { return found }
      }
    }
    return nil
  }
  static func tileSets(_ url: URL) -> [SKTileSet] {
    guard let archive = try? SceneArchive(url: url) else { return [] }
    return archive.places(of: "SKTileSet").map { archive.tileSet($0) }
  }

  func tileSet(_ index: Int) -> SKTileSet {
    let fields = fields(index)
    let groups = items(fields["_groups"]).map { tileGroup($0) }
    let set = SKTileSet(tileGroups: groups, tileSetType: SKTileSetType(rawValue: UInt(max(number(fields["_type"]) ?? 0, 0))) ?? .grid)
    set.name = text(fields["_name"])
    if let width = number(fields["_defaultTileSize.width"]), let height = number(fields["_defaultTileSize.height"]) {
      set.defaultTileSize = CGSize(width: width, height: height)
    }
    return set
  }
  private func tileGroup(_ index: Int) -> SKTileGroup {
    let fields = fields(index)
    let rules = items(fields["_rules"]).map { place -> SKTileGroupRule in
      let values = self.fields(place)
      let mask = SKTileAdjacencyMask(rawValue: UInt(bits(values["_adjacency"]) ?? 255))
      let rule = SKTileGroupRule(adjacency: mask, tileDefinitions: items(values["_tileDefinitions"]).map { tile($0) })
      rule.name = text(values["_name"])
      return rule
    }
    let group = SKTileGroup(rules: rules)
    group.name = text(fields["_name"])
    return group
  }
  private func tile(_ index: Int) -> SKTileDefinition {
    let fields = fields(index)
    let textures = items(fields["_textures"]).compactMap { texture(.reference($0)) }
    let size = CGSize(width: number(fields["_width"]) ?? 0, height: number(fields["_height"]) ?? 0)
    let tile = SKTileDefinition(textures: textures, size: size, timePerFrame: number(fields["_timePerFrame"]) ?? 0)
    tile.name = text(fields["_name"])
    tile.placementWeight = Int(number(fields["_placementWeight"]) ?? 1)
    let orientation = Int(number(fields["_orientation"]) ?? 0)
    tile.rotation = SKTileDefinitionRotation(rawValue: UInt(orientation & 3)) ?? .rotation0
    let data = dictionary(fields["_userData"])
    if !data.isEmpty {
      tile.userData = NSMutableDictionary()
      for (key, value) in data { if let value = SceneArchiveCoder.plain(value) { tile.userData?[key] = value } }
    }
    return tile
  }
}

extension SceneArchiveCoder {
  /// Reads the tiles of a map. Each has 16 bits for its group and 16 bits for its tile, as an index in the whole set.
  @MainActor func readTiles(into map: SKTileMapNode) {
    guard let archive else { return }
    let set = archive.tileSetPlace(fields["_tileSet"]).map { archive.tileSet($0) }
    if let set = set ?? archive.text(fields["_tileSetName"]).flatMap({ SceneArchive.tileSet(named: $0) }) { map.tileSet = set }
    func count(_ key: String) -> Int { min(max(Int(archive.number(fields[key]) ?? 0), 0), 4096) }
    (map.numberOfColumns, map.numberOfRows) = (count("_currentColumns"), count("_currentRows"))
    map.tileSize = CGSize(width: archive.number(fields["_tileWidth"]) ?? 0, height: archive.number(fields["_tileHeight"]) ?? 0)
    if let anchor = archive.point(fields["_anchorPoint"]) { map.anchorPoint = anchor }
    if let automaps = archive.number(fields["_enableAutomapping"]) { map.enableAutomapping = automaps != 0 }
    if let mix = archive.number(fields["_colorMix"]) { map.colorBlendFactor = mix }
    if let color = archive.color(fields, "_baseColor") { map.color = color }
    guard let data = archive.data(fields["_rawTiles"]) else { return }
    let groups = map.tileSet.tileGroups
    let tiles = groups.flatMap { $0.rules.flatMap(\.tileDefinitions) }
    let words = data.withUnsafeBytes { bytes in
      (0..<data.count / 4).map { bytes.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self) }
    }
    map.set(
      words.map { word in
        let (group, tile) = (Int(word >> 16), Int(word & 0xFFFF))
        guard word != 0x7FFF_FFFF, group < groups.count else { return nil }
        return (groups[group], tile < tiles.count ? tiles[tile] : nil)
      })
  }
}
