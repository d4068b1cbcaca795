import Synchronization

/// The tiles that one rendering has computed. An image that several filters of a chain have as their input is computed once, instead of
/// once for each path through the chain.
final class RenderedTiles: Sendable {
  @TaskLocal static var current: RenderedTiles?

  private struct Key: Hashable {
    let image: ObjectIdentifier
    let area: PixelArea
    let space: WorkingSpace
  }
  /// Pixels that are held at most: 64 MB. Older tiles are dropped first.
  private static let mostPixels = 4 << 20
  private struct State {
    var tiles: [Key: PixelTile] = [:]
    /// The images are held too, so that no other image has the address of one.
    var order: [(key: Key, image: CIImage)] = []
    var pixels = 0
  }
  private let state = Mutex(State())

  /// Returns the pixels of an area, which is within the extent of the image.
  func tile(of image: CIImage, _ area: PixelArea, _ space: WorkingSpace) -> PixelTile {
    let key = Key(image: ObjectIdentifier(image), area: area, space: space)
    if let tile = state.withLock({ $0.tiles[key] }) { return tile }
    let tile = image.render(area, space)
    guard area.count <= Self.mostPixels / 4 else { return tile }
    state.withLock { state in
      state.tiles[key] = tile
      state.order.append((key, image))
      state.pixels += area.count
      while state.pixels > Self.mostPixels, !state.order.isEmpty {
        let oldest = state.order.removeFirst().key
        if state.tiles.removeValue(forKey: oldest) != nil { state.pixels -= oldest.area.count }
      }
    }
    return tile
  }
}
