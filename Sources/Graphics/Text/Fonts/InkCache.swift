/// Caches the ink extents of glyphs: the first few thousand by index, those of large fonts in a dictionary.
struct InkCache {
  private static let nearCount = 4096
  private var near: ContiguousArray<GlyphInk> = []
  private var far: [Int: GlyphInk] = [:]
  private static let unknown = GlyphInk(minX: .nan, minY: 0, maxX: 0, maxY: 0)

  subscript(id: Int) -> GlyphInk? {
    get {
      guard id < Self.nearCount else { return far[id] }
      guard id < near.count, !near[id].minX.isNaN else { return nil }
      return near[id]
    }
    set {
      guard id < Self.nearCount else {
        far[id] = newValue
        return
      }
      while near.count <= id { near.append(Self.unknown) }
      near[id] = newValue ?? Self.unknown
    }
  }
}
